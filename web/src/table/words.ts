// Names and sentences of the table.

import { FluentNumber } from "@fluent/bundle";
import type { SeatShown } from "../net/protocol";
import { declared } from "../net/declared.svelte";
import { type Params, first, has, language, listed, t } from "../ui/i18n";
import { HIDDEN, face, short } from "./cards";
import { isPlain } from "./extra";
import type { Offer } from "./moves";
import type { News } from "./scene";

/** 1st, 2nd, 3rd: a number that chooses its form by its place. */
export const ordinal = (n: number) => new FluentNumber(n, { type: "ordinal" } as Intl.NumberFormatOptions);

export type Names = (seat: string) => string;

export function nameOf(seat: SeatShown): string {
  if (seat.name) return seat.name;
  return seat.state === "open" ? t("seat-open") : t("pod-bot", { number: seat.seat.slice(1) });
}

/** What to call each seat; your own is “You”. */
export function namesOf(seats: readonly SeatShown[], you: string | null): Names {
  const names = new Map(seats.map((seat) => [seat.seat, nameOf(seat)]));
  return (seat) => (seat === you ? t("you") : (names.get(seat) ?? seat));
}

export { listed };

/** A card as it is spoken: “7 of hearts”, “black horse”. */
export function spoken(text: string, game: string): string {
  const shown = face(text, game);
  switch (shown.kind) {
    case "card": {
      const rank = has(`rank-${shown.rank}`) ? t(`rank-${shown.rank}`) : shown.rank;
      return t("card-name", { rank, suit: t(`suit-${shown.suit}`) });
    }
    case "court":
      return first([`${game}-card`], `${shown.value}: ${roleOf(text, game)}`, { value: shown.value, role: roleOf(text, game) });
    case "jester":
    case "joker":
      return roleOf(text, game);
    case "piece":
      return first([`piece-${shown.red ? "red" : "black"}-${shown.name}`], declared(game).faces.names[text] ?? text);
    case "back":
      return t("card-hidden");
    case "text":
      return shown.text;
  }
}

/** What is written on a face that has a name: in the player's language, or as the game has declared it. */
export function roleOf(text: string, game: string): string {
  const name = declared(game).faces.names[text] ?? text;
  return first([`${game}-role-${text}`, `${game}-${name.toLowerCase()}`, `card-${name.toLowerCase()}`], name);
}

/** Cards in a sentence: 7♥ 8♥. Pieces by their names, for not every device has the characters. */
export function shorts(cards: readonly string[], game: string): string {
  const pieces = cards.some((card) => face(card, game).kind === "piece");
  return pieces ? listed(cards.map((card) => spoken(card, game))) : cards.map((card) => short(card, game)).join(" ");
}

const slotWords = (offer: Offer, you: string, names: Names) =>
  offer.slots.map((slot) => {
    const [seat = "", at = ""] = slot.split(".");
    return seat === you ? t("slot-own", { at }) : t("slot-of", { name: names(seat), at });
  });

const PLAY = "Play {cards}"; // what act-play says in every language

/** What the button says: in the player's language, else as the game has declared it, else the move itself. */
export function label(offer: Offer, game: string, you: string, names: Names, card = ""): string {
  if (offer.verb === "play") {
    const id = `act-play-${game}`;
    if (has(id)) return t(id, setParams(offer.cards, game));
    const own = offer.how?.label ?? PLAY;
    if (own !== PLAY) return capital(filled(own, { cards: shorts(offer.cards, game), count: offer.cards.length }));
    return t("act-play", { cards: shorts(offer.cards, game), count: offer.cards.length });
  }
  const slots = slotWords(offer, you, names);
  const params = {
    cards: shorts(offer.cards, game),
    count: offer.cards.length,
    slot: slots[0] ?? "",
    other: slots[1] ?? "",
    rest: offer.rest,
    card: card ? short(card, game) : "",
  };
  const declares = offer.how && isPlain(game) && language() === "en"; // what another game calls it is no concern of this one
  const id = [`act-${game}-${offer.verb}`, ...(declares ? [] : [`act-${offer.verb}`])].find(has);
  if (id) return t(id, params);
  return offer.how ? capital(filled(offer.how.label, params)) : capital(offer.move);
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A template of a game with what it names; of `[wins|win]` the second form if the name before it is yours. Never with a
 * brace left. */
export function filled(template: string, params: Params, isYou: (name: string) => boolean = () => false): string {
  let you = false;
  const part = (_: string, name?: string, other?: string, yours?: string) => {
    if (name === undefined) return (you ? yours : other)!;
    you = isYou(name);
    return String(params[name] ?? "");
  };
  return template.replace(/\{(\w+)\}|\[([^|\]]*)\|([^\]]*)\]/g, part).trim();
}

