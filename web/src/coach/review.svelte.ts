// The decisions of one seat, each beside the best one. The house thinks about a few at a time, after its tables.

import { Trouble, askReview } from "../net/api";
import type * as http from "../net/http";

export type Reviewed = http.Reviewed;
export type Page = Pick<http.Review, "decisions" | "next"> & { count?: number };

export const page = (id: string, seat: string, from: number) => askReview<Page>(id, `/review?seat=${seat}&from=${from}`);

/** From here on a loss is small, middling, large. Less is within what the bot itself may be wrong. */
const SIZES = [0.03, 0.08, 0.2] as const;

/** 0: nothing worth a word. */
export const sizeOf = (lost: number): number => SIZES.filter((least) => lost >= least).length;

export interface Summary {
  count: number;
  /** with a choice */
  free: number;
  average: number;
}

export function summary(decisions: readonly Reviewed[]): Summary {
  const free = decisions.filter((one) => one.best.length > 1);
  const lost = free.reduce((sum, one) => sum + one.lost, 0);
  return { count: decisions.length, free: free.length, average: free.length ? lost / free.length : 0 };
}

/** To the next move that is really another one: what comes to the same has the same chance. */
function gapOf({ best }: Reviewed): number {
  const next = best.find((one) => one.chance < best[0]!.chance);
  return next ? best[0]!.chance - next.chance : 0;
}

/** A point of the curve: the chance after what was done there, and how much of it was given away. */
export interface Point {
  n: number;
  chance: number;
  lost: number;
  goal: string;
}

export function curveOf(decisions: readonly Reviewed[]): Point[] {
  return decisions.flatMap((one) => {
    const [best] = one.best;
    const done = one.best.find(({ move }) => move === one.move) ?? best;
    return best && done ? [{ n: one.n, chance: done.chance, lost: one.lost, goal: one.goal }] : [];
  });
}

const THREE = 3;

/** The moments that mattered: the largest losses, then what was found and would have been dear to miss. */
export function turningPoints(decisions: readonly Reviewed[]): { of: Reviewed; lost: boolean }[] {
  const free = decisions.filter((one) => one.best.length > 1);
  const lost = free.filter((one) => sizeOf(one.lost)).sort((a, b) => b.lost - a.lost);
  const found = free.filter((one) => one.lost === 0 && sizeOf(gapOf(one)) > 1).sort((a, b) => gapOf(b) - gapOf(a));
  return [...lost.map((of) => ({ of, lost: true })), ...found.map((of) => ({ of, lost: false }))].slice(0, THREE);
}

/** Whole points, so that what is lost is the difference of what is shown. */
export function points(of: Reviewed): { mine: number; best: number; lost: number } {
  const whole = (chance: number) => Math.round(100 * chance) / 100;
  const best = whole(of.best[0]?.chance ?? 0);
  const mine = whole(of.best.find(({ move }) => move === of.move)?.chance ?? best);
  return { mine, best, lost: Math.max(0, Math.round(100 * (best - mine)) / 100) };
}

/** A house that is busy or silent is asked again after this time, or when it says; the last one holds for ever. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000];
const PASSES = new Set(["busy", "offline", "too_fast", "draining"]);

const passes = (trouble: Trouble): boolean => trouble.status >= 500 || trouble.status === 429 || PASSES.has(trouble.code);

export class Review {
  seat = $state("");
  decisions = $state.raw<Reviewed[]>([]);
  /** the first line that has not been looked at; null: all have */
  next = $state<number | null>(1);
  /** it waits for the house by itself: others come first there, or nothing was heard of it */
  waits = $state<"" | "busy" | "silent">("");
  /** lines of the record, once the house has said it */
  count = $state(0);
  trouble = $state.raw<Trouble | null>(null);

  private run = 0;

  constructor(
    readonly id: string,
    private fetchPage: typeof page = page,
    private wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  readonly done = $derived(this.next === null);
  readonly byLine = $derived(new Map(this.decisions.map((one) => [one.n, one])));
  /** line → how large the loss is, for those worth a mark */
  readonly marks = $derived(new Map(this.decisions.map((one) => [one.n, sizeOf(one.lost)] as const).filter(([, size]) => size)));
  readonly summary = $derived(summary(this.decisions));
  readonly curve = $derived(curveOf(this.decisions));
  readonly turns = $derived(turningPoints(this.decisions));
  /** how much of the match has been looked at */
  readonly share = $derived(this.next === null ? 1 : (this.next - 1) / Math.max(1, this.count));

  /** Another seat, from its first decision. */
  async of(seat: string): Promise<void> {
    if (seat !== this.seat) {
      this.seat = seat;
      this.decisions = [];
      this.next = 1;
    }
    await this.goOn();
  }

  /** What is missing; also after trouble. */
  async goOn(): Promise<void> {
    const run = ++this.run;
    this.trouble = null;
    let tries = 0;
    while (this.next !== null) {
      try {
        const got = await this.fetchPage(this.id, this.seat, this.next);
        if (run !== this.run) return;
        this.decisions = [...this.decisions, ...got.decisions];
        this.next = got.next;
        this.count = got.count ?? this.count;
        tries = 0;
        this.waits = "";
      } catch (error) {
        if (run !== this.run) return;
        const trouble = error instanceof Trouble ? error : new Trouble("refused", String(error));
        if (!passes(trouble)) {
          this.waits = "";
          this.trouble = trouble;
          return;
        }
        this.waits = trouble.code === "offline" ? "silent" : "busy";
        await this.wait(Math.max(AGAIN_MS[Math.min(tries++, AGAIN_MS.length - 1)]!, trouble.retryMs));
        if (run !== this.run) return;
      }
    }
  }

  close(): void {
    this.run += 1;
  }
}
