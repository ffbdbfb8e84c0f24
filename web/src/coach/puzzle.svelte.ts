// One decision of a match on the real table, to be made once more.

import { madeView } from "../net/made";
import type { Incoming, Room, View } from "../net/protocol";
import { Bell, type Session } from "../net/session";
import { roomOf } from "../replay/moments";
import { type Answer, type Puzzle, answerOf, tried } from "./puzzles";

export class Trial implements Session {
  readonly room: Room;
  readonly online = true;
  readonly lone = true;
  readonly #bell = new Bell();
  readonly attend = this.#bell.attend;
  view = $state.raw<View | null>(null);
  /** what was done, and how good it was */
  done = $state.raw<{ move: string; answer: Answer } | null>(null);
  private run = 0;
  private counted = false;

  constructor(readonly puzzle: Puzzle) {
    this.room = { ...roomOf(puzzle.chance, puzzle.chance.seat, true), table: `puzzle ${puzzle.chance.id} ${puzzle.chance.n}` };
    this.again();
  }

  get known(): Record<string, string[]> {
    return this.puzzle.chance.known;
  }

  send = (message: Incoming): void => {
    if (message.type !== "move" || this.done) return;
    const answer = answerOf(this.puzzle.of, message.move);
    this.done = { move: message.move, answer };
    if (!this.counted) tried(this.puzzle, answer); // the first try counts
    this.counted = true;
    this.show(null);
  };

  /** As it stood; nothing of the last try stays. */
  again(): void {
    this.done = null;
    this.run += 1;
    this.#bell.ring({ type: "reset" });
    this.show(0);
  }

  private show(nth: number | null): void {
    const { chance } = this.puzzle;
    this.view = madeView({
      match: this.run,
      n: nth === null ? 2 : 1,
      you: chance.seat,
      nth,
      view: nth === null ? { ...chance.view, legal: {} } : chance.view,
    });
    this.#bell.ring(this.view);
  }
}
