// What a tap, a finger or a key does to a card, a slot or a number: it is raised, put down, played or refused.

import { cue } from "../ui/cue";
import { settings } from "../ui/settings.svelte";
import type { Held } from "./hand_order.svelte";
import { type Offer, byCards } from "./moves";
import type { Selection } from "./selection.svelte";

/** So long a card that is going to be played by itself is seen before. */
const AUTO_MS = 700;

/** The table that is touched. */
export interface Touched {
  readonly selection: Selection;
  readonly offers: readonly Offer[];
  readonly hand: readonly Held[];
  readonly pending: { readonly busy: boolean };
  readonly myTurn: boolean;
  readonly canPremove: boolean;
  isPlayable(card: string): boolean;
  act(offer: Offer | null): void;
  press(): void;
  clear(): void;
  say(reason: string): void;
  /** Why may these not be played? */
  doubt(cards: string[]): void;
  ask(move: string): void;
}

export class Touch {
  /** a card is under a finger: where it would land is shown */
  dragging = $state(false);
  /** which card was refused last, and how often one was */
  shaken = $state.raw<{ key: string; times: number }>({ key: "", times: 0 });
  private auto: ReturnType<typeof setTimeout> | undefined;

  constructor(private table: Touched) {}

  // -- cards

  card(held: Held, again: "plays" | "lowers" = "plays"): void {
    const { selection } = this.table;
    if (this.table.pending.busy) return;
    this.table.say("");
    selection.slots = [];
    if (this.table.canPremove) return this.premove(held);
    if (!this.table.offers.some((offer) => offer.cards.length)) return this.refuse(held);
    if (!selection.many) return this.single(held, again);
    selection.toggle(held);
    cue("raise");
    if (!selection.fits) this.table.doubt(selection.cards);
  }

  private premove(held: Held): void {
    const { selection } = this.table;
    selection.premoved = selection.premoved === held.key ? "" : held.key;
    cue("raise");
  }

  /** Where one card is played, a tap raises it and another plays it. */
  private single(held: Held, again: "plays" | "lowers"): void {
    const { selection } = this.table;
    const on = selection.has(held.key);
    if (!this.table.isPlayable(held.text)) {
      selection.chosen = [];
      return this.refuse(held);
    }
    if (on && again === "plays") return this.table.press();
    selection.chosen = on ? [] : [held.key];
    if (!on && again === "plays" && settings.taps === "one") return this.table.press();
    cue("raise");
  }

  /** All cards of this face that can be played together. */
  all(held: Held): void {
    if (this.table.selection.many) this.table.selection.takeAll(held);
    else this.card(held);
  }

  /** A card is taken up with a finger; what comes with it. */
  lift(held: Held): readonly string[] {
    const { selection } = this.table;
    if (this.table.pending.busy) return [];
    this.table.say("");
    if (this.table.isPlayable(held.text) && !selection.has(held.key)) {
      if (selection.many) this.card(held, "lowers");
      else selection.chosen = [held.key];
    }
    return selection.has(held.key) ? selection.chosen : [held.key];
  }

  /** It is put down on the table, or let go with a flick. */
  drop(held: Held): void {
    const { selection } = this.table;
    const chosen = selection.has(held.key);
    if (this.table.canPremove) selection.premoved = held.key;
    else if (chosen && selection.found) this.table.act(selection.found);
    else if (chosen && selection.missing) this.table.say(selection.missed);
    else this.refuse(held);
  }

  /** Not this card: it shakes, and the house says why. */
  private refuse(held: Held): void {
    const { selection } = this.table;
    this.shaken = { key: held.key, times: this.shaken.times + 1 };
    cue("no");
    this.table.doubt(selection.has(held.key) && selection.chosen.length > 1 ? selection.cards : [held.text]);
  }

  // -- slots and numbers

  slot(slot: string): void {
    if (this.table.pending.busy || !this.table.myTurn) return;
    this.table.say("");
    this.table.selection.tapSlot(slot);
  }

  mode(mode: string): void {
    this.table.clear();
    this.table.selection.mode = mode;
  }

  number(n: number): void {
    this.table.say("");
    const { selection } = this.table;
    if (!selection.tapNumber(n)) this.table.ask(selection.spelled(n));
  }

  // -- your turn begins

  /** A premove is made, a single legal card is raised for you (the ace of spades at the start). */
  begin(): void {
    const { hand, offers, selection } = this.table;
    const standing = selection.standing && offers.find((offer) => offer.verb === selection.standing);
    if (standing) return this.table.act(standing);
    selection.standing = "";
    const wished = hand.find((held) => held.key === selection.premoved);
    selection.premoved = "";
    if (wished) {
      const offer = byCards(offers, [wished.text]);
      return offer ? this.table.act(offer) : this.refuse(wished);
    }
    const forced = offers.length === 1 ? offers[0]! : null;
    const only = forced && [1, hand.length].includes(forced.cards.length) && forced.cards.length ? forced : null;
    if (!only) return;
    const card = hand.find((held) => held.text === only.cards[0]);
    if (card && hand.length > 1) selection.chosen = [card.key];
    if (settings.auto === "on") this.auto = setTimeout(() => this.table.act(only), AUTO_MS);
  }

  /** Something has happened: nothing is played by itself any more. */
  stop(): void {
    clearTimeout(this.auto);
  }
}
