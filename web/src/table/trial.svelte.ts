// For tests: a small match of Thulla that nobody plays, and a session that says what a test wants it to say.

import { madeView } from "../net/made";
import type { Incoming, Room, Seen, View } from "../net/protocol";
import { Bell, type Happening, type Session } from "../net/session";
import { choose } from "../ui/settings.svelte";
import { roomFor } from "./fixtures";
import { scenes } from "./scene";
import { TableState } from "./state.svelte";

export class Trial implements Session {
  room = $state.raw<Room>()!;
  view = $state.raw<View | null>(null);
  online = $state(true);
  readonly sent: Incoming[] = [];
  readonly #bell = new Bell();
  readonly attend = this.#bell.attend;

  constructor(room: Room, newest: View | null = null) {
    this.room = room;
    this.view = newest;
  }

  send(message: Incoming): void {
    this.sent.push(message);
  }

  tell(happening: Happening): void {
    if (happening.type === "view") this.view = happening;
    if (happening.type === "reset") this.view = null;
    if (happening.type === "connection") this.online = happening.online;
    this.#bell.ring(happening);
  }

  seats(change: (seat: Room["seats"][number], i: number) => Partial<Room["seats"][number]>): void {
    this.room = { ...this.room, seats: this.room.seats.map((seat, i) => ({ ...seat, ...change(seat, i) })) };
  }
}

export const HAND = ["3s", "7h", "9h", "Kd"];

/** Your turn: 4♥ was led, and you have 7♥ and 9♥. */
export function view(n: number, more: Partial<Seen> = {}, rest: Partial<View> = {}): View {
  return madeView({
    n,
    you: "p1",
    nth: 0,
    ...rest,
    view: {
      over: false,
      to_move: ["p1"],
      legal: { p1: ["7h", "9h"] },
      result: null,
      piles: { p1: HAND, p2: ["??", "??"], p3: ["??", "??"], trick: ["4h"], gone: [] },
      by: { trick: ["p3"] },
      facts: { led: "hearts", leader: "p3", out: [] },
      ...more,
    },
  });
}

/** You have played 7♥. */
export const played = (n: number) =>
  view(
    n,
    {
      to_move: ["p2"],
      legal: {},
      piles: { p1: ["3s", "9h", "Kd"], p2: ["??", "??"], p3: ["??", "??"], trick: ["4h", "7h"], gone: [] },
      by: { trick: ["p3", "p1"] },
    },
    { nth: 1, news: [{ what: "play", seat: "p1", cards: ["7h"] }] },
  );

/** A table with a view on it, and its session. */
export function sits(first: View = view(5), code = "mango-river-42", game = "thulla"): { table: TableState; trial: Trial } {
  const room = { ...roomFor(game, { table: 0, seats: 3, options: "", run: false, view: first }), table: code };
  const trial = new Trial(room, first);
  const table = new TableState(trial);
  trial.attend((happening) => table.attend(happening));
  table.show(scenes(null, first).at(-1)!);
  return { table, trial };
}

export const next = (table: TableState, one: View) => scenes(table.scene, one).forEach((scene) => table.show(scene));
export const held = (table: TableState, text: string) => table.hand.find((card) => card.text === text)!;
export const texts = (table: TableState) => table.hand.map((card) => card.text);

export function plainSettings(): void {
  choose("taps", "two");
  choose("premove", "off");
  choose("auto", "off");
  choose("sort", "suit");
}
