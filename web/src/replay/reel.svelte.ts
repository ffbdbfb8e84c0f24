// A record as a film: where it stands, what is loaded of it, and whether it runs.

import { resolves } from "../net/declared.svelte";
import { Trouble } from "../net/api";
import { madeView } from "../net/made";
import type { Room, View } from "../net/protocol";
import { Bell, type Session } from "../net/session";
import { type News, openPile } from "../table/scene";
import { type Moment, OPEN, type Page, chaptersOf, isEnd, page, stay_ms } from "./moments";

export const SPEEDS = [1, 2, 4] as const;
/** Who steps quicker than this wants to be there, not to watch. */
const HASTE_MS = 350;

export class Reel {
  /** the first answer: what all of them have in common */
  about = $state.raw<Page | null>(null);
  moments = $state.raw<(Moment | undefined)[]>([]);
  at = $state(1);
  seenAs = $state(OPEN);
  playing = $state(false);
  speed = $state<number>(1);
  /** a moment that was sent is played to here; 0: to the end */
  until = 0;
  trouble = $state.raw<Trouble | null>(null);
  /** what the table is given */
  view = $state.raw<View | null>(null);
  /** what was on the table before, where a trick is over */
  before = $state.raw<View | null>(null);

  readonly #bell = new Bell();
  readonly attend = this.#bell.attend;
  private film = 0;
  private stepped = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    at: number,
    seenAs: string,
    private fetchPage: typeof page = page,
  ) {
    this.at = Math.max(1, at);
    this.seenAs = seenAs;
  }

  readonly count = $derived(this.about?.count ?? 0);
  readonly moment = $derived<Moment | undefined>(this.moments[this.at - 1]);
  readonly you = $derived(this.seenAs === OPEN ? null : this.seenAs);

  readonly chapters = $derived(chaptersOf(this.moments));

  // -- what is loaded

  /** The page that is looked at first, with the line before it, then the others. */
  async load(): Promise<void> {
    const film = ++this.film;
    this.trouble = null;
    this.moments = [];
    try {
      let from = Math.max(1, this.at - 1);
      while (from) {
        const got = await this.fetchPage(this.id, this.seenAs, from);
        if (film !== this.film) return;
        this.keep(got, from);
        from = this.missing();
      }
    } catch (error) {
      if (film !== this.film) return;
      this.trouble = error instanceof Trouble ? error : new Trouble("refused", String(error));
    }
  }

  private keep(got: Page, from: number): void {
    this.about ??= got;
    if (this.at > got.count) this.at = Math.max(1, got.count); // an address may say anything
    const all = [...this.moments];
    all.length = got.count;
    for (const moment of got.moments) all[moment.n - 1] = moment;
    const shown = this.moment;
    this.moments = all;
    if (!got.moments.length && from <= got.count) throw new Trouble("refused", `line ${from} is missing`);
    if (!shown && this.moment) this.cut();
  }

  /** The next line that is not here yet, first those to come; 0: all are. */
  private missing(): number {
    const ahead = this.moments.findIndex((moment, i) => !moment && i >= this.at - 2);
    return (ahead >= 0 ? ahead : this.moments.findIndex((moment) => !moment)) + 1;
  }

  readonly loaded = $derived(this.moments.filter(Boolean).length);

  // -- where it stands

  /** To another place, without anything flying there. */
  go(n: number): void {
    const to = Math.min(Math.max(1, Math.round(n)), Math.max(1, this.count));
    if (to === this.at || !Number.isFinite(to)) return;
    this.at = to;
    this.cut();
  }

  /** One line further: it is seen happening, unless somebody hurries. */
  forward(): void {
    if (this.at >= this.count) return this.pause();
    const now = performance.now();
    const hurried = now - this.stepped < HASTE_MS;
    this.stepped = now;
    this.at += 1;
    if (hurried && !this.playing) this.cut();
    else this.show(true);
  }

  back(): void {
    this.go(this.at - 1);
  }

  ends = (): number[] => this.moments.flatMap((moment, i) => (moment && isEnd(moment, this.moments[i + 1]) ? [i + 1] : []));

  /** Where this seat was about to move: the line before each of its own. */
  turns = (seat: string): number[] => this.moments.flatMap((moment, i) => (i > 0 && moment?.seat === seat ? [i] : []));

  jump(stops: number[], by: 1 | -1): void {
    const to = by > 0 ? stops.find((n) => n > this.at) : stops.findLast((n) => n < this.at);
    this.go(to ?? (by > 0 ? this.count : 1));
  }

  async seeAs(who: string): Promise<void> {
    if (who === this.seenAs) return;
    this.pause();
    this.seenAs = who;
    await this.load();
  }

  // -- what is shown

  private show(moving: boolean): void {
    const moment = this.moment;
    if (!moment) return;
    const last = this.moments[this.at - 2];
    const over =
      last &&
      openPile(last.view) &&
      last.view.to_move.includes(moment.news[0]?.seat ?? "") &&
      moment.news.some((item) => resolves(item.what));
    this.before = over ? this.viewOf(last, []) : null;
    this.view = this.viewOf(moment, moving || over ? moment.news : []);
    this.#bell.ring(this.view);
  }

  private viewOf(moment: Moment, news: News[]): View {
    return madeView({ n: moment.n, you: this.you, nth: null, view: moment.view, news });
  }

  /** The table forgets what it shows, or it would wait for what still flies. */
  private cut(): void {
    this.view = null;
    this.#bell.ring({ type: "reset" });
    this.show(false);
  }

  // -- running

  play(): void {
    if (this.at >= this.count) this.go(1);
    this.playing = true;
    this.next();
  }

  /** The seconds that somebody has sent. */
  playTo(n: number): void {
    this.until = Math.min(n, this.count);
    this.play();
  }

  pause(): void {
    this.playing = false;
    this.until = 0;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private next(): void {
    clearTimeout(this.timer);
    const ms = this.moment ? stay_ms(this.moment) / this.speed : 200;
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.until && this.at >= this.until) return this.pause();
      if (this.moments[this.at]) this.forward();
      else if (this.at >= this.count) return this.pause();
      this.next();
    }, ms);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as 1) + 1) % SPEEDS.length]!;
    if (this.playing) this.next();
  }

  close(): void {
    this.film += 1;
    this.pause();
  }
}

/** A film as the table attends it: nobody plays, and whoever shows the film knows the room. */
export function sessionOf(reel: Reel, room: () => Room | null, bottom: () => string | null = () => null): Session {
  return {
    get room() {
      return room();
    },
    get view() {
      return reel.view;
    },
    get known() {
      return reel.moment?.known ?? {};
    },
    get bottom() {
      return bottom();
    },
    online: true,
    send: () => undefined,
    attend: reel.attend,
  };
}
