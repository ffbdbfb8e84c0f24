// The table as one person plays at it: what is shown, what he has chosen, what he is told.

import type { Explained, Incoming, Refused, Room, View } from "../net/protocol";
import { t } from "../ui/i18n";
import { keyed, sortHand } from "./cards";
import { type Extra, PLAIN } from "./extra";
import { type Offer, buttons, byCards, bySlots, choosesMany, completed, containing, mainButton, mostSlots, offersOf, playable, slotOpen, toggled } from "./moves";
import { type Scene, openPile } from "./scene";
import { type Names, label, namesOf, sentence, told } from "./words";

export interface Held {
  /** the face and which of its copies */
  key: string;
  text: string;
}

const LOG_LINES = 150;
/** So long a button that has just changed its meaning does nothing, or a double tap would play twice. */
const GUARD_MS = 300;

export class TableState {
  room = $state.raw<Room>()!;
  scene = $state.raw<Scene | null>(null);
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
  sheet = $state<"" | "cut" | "log" | "more">("");
  pending = $state<string | null>(null);
  log = $state.raw<{ id: number; text: string; tone: string }[]>([]);
  private going = $state.raw<View | null>(null);
  sortBy = $state<"suit" | "rank">("suit");

  private lines = 0;
  private asked = "";
  private lastAct = 0;

  constructor(
    room: Room,
    private send: (message: Incoming) => void,
  ) {
    this.room = room;
  }

  // -- what is

  readonly game = $derived(this.room.settings.game);
  readonly view = $derived<View | null>(this.scene?.view ?? null);
  readonly you = $derived<string | null>(this.view ? this.view.you : this.room.you);
  readonly names = $derived<Names>(namesOf(this.room.seats, this.you));
  readonly facts = $derived<Record<string, unknown>>(this.scene?.seen.facts ?? {});
  readonly mine = $derived<string[]>((this.you && this.scene?.seen.piles[this.you]) || []);
  readonly hand = $derived<Held[]>(keyed(sortHand(this.mine, this.game, this.sortBy)));
  readonly away = $derived(this.room.seats.find((seat) => seat.seat === this.room.you)?.state === "away");
  readonly offers = $derived<Offer[]>(
    this.scene?.live && this.you && !this.away ? offersOf(this.scene.seen.legal[this.you] ?? [], this.mine, this.you) : [],
  );
  readonly myTurn = $derived(this.offers.length > 0);
  readonly many = $derived(choosesMany(this.offers));
  readonly chosenCards = $derived(this.chosen.map((key) => key.slice(0, key.lastIndexOf("."))));
  readonly pausing = $derived(Boolean(this.scene?.pause && this.scene.view.pause_ms > 0 && !this.scene.view.view.over));
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
  /** How many cards are still missing for a move; 0 if nothing comes of it. */
  readonly missing = $derived(
    this.chosen.length && !this.found ? Math.max(0, (containing(this.offers, this.chosenCards)[0]?.cards.length ?? 0) - this.chosen.length) : 0,
  );
  readonly choosing = $derived(this.chosen.length > 0 || this.slots.length > 0 || this.number !== null);
  readonly primary = $derived<Offer | null>(this.choosing || this.mode ? this.found : mainButton(this.offers));
  readonly others = $derived<Offer[]>(buttons(this.offers).filter((o) => o !== this.primary && !this.extra.owns?.(o)));

  isPlayable(card: string): boolean {
    return playable(this.offers, card);
  }

  labelOf(offer: Offer): string {
    const drawn = this.scene?.seen.piles["drawn"]?.[0] ?? "";
    const top = this.scene?.seen.piles["discard"]?.[0] ?? "";
    return label(offer, this.game, this.you ?? "", this.names, offer.verb === "take" ? top : drawn);
  }

  turnOf(seat: string) {
    return this.scene?.live ? this.view?.turns.find((turn) => turn.seat === seat) : undefined;
  }

  // -- what is shown next

