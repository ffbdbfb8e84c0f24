// What open cards count, as the rules page says.

const RANKS = "A23456789TJQ";

/** Null where a card is not seen, or is a joker, which counts as another one. */
export function countOf(cards: readonly string[]): number | null {
  let total = 0;
  for (const card of cards) {
    const rank = RANKS.indexOf(card[0] ?? "") + 1;
    if (!/^.[cdhs]$/.test(card) || !rank) return null;
    total += card === "Qd" ? 0 : rank;
  }
  return cards.length ? total : null;
}