/** “Three 9s”: how many cards of which value, jesters apart. */
export function setParams(cards: readonly string[], game: string): Params {
  const { wild } = declared(game).faces;
  const plain = cards.filter((card) => !wild.includes(card));
  return { count: cards.length, value: plain[0] ?? wild[0] ?? "", jesters: cards.length - plain.length, cards: shorts(cards, game) };
}

// -- what has happened

/** “You” inside a sentence. */
const mid = (name: string) => (name === t("you") ? t("you-inside") : name);

const many = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** What all games mean the same by. Other words of the house are told in the sentences of one of its games. */
const COMMON = ["play", "pass", "draw", "deal", "trick", "out", "reshuffle", "hand_over", "round_over", "game_over"];
const UNNAMED = /\{\s*\$\w+\s*\}/; // what a sentence names and the news do not bring

/** A line for the log, or as it is read aloud; null for what needs no words. A game that is no house game is told by its
 * own translation, else in English as it has declared, else in the words that all games share. */
export function told(news: News, game: string, names: Names, aloud = false): string | null {
  const plain = isPlain(game);
  const own = translated(`news-${game}-${news.what}`, news, game, names, aloud);
  if (own !== null) return own;
  const declares = () => declaredSays(news, game, names, aloud);
  const shared = () => (plain && !COMMON.includes(news.what) ? null : translated(`news-${news.what}`, news, game, names, aloud));
  return plain && language() === "en" ? (declares() ?? shared()) : (shared() ?? declares());
}

/** Null where the client has no such sentence, or where it names something that the news do not bring. */
function translated(id: string, news: News, game: string, names: Names, aloud: boolean): string | null {
  if (!has(id)) return null;
  const params = paramsOf(news, game, aloud, (seat, key) => (key === "to" ? mid(names(seat)) : names(seat)), names);
  params["cards"] ??= "";
  params["hidden"] = many(news.cards).some((card) => card !== "??") ? "no" : "yes";
  params["some"] = Object.values(news).some((value) => Array.isArray(value) && value.length) ? "yes" : "no";
  if (typeof news["called"] !== "number") params["called"] = "none";
  const text = t(id, params);
  return UNNAMED.test(text) ? null : text;
}

/** The first template of the game for which everything is there. */
function declaredSays(news: News, game: string, names: Names, aloud: boolean): string | null {
  const says = declared(game).news[news.what]?.says.find((one) => needs(one).every((name) => tells(news[name])));
  if (!says) return null;
  const params = paramsOf(news, game, aloud, (seat) => mid(names(seat)), names);
  const isYou = (key: string) => [news[key]].flat().some((value) => /^p\d+$/.test(String(value)) && names(String(value)) === t("you"));
  return capital(filled(says, params, isYou));
}

/** Everything that news bring, in words. */
function paramsOf(news: News, game: string, aloud: boolean, called: (seat: string, key: string) => string, names: Names): Params {
  const params: Params = {};
  const word = (value: string, key: string) => (/^p\d+$/.test(value) ? called(value, key) : slotName(value, names));
  for (const [key, value] of Object.entries(news)) {
    if (typeof value === "number") params[key] = value;
    else if (typeof value === "boolean") params[key] = value ? "yes" : "no";
    else if (typeof value === "string" && has(`${key}-${value.replaceAll("_", "-")}`))
      params[key] = t(`${key}-${value.replaceAll("_", "-")}`);
    else if (typeof value === "string") params[key] = word(value, key);
    else if (key === "cards") params["cards"] = aloud ? listed(many(value).map((card) => spoken(card, game))) : shorts(many(value), game);
    else if (Array.isArray(value)) params[key] = listed(many(value).map((one) => word(one, key)));
  }
  return params;
}

const needs = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
/** Not for what cannot be said in a word or a list of words, nor for cards that nobody here sees. */
const tells = (value: unknown) =>
  value !== undefined && value !== null && (typeof value !== "object" || (Array.isArray(value) && value.some((one) => one !== HIDDEN)));

function slotName(value: string, names: Names): string {
  const [seat, at] = value.split(".");
  if (!seat || !at || !/^p\d+$/.test(seat)) return value;
  return names(seat) === t("you") ? t("slot-yours", { at }) : t("slot-of", { name: names(seat), at });
}

/** A refusal as the server words it, like a sentence. */
export const sentence = (text: string, names: Names) => {
  const trimmed = text.replace(/ \([A-Z]\d+\)$/, "").replace(/\bp\d+\b/g, (seat) => mid(names(seat)));
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? "" : ".");
};