  show(scene: Scene): void {
    const before = this.scene;
    const waited = !this.myTurn;
    const fresh = !before || before.view.nth !== scene.view.nth || before.view.match !== scene.view.match;
    this.scene = scene;
    for (const item of scene.news) this.write(item.what, told(item, this.game, this.names));
    if (fresh || !this.stillThere()) this.clear();
    if (this.pending !== null && (fresh || !scene.news.length)) this.pending = null;
    if (fresh || scene.news.length) this.reason = "";
    if (this.myTurn && (fresh || waited)) this.suggest();
  }

  /** A single legal card is raised for you: the ace of spades at the start. */
  private suggest(): void {
    const only = this.offers.length === 1 && this.offers[0]!.cards.length === 1 ? this.offers[0]!.cards[0] : null;
    const card = only === null ? undefined : this.hand.find((held) => held.text === only);
    if (card && this.hand.length > 1) this.chosen = [card.key];
  }

  private stillThere(): boolean {
    const keys = new Set(this.hand.map((held) => held.key));
    return this.chosen.every((key) => keys.has(key));
  }

  private write(what: string, text: string | null): void {
    if (!text) return;
    const tone = ["cut", "game_over", "revolution", "hand_over", "round_over"].includes(what) ? "loud" : "";
    this.log = [...this.log, { id: ++this.lines, text, tone }].slice(-LOG_LINES);
  }

  hear(verdict: Refused | Explained): void {
    if (verdict.type === "explained") {
      if (verdict.move === this.asked) this.reason = verdict.legal ? "" : sentence(verdict.text, this.names);
      return;
    }
    if (!["move", "explain", "go_on", "back"].includes(verdict.re)) return;
    this.pending = null;
    this.reason = sentence(verdict.text, this.names);
  }

  // -- what is done

  tapCard(held: Held, again: "plays" | "lowers" = "plays"): void {
    if (this.pending !== null) return;
    this.reason = "";
    this.slots = [];
    if (!this.offers.some((offer) => offer.cards.length)) return this.ask(this.spelt([held.text]));
    const on = this.chosen.includes(held.key);
    if (!this.many) {
      if (!this.isPlayable(held.text)) {
        this.chosen = [];
        return this.ask(this.spelt([held.text]));
      }
      if (on && again === "plays") return this.press();
      this.chosen = on ? [] : [held.key];
      return;
    }
    const first = !on && !this.chosen.length && this.extra.completes && this.isPlayable(held.text);
    const cards = first ? completed(this.offers, held.text) : toggled(this.offers, this.chosenCards, held.text, on);
    this.chosen = this.keysFor(cards, on ? null : held, on ? held : null);
    if (this.chosen.length && !containing(this.offers, this.chosenCards).length) this.ask(this.spelt(this.chosenCards));
  }

  /** All cards of this face that can be played together. */
  takeAll(held: Held): void {
    if (!this.many) return this.tapCard(held);
    const alike = this.offers.filter((o) => o.cards.length && o.cards.every((card) => card === held.text));
    const most = alike.sort((a, b) => b.cards.length - a.cards.length)[0];
    if (most) this.chosen = this.keysFor(most.cards, held, null);
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
    this.sheet = this.sheet === "log" ? "log" : "";
  }

  act(offer: Offer | null): void {
    if (offer) this.move(offer.move);
  }

  /** The large button, or a card tapped again. */
  press(): void {
    if (performance.now() - this.lastAct >= GUARD_MS) this.act(this.primary);
  }

  move(text: string): void {
    const view = this.view;
    if (!view || view.nth === null || this.pending !== null || !this.myTurn) return;
    if (!this.online) {
      this.reason = t("prompt-offline");
      return;
    }
    this.lastAct = performance.now();
    this.pending = text;
    this.reason = "";
    this.sheet = "";
    this.send({ type: "move", match: view.match, nth: view.nth, move: text });
  }

  ask(text: string): void {
    if (!this.you || !this.online) return;
    this.asked = text;
    this.send({ type: "explain", move: text });
  }

  goOn(): void {
    this.going = this.view;
    this.send({ type: "go_on" });
  }

  comeBack(): void {
    this.send({ type: "back" });
  }

  get openPile(): string[] {
    const name = this.scene ? openPile(this.scene.seen) : null;
    return name ? (this.scene!.seen.piles[name] ?? []) : [];
  }
}
