// Your cards and how they lie: by suit, by rank, or as you lay them. A card keeps its key while it is in the hand.

import { CHOICES, choose, settings } from "../ui/settings.svelte";
import { sortHand } from "./cards";

export interface Held {
  /** the face and which of its copies */
  key: string;
  text: string;
}

/** What has been sent and is not answered: its cards have left the hand, or come back to it. */
export interface Gone {
  keys: readonly string[];
  /** they lie on the table */
  laid: boolean;
}

export const faceOf = (key: string) => key.slice(0, key.lastIndexOf("."));

const NOBODY: Gone = { keys: [], laid: false };

export class HandOrder {
  private holding = $state.raw<Held[]>([]);
  /** the order that was made by hand */
  private own = $state.raw<string[]>([]);
  /** keys of cards that came since your last play */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  private copies = 0;

  constructor(
    private game: () => string,
    /** lets the cards be seen moving */
    private stage: (change: () => void) => void = (change) => change(),
  ) {}

  readonly cards = $derived.by<Held[]>(() => arranged(this.holding, this.game(), settings.sort, this.own));
  /** Sets and pieces have one natural order only, cards of suits have two. */
  readonly ways = $derived.by(() => {
    const texts = this.holding.map((held) => held.text);
    return new Set([sortHand(texts, this.game(), "suit").join(), sortHand(texts, this.game(), "rank").join()]).size;
  });

  has(key: string): boolean {
    return this.holding.some((held) => held.key === key);
  }

  /** A new hand: nothing in it is known. */
  deal(cards: readonly string[]): void {
    this.holding = [];
    this.hold(cards);
    this.fresh = new Set();
  }

  /** Which of several copies has gone is the one that was played; one that comes back is the same card. */
  hold(cards: readonly string[], sent: Gone = NOBODY): void {
    const want = [...cards];
    const stay = this.staying(want, sent.laid ? sent.keys : []);
    const back = sent.laid ? [] : sent.keys.filter((key) => !stay.has(key));
    const come = want.map((text) => ({ key: takeKey(back, text) ?? `${text}.${++this.copies}`, text }));
    const had = this.holding.length;
    this.holding = [...this.holding.filter((held) => stay.has(held.key)), ...come];
    if (come.length && had && !sent.keys.length) this.fresh = new Set([...this.fresh, ...come.map((held) => held.key)]);
  }

  /** The keys that stay; their faces are taken out of `want`. */
  private staying(want: string[], gone: readonly string[]): Set<string> {
    const stay = new Set<string>();
    for (const held of [...this.holding].sort((a, b) => Number(gone.includes(a.key)) - Number(gone.includes(b.key)))) {
      const at = want.indexOf(held.text);
      if (at < 0) continue;
      want.splice(at, 1);
      stay.add(held.key);
    }
    return stay;
  }

  /** You have played: what you picked up before is not new any more. */
  seen(): void {
    this.fresh = new Set();
  }

  // -- how they lie

  /** Another match begins in the order of the game. */
  forget(): void {
    this.own = [];
  }

  /** By suit, by rank, as you lay them. */
  sort(): void {
    const ways = CHOICES.sort.filter((way) => way !== "rank" || this.ways > 1);
    const next = ways[(ways.indexOf(settings.sort) + 1) % ways.length]!;
    this.stage(() => {
      if (next === "own") this.own = this.cards.map((held) => held.key);
      choose("sort", next);
    });
  }

  /** A card of a hand that is laid by hand goes to another place in it. */
  put(key: string, at: number): void {
    const order = this.cards.map((held) => held.key).filter((one) => one !== key);
    order.splice(at, 0, key);
    this.stage(() => (this.own = order));
  }
}

function takeKey(keys: string[], text: string): string | undefined {
  const at = keys.findIndex((key) => faceOf(key) === text);
  return at < 0 ? undefined : keys.splice(at, 1)[0];
}

function arranged(holding: readonly Held[], game: string, by: "suit" | "rank" | "own", order: readonly string[]): Held[] {
  if (by === "own" && order.length) {
    const place = new Map(order.map((key, i) => [key, i]));
    return [...holding].sort((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity) || 0);
  }
  const left = [...holding];
  const texts = sortHand(
    left.map((held) => held.text),
    game,
    by === "rank" ? "rank" : "suit",
  );
  return texts.map((text) => {
    const at = left.findIndex((held) => held.text === text);
    return left.splice(at, 1)[0]!;
  });
}
