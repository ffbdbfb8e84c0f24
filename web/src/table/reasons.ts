// Why not, in the player's language: from the code and its parameters. For a code that is not known here, of a game that
// somebody else has added, the sentence of the house.
import type { FluentVariable } from "@fluent/bundle";
import { Trouble } from "../net/api";
import { short } from "./cards";
import { type Names, sentence, shorts } from "./words";
import { type Params, first, has, listed, t } from "../ui/i18n";

export interface No {
  code: string;
  params: Record<string, unknown>;
  text: string;
}

export function because(no: No, game: string, names: Names): string {
  return first([`why-${game}-${no.code}`, `why-${no.code}`], sentence(no.text, names), said(no.params, game, names));
}

/** Why a good player would do that. */
export function advice(hint: No, game: string, names: Names): string {
  return first([`hint-${game}-${hint.code}`, `hint-${hint.code}`], sentence(hint.text, names), said(hint.params, game, names));
}

function said(params: Record<string, unknown>, game: string, names: Names): Params {
  const found = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, word(key, value, game, names)]));
  // what somebody does not hold is called a card, a set or pieces, by the game
  return { cards: found["card"] ?? found["set"] ?? found["pieces"] ?? "", ...found };
}

function word(key: string, value: unknown, game: string, names: Names): FluentVariable {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) {
    if (key === "seats") return listed(value.map((seat) => names(String(seat))));
    return key === "cards" ? value.join(" ") : listed(value.map(String));
  }
  const text = String(value);
  if (key === "suit" && has(`suit-${text}`)) return t(`suit-${text}`);
  if (key === "pieces" || key === "play") return shorts([...text], game);
  if (key === "card" || key === "best" || key === "held" || key === "got") return short(text, game);
  return key === "pile" ? text.split(" ")[0]! : text; // "draw pile"
}

/** Why the house did not do what was asked of it outside a table. */
export function troubled(error: unknown): string {
  if (!(error instanceof Trouble) || error.code === "offline") return t("offline");
  return first([`why-${error.code}`], error.message || t("offline"), { error: error.message, ...said(error.params, "", String) });
}
