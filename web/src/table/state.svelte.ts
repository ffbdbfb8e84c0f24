// The table as one person plays at it: what is shown, what he has chosen, what he is told.

import type { Explained, Hinted, Incoming, Refused, Room, SeatShown, View } from "../net/protocol";
import { cue } from "../ui/cue";
import { t } from "../ui/i18n";
import { hintWords } from "../coach/words";
import { because } from "../ui/reasons";
import { CHOICES, choose, settings } from "../ui/settings.svelte";
import { notify } from "../ui/toast.svelte";
import { sortHand } from "./cards";
import { type Extra, PLAIN } from "./extra";
import { inOrder } from "./geometry";
import { type Chronicle, type Line, type Play, recall, remember } from "./memory";
import { Past } from "./past.svelte";
import { type Offer, buttons, byCards, bySlots, choosesMany, completed, containing, leastSlots, mainButton, mostSlots, offersOf, playable, slotOpen, toggled } from "./moves";
import { type News, RESOLVED, type Scene, laidOut, openPile } from "./scene";
import { read } from "./typed";
import { type Names, label, listed, namesOf, shorts, spoken, told } from "./words";

export interface Held {
  /** the face and which of its copies; it stays the same as long as the card is in the hand */
  key: string;
  text: string;
}

const LOG_LINES = 150;
/** So long a button that has just changed its meaning does nothing, or a double tap would play twice. */
const GUARD_MS = 300;
/** So long a card that is going to be played by itself is seen before. */
const AUTO_MS = 700;
/** So long a hint is waited for. */
const PATIENCE_MS = 8_000;
const LOUD = new Set(["cut", "game_over", "revolution", "hand_over", "round_over"]);

export class TableState {
  room = $state.raw<Room>()!;
  /** what the queue shows */
  private base = $state.raw<Scene | null>(null);
  /** the same with your own play on it, as long as the house has not answered */
  private laid = $state.raw<Scene | null>(null);
  readonly scene = $derived<Scene | null>(this.laid ?? this.base);
  extra = $state.raw<Extra>(PLAIN);
  online = $state(true);
  /** keys of chosen cards, in the order chosen */
  chosen = $state.raw<string[]>([]);
  /** chosen slots, in the order chosen */
  slots = $state.raw<string[]>([]);
  /** which verbs the chosen slots are for; the first of `modes` unless chosen */
  mode = $state("");
  /** a number on a pad */
  number = $state<number | null>(null);
  reason = $state("");
  /** what a good player would do, and why */
  advice = $state("");
  /** the move it is about */
  hinted = $state("");
  /** a hint was asked for and is not here yet */
  thinking = $state(false);
  private hintedLast: Hinted | null = null;
  private warned = 0; // in which match it was said that a hint costs the rating
  private patience: ReturnType<typeof setTimeout> | undefined;
  sheet = $state<"" | "cut" | "log" | "more" | "keys" | "pod">("");
  /** whose sheet is open */
  pod = $state("");
  /** a move that has been sent */
  pending = $state<string | null>(null);
  log = $state.raw<Line[]>([]);
  readonly past = new Past();
  /** the trick before this one */
  last = $state.raw<Play[]>([]);
  /** the last trick lies on the table as long as this is held */
  looking = $state(false);
  /** keys of cards that came since your last play */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** the key of the card that is played when your turn comes */
  premoved = $state("");
  /** a card is under a finger: where it would land is shown */
  dragging = $state(false);
  /** which card was refused last, and how often one was */
  shaken = $state.raw<{ key: string; times: number }>({ key: "", times: 0 });
  private going = $state.raw<View | null>(null);
  private holding = $state.raw<Held[]>([]);
  /** the order that was made by hand */
  private order = $state.raw<string[]>([]);
  /** so long after it was heard the scene came on the table */
  private late_ms = $state(0);
  private pauseEnds: ReturnType<typeof setTimeout> | undefined;

  /** changes the table so that its cards are seen moving; whoever draws the table sets it */
  stage: (change: () => void) => void = (change) => change();
  /** something has happened, in words that can be spoken */
  onsay: (text: string, news: News) => void = () => undefined;

