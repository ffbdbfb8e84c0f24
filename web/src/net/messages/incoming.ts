// Made from src/cardhouse/table/incoming.py by `make types`. Do not edit: change it there.

import type { Settings } from "./settings";
import type { Help, Removal } from "./words";

export interface AddBot {
  type: "add_bot";
  seat: number;
  /** Default: "steady" */
  level?: string;
}

/** The host lets somebody in who has knocked, or does not. */
export interface Admit {
  type: "admit";
  player: string;
  /** Default: true */
  on?: boolean;
}

/** Take the seat back from the bot. */
export interface Back {
  type: "back";
}

/** Let somebody who watches look at your cards and point at them, or no more; also for them to stop. */
export interface Beside {
  type: "beside";
  player: string;
  /** Default: true */
  on?: boolean;
}

/** The host changes what is played, between matches. */
export interface Change {
  type: "change";
  settings: Pick<Settings, "game" | "seats"> & Partial<Settings>;
  /** null leaves it as it is, "" removes it. Default: null */
  password?: string | null;
  /** what they saw when they chose: what is the same there stays as it is now. Default: null */
  seen?: Pick<Settings, "game" | "seats"> & Partial<Settings> | null;
}

/** The host closes the table for good; only with `sure`. */
export interface Close {
  type: "close";
  /** Default: false */
  sure?: boolean;
}

/**
 * Make it easier for whoever sits there: done when everybody who has a seat has said the same;
 * nothing: no more.
 */
export interface Ease {
  type: "ease";
  seat: number;
  /** Default: [] */
  helps?: Help[];
  /** or say no to what somebody has asked for. Default: true */
  on?: boolean;
}

/** Would this be legal, and if not, why? */
export interface Explain {
  type: "explain";
  move: string;
}

/** Seen the results; deal again when everybody has. */
export interface GoOn {
  type: "go_on";
}

/** The host makes somebody else host. */
export interface HandOn {
  type: "host";
  seat: number;
}

/**
 * The first message of a connection: the device key, 32 random bytes that the browser keeps for
 * itself.
 */
export interface Hello {
  type: "hello";
  key: string;
  /** no person sits here; everybody sees it, and it is not rated. Default: false */
  program?: boolean;
}

/**
 * What would a good player do? Answered with `hinted`; marked in the record, and the match is not
 * rated then.
 */
export interface Hint {
  type: "hint";
}

/** In a match over days: away until then, and the clock of the seat does not run. 0: back again. */
export interface Holiday {
  type: "holiday";
  until: number;
}

/**
 * Come to a table. Seats you if a seat is free and you do not just watch; also the way back to your
 * seat.
 */
export interface Join {
  type: "join";
  table: string;
  /** Default: "" */
  name?: string;
  /** Default: "" */
  password?: string;
  /** Default: false */
  watch?: boolean;
  /**
   * nothing said: the one you had, or one of the house's choice; another one while you sit changes it.
   * Default: ""
   */
  face?: string;
}

/** The host removes whoever sits here, or waits for this seat; for good only with `sure`. */
export interface Kick {
  type: "kick";
  seat: number;
  /** Default: false */
  sure?: boolean;
  /** Default: "ban" */
  how?: Removal;
}

/** After `join` was refused with `knock`: ask whoever is there to be let in. */
export interface Knock {
  type: "knock";
  name: string;
  /** Default: "" */
  face?: string;
}

/** Give the seat up for good; a bot plays on if a match is running. */
export interface Leave {
  type: "leave";
}

/** A move, and which of the seat's own decisions in this match it answers: 0, 1, 2, … */
export interface Move {
  type: "move";
  nth: number;
  move: string;
  /** of the view it answers, so that none strays into a rematch; 0: this one. Default: 0 */
  match?: number;
}

/** Hear no more of somebody. */
export interface Mute {
  type: "mute";
  player: string;
  /** Default: true */
  on?: boolean;
}

/**
 * Let us stop for a while. Done when all people who sit here and are there have said so; anybody ends
 * it.
 */
export interface Pause {
  type: "pause";
  /** Default: true */
  on?: boolean;
}

/** Answered at once with the same number; lets the client show its lag. */
export interface Ping {
  type: "ping";
  t: number;
}

/**
 * The hash of the browser's own random bytes for a fair deal: they are fixed before anybody's are
 * known.
 */
export interface Pledge {
  type: "pledge";
  pledge: string;
}

/**
 * From beside: this card of a pile, as it lies in the view; whoever has the seat sees it, and nobody
 * else.
 */
export interface Point {
  type: "point";
  pile: string;
  at: number;
}

/** Ready for the match, or for the next one. */
export interface Ready {
  type: "ready";
  /** Default: true */
  on?: boolean;
}

export interface RemoveBot {
  type: "remove_bot";
  seat: number;
}

/** The host takes a removal back. */
export interface Restore {
  type: "restore";
  player: string;
}

/**
 * A quick phrase or reaction by its id, or free text where the host allows it; `to`: thrown at this
 * seat.
 */
export interface Say {
  type: "say";
  /** Default: "" */
  phrase?: string;
  /** Default: "" */
  text?: string;
  /** Default: null */
  to?: number | null;
}

/** Those random bytes, once all pledges are shown. */
export interface Share {
  type: "share";
  share: string;
}

/** Take a free seat, or move to another one; during a match: take a bot's seat over at the next deal. */
export interface Sit {
  type: "sit";
  seat: number;
}

/**
 * Give the seat up before or between matches and watch; during a match: wait for a bot's seat no more.
 */
export interface StandUp {
  type: "stand";
}

/** The host starts the match; also the rematch. */
export interface Start {
  type: "start";
}

/** Ask to change places with a seated person; done when they ask for yours. */
export interface Swap {
  type: "swap";
  seat: number;
}

export type Incoming =
  | Hello | Join | Leave | Sit | Swap | StandUp | Ready | AddBot | RemoveBot | Start | Change | Kick
  | Restore | HandOn | Close | Knock | Admit | Pledge | Share | Move | Explain | Hint | GoOn | Pause
  | Holiday | Ease | Beside | Point | Back | Say | Mute | Ping;
