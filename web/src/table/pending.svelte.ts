// A move that has been sent: it lies on the table as long as the house has not answered, and comes back if it must.

import { type Scene, laidOut, openPile } from "./scene";

/** So long a button that has just changed its meaning does nothing, or a double tap would play twice. */
const GUARD_MS = 300;

/** A play that can lie on the table before the house has answered. */
export interface Play {
  seat: string;
  keys: string[];
  cards: string[];
}

export class Pending {
  /** the move, as it was sent */
  sent = $state<string | null>(null);
  /** the table with your own play on it */
  laid = $state.raw<Scene | null>(null);
  readonly busy = $derived(this.sent !== null);
  /** its cards and which copies they were; they stay known until the hand has taken them back */
  private play = $state.raw<{ keys: readonly string[]; cards: readonly string[] }>({ keys: [], cards: [] });
  /** your own cards that wait for the house, on the table */
  readonly waiting = $derived<readonly string[]>(this.laid ? this.play.cards : []);
  private readonly made = new Set<string>(); // decisions that were answered here
  private sentAt = -GUARD_MS;

  get keys(): readonly string[] {
    return this.play.keys;
  }

  get cards(): readonly string[] {
    return this.play.cards;
  }

  /** A tap so soon after the last move was meant for that one. */
  get guarded(): boolean {
    return performance.now() - this.sentAt < GUARD_MS;
  }

  send(move: string, scene: Scene, play: Play | null): void {
    const open = play && openPile(scene.seen) ? play : null;
    this.sentAt = performance.now();
    this.made.add(`${scene.view.match}.${scene.view.nth}`);
    this.play = open ?? { keys: [], cards: [] };
    this.sent = move;
    this.laid = open ? laidOut(scene, open.seat, open.cards) : null;
  }

  /** Answered, refused or lost: nothing lies on the table but what the house says. */
  settle(): void {
    this.sent = null;
    this.laid = null;
  }

  /** The hand has taken back what was not played. */
  forget(): void {
    if (!this.laid) this.play = { keys: [], cards: [] };
  }

  /** Whether this decision was made here, and not by the clock or a bot in your place. */
  decided(match: number, nth: number): boolean {
    return this.made.has(`${match}.${nth}`);
  }
}