  private lines = 0;
  private copies = 0;
  private toldUpTo = -1;
  private toldOf: View | null = null;
  private plays: Play[] = [];
  private asked = "";
  private proposed: string[] = []; // what one tap has raised
  private lastAct = 0;
  private sent: { keys: string[]; cards: string[] } = { keys: [], cards: [] };
  private readonly made = new Set<string>(); // decisions that were answered here
  private readonly forYou = new WeakMap<object, "clock" | "bot">(); // what others have done in your place
  private heardLast: View | null = null;
  private auto: ReturnType<typeof setTimeout> | undefined;

  constructor(
    room: Room,
    private send: (message: Incoming) => void,
    /** whether a reload finds the log again */
    private remembers = true,
  ) {
    this.room = room;
  }

  // -- what is

  readonly game = $derived(this.room.settings.game);
  readonly view = $derived<View | null>(this.scene?.view ?? null);
  readonly you = $derived<string | null>(this.view ? this.view.you : this.room.you);
  /** around the table in the order of play, which in one game is that of rank */
  readonly seated = $derived<SeatShown[]>(inOrder(this.room.seats, (this.scene && this.extra.order?.(this.scene)) || []));
  readonly names = $derived<Names>(namesOf(this.room.seats, this.room.player ? this.you : null));
  readonly facts = $derived<Record<string, unknown>>(this.scene?.seen.facts ?? {});
  readonly mine = $derived<string[]>((this.you && this.scene?.seen.piles[this.you]) || []);
  readonly hand = $derived<Held[]>(arranged(this.holding, this.game, settings.sort, this.order));
  readonly away = $derived(this.room.seats.find((seat) => seat.seat === this.room.you)?.state === "away");
  readonly offers = $derived<Offer[]>(
    this.scene?.live && this.you && !this.away ? offersOf(this.scene.seen.legal[this.you] ?? [], this.mine, this.you) : [],
  );
  readonly myTurn = $derived(this.offers.length > 0);
  /** who is waited for, you apart */
  readonly playing = $derived((this.scene?.live ? this.scene.seen.to_move : []).filter((seat) => seat !== "deck" && seat !== this.you));
  readonly many = $derived(choosesMany(this.offers));
  /** there is only one thing that you can do */
  readonly forced = $derived(this.offers.length === 1 && this.offers[0]!.cards.length > 0);
  readonly chosenCards = $derived(this.chosen.map(faceOf));
  /** the table stays as it is: until everybody has seen it, or until its time is over */
  pausing = $state(false);
  readonly wentOn = $derived(Boolean(this.you && (this.view?.went_on.includes(this.you) || this.going === this.view)));

  /** Verbs that are chosen by slots, in groups that are chosen between. */
  readonly modes = $derived<string[][]>(
    [["look"], ["keep", "pair"], ["peek"], ["swap"]].filter((group) => this.offers.some((o) => o.slots.length && group.includes(o.verb))),
  );
  readonly verbs = $derived<string[]>(this.modes.find((group) => group[0] === this.mode) ?? this.modes[0] ?? []);

  readonly found = $derived.by<Offer | null>(() => {
    if (this.chosen.length) return byCards(this.offers, this.chosenCards);
    if (this.slots.length) return bySlots(this.offers, this.verbs, this.slots);
    if (this.number !== null) return this.offers.find((o) => o.move === `say ${this.number}`) ?? null;
    return null;
  });
  /** How many cards or slots are still missing for a move; 0 if nothing comes of it. */
  readonly missing = $derived.by(() => {
    if (this.found) return 0;
    const cards = this.chosen.length ? (containing(this.offers, this.chosenCards)[0]?.cards.length ?? 0) - this.chosen.length : 0;
    const slots = this.slots.length ? leastSlots(this.offers, this.verbs, this.slots) - this.slots.length : 0;
    return Math.max(0, cards, slots);
  });
  /** how that is said */
  readonly missed = $derived(this.missing ? t(this.slots.length ? "prompt-missing-slots" : "prompt-missing", { count: this.missing }) : "");
  /** something is chosen that one may want to put down again at once */
  readonly clearable = $derived(this.pending === null && (this.chosen.length > 1 || (this.mode !== "" && this.modes.length > 1)));
  /** something of the game lies over the seats */
  covered = $state(false);
  readonly choosing = $derived(this.chosen.length > 0 || this.slots.length > 0 || this.number !== null);
  readonly primary = $derived<Offer | null>(this.choosing || this.mode ? this.found : mainButton(this.offers));
  readonly others = $derived<Offer[]>(buttons(this.offers).filter((o) => o !== this.primary && !this.extra.owns?.(o)));
  /** a premove can be chosen */
  readonly canPremove = $derived(
    settings.premove === "on" && this.online && !this.myTurn && this.pending === null && this.you !== null && this.hand.length > 0 && this.scene?.view.view.over === false,
  );
  /** your own cards that wait for the house, on the table */
  readonly waiting = $derived(this.laid ? this.sent.cards : []);

