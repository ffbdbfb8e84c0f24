// What can be done, read from the texts of `view.legal`. Nothing here knows a rule: a move that names cards of
// your hand is reached by choosing exactly these, one that names slots by choosing those, all else is a button.

import { declared, verbOf } from "../net/declared.svelte";
import type { VerbShown } from "../net/http";
import { countOf, face, same, within } from "./cards";

export interface Offer {
  /** as it is sent */
  move: string;
  verb: string;
  /** of your own hand */
  cards: string[];
  /** p3.2: the second slot of p3 */
  slots: string[];
  /** the rest, as text */
  rest: string;
  /** what the game has declared of the verb */
  how: VerbShown | null;
}

/** `hand` null: a move of another hand than yours, of which the cards are believed. */
export function read(move: string, hand: readonly string[] | null, you: string, game: string): Offer {
  const space = move.indexOf(" ");
  const verb = space < 0 ? move : move.slice(0, space);
  const rest = space < 0 ? "" : move.slice(space + 1);
  const how = verbOf(game, verb);
  const offer = { move, verb, cards: [] as string[], slots: [] as string[], rest, how };
  const cards = space < 0 && !how ? cardsOf(move, hand, game) : null;
  if (cards) return { ...offer, verb: "play", cards, how: verbOf(game, "") };
  const given = rest.split(",");
  if (how?.takes === "cards" && holds(hand, given, game)) return { ...offer, cards: given };
  if (how?.takes === "slots") return { ...offer, slots: rest.split(" ").map((at) => (at.includes(".") ? at : `${you}.${at}`)) };
  return offer;
}

/** The cards of your hand that a text names: `7h`, `6x2+J`, `RHC`; null if it names none. */
function cardsOf(text: string, hand: readonly string[] | null, game: string): string[] | null {
  if (holds(hand, [text], game)) return [text];
  const spelling = verbOf(game, "")?.spelling;
  if (spelling === "sets") return setOf(text, declared(game).faces.wild[0] ?? "");
  const letters = [...text];
  return spelling === "letters" && holds(hand, letters, game) ? letters : null;
}

const holds = (hand: readonly string[] | null, cards: readonly string[], game: string) =>
  hand ? within(cards, hand) : cards.every((card) => face(card, game).kind !== "text");

/** `6x2+J`: so many of a value and of what stands for any other. */
function setOf(text: string, wild: string): string[] | null {
  const cards: string[] = [];
  for (const part of text.split("+")) {
    const { value = "", count, more } = /^(?<value>\w+)x(?<count>\d+)$|^(?<more>\D+\d*)$/.exec(part)?.groups ?? {};
    if (count) cards.push(...Array<string>(Number(count)).fill(value));
    else if (wild && more?.startsWith(wild)) cards.push(...Array<string>(Number(more.slice(wild.length) || 1)).fill(wild));
    else return null;
  }
  return cards;
}

export function offersOf(legal: readonly string[], hand: readonly string[], you: string, game: string): Offer[] {
  return legal.map((move) => read(move, hand, you, game));
}

// -- cards

/** Whether several cards can be chosen at once. */
export const choosesMany = (offers: readonly Offer[]) => offers.some((offer) => offer.cards.length > 1);

export const playable = (offers: readonly Offer[], card: string) => offers.some((offer) => offer.cards.includes(card));

export function byCards(offers: readonly Offer[], chosen: readonly string[]): Offer | null {
  return offers.find((offer) => offer.cards.length > 0 && same(offer.cards, chosen)) ?? null;
}

/** The smallest moves first that hold all of these. */
export function containing(offers: readonly Offer[], chosen: readonly string[]): Offer[] {
  return offers.filter((offer) => within(chosen, offer.cards)).sort((a, b) => a.cards.length - b.cards.length);
}

/** What a tap on a card makes of the choice, when several can be chosen: one that does not fit is said, never dropped. */
export function toggled(chosen: readonly string[], card: string, on: boolean): string[] {
  const at = chosen.indexOf(card);
  return on ? chosen.filter((_, i) => i !== at) : [...chosen, card];
}

