// The decisions of one seat, each beside the best one. The house thinks about a few at a time, after its tables.

import { Trouble, askRecord } from "../net/api";
import type * as http from "../net/http";

export type Reviewed = http.Reviewed;
export type Page = Pick<http.Review, "decisions" | "next">;

export const page = (id: string, seat: string, from: number) => askRecord<Page>(id, `/review?seat=${seat}&from=${from}`);

/** From here on a loss is small, middling, large. Less is within what the bot itself may be wrong. */
const SIZES = [0.03, 0.08, 0.2] as const;

/** 0: nothing worth a word. */
export const sizeOf = (lost: number): number => SIZES.filter((least) => lost >= least).length;

export interface Summary {
  count: number;
  /** with a choice */
  free: number;
  average: number;
  /** the best move was found, and the next one is this much worse */
  best: { of: Reviewed; gap: number } | null;
  worst: Reviewed | null;
}

export function summary(decisions: readonly Reviewed[]): Summary {
  const free = decisions.filter((one) => one.best.length > 1);
  const found = free.filter((one) => one.lost === 0).map((of) => ({ of, gap: gapOf(of) }));
  const best = found.sort((a, b) => b.gap - a.gap)[0];
  const worst = [...free].sort((a, b) => b.lost - a.lost)[0];
  return {
    count: decisions.length,
    free: free.length,
    average: free.length ? free.reduce((sum, one) => sum + one.lost, 0) / free.length : 0,
    best: best && sizeOf(best.gap) ? best : null,
    worst: worst && sizeOf(worst.lost) ? worst : null,
  };
}

/** To the next move that is really another one: what comes to the same has the same chance. */
function gapOf({ best }: Reviewed): number {
  const next = best.find((one) => one.chance < best[0]!.chance);
  return next ? best[0]!.chance - next.chance : 0;
}

/** A busy house is asked again after so long, or when it says. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000];

export class Review {
  seat = $state("");
  decisions = $state.raw<Reviewed[]>([]);
  /** the first line that has not been looked at; null: all have */
  next = $state<number | null>(1);
  /** it waits for the house by itself */
  busy = $state(false);
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
        tries = 0;
        this.busy = false;
      } catch (error) {
        if (run !== this.run) return;
        const trouble = error instanceof Trouble ? error : new Trouble("refused", String(error));
        const pause = trouble.status === 503 ? AGAIN_MS[tries++] : undefined;
        this.busy = pause !== undefined;
        if (pause === undefined) {
          this.trouble = trouble;
          return;
        }
        await this.wait(Math.max(pause, trouble.retryMs));
        if (run !== this.run) return;
      }
    }
  }

  close(): void {
    this.run += 1;
  }
}