  isPlayable(card: string): boolean {
    return playable(this.offers, card);
  }

  labelOf(offer: Offer): string {
    const drawn = this.scene?.seen.piles["drawn"]?.[0] ?? "";
    const top = this.scene?.seen.piles["discard"]?.[0] ?? "";
    return label(offer, this.game, this.you ?? "", this.names, offer.verb === "take" ? top : drawn);
  }

  /** The clock of a seat as it stands when the scene begins: some of it ran while older scenes were shown. */
  turnOf(seat: string) {
    const turn = this.scene?.live ? this.view?.turns.find((one) => one.seat === seat) : undefined;
    if (!turn || turn.left_ms === null || !this.late_ms) return turn;
    const over = Math.max(0, this.late_ms - turn.left_ms);
    return { ...turn, left_ms: Math.max(0, turn.left_ms - this.late_ms), bank_ms: Math.max(0, turn.bank_ms - over) };
  }

  // -- what is shown next

  show(scene: Scene, late_ms = 0): void {
    const before = this.base;
    const waited = !this.myTurn;
    const other = !before || before.view.match !== scene.view.match;
    const fresh = other || before.view.nth !== scene.view.nth;
    clearTimeout(this.auto);
    this.base = scene;
    this.late_ms = late_ms;
    if (this.pending !== null && fresh) this.forget();
    if (other) this.recall(scene);
    this.rehold(other);
    this.rest(scene, late_ms);
    this.chronicle(scene);
    if ((fresh && !waited) || !this.stillThere()) this.clear();
    if (fresh || scene.news.length) this.reason = "";
    if (fresh) this.adviseNoMore(); // what others do at the same time does not make a hint old
    if (this.myTurn && (fresh || waited)) this.begin();
  }

  /** Nobody says when a pause is over: its time runs here. */
  private rest(scene: Scene, late_ms: number): void {
    const left = scene.pause && !scene.view.view.over ? scene.view.pause_ms - late_ms : 0;
    clearTimeout(this.pauseEnds);
    this.pausing = left > 0;
    if (left > 0) this.pauseEnds = setTimeout(() => (this.pausing = false), left);
  }

  /** Your turn begins: a premove is made, a single legal card is raised for you (the ace of spades at the start). */
  private begin(): void {
    const wished = this.hand.find((held) => held.key === this.premoved);
    this.premoved = "";
    if (wished) {
      const offer = byCards(this.offers, [wished.text]);
      if (offer) return this.act(offer);
      return this.refuse(wished);
    }
    const only = this.forced && this.offers[0]!.cards.length === 1 ? this.offers[0]! : null;
    if (!only) return;
    const card = this.hand.find((held) => held.text === only.cards[0]);
    if (card && this.hand.length > 1) this.chosen = [card.key];
    if (settings.auto === "on") this.auto = setTimeout(() => this.act(only), AUTO_MS);
  }

  private stillThere(): boolean {
    const keys = new Set(this.holding.map((held) => held.key));
    return this.chosen.every((key) => keys.has(key));
  }

