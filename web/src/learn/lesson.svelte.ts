// A lesson on the real table: the others play what is written, the learner does what is asked, and may try anything.

import { FACE_IDS } from "../people/ids";
import { hold_ms, leave_ms } from "../net/declared.svelte";
import { ask } from "../net/api";
import { keep, kept } from "../net/kept";
import type * as http from "../net/http";
import type { Explained, Incoming, Room, View } from "../net/protocol";
import { Bell, type Session } from "../net/session";
import type { News } from "../table/scene";
import { first, t } from "../ui/i18n";
import { pace } from "../ui/settings.svelte";

export type LessonMoment = Omit<http.LessonMoment, "news"> & { news: News[] };
export type LessonShown = Omit<http.LessonShown, "moments"> & { moments: LessonMoment[] };

const YOU = "p1";
const BEAT_MS = 850;

export const fetchLesson = (game: string) => ask<LessonShown>("GET", `/api/lessons/${encodeURIComponent(game)}`);

const fetchWhy = (game: string, at: number, move: string) =>
  ask<Explained>("GET", `/api/lessons/${encodeURIComponent(game)}/why?at=${at}&move=${encodeURIComponent(move)}`);

export class Lesson implements Session {
  at = $state(0);
  view = $state.raw<View | null>(null);
  readonly resumed: boolean;
  readonly room: Room;
  readonly online = true;

  readonly #bell = new Bell();
  readonly attend = this.#bell.attend;

  private run = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly shown: LessonShown,
    private why: typeof fetchWhy = fetchWhy,
  ) {
    this.room = roomOf(shown);
    const stopped = kept<number>(`lesson.${shown.game}`, 0);
    this.resumed = stopped > 0 && stopped < shown.moments.length - 1;
    if (this.resumed) this.at = stopped;
    this.show(false);
    this.carryOn();
  }

  readonly moment = $derived.by<LessonMoment>(() => this.shown.moments[this.at]!);
  readonly step = $derived(this.moment.step);
  readonly nth = $derived.by(() => this.shown.steps.indexOf(this.step) + 1);
  readonly over = $derived.by(() => this.at >= this.shown.moments.length - 1);
  readonly text = $derived.by(() => (this.step ? t(`learn-${this.shown.game}-${this.step}`) : t("learn-wait")));
  /** it waits to be read */
  readonly tells = $derived(this.moment.tells);
  /** the learner has done what this step asks for, and watches the others */
  readonly answered = $derived.by(() => !this.moment.expects && !this.tells);

  send = (message: Incoming): void => {
    if (message.type === "explain") void this.explain(message.move);
    if (message.type !== "move" || !this.moment.expects) return;
    if (message.move === this.moment.expects) this.next();
    else this.nudge();
  };

  /** Allowed, but not what is asked for: what it would be good for is said by the step. */
  private nudge(): void {
    const text = first([`learn-${this.shown.game}-${this.step}-nudge`], t("learn-nudge"));
    this.#bell.ring({ type: "refused", re: "move", code: "lesson", params: {}, text });
  }

  private async explain(move: string): Promise<void> {
    const at = this.at;
    const answer = await this.why(this.shown.game, at, move).catch(() => null);
    if (answer && at === this.at) this.#bell.ring(answer);
  }

  goOn(): void {
    this.next();
  }

  again(): void {
    clearTimeout(this.timer);
    this.run += 1;
    this.at = 0;
    keep(`lesson.${this.shown.game}`, 0);
    this.show(false);
    this.carryOn();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    if (this.over) return;
    this.at += 1;
    this.show(true);
    this.carryOn();
  }

  /** Waits for the learner, or lets the others move. */
  private carryOn(): void {
    clearTimeout(this.timer);
    if (this.over) return keep(`lesson.${this.shown.game}`, 0);
    if (!this.answered) return this.stepBegins() ? keep(`lesson.${this.shown.game}`, this.at) : undefined;
    const ms = Math.max(BEAT_MS, ...this.moment.news.map((item) => 2 * (hold_ms(item.what) + leave_ms(item.what))));
    this.timer = setTimeout(() => this.next(), ms * Math.max(0.1, pace()));
  }

  /** Whoever comes back finds a whole step, not the second half of one. */
  private stepBegins(): boolean {
    return !this.shown.moments.slice(0, this.at).some((moment) => moment.step === this.step && moment.expects);
  }

  private show(moving: boolean): void {
    const { view, news, nth } = this.moment;
    this.view = {
      type: "view",
      match: this.run,
      n: this.at + 1,
      you: YOU,
      nth,
      view,
      news: moving ? (news as unknown as View["news"]) : [],
      turns: [],
      pause_ms: 0,
      went_on: [],
      record: null,
      took_ms: null,
      can_go_on: true,
      looking: false,
    };
    this.#bell.ring(this.view);
  }
}

function roomOf(lesson: LessonShown): Room {
  return {
    type: "room",
    table: `lesson ${lesson.game}`,
    n: 1,
    you: YOU,
    player: "learner",
    host: null,
    phase: "playing",
    password: false,
    settings: {
      game: lesson.game,
      seats: lesson.seats,
      options: lesson.options,
      clock: "off",
      public: false,
      free_chat: false,
      open_hands: false,
      hints: false,
      turn_s: 0,
      bank_s: 0,
      by_lot: false,
    },
    seats: lesson.players.map((name, i) => ({
      seat: `p${i + 1}`,
      state: "taken",
      player: null,
      name,
      level: null,
      ready: false,
      connected: true,
      wins: 0,
      losses: 0,
      chair: i,
      next: null,
      program: false,
      face: FACE_IDS[(i * 7) % FACE_IDS.length]!,
    })),
    spectators: 0,
    match: 1,
    swaps: [],
    can_start: "while_playing",
    removed: [],
  };
}
