// What the text of a face means. The server writes `7h`, `6`, `Qd`, `R`, and `??` for what you may not see.

import { declared } from "../net/declared.svelte";

export type Suit = "clubs" | "diamonds" | "hearts" | "spades";

export type Face =
  | { kind: "back" }
  | { kind: "card"; rank: string; suit: Suit }
  | { kind: "joker" }
  | { kind: "court"; value: number }
  | { kind: "jester" }
  | { kind: "piece"; name: string; red: boolean }
  | { kind: "text"; text: string };

export const HIDDEN = "??";
export const SUIT_SIGN: Record<Suit, string> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };

const SUITS: Record<string, Suit> = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const RANKS = "A23456789TJQK";

/** What a text stands for, by what its game has declared of its faces. */
export function face(text: string, game: string): Face {
  if (text === HIDDEN) return { kind: "back" };
  const { kind, names, signs, red, wild } = declared(game).faces;
  if (kind === "cards") {
    if (wild.includes(text)) return { kind: "joker" };
    const suit = SUITS[text.slice(-1)];
    const rank = text.slice(0, -1);
    if (suit && text.length === 2 && RANKS.includes(rank)) return { kind: "card", rank: signs[rank] ?? rank, suit };
  }
  if (kind === "pieces" && text in names) return { kind: "piece", name: names[text]!.split(" ").at(-1)!, red: red.includes(text) };
  if (kind === "numbers" && text in names) return wild.includes(text) ? { kind: "jester" } : { kind: "court", value: Number(text) };
  return { kind: "text", text };
}

/** Whether this game is played with pieces instead of cards: they are round, and lie flat. */
export const withPieces = (game: string) => declared(game).faces.kind === "pieces";

export const isRed = (suit: Suit) => suit === "hearts" || suit === "diamonds";

/** As it is written in a sentence: 7♥, 12♦, 9. */
export function short(text: string, game: string): string {
  const shown = face(text, game);
  switch (shown.kind) {
    case "card":
      return shown.rank + SUIT_SIGN[shown.suit];
    case "court":
      return String(shown.value);
    case "joker":
      return declared(game).faces.names[text] ?? text;
    case "jester":
    case "piece":
      return declared(game).faces.signs[text] ?? text;
    case "back":
      return "?";
    case "text":
      return shown.text;
  }
}

// -- the order of a hand

const SUIT_ORDER: Suit[] = ["spades", "hearts", "clubs", "diamonds"];
const RANK_ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** By suit then rank, colours alternating; or in the order that the game has declared. */
export function sortHand(hand: string[], game: string, by: "suit" | "rank" = "suit"): string[] {
  return hand
    .map((text, i) => ({ text, i, key: order(text, game, by) }))
    .sort((a, b) => a.key - b.key || a.i - b.i)
    .map((c) => c.text);
}

function order(text: string, game: string, by: "suit" | "rank"): number {
  const told = declared(game).faces.order;
  if (told.length) return told.indexOf(text);
  const shown = face(text, game);
  if (shown.kind !== "card") return 0;
  const suit = SUIT_ORDER.indexOf(shown.suit);
  const rank = RANK_ORDER.indexOf(shown.rank);
  return by === "suit" ? suit * 20 + rank : rank * 4 + suit;
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