  /** Cards keep their keys; which of several copies has gone is the one that was played. */
  private rehold(dealt: boolean): void {
    const want = [...this.mine];
    const gone = this.laid ? this.sent.keys : [];
    const old = dealt ? [] : [...this.holding].sort((a, b) => Number(gone.includes(a.key)) - Number(gone.includes(b.key)));
    const stay = new Set<string>();
    for (const held of old) {
      const at = want.indexOf(held.text);
      if (at >= 0) stay.add(want.splice(at, 1) && held.key);
    }
    const back = this.laid ? [] : this.sent.keys.filter((key) => !stay.has(key));
    const come = want.map((text) => {
      const at = back.findIndex((key) => faceOf(key) === text);
      return { key: at >= 0 ? back.splice(at, 1)[0]! : `${text}.${++this.copies}`, text };
    });
    const had = this.holding.length;
    this.holding = [...this.holding.filter((held) => stay.has(held.key)), ...come];
    if (dealt) this.fresh = new Set();
    else if (come.length && had && !this.sent.keys.length) this.fresh = new Set([...this.fresh, ...come.map((held) => held.key)]);
    if (!this.laid) this.sent = { keys: [], cards: [] };
  }

  // -- what has happened

  /** A decision of yours is made and was never answered here: the clock has made it, or the bot on your seat. */
  heard(view: View): void {
    const before = this.heardLast;
    this.heardLast = view;
    if (!before || before.match !== view.match || before.nth === null || view.nth !== before.nth + 1) return;
    const you = view.you ?? "";
    if (!before.view.legal[you]?.length || this.made.has(`${view.match}.${before.nth}`)) return;
    const item = view.news.find((one) => one["seat"] === you);
    const timed = before.turns.some((turn) => turn.seat === you && turn.left_ms !== null);
    if (item) this.forYou.set(item, timed && !this.away ? "clock" : "bot");
  }

  /** What has happened in words; null for what needs none. */
  told(item: News, aloud = false): string | null {
    const text = told(item, this.game, this.names, aloud);
    const by = this.forYou.get(item);
    if (!by || !text) return text;
    if (item.what !== "play" || !item.cards?.length) return t(`for-you-${by}`, { text });
    return t(`for-you-${by}-play`, { cards: aloud ? listed(item.cards.map((card) => spoken(card, this.game))) : shorts(item.cards, this.game) });
  }

  private chronicle(scene: Scene): void {
    const { n } = scene.view;
    if (n < this.toldUpTo) this.log = this.log.filter((line) => line.n <= n); // somebody looks back
    const known = n <= this.toldUpTo && scene.view !== this.toldOf;
    const whole = this.toldOf !== null; // the first view may be the end of a trick that was not seen
    this.toldUpTo = n;
    this.toldOf = scene.view;
    if (!this.plays.length) this.plays = lying(scene);
    if (known) return;
    for (const item of scene.news) {
      if (item.what === "play" && item.cards) this.plays = [...this.plays, { seat: item.seat ?? "", cards: item.cards }];
      if (RESOLVED.has(item.what) && this.plays.length) {
        if (whole) this.last = this.plays;
        this.plays = [];
      }
      this.write(item, n);
    }
    if (scene.news.length && this.remembers) remember(this.room.table, scene.view.match, this.chronicled());
  }

  private chronicled(): Chronicle {
    return { log: this.log, last: this.last, plays: this.plays, n: this.toldUpTo };
  }

  /** After a reload: what this browser has seen of the match before. */
  private recall(scene: Scene): void {
    const found = this.remembers ? recall(this.room.table, scene.view.match) : null;
    this.log = found?.log ?? [];
    this.lines = this.log.at(-1)?.id ?? 0;
    this.last = found?.last ?? [];
    this.plays = found?.n === scene.view.n ? found.plays : [];
    this.toldUpTo = found?.n ?? -1;
    this.toldOf = null;
    this.premoved = "";
    this.order = [];
  }

  private write(item: News, n: number): void {
    const text = this.told(item);
    if (!text) return;
    const by = this.forYou.get(item);
    this.note(text, n, LOUD.has(item.what) ? "loud" : by ? "for-you" : "", item.seat);
    if (by === "clock") notify(text);
    this.onsay(this.told(item, true) ?? text, item);
  }

  note(text: string, n = this.toldUpTo, tone = "", seat = ""): void {
    this.log = [...this.log, { id: ++this.lines, n, text, tone, seat }].slice(-LOG_LINES);
  }

