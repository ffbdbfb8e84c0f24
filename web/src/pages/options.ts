// House rules as a form: what is chosen, and what of it differs from the standard.
import { declared } from "../net/declared.svelte";
import { type IconName, iconNamed } from "../ui/icons";
import type { GameShown, OptionShown } from "../net/api";
import { first, has, t } from "../ui/i18n";

export type Chosen = Record<string, string>;

export const standard = (options: OptionShown[]): Chosen => Object.fromEntries(options.map((option) => [option.name, option.default]));

/** `"reversal=on games=3"` over the standard. */
export function read(options: OptionShown[], text: string): Chosen {
  const named = text
    .split(/\s+/)
    .filter(Boolean)
    .map((item) => item.split("=", 2) as [string, string]);
  return { ...standard(options), ...Object.fromEntries(named) };
}

export const differing = (options: OptionShown[], chosen: Chosen): OptionShown[] =>
  options.filter((option) => chosen[option.name] !== option.default);

/** Only what differs, as the house wants it. */
export const write = (options: OptionShown[], chosen: Chosen): string =>
  differing(options, chosen)
    .map((option) => `${option.name}=${chosen[option.name]}`)
    .join(" ");

/** The preset that these choices are, or null for somebody's own. */
export function presetOf(game: GameShown, chosen: Chosen): string | null {
  const text = write(game.options, chosen);
  const same = Object.entries(presets(game)).find(([, options]) => write(game.options, read(game.options, options)) === text);
  return same?.[0] ?? null;
}

/** With the standard rules first, under an empty name if the game does not name them. */
export function presets(game: GameShown): Record<string, string> {
  return Object.values(game.presets).includes("") ? game.presets : { "": "", ...game.presets };
}

/** `lead_after_safe` → "Lead after safe" */
export function words(name: string): string {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A game in the player's language. */
export const gameTitle = (game: Pick<GameShown, "name" | "title">): string => first([`game-${game.name}-title`], game.title);

/** What it is, in a few words; "" if nobody has said. */
export const gameLine = (game: string): string => first([`game-${game}-line`], declared(game).line);

/** And in three sentences: in the player's language, or as the game has declared them. */
export function gameRules(game: string): string[] {
  const own = [1, 2, 3].map((n) => `game-${game}-rules-${n}`).filter(has);
  return own.length ? own.map((id) => t(id)) : declared(game).rules;
}

/** How it is called at home, where that is another script. */
export function atHome(game: string): { lang: string; name: string } | undefined {
  const own = declared(game).own_name;
  return own ? { lang: own.language, name: own.name } : undefined;
}

/** What may be declared is drawn; what an older house says may be anything. */
export const gameIcon = (game: string): IconName => iconNamed(declared(game).icon satisfies IconName);

// -- their names; a game that is not known here has the words of the house

const ids = (game: string, name: string, more = "") => [`option-${game}-${name}${more}`, `option-${name}${more}`];

export const optionTitle = (game: string, option: OptionShown): string => first(ids(game, option.name), words(option.name));

export const optionHelp = (game: string, option: OptionShown): string => first(ids(game, option.name, "-help"), option.help);

export function valueName(game: string, option: OptionShown, value: string): string {
  if (option.kind === "switch") return t(`option-${value}`);
  if (option.kind === "number") return value === "none" ? t("number-none") : value;
  return first(ids(game, option.name, `-${value}`), words(value));
}

export const presetName = (game: string, preset: string): string =>
  preset ? first([`preset-${game}-${preset.toLowerCase()}`], preset) : t("preset-standard");

/** What differs from the standard: “Reversal: on · Games: 3”; the standard rules by their name. */
export function inWords(game: GameShown, text: string): string {
  const chosen = read(game.options, text);
  const said = differing(game.options, chosen).map(
    (one) => `${optionTitle(game.name, one)}: ${valueName(game.name, one, chosen[one.name]!)}`,
  );
  return said.join(" · ") || t("preset-standard");
}

/** The link that these rules travel by. */
export const rulesPath = (game: string, options: string, seats: number): string =>
  `/g/${game}?${new URLSearchParams({ o: options, ...(seats ? { seats: String(seats) } : {}) })}`;

/** All numbers of an option if they are few enough to show at once. */
export function few(option: OptionShown): string[] | null {
  if (option.values.length) return option.values.length <= 9 ? option.values : null;
  if (option.low === null || option.high === null || option.high - option.low > 5) return null;
  const numbers = Array.from({ length: option.high - option.low + 1 }, (_, i) => String(option.low! + i));
  return option.optional ? ["none", ...numbers] : numbers;
}

/** What somebody has typed, as the house wants it. */
export function within(option: OptionShown, typed: string): string {
  const n = Number.parseInt(typed, 10);
  if (Number.isNaN(n)) return option.optional ? "none" : option.default;
  return String(Math.min(option.high ?? n, Math.max(option.low ?? n, n)));
}

/** “2 to 6 players · Best with 3 to 5” */
export function playersOf({ seats, best }: GameShown): string {
  const all = seats.length > 1 ? t("players", { from: seats[0]!, to: seats.at(-1)! }) : t("players-exactly", { count: seats[0]! });
  if (best.length >= seats.length) return all;
  const fit = best.length > 1 ? t("best-with", { from: best[0]!, to: best.at(-1)! }) : t("best-with-exactly", { count: best[0]! });
  return `${all} · ${fit}`;
}