/** Where only whole sets of one face are left to choose (three are asked for), the first tap takes the whole set. */
export function completed(offers: readonly Offer[], card: string): string[] {
  const found = containing(offers, [card]);
  const least = found[0]?.cards.length ?? 0;
  const plain = found.find((offer) => offer.cards.length === least && offer.cards.every((c) => c === card));
  if (plain) return plain.cards;
  const most = (offer: Offer) => countOf(offer.cards).get(card) ?? 0;
  const mixed = found.filter((offer) => offer.cards.length === least).sort((a, b) => most(b) - most(a))[0];
  return mixed?.cards ?? [card];
}

// -- slots

export const slotVerbs = (offers: readonly Offer[]) => [...new Set(offers.filter((o) => o.slots.length).map((o) => o.verb))];

/** The move of one of these verbs with exactly these slots; some keep their order. */
export function bySlots(offers: readonly Offer[], verbs: readonly string[], chosen: readonly string[]): Offer | null {
  const fits = (offer: Offer) =>
    offer.how?.ordered
      ? offer.slots.length === chosen.length && offer.slots.every((slot, i) => slot === chosen[i])
      : same(offer.slots, chosen);
  return offers.find((offer) => offer.slots.length > 0 && verbs.includes(offer.verb) && fits(offer)) ?? null;
}

export const slotOpen = (offers: readonly Offer[], verbs: readonly string[], slot: string) =>
  offers.some((offer) => verbs.includes(offer.verb) && offer.slots.includes(slot));

/** How many slots the longest move of these verbs names. */
export const mostSlots = (offers: readonly Offer[], verbs: readonly string[]) =>
  Math.max(0, ...offers.filter((o) => verbs.includes(o.verb)).map((o) => o.slots.length));

/** How many slots the shortest of these moves names that holds all of the chosen ones; 0: there is none. */
export function leastSlots(offers: readonly Offer[], verbs: readonly string[], chosen: readonly string[]): number {
  const found = offers.filter((o) => verbs.includes(o.verb) && within(chosen, o.slots)).map((o) => o.slots.length);
  return found.length ? Math.min(...found) : 0;
}

/** The verbs that are chosen by slots, in groups that are chosen between. */
export function slotGroups(game: string): string[][] {
  const verbs = Object.entries(declared(game).verbs).filter(([, how]) => how.takes === "slots");
  const beside = (first: string) => verbs.filter(([, how]) => how.beside === first).map(([word]) => word);
  return verbs.filter(([, how]) => !how.beside).map(([word]) => [word, ...beside(word)]);
}

// -- numbers

export const takesNumber = (offer: Offer) => offer.how?.takes === "number";

/** How a number is said in this game, legal or not; "" where none is. */
export function numbered(game: string, n: number): string {
  const word = Object.entries(declared(game).verbs).find(([, how]) => how.takes === "number")?.[0];
  return word ? `${word} ${n}` : "";
}

/** The offer of this move; also of a number behind a word that may have one, though no list names it: there are too many. */
export function offerFor(move: string, offers: readonly Offer[]): Offer | null {
  const listed = offers.find((offer) => offer.move === move);
  if (listed) return listed;
  const [, word, rest = ""] = /^(\w+) (\d+)$/.exec(move) ?? [];
  const bare = offers.find((offer) => offer.move === word);
  const { low, high } = bare?.how ?? { low: null, high: null };
  return bare && low !== null && high !== null && Number(rest) >= low && Number(rest) <= high ? { ...bare, move, rest } : null;
}

// -- buttons

/** Moves that are reached by their own button. */
export const buttons = (offers: readonly Offer[]) => offers.filter((o) => !o.cards.length && !o.slots.length);

/** The one that stands in the large place when nothing is chosen; a word that ends or costs something never does. */
export function mainButton(offers: readonly Offer[]): Offer | null {
  const open = buttons(offers);
  const known = open.find((o) => o.how?.place === "main");
  if (known) return known;
  if (offers.some((o) => o.cards.length || o.slots.length)) return null;
  const plain = open.filter((o) => o.how?.place !== "side");
  return plain.length === 1 ? plain[0]! : null;
}
