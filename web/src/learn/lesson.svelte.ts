// A unit of a lesson on the real table: the others play what is written, the learner does what is asked, answers questions,
// and may try anything. All of it came at once: nobody is asked while it is played.

import { FACE_IDS } from "../people/ids";
import { hold_ms, leave_ms } from "../net/declared.svelte";
import { ask } from "../net/api";
import type * as http from "../net/http";
import { madeRoom, madeSeat, madeSettings, madeView } from "../net/made";
import type { Incoming, Room, View } from "../net/protocol";
import { Bell, type Session } from "../net/session";
import type { News } from "../table/scene";
import { first, has, t } from "../ui/i18n";
import { pace } from "../ui/settings.svelte";
import { finishes, stopsAt, wayOf } from "./path";
import { targetsOf } from "./targets";

export type LessonMoment = Omit<http.LessonMoment, "news"> & { news: News[] };
export type UnitShown = Omit<http.UnitShown, "moments"> & { moments: LessonMoment[] };
export interface LessonShown {
  game: string;
  units: UnitShown[];
}

const YOU = "p1";
const BEAT_MS = 850;
const TRIES = 2; // after this number of wrong ones the right one is pointed at

export const fetchLesson = (game: string) => ask<LessonShown>("GET", `/api/lessons/${encodeURIComponent(game)}`);

export class Lesson implements Session {
  at = $state(0);
  view = $state.raw<View | null>(null);
  /** why the last answer to a question was wrong */
  wrong = $state("");
  /** which answers were tried */
  tried = $state.raw<readonly number[]>([]);
  private tries = $state(0);
  /** the learner looks at what is shown only once: nobody talks or moves */
  looking = $state(false);
  readonly resumed: boolean;
  readonly room: Room;
  readonly online = true;

  readonly #bell = new Bell();
  readonly attend = this.#bell.attend;

  private run = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly unit: UnitShown,
  ) {
    this.room = roomOf(game, unit);
    const { unit: left, at } = wayOf(game);
    this.resumed = left === unit.name && at > 0 && at < unit.moments.length - 1;
    if (this.resumed) this.at = at;
    this.show(false);
    this.carryOn();
  }

  readonly moment = $derived.by<LessonMoment>(() => this.unit.moments[this.at]!);
  readonly step = $derived(this.moment.step);
  readonly nth = $derived.by(() => this.unit.steps.indexOf(this.step) + 1);
  readonly over = $derived.by(() => this.at >= this.unit.moments.length - 1);
  readonly text = $derived.by(() => (this.looking ? t("learn-look") : this.step ? this.said(this.step) : t("learn-wait")));
  private readonly waits = $derived.by(() => this.moment.kind === "tell" || this.moment.kind === "ask");
  /** it waits to be read */
  readonly tells = $derived(this.moment.kind === "tell" && !this.looking);
  /** a question: its answers */
  readonly answers = $derived.by(() =>
    this.moment.kind === "ask" && !this.looking
      ? Array.from({ length: this.moment.answers }, (_, i) => this.said(`${this.step}-${i + 1}`))
      : [],
  );
  /** what is asked of the learner where no move is: the table says it in place of a turn */
  readonly asks = $derived.by(() => {
    if (this.over) return t("learn-well");
    return this.waits ? t(this.moment.kind === "ask" ? "learn-asks-answer" : "learn-asks-read") : "";
  });
  /** the learner has done what this step asks for, and watches the others */
  readonly answered = $derived.by(() => !this.moment.expects && !this.waits);
  /** what the pointer shows: what is named, else the cards of the move that is asked for */
  readonly targets = $derived.by(() => {
    const { kind, points, expects, view } = this.moment;
    if (kind === "find" && expects && this.tries < TRIES) return targetsOf(points, "", view, this.game);
    return targetsOf(points, kind === "step" || kind === "find" ? expects : "", view, this.game);
  });

  absorbed(looking: boolean): void {
    if (looking === this.looking) return;
    this.looking = looking;
    if (looking) clearTimeout(this.timer);
    else this.carryOn();
  }

  private said(name: string): string {
    return t(`learn-${this.game}-${name}`);
  }

  send = (message: Incoming): void => {
    if (message.type === "explain") this.explain(message.move);
    if (message.type !== "move" || !this.moment.expects) return;
    if (message.move === this.moment.expects) this.next();
    else this.nudge(message.move);
  };

  /** Allowed, but not what is asked for: what is wrong with it is said by the step. */
  private nudge(move: string): void {
    this.tries += 1;
    const word = this.moment.wrong[move];
    const step = `learn-${this.game}-${this.step}`;
    const text = first([...(word ? [`${step}-${word}`] : []), `${step}-nudge`], t("learn-nudge"));
    this.#bell.ring({ type: "refused", re: "move", code: "lesson", params: {}, text });
  }

  private explain(move: string): void {
    const found = this.moment.refused[move];
    this.#bell.ring(found ?? { type: "explained", move, legal: false, code: "lesson", params: {}, text: t("learn-not-now") });
  }

  /** An answer to a question, from 1 on. */
  answer(nth: number): void {
    if (this.moment.kind !== "ask") return;
    if (nth === this.moment.right) return this.next();
    this.tried = [...this.tried, nth];
    const id = `learn-${this.game}-${this.step}-${nth}-no`;
    this.wrong = has(id) ? t(id) : t("learn-not-so");
  }

  goOn(): void {
    this.next();
  }

  again(): void {
    clearTimeout(this.timer);
    this.run += 1;
    this.at = 0;
    this.forget();
    stopsAt(this.game, this.unit.name, 0);
    this.show(false);
    this.carryOn();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private forget(): void {
    this.tries = 0;
    this.wrong = "";
    this.tried = [];
  }

  private next(): void {
    if (this.over) return;
    this.at += 1;
    this.forget();
    this.show(true);
    this.carryOn();
  }

  /** Waits for the learner, or lets the others move. */
  private carryOn(): void {
    clearTimeout(this.timer);
    if (this.looking) return;
    if (this.over) return finishes(this.game, this.unit.name);
    if (!this.answered) return this.stepBegins() ? stopsAt(this.game, this.unit.name, this.at) : undefined;
    const ms = Math.max(BEAT_MS, ...this.moment.news.map((item) => 2 * (hold_ms(item.what) + leave_ms(item.what))));
    this.timer = setTimeout(() => this.next(), ms * Math.max(0.1, pace()));
  }

  /** Whoever comes back finds a whole step, not the second half of one. */
  private stepBegins(): boolean {
    return !this.unit.moments.slice(0, this.at).some((moment) => moment.step === this.step && moment.expects);
  }

  private show(moving: boolean): void {
    const { view, news, nth } = this.moment;
    this.view = madeView({
      match: this.run,
      n: this.at + 1,
      you: YOU,
      nth,
      view: this.waits ? { ...view, legal: {} } : view, // first it is read
      news: moving ? (news as unknown as View["news"]) : [],
    });
    this.#bell.ring(this.view);
  }
}

function roomOf(game: string, unit: UnitShown): Room {
  return madeRoom({
    table: `lesson ${game} ${unit.name}`,
    you: YOU,
    player: "learner",
    settings: madeSettings({ game, seats: unit.seats, options: unit.options }),
    seats: unit.players.map((name, i) => madeSeat(i, { name, face: FACE_IDS[(i * 7) % FACE_IDS.length]! })),
  });
}
