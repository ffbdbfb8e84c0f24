// Names and sentences of the table.

import { FluentNumber } from "@fluent/bundle";
import type { SeatShown } from "../net/protocol";
import { type Params, has, listed, t } from "../ui/i18n";
import { face, short } from "./cards";
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
      return t("dalmuti-card", { value: shown.value, role: t(`dalmuti-role-${shown.value}`) });
    case "jester":
      return t("dalmuti-jester");
    case "joker":
      return t("card-joker");
    case "piece":
      return t("piece-name", { colour: t(shown.red ? "piece-red" : "piece-black"), name: t(`piece-${shown.name}`) });
    case "back":
      return t("card-hidden");
    case "text":
      return shown.text;
  }
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

/** What the button says. An unknown word is shown as the server wrote it. */
export function label(offer: Offer, game: string, you: string, names: Names, card = ""): string {
  if (offer.verb === "play") {
    const id = `act-play-${game}`;
    if (has(id)) return t(id, setParams(offer.cards, game));
    return t("act-play", { cards: shorts(offer.cards, game), count: offer.cards.length });
  }
  const id = `act-${offer.verb}`;
  if (!has(id)) return offer.move.charAt(0).toUpperCase() + offer.move.slice(1);
  const slots = slotWords(offer, you, names);
  return t(id, {
    cards: shorts(offer.cards, game), slot: slots[0] ?? "", other: slots[1] ?? "", rest: offer.rest, card: card ? short(card, game) : "",
  });
}

/** “Three 9s”: how many cards of which value, jesters apart. */
export function setParams(cards: readonly string[], game: string): Params {
  const plain = cards.filter((card) => card !== "J");
  const jesters = game === "dalmuti" ? cards.length - plain.length : 0;
  return { count: cards.length, value: plain[0] ?? "J", jesters, cards: shorts(cards, game) };
}

// -- what has happened

/** “You” inside a sentence. */
const mid = (name: string) => (name === t("you") ? t("you-inside") : name);

const many = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** A line for the log, or as it is read aloud; null for what needs no words. */
export function told(news: News, game: string, names: Names, aloud = false): string | null {
  const id = [`news-${game}-${news.what}`, `news-${news.what}`].find(has);
  if (!id) return null;
  const params: Params = {};
  for (const [key, value] of Object.entries(news)) {
    if (typeof value === "number") params[key] = value;
    else if (typeof value === "boolean") params[key] = value ? "yes" : "no";
    else if (typeof value === "string") params[key] = /^p\d+$/.test(value) ? (key === "to" ? mid(names(value)) : names(value)) : slotName(value, names);
    else if (key === "cards") params["cards"] = aloud ? listed(many(value).map((card) => spoken(card, game))) : shorts(many(value), game);
    else if (Array.isArray(value)) params[key] = listed(many(value).map((one) => (/^p\d+$/.test(one) ? names(one) : slotName(one, names))));
  }
  params["cards"] ??= "";
  params["hidden"] = many(news.cards).some((card) => card !== "??") ? "no" : "yes";
  params["some"] = Object.values(news).some((value) => Array.isArray(value) && value.length) ? "yes" : "no";
  if (typeof news["called"] !== "number") params["called"] = "none";
  if (typeof news["type"] === "string") params["type"] = t(`liap-type-${news["type"].replaceAll("_", "-")}`);
  return t(id, params);
}

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