  hear(verdict: Refused | Explained | Hinted): void {
    if (verdict.type === "hinted") return this.heed(verdict);
    if (verdict.type === "explained") {
      if (verdict.move === this.asked) this.reason = verdict.legal ? "" : because(verdict, this.game, this.names);
      return;
    }
    if (verdict.re === "hint") {
      this.thinking = false;
      this.reason = because(verdict, this.game, this.names);
    }
    if (!["move", "explain", "go_on", "back"].includes(verdict.re)) return;
    this.takeBack(because(verdict, this.game, this.names));
  }

  /** The hint is raised, as if it had been chosen; it is still yours to play. */
  private heed(hint: Hinted): void {
    this.thinking = false;
    const offer = this.offers.find((one) => one.move === hint.best[0]?.move);
    if (!offer || this.pending !== null || hint.match !== this.view?.match || hint.nth !== this.view.nth) return;
    this.hintedLast = hint;
    this.clear();
    if (offer.cards.length) this.chosen = this.keysFor(offer.cards, null, null);
    else if (offer.slots.length) {
      this.mode = this.modes.find((group) => group.includes(offer.verb))?.[0] ?? "";
      this.slots = offer.slots;
    } else if (offer.verb === "say") this.number = Number(offer.rest);
    this.reason = "";
    this.hinted = offer.move;
    const piles = this.scene?.seen.piles ?? {};
    this.advice = hintWords(hint, this.game, this.you ?? "", this.names, piles[offer.verb === "take" ? "discard" : "drawn"]?.[0]);
  }

  private adviseNoMore(): void {
    this.advice = this.hinted = "";
    this.thinking = false;
  }

  /** What was sent is not on the table. */
  takeBack(reason: string): void {
    const raised = this.laid ? this.sent.keys : this.chosen;
    this.stage(() => {
      this.forget();
      this.rehold(false);
      this.chosen = raised.filter((key) => this.holding.some((held) => held.key === key));
    });
    this.reason = reason;
    if (reason) cue("no");
  }

  /** The line is gone: what has not been answered must not look played. It is sent again when the line is back. */
  lost(): void {
    this.premoved = "";
    this.heardLast = null; // another device may have played meanwhile
    this.thinking = false;
    if (this.pending === null) return;
    this.takeBack(t("prompt-unanswered", { move: this.sent.cards.length ? shorts(this.sent.cards, this.game) : this.pending }));
  }

  private forget(): void {
    this.pending = null;
    this.laid = null;
  }

  // -- what is done

  tapCard(held: Held, again: "plays" | "lowers" = "plays"): void {
    if (this.pending !== null) return;
    this.reason = "";
    this.slots = [];
    if (this.canPremove) {
      this.premoved = this.premoved === held.key ? "" : held.key;
      return cue("raise");
    }
    if (!this.offers.some((offer) => offer.cards.length)) return this.refuse(held);
    const on = this.chosen.includes(held.key);
    if (!this.many) {
      if (!this.isPlayable(held.text)) {
        this.chosen = [];
        return this.refuse(held);
      }
      if (on && again === "plays") return this.press();
      this.chosen = on ? [] : [held.key];
      if (!on && again === "plays" && settings.taps === "one") return this.press();
      return cue("raise");
    }
    const first = !on && this.extra.completes && this.isPlayable(held.text) && (!this.chosen.length || this.otherSet(held.text));
    if (first) this.chosen = [];
    const cards = first ? completed(this.offers, held.text) : toggled(this.chosenCards, held.text, on);
    this.chosen = this.keysFor(cards, on ? null : held, on ? held : null);
    this.proposed = first && cards.length > 1 ? this.chosen : [];
    cue("raise");
    if (this.chosen.length && !containing(this.offers, this.chosenCards).length) this.ask(this.spelt(this.chosenCards));
  }

  /** A set that one tap has raised gives way to the set of another number; what was chosen card by card never does. */
  private otherSet(card: string): boolean {
    const as = this.proposed;
    return as.length > 0 && as.length === this.chosen.length && as.every((key) => this.chosen.includes(key)) && !as.some((key) => containing(this.offers, [faceOf(key), card]).length);
  }

