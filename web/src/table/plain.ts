// A game that the client has no folder for: what its table says comes from its declaration, or from the texts it brings.

import { declared } from "../net/declared.svelte";
import { first, listed } from "../ui/i18n";
import { type Chip, type Extra, type Tag, isPlain } from "./extra";
import type { Offer } from "./moves";
import type { Scene } from "./scene";
import { type Names, capital } from "./words";

/** The second half of “Your turn: …”. */
export function asksOf(game: string, extra: Extra, scene: Scene, offers: Offer[]): string {
  if (extra.asks || !isPlain(game)) return extra.asks?.(scene, offers) ?? "";
  const { asks } = declared(game);
  const phase = String(scene.seen.facts["phase"] ?? "");
  return first([`asks-${game}-${phase}`, `asks-${game}`], (Object.hasOwn(asks, phase) ? asks[phase] : asks[""]) ?? "");
}

export function chipsOf(game: string, extra: Extra, scene: Scene, names: Names): Chip[] {
  if (extra.chips || !isPlain(game)) return extra.chips?.(scene, names) ?? [];
  return factsOf(game, "line", scene).flatMap(([label, value]) => said(label, value, names));
}

export function tagsOf(game: string, extra: Extra, scene: Scene, seat: string, names: Names): Tag[] {
  if (extra.tags || !isPlain(game)) return extra.tags?.(scene, seat) ?? [];
  return factsOf(game, "seat", scene).flatMap(([label, value]) => said(label, ofSeat(value, seat), names));
}

function factsOf(game: string, where: "seat" | "line", scene: Scene): [string, unknown][] {
  const found = Object.entries(declared(game).facts).filter(([name, fact]) => fact.where === where && name in scene.seen.facts);
  return found.map(([name, fact]) => [
    capital(first([`fact-${game}-${name}`], fact.label || name.replaceAll("_", " "))),
    scene.seen.facts[name],
  ]);
}

/** What a fact says of one seat: its value there, or whether it is the one, or one of those. */
function ofSeat(value: unknown, seat: string): unknown {
  if (Array.isArray(value)) return value.includes(seat);
  if (typeof value === "object" && value !== null) return (value as Record<string, unknown>)[seat];
  return value === seat;
}

/** “Cards won 3”; nothing where there is nothing to say, or nothing that can be said in a word. */
function said(label: string, value: unknown, names: Names): { text: string }[] {
  if (value === true) return [{ text: label }];
  const words = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "number" || (typeof one === "string" && one));
  if (!words.length) return [];
  return [{ text: `${label} ${listed(words.map((one) => (/^p\d+$/.test(String(one)) ? names(String(one)) : String(one))))}` }];
}
