// What is seen for a moment only: the faces that you were shown, and the slots that somebody has touched.
// The table sends a look once; it stays here for its seconds and is gone.

import type { News, Scene } from "../../table/scene";
import { calm } from "../../table/fly";
import { touched } from "./touched";

/** So long each card of the first look can be seen, counted while it lies open; and what a 7 or an 8 has shown lies open. */
export const LOOK_MS = 6000;
const PEEK_MS = 4000;
export const MARK_MS = 3000;

export interface Glimpse {
  card: string;
  /** has to be turned by hand to be seen */
  held: boolean;
}

export class Memory {
  /** p2.1: its face, for now */
  faces = $state.raw<ReadonlyMap<string, Glimpse>>(new Map());
  /** slots that were touched, and by what */
  marks = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** the two ends of an exchange */
  arc = $state.raw<readonly [string, string] | null>(null);
  /** the slot of your first look that lies open */
  up = $state("");
  /** which slots of it you have opened */
  opened = $state.raw<ReadonlySet<string>>(new Set());
  /** the hands are turned one by one: yours is not open yet */
  hush = $state(false);
  /** somebody has cut, and the reveal has not told yet: neither hands nor points are seen on the mat */
  veiled = $state(false);
  /** it has just ended */
  ended = $state(false);
  readonly looking = $derived([...this.faces.values()].some((glimpse) => glimpse.held));
  /** both have been seen */
  readonly all = $derived([...this.faces].every(([slot, glimpse]) => !glimpse.held || this.opened.has(slot)));
  private left = new Map<string, number>(); // ms of each slot
  private clock: { slot: string; since: number; timer: number } | null = null;
  private timers = new Set<number>();
  private last: Scene["news"] | null = null;

  /** The player there holds their first look up to see it; in a replay it is simply shown. */
  watch(scene: Scene, you: string | null, holds = true): void {
    if (!scene.news.length || scene.news === this.last) return;
    this.last = scene.news;
    for (const item of scene.news) this.hear(item, you, holds);
  }

  /** How long a slot of the first look may still be seen. */
  leftOf(slot: string): number {
    return this.left.get(slot) ?? LOOK_MS;
  }

  /** A card is turned: its time runs as long as it lies open. Reading what to do costs nothing. */
  open(slot: string): void {
    if (this.up === slot || !this.faces.get(slot)?.held) return;
    this.close();
    this.up = slot;
    this.opened = new Set([...this.opened, slot]);
    this.clock = { slot, since: Date.now(), timer: window.setTimeout(() => this.spend(slot), this.leftOf(slot)) };
  }

  /** It lies face down again. */
  close(): void {
    this.up = "";
    if (!this.clock) return;
    const { slot, since, timer } = this.clock;
    window.clearTimeout(timer);
    this.clock = null;
    this.left.set(slot, Math.max(0, this.leftOf(slot) - (Date.now() - since)));
  }

  /** Its time is over: this card is not shown again. */
  private spend(slot: string): void {
    this.close();
    this.faces = new Map([...this.faces].filter(([one]) => one !== slot));
    if (!this.looking) this.finish();
  }

  end(): void {
    if (!this.looking) return;
    this.close();
    this.faces = new Map([...this.faces].filter(([, glimpse]) => !glimpse.held));
    this.finish();
  }

  private finish(): void {
    this.ended = true;
    this.later(MARK_MS, () => (this.ended = false));
  }

  private hear(item: News, you: string | null, holds: boolean): void {
    if (item.what === "deal" || item.what === "cut") {
      this.forget();
      this.veiled = this.hush = item.what === "cut" && holds && !calm();
      return;
    }
    const slots = [...touched([item])];
    const what = item.what;
    for (const slot of slots) {
      this.marks = new Map(this.marks).set(slot, what);
      this.later(MARK_MS, () => this.without(slot, what));
    }
    if (what === "swap" && slots.length === 2) {
      const arc = [slots[0]!, slots[1]!] as const;
      this.arc = arc;
      this.later(MARK_MS, () => this.arc === arc && (this.arc = null));
    }
    if (["keep", "pair", "swap"].includes(what)) this.faces = new Map([...this.faces].filter(([slot]) => !slots.includes(slot)));
    if (item.seat === you && (what === "draw" || what === "take")) this.end(); // a bot has played for you
    const shown = (what === "look" && item.seat === you) || what === "peek" || (what === "pair" && item["ok"] === false);
    if (!shown) return;
    item.cards?.forEach((card, i) => slots[i] && card !== "??" && this.show(slots[i], { card, held: holds && what === "look" }));
  }

  private show(slot: string, glimpse: Glimpse): void {
    this.faces = new Map(this.faces).set(slot, glimpse);
    if (!glimpse.held)
      this.later(PEEK_MS, () => {
        if (this.faces.get(slot) === glimpse) this.faces = new Map([...this.faces].filter(([one]) => one !== slot));
      });
  }

  private without(slot: string, what: string): void {
    if (this.marks.get(slot) === what) this.marks = new Map([...this.marks].filter(([one]) => one !== slot));
  }

  private later(ms: number, then: () => void): void {
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms);
    this.timers.add(timer);
  }

  /** The reveal is over. */
  unveil(): void {
    this.veiled = this.hush = false;
  }

  forget(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
    this.timers.clear();
    this.faces = new Map();
    this.marks = new Map();
    this.arc = null;
    this.close();
    this.left.clear();
    this.opened = new Set();
    this.ended = false;
  }
}

/** Of the table at which somebody plays: the prompt speaks of their look. */
export const eyes = $state<{ memory: Memory | null }>({ memory: null });

const memories = new WeakMap<object, Memory>();

/** One for each table. */
export function memoryOf(table: object): Memory {
  const found = memories.get(table) ?? new Memory();
  memories.set(table, found);
  return found;
}