  /** All cards of this face that can be played together. */
  takeAll(held: Held): void {
    if (!this.many) return this.tapCard(held);
    const alike = this.offers.filter((o) => o.cards.length && o.cards.every((card) => card === held.text));
    const most = alike.sort((a, b) => b.cards.length - a.cards.length)[0];
    if (most) this.chosen = this.keysFor(most.cards, held, null);
  }

  /** A card is taken up with a finger; what comes with it. */
  lift(held: Held): string[] {
    if (this.pending !== null) return [];
    this.reason = "";
    if (this.isPlayable(held.text) && !this.chosen.includes(held.key)) {
      if (!this.many) this.chosen = [held.key];
      else this.tapCard(held, "lowers");
    }
    return this.chosen.includes(held.key) ? this.chosen : [held.key];
  }

  /** It is put down on the table, or let go with a flick. */
  drop(held: Held): void {
    if (this.canPremove) {
      this.premoved = held.key;
    } else if (this.chosen.includes(held.key) && this.found) {
      this.act(this.found);
    } else if (this.chosen.includes(held.key) && this.missing) {
      this.reason = this.missed;
    } else this.refuse(held);
  }

  /** Not this card: it shakes, and the house says why. */
  private refuse(held: Held): void {
    this.shaken = { key: held.key, times: this.shaken.times + 1 };
    cue("no");
    if (this.online) this.ask(this.spelt(this.chosen.includes(held.key) && this.chosen.length > 1 ? this.chosenCards : [held.text]));
    else this.reason = t("prompt-offline");
  }

  /** Which of the copies: those already chosen, and the one that was tapped. */
  private keysFor(cards: readonly string[], wanted: Held | null, dropped: Held | null): string[] {
    const keys: string[] = [];
    const prefer = [...this.chosen.filter((key) => key !== dropped?.key), ...(wanted ? [wanted.key] : [])];
    for (const card of cards) {
      const copies = this.hand.filter((held) => held.text === card && !keys.includes(held.key) && held.key !== dropped?.key);
      const pick = copies.find((held) => held.key === wanted?.key) ?? copies.find((held) => prefer.includes(held.key)) ?? copies[0];
      if (pick) keys.push(pick.key);
    }
    return keys;
  }

  private spelt(cards: string[]): string {
    return this.extra.spell?.(cards, this.offers) ?? cards.join("");
  }

  tapSlot(slot: string): void {
    if (this.pending !== null || !this.myTurn) return;
    this.reason = "";
    this.chosen = [];
    if (this.slots.includes(slot)) {
      this.slots = this.slots.filter((one) => one !== slot);
      return;
    }
    if (!slotOpen(this.offers, this.verbs, slot)) return;
    const most = mostSlots(this.offers, this.verbs);
    this.slots = [...(this.slots.length < most ? this.slots : this.slots.slice(1)), slot];
  }

  choose(mode: string): void {
    this.clear();
    this.mode = mode;
  }

  tapNumber(n: number): void {
    this.reason = "";
    if (this.offers.some((o) => o.move === `say ${n}`)) {
      this.number = this.number === n ? null : n;
    } else {
      this.number = null;
      this.ask(`say ${n}`);
    }
  }

  clear(): void {
    this.chosen = [];
    this.slots = [];
    this.mode = "";
    this.number = null;
    this.premoved = "";
    this.reason = "";
    if (this.sheet === "cut" || this.sheet === "more") this.sheet = "";
  }

  act(offer: Offer | null): void {
    if (offer) this.move(offer.move, offer);
  }

  /** The large button, or a card tapped again. */
  press(): void {
    if (performance.now() - this.lastAct >= GUARD_MS) this.act(this.primary);
  }

