// What has happened, in words: the log, the last trick, and what somebody else has done in your place.

import { ends, loud, resolves } from "../net/declared.svelte";
import type { Story, View } from "../net/protocol";
import { t } from "../ui/i18n";
import { notify } from "../ui/toast.svelte";
import { HIDDEN } from "./cards";
import { type Line, type Play, type Remembered, type Tally, recall, remember } from "./memory";
import { Past } from "./past.svelte";
import { type News, type Scene, openPile } from "./scene";
import { type Names, listed, shorts, spoken, told } from "./words";

/** Whose table it is told of. */
export interface Teller {
  readonly code: string;
  readonly game: string;
  readonly names: Names;
  /** a bot plays in your place */
  readonly away: boolean;
  /** whether a decision was made on this device */
  decided(match: number, nth: number): boolean;
}

const LOG_LINES = 150;

export class Chronicle {
  log = $state.raw<Line[]>([]);
  /** the trick before this one */
  last = $state.raw<Play[]>([]);
  /** what each hand or round has brought */
  hands = $state.raw<Tally[]>([]);
  readonly past = new Past();
  /** something has happened, in words that can be spoken */
  onsay: (text: string, news: News) => void = () => undefined;

  private lines = 0;
  private match = 0;
  private toldUpTo = -1;
  private toldOf: View | null = null;
  private plays: Play[] = [];
  private newest: View | null = null;
  private readonly forYou = new WeakMap<object, "clock" | "bot">(); // what others have done in your place

  constructor(
    private at: Teller,
    /** whether a reload finds the log again */
    private remembers: boolean,
  ) {}

  /** A decision of yours is made and was never answered here: the clock has made it, or the bot on your seat. */
  arrived(view: View): void {
    const before = this.newest;
    this.newest = view;
    if (!before || before.match !== view.match || before.nth === null || view.nth !== before.nth + 1) return;
    const you = view.you ?? "";
    if (!before.view.legal[you]?.length || this.at.decided(view.match, before.nth)) return;
    const item = view.news.find((one) => one["seat"] === you);
    const timed = before.turns.some((turn) => turn.seat === you && turn.left_ms !== null);
    if (item) this.forYou.set(item, timed && !this.at.away ? "clock" : "bot");
  }

  /** The line is lost: another device may play meanwhile. */
  lost(): void {
    this.newest = null;
  }

  /** One piece of news in words; null for what needs none. */
  words(item: News, aloud = false): string | null {
    const { game, names } = this.at;
    const text = told(item, game, names, aloud);
    const by = this.forYou.get(item);
    if (!by || !text) return text;
    if (item.what !== "play" || !item.cards?.length) return t(`for-you-${by}`, { text });
    const cards = aloud ? listed(item.cards.map((card) => spoken(card, game))) : shorts(item.cards, game);
    return t(`for-you-${by}-play`, { cards });
  }

  tell(scene: Scene): void {
    const { n } = scene.view;
    if (n < this.toldUpTo) this.log = this.log.filter((line) => line.n <= n); // somebody looks back
    const known = n <= this.toldUpTo && scene.view !== this.toldOf;
    const whole = this.toldOf !== null; // the first view may be the end of a trick that was not seen
    this.toldUpTo = n;
    this.toldOf = scene.view;
    if (!this.plays.length) this.plays = lying(scene);
    if (known) return;
    for (const item of scene.news) {
      this.follow(item, whole);
      this.count(item);
      this.write(item, n);
    }
    if (scene.news.length && this.remembers) remember(this.at.code, scene.view.match, this.remembered());
  }

  /** The open trick grows, or is over. */
  private follow(item: News, whole: boolean): void {
    if (item.what === "play" && item.cards) this.plays = [...this.plays, { seat: item.seat ?? "", cards: item.cards }];
    if (!resolves(item.what) || !this.plays.length) return;
    if (whole) this.last = this.plays;
    this.plays = [];
  }

  private count(item: News): void {
    const points = item["points"];
    if (!ends(item.what) || !points || typeof points !== "object" || Array.isArray(points)) return;
    this.hands = [...this.hands, points as Tally];
  }

  private write(item: News, n: number): void {
    const text = this.words(item);
    if (!text) return;
    const by = this.forYou.get(item);
    this.put(item, text, n, loud(item.what) || ends(item.what) ? "loud" : by ? "for-you" : "");
    if (by === "clock") notify(text);
    this.onsay(this.words(item, true) ?? text, item);
  }

  private put(item: News, text: string, n: number, tone: string): void {
    const seen = item.what === "play" && !tone && (item.cards ?? []).every((card) => card !== HIDDEN);
    this.note(text, n, tone, item.seat, seen ? shorts(item.cards ?? [], this.at.game) : "");
  }

  note(text: string, n = this.toldUpTo, tone = "", seat = "", cards = ""): void {
    this.log = [...this.log, { id: ++this.lines, n, text, tone, seat, ...(cards && { cards }) }].slice(-LOG_LINES);
  }

  /** The whole match, as the house tells it to whoever comes: unless this browser knows as much already. */
  retell(story: Story): void {
    if (story.match !== this.match || story.n <= this.toldUpTo) return;
    this.log = [];
    this.hands = [];
    for (const item of story.news as unknown as News[]) {
      this.count(item);
      const text = this.words(item);
      if (text) this.put(item, text, -1, loud(item.what) || ends(item.what) ? "loud" : "");
    }
    this.toldUpTo = story.n;
  }

  // -- over a reload

  private remembered(): Remembered {
    return { log: this.log, last: this.last, plays: this.plays, hands: this.hands, n: this.toldUpTo };
  }

  /** Another match, or a reload: what this browser has seen of the match before. */
  recall(scene: Scene): void {
    this.match = scene.view.match;
    const found = this.remembers ? recall(this.at.code, scene.view.match) : null;
    this.log = found?.log ?? [];
    this.lines = this.log.at(-1)?.id ?? 0;
    this.last = found?.last ?? [];
    this.hands = found?.hands ?? [];
    this.plays = found?.n === scene.view.n ? found.plays : [];
    this.toldUpTo = found?.n ?? -1;
    this.toldOf = null;
  }
}

/** Who has played what of the open trick, as far as it is known. */
function lying(scene: Scene): Play[] {
  const open = openPile(scene.seen);
  const pile = open ? (scene.seen.piles[open] ?? []) : [];
  const fresh = scene.news.filter((item) => item.what === "play").reduce((n, item) => n + (item.cards?.length ?? 0), 0);
  const plays: Play[] = [];
  for (const [i, card] of pile.slice(0, pile.length - fresh).entries()) {
    const seat = scene.owners[i] ?? "";
    const before = plays[plays.length - 1];
    if (before && seat && before.seat === seat) before.cards.push(card);
    else plays.push({ seat, cards: [card] });
  }
  return plays;
}
