// What the text of a face means. The server writes `7h`, `6`, `Qd`, `R`, and `??` for what you may not see.

export type Suit = "clubs" | "diamonds" | "hearts" | "spades";

export type Face =
  | { kind: "back" }
  | { kind: "card"; rank: string; suit: Suit }
  | { kind: "joker" }
  | { kind: "court"; value: number }
  | { kind: "jester" }
  | { kind: "piece"; name: PieceName; red: boolean }
  | { kind: "text"; text: string };

export type PieceName = "general" | "advisor" | "elephant" | "chariot" | "horse" | "cannon" | "soldier";

export const HIDDEN = "??";
export const SUIT_SIGN: Record<Suit, string> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };

const SUITS: Record<string, Suit> = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const PIECES: Record<string, PieceName> = {
  g: "general", a: "advisor", e: "elephant", r: "chariot", h: "horse", c: "cannon", s: "soldier",
};
const RANKS = "A23456789TJQK";
/** Tincholi counts its court cards: 10 11 12. */
const NUMBERS: Record<string, string> = { T: "10", J: "11", Q: "12" };
const PLAIN: Record<string, string> = { T: "10" };

export function face(text: string, game: string): Face {
  if (text === HIDDEN) return { kind: "back" };
  if (text === "Jk") return { kind: "joker" };
  const suit = SUITS[text.slice(-1)];
  const rank = text.slice(0, -1);
  if (suit && text.length === 2 && RANKS.includes(rank)) {
    return { kind: "card", rank: (game === "tincholi" ? NUMBERS : PLAIN)[rank] ?? rank, suit };
  }
  if (game === "liap_tui" && text.length === 1) {
    const name = PIECES[text.toLowerCase()];
    if (name) return { kind: "piece", name, red: text !== text.toLowerCase() };
  }
  if (game === "dalmuti") {
    if (text === "J") return { kind: "jester" };
    const value = Number(text);
    if (value >= 1 && value <= 12) return { kind: "court", value };
  }
  return { kind: "text", text };
}

export const isRed = (suit: Suit) => suit === "hearts" || suit === "diamonds";

/** As it is written in a sentence: 7♥, 12♦, 9. */
export function short(text: string, game: string): string {
  const shown = face(text, game);
  switch (shown.kind) {
    case "card":
      return shown.rank + SUIT_SIGN[shown.suit];
    case "court":
      return String(shown.value);
    case "jester":
      return "★";
    case "joker":
      return "Joker";
    case "piece":
      return GLYPHS[text] ?? text;
    case "back":
      return "?";
    case "text":
      return shown.text;
  }
}

/** Red pieces first, then black; the two sides write some of them differently. */
export const GLYPHS: Record<string, string> = {
  G: "帥", A: "仕", E: "相", R: "俥", H: "傌", C: "炮", S: "兵",
  g: "將", a: "士", e: "象", r: "車", h: "馬", c: "砲", s: "卒",
};

// -- the order of a hand

const SUIT_ORDER: Suit[] = ["spades", "hearts", "clubs", "diamonds"];
const RANK_ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const PIECE_ORDER = "GAERHCSgaerhcs";

/** By suit then rank, colours alternating; Dalmuti by value, jesters last; pieces by colour then name. */
export function sortHand(hand: string[], game: string, by: "suit" | "rank" = "suit"): string[] {
  return hand.map((text, i) => ({ text, i, key: order(text, game, by) })).sort((a, b) => a.key - b.key || a.i - b.i).map((c) => c.text);
}

function order(text: string, game: string, by: "suit" | "rank"): number {
  const shown = face(text, game);
  switch (shown.kind) {
    case "card": {
      const suit = SUIT_ORDER.indexOf(shown.suit);
      const rank = RANK_ORDER.indexOf(shown.rank);
      return by === "suit" ? suit * 20 + rank : rank * 4 + suit;
    }
    case "court":
      return shown.value;
    case "jester":
      return 13;
    case "piece":
      return PIECE_ORDER.indexOf(text);
    default:
      return 0;
  }
}

/** The same faces with how often each was there before: a key for every card of a pile, copies included. */
export function keyed(pile: readonly string[]): { key: string; text: string; at: number }[] {
  const seen = new Map<string, number>();
  return pile.map((text, at) => {
    const n = seen.get(text) ?? 0;
    seen.set(text, n + 1);
    return { key: `${text}.${n}`, text, at };
  });
}

export function countOf(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Whether all of these are among those, copies counted. */
export function within(some: readonly string[], all: readonly string[]): boolean {
  const left = countOf(all);
  return some.every((card) => {
    const n = left.get(card) ?? 0;
    left.set(card, n - 1);
    return n > 0;
  });
}

export const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && within(a, b);
