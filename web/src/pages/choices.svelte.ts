// What somebody chooses for a table: for a new one, or for the next game at this one.
import type { GameShown } from "../net/api";
import type { ClockName, Settings } from "../net/protocol";
import { usualSeats } from "../net/practice";
import { type Chosen, read, standard, write } from "./options";

export class Choices {
  chosen = $state.raw<Chosen>({});
  seats = $state(0);
  clock = $state<ClockName>("normal");
  everybody = $state(false);
  freeChat = $state(false);
  openHands = $state(true);
  hints = $state(true);
  turn_s = $state(30);
  bank_s = $state(60);
  byLot = $state(false);
  days = $state(2);
  absent = $state<Settings["absent"]>("auto");
  password = $state("");
  phrases: string[] = [];

  /** `now` is how the table is; of another game it has the people, the clock and the manners. */
  constructor(
    readonly game: GameShown,
    now?: Settings,
  ) {
    const same = now?.game === game.name;
    this.chosen = same ? read(game.options, now.options) : standard(game.options);
    this.seats = now && game.seats.includes(now.seats) ? now.seats : usualSeats(game.seats);
    if (!now) return;
    this.phrases = now.phrases ?? [];
    this.clock = now.clock;
    this.everybody = now.public;
    this.freeChat = now.free_chat;
    this.openHands = now.open_hands;
    this.hints = now.hints;
    this.byLot = now.by_lot;
    this.absent = now.absent;
    if (now.clock === "days") this.days = now.days;
    if (now.clock === "custom") [this.turn_s, this.bank_s] = [now.turn_s, now.bank_s];
  }

  get settings(): Settings {
    return {
      game: this.game.name,
      seats: this.seats,
      options: write(this.game.options, this.chosen),
      clock: this.clock,
      public: this.everybody,
      free_chat: this.freeChat,
      open_hands: this.openHands,
      hints: this.hints,
      turn_s: this.clock === "custom" ? this.turn_s : 0,
      bank_s: this.clock === "custom" ? this.bank_s : 0,
      by_lot: this.byLot,
      phrases: this.phrases,
      days: this.clock === "days" ? this.days : 0,
      absent: this.absent,
    };
  }
}
