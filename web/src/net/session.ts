// A table as somebody takes part in it. A visit to a house, a lesson and a film of a record are sessions: how the table
// stands can be read at any time, and what happens is told once, in the order it came.

import type { Explained, Hinted, Incoming, Pointed, Refused, Room, Story, View } from "./protocol";

/** An answer of the house to what you have tried or asked. */
export type Verdict = Refused | Explained | Hinted;

export type Happening =
  | View
  | Story
  | Verdict
  /** somebody beside points at a card */
  | Pointed
  /** the connection is lost, or back */
  | { type: "connection"; online: boolean }
  /** another match, or another place of a film: nothing of before is shown any more */
  | { type: "reset" };

export type Attendant = (happening: Happening) => void;

export interface Session {
  readonly room: Room | null;
  /** the newest */
  readonly view: View | null;
  /** what had happened in the match when one came, if that was told */
  readonly story?: Story | null;
  readonly online: boolean;
  /** whose seat is at the lower edge where nobody plays */
  readonly bottom?: string | null;
  /** nobody else is there: nothing can be asked of the others */
  readonly lone?: boolean;
  /** of cards that are hidden now: what the seat has seen of them before, by pile; a film and a puzzle show it */
  readonly known?: Readonly<Record<string, string[]>>;
  /** what is asked of the player besides moves, in words; the prompt says it while no move can be made */
  readonly asks?: string;
  send(message: Incoming): void;
  /** The player looks at what is shown only once, or has done so. */
  absorbed?(looking: boolean): void;
  /** Tells everything from now on, until the answer is called. */
  attend(attendant: Attendant): () => void;
}

/** Tells everybody who attends. */
export class Bell {
  #attendants = new Set<Attendant>();

  readonly attend = (attendant: Attendant): (() => void) => {
    this.#attendants.add(attendant);
    return () => this.#attendants.delete(attendant);
  };

  ring(happening: Happening): void {
    for (const attendant of [...this.#attendants]) attendant(happening);
  }
}