  move(text: string, offer: Offer | null = null): void {
    const view = this.view;
    if (!view || !this.you || view.nth === null || this.pending !== null || !this.myTurn) return;
    if (!this.online) {
      this.reason = t("prompt-offline");
      cue("no");
      return;
    }
    const cards = offer?.verb === "play" && openPile(this.base!.seen) ? offer.cards : [];
    const laid = cards.length ? laidOut(this.base!, this.you, cards) : null;
    const keys = cards.length ? this.keysFor(cards, null, null) : [];
    this.lastAct = performance.now();
    this.made.add(`${view.match}.${view.nth}`);
    clearTimeout(this.auto);
    this.stage(() => {
      this.sent = { keys, cards };
      this.pending = text;
      this.laid = laid;
      this.reason = this.advice = this.hinted = "";
      this.sheet = "";
      this.fresh = new Set();
      if (!laid) return;
      this.chosen = [];
      this.rehold(false);
    });
    cue("slide");
    this.send({ type: "move", match: view.match, nth: view.nth, move: text });
  }

  /** A move as somebody has typed it. False: nothing legal is written like this, and the house was asked why. */
  type(text: string): boolean {
    const move = read(text, this.offers);
    if (move === null) {
      this.reason = "";
      if (!this.myTurn) this.ask(text);
      else if (text.trim()) this.ask(text.trim());
      return false;
    }
    this.move(move, this.offers.find((offer) => offer.move === move) ?? null);
    return true;
  }

  ask(text: string): void {
    if (!this.you || !this.online) return;
    this.asked = text;
    this.send({ type: "explain", move: text });
  }

  readonly canHint = $derived(this.room.settings.hints && this.myTurn && this.online && this.pending === null && this.room.phase === "playing");

  /** What would a good player do? The first wish in a match between people is told what it costs. */
  hint(): void {
    const { match, nth } = this.view ?? {};
    if (!this.canHint || this.thinking) return;
    if (this.hintedLast?.match === match && this.hintedLast?.nth === nth) return this.heed(this.hintedLast!);
    this.reason = this.advice = "";
    if (this.warned !== match && this.room.seats.length > 1 && this.room.seats.every((seat) => seat.state === "taken")) {
      this.warned = match!;
      this.advice = t("coach-unrated");
      return;
    }
    this.thinking = true;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      if (!this.thinking) return;
      this.thinking = false;
      this.advice = t("coach-no-time");
    }, PATIENCE_MS);
    this.send({ type: "hint" });
  }

  goOn(): void {
    this.going = this.view;
    this.send({ type: "go_on" });
  }

  comeBack(): void {
    this.send({ type: "back" });
  }

  say(phrase: string): void {
    this.send({ type: "say", phrase });
  }

  tell(message: Incoming): void {
    this.send(message);
  }

  // -- the order of the hand

  /** Sets and pieces have one natural order only, cards of suits have two. */
  readonly orders = $derived.by(() => {
    const texts = this.holding.map((held) => held.text);
    return new Set([sortHand(texts, this.game, "suit").join(), sortHand(texts, this.game, "rank").join()]).size;
  });

  /** By suit, by rank, as you lay them. */
  sort(): void {
    const ways = CHOICES.sort.filter((way) => way !== "rank" || this.orders > 1);
    const next = ways[(ways.indexOf(settings.sort) + 1) % ways.length]!;
    this.stage(() => {
      if (next === "own") this.order = this.hand.map((held) => held.key);
      choose("sort", next);
    });
  }

  /** A card of a hand that is laid by hand goes to another place in it. */
  put(key: string, at: number): void {
    const order = this.hand.map((held) => held.key).filter((one) => one !== key);
    order.splice(at, 0, key);
    this.stage(() => (this.order = order));
  }

  get openPile(): string[] {
    const name = this.scene ? openPile(this.scene.seen) : null;
    return name ? (this.scene!.seen.piles[name] ?? []) : [];
  }
}

const faceOf = (key: string) => key.slice(0, key.lastIndexOf("."));

function arranged(holding: readonly Held[], game: string, by: "suit" | "rank" | "own", order: readonly string[]): Held[] {
  if (by === "own" && order.length) {
    const place = new Map(order.map((key, i) => [key, i]));
    return [...holding].sort((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity) || 0);
  }
  const left = [...holding];
  const texts = sortHand(left.map((held) => held.text), game, by === "rank" ? "rank" : "suit");
  return texts.map((text) => left.splice(left.findIndex((held) => held.text === text), 1)[0]!);
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
