// A game that the client has no folder for: what its table says comes from its declaration, or from the texts it brings.

import { declared } from "../net/declared.svelte";
import { type Params, first, listed } from "../ui/i18n";
import { type Chip, type Extra, type Tag, isPlain } from "./extra";
import { minus } from "../ui/numbers";
import type { Offer } from "./moves";
import type { Scene } from "./scene";
import { SUIT_SIGN, type Suit } from "./cards";
import { type Names, capital, filled } from "./words";

/** The second half of “Your turn: …”. */
export function asksOf(game: string, extra: Extra, scene: Scene, offers: Offer[]): string {
  if (extra.asks || !isPlain(game)) return extra.asks?.(scene, offers) ?? "";
  const { asks } = declared(game);
  const phase = String(scene.seen.facts["phase"] ?? "");
  const facts = wordsOf(scene);
  const declares = (Object.hasOwn(asks, phase) ? asks[phase] : asks[""]) ?? "";
  return first([`asks-${game}-${phase}`, `asks-${game}`], filled(declares, facts), facts);
}

/** The facts that can be said in a word, for a prompt that names them. */
function wordsOf(scene: Scene): Params {
  const plain = Object.entries(scene.seen.facts).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(plain) as Params;
}

/** The small number beside a name: its points. A game that counts something else says what it is, in a tag. */
export function scoreOf(game: string, extra: Extra, scene: Scene, seat: string): string {
  if (extra.score || !isPlain(game)) return extra.score?.(scene, seat) ?? "";
  const score = justPoints(game) ? ofSeat(scene.seen.facts["scores"], seat) : null;
  return typeof score === "number" ? minus(score) : "";
}

function justPoints(game: string): boolean {
  const fact = declared(game).facts["scores"];
  return fact?.where === "seat" && fact.label === "score";
}

export function chipsOf(game: string, extra: Extra, scene: Scene, names: Names): Chip[] {
  if (extra.chips || !isPlain(game)) return extra.chips?.(scene, names) ?? [];
  return factsOf(game, "line", scene).flatMap(([label, value]) => said(label, value, names));
}

/** Piles that are out of the game: what each is called, and how many cards are in it. */
export function awayOf(game: string, piles: Readonly<Record<string, readonly string[]>>): Chip[] {
  if (!isPlain(game)) return [];
  const away = Object.entries(declared(game).piles).filter(
    ([name, pile]) => pile.kind === "away" && name !== "gone" && piles[name]?.length,
  );
  return away.map(([name, pile]) => ({ text: `${first([`pile-${game}-${name}`], pile.label)} ${piles[name]!.length}` }));
}

export function tagsOf(game: string, extra: Extra, scene: Scene, seat: string, names: Names): Tag[] {
  if (extra.tags || !isPlain(game)) return extra.tags?.(scene, seat) ?? [];
  return factsOf(game, "seat", scene, justPoints(game) ? ["scores"] : []).flatMap(([label, value]) =>
    said(label, ofSeat(value, seat), names).map(({ text }) => ({ text })),
  );
}

function factsOf(game: string, where: "seat" | "line", scene: Scene, elsewhere: string[] = []): [string, unknown][] {
  const found = Object.entries(declared(game).facts).filter(
    ([name, fact]) => fact.where === where && name in scene.seen.facts && !elsewhere.includes(name),
  );
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
function said(label: string, value: unknown, names: Names): Chip[] {
  if (value === true) return [{ text: label }];
  if (typeof value === "string" && Object.hasOwn(SUIT_SIGN, value)) return [{ text: `${label} ${SUIT_SIGN[value as Suit]}` }];
  const words = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "number" || (typeof one === "string" && one));
  if (!words.length) return [];
  return [{ text: `${label} ${listed(words.map((one) => (/^p\d+$/.test(String(one)) ? names(String(one)) : String(one))))}` }];
}
