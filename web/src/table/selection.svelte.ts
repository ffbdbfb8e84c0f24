// What you have chosen and not played yet: cards, slots, a number, or a card for when your turn comes.

import { t } from "../ui/i18n";
import type { Held } from "./hand_order.svelte";
import { faceOf } from "./hand_order.svelte";
import {
  type Offer,
  byCards,
  bySlots,
  choosesMany,
  completed,
  containing,
  leastSlots,
  mainButton,
  mostSlots,
  numbered,
  playable,
  slotGroups,
  slotOpen,
  takesNumber,
  toggled,
} from "./moves";

/** What there is to choose from. */
export interface Choosable {
  readonly game: string;
  readonly offers: readonly Offer[];
  readonly hand: readonly Held[];
  readonly extra: { completes?: boolean };
}

export class Selection {
  /** keys of chosen cards, in the order chosen */
  chosen = $state.raw<string[]>([]);
  /** chosen slots, in the order chosen */
  slots = $state.raw<string[]>([]);
  /** which verbs the chosen slots are for; the first of `modes` unless chosen */
  mode = $state("");
  /** a number on a pad */
  number = $state<number | null>(null);
  /** the key of the card that is played when your turn comes */
  premoved = $state("");
  /** the verb that is said at your turn, until the open pile is cleared */
  standing = $state("");
  private proposed: string[] = []; // what one tap has raised

  constructor(private from: Choosable) {}

  readonly cards = $derived(this.chosen.map(faceOf));
  readonly modes = $derived.by<string[][]>(() =>
    slotGroups(this.from.game).filter((group) => this.from.offers.some((o) => o.slots.length && group.includes(o.verb))),
  );
  readonly verbs = $derived<string[]>(this.modes.find((group) => group[0] === this.mode) ?? this.modes[0] ?? []);
  /** several cards can be chosen at once */
  readonly many = $derived.by(() => choosesMany(this.from.offers));
  /** the move that is chosen */
  readonly found = $derived.by<Offer | null>(() => {
    if (this.chosen.length) return byCards(this.from.offers, this.cards);
    if (this.slots.length) return bySlots(this.from.offers, this.verbs, this.slots);
    if (this.number !== null) return this.saying(this.number);
    return null;
  });
  /** How many cards or slots are still missing for a move; 0 if nothing comes of it. */
  readonly missing = $derived.by(() => {
    if (this.found) return 0;
    const cards = this.chosen.length ? (containing(this.from.offers, this.cards)[0]?.cards.length ?? 0) - this.chosen.length : 0;
    const slots = this.slots.length ? leastSlots(this.from.offers, this.verbs, this.slots) - this.slots.length : 0;
    return Math.max(0, cards, slots);
  });
  /** how that is said */
  readonly missed = $derived(this.missing ? t(this.slots.length ? "prompt-missing-slots" : "prompt-missing", { count: this.missing }) : "");
  readonly choosing = $derived(this.chosen.length > 0 || this.slots.length > 0 || this.number !== null);
  /** there is more than one would put down with a tap */
  readonly large = $derived(this.chosen.length > 1 || (this.mode !== "" && this.modes.length > 1));
  /** what the large button does */
  readonly primary = $derived.by<Offer | null>(() => (this.choosing || this.mode ? this.found : mainButton(this.from.offers)));

  has(key: string): boolean {
    return this.chosen.includes(key);
  }

  /** Whether what is chosen can still become a move. */
  get fits(): boolean {
    return !this.chosen.length || containing(this.from.offers, this.cards).length > 0;
  }

  // -- cards

  /** One more card, or one less. Where whole sets are played, the first tap takes one. */
  toggle(held: Held): void {
    const on = this.has(held.key);
    const whole = !on && Boolean(this.from.extra.completes) && playable(this.from.offers, held.text) && this.givesWay(held.text);
    if (whole) this.chosen = [];
    const cards = whole ? completed(this.from.offers, held.text) : toggled(this.cards, held.text, on);
    this.chosen = this.keysFor(cards, on ? null : held, on ? held : null);
    this.proposed = whole && cards.length > 1 ? this.chosen : [];
  }

  /** A set that one tap has raised gives way to the set of another number; what was chosen card by card never does. */
  private givesWay(card: string): boolean {
    if (!this.chosen.length) return true;
    const whole = this.proposed.length === this.chosen.length && this.proposed.every((key) => this.has(key));
    return whole && !this.proposed.some((key) => containing(this.from.offers, [faceOf(key), card]).length);
  }

  /** All cards of this face that can be played together. */
  takeAll(held: Held): void {
    const alike = this.from.offers.filter((o) => o.cards.length && o.cards.every((card) => card === held.text));
    const most = alike.sort((a, b) => b.cards.length - a.cards.length)[0];
    if (most) this.chosen = this.keysFor(most.cards, held);
  }

  /** Which of the copies: those already chosen, and the one that was tapped. */
  keysFor(cards: readonly string[], wanted: Held | null = null, dropped: Held | null = null): string[] {
    const keys: string[] = [];
    const prefer = this.chosen.filter((key) => key !== dropped?.key);
    for (const card of cards) {
      const copies = this.from.hand.filter((held) => held.text === card && !keys.includes(held.key) && held.key !== dropped?.key);
      const pick = copies.find((held) => held.key === wanted?.key) ?? copies.find((held) => prefer.includes(held.key)) ?? copies[0];
      if (pick) keys.push(pick.key);
    }
    return keys;
  }

  // -- slots and numbers

  tapSlot(slot: string): void {
    this.chosen = [];
    if (this.slots.includes(slot)) {
      this.slots = this.slots.filter((one) => one !== slot);
      return;
    }
    if (!slotOpen(this.from.offers, this.verbs, slot)) return;
    const most = mostSlots(this.from.offers, this.verbs);
    this.slots = [...(this.slots.length < most ? this.slots : this.slots.slice(1)), slot];
  }

  /** False: this number cannot be said. */
  tapNumber(n: number): boolean {
    const open = this.saying(n) !== null;
    this.number = open && this.number !== n ? n : null;
    return open;
  }

  /** The move that says this number, legal or not. */
  spelled(n: number): string {
    return numbered(this.from.game, n);
  }

  private saying(n: number): Offer | null {
    return this.from.offers.find((o) => o.move === this.spelled(n)) ?? null;
  }

  // -- all of it

  /** A whole move is chosen at once. */
  take(offer: Offer): void {
    this.clear();
    if (offer.cards.length) this.chosen = this.keysFor(offer.cards);
    else if (offer.slots.length) {
      this.mode = this.modes.find((group) => group.includes(offer.verb))?.[0] ?? "";
      this.slots = offer.slots;
    } else if (takesNumber(offer)) this.number = Number(offer.rest);
  }

  clear(): void {
    this.chosen = [];
    this.slots = [];
    this.mode = "";
    this.number = null;
    this.premoved = "";
  }
}
