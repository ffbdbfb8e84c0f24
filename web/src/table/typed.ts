// Moves as people type them, looked up among the legal ones: what is not there is not a move.

import { same } from "./cards";
import { type Offer, offerFor } from "./moves";

const plain = (text: string) => text.trim().replace(/\s+/g, " ");

/** `7h`, `3x9`, `9 9 j`, `pass`, `d3`; as the house writes it, or nearly so. */
export function read(text: string, offers: readonly Offer[]): string | null {
  const wish = plain(text);
  if (!wish) return null;
  for (const way of WAYS) {
    const found = offers.filter((offer) => way(wish, offer));
    if (found.length === 1) return found[0]!.move;
    if (found.length > 1) return null; // it could be this or that
  }
  return offerFor(wish.toLowerCase().replace(/ 0+(?=\d)/, " "), offers)?.move ?? null;
}

type Way = (wish: string, offer: Offer) => boolean;

const WAYS: Way[] = [
  (wish, offer) => offer.move === wish,
  (wish, offer) => same(offer.cards, wish.split(" ")) && offer.cards.length > 0,
  (wish, offer) => offer.cards.length > 0 && lower(offer.cards).join("") === lower(wish.split(/[ ,+]/)).join("") && !wish.includes("x"),
  (wish, offer) => lowered(offer.move) === lowered(wish),
  (wish, offer) => lowered(offer.move) === lowered(wish).replace(/^10/, "t"),
  // d3, or just 3: only one word has a number behind it
  (wish, offer) => offer.how?.takes === "number" && offer.rest === /^[a-z]* ?(\d+)$/i.exec(wish)?.[1],
  // three 9s: the house writes the number first
  (wish, offer) => lowered(offer.move) === lowered(wish).replace(/^(\d+)x(\d+)/, "$2x$1"),
];

const lowered = (text: string) => text.toLowerCase();
const lower = (texts: readonly string[]) => texts.map(lowered).sort();
