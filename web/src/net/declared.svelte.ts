// What each game has declared (`/api/games`): how its cards look, what its moves and news are, and how long things
// take. Nothing else here needs to know a game; one that has declared nothing is still shown and played.

import type { GameShown, NewsShown, VerbShown } from "./http";

type Declared = Omit<GameShown, "seats" | "best" | "presets" | "options" | "version">;

const NOTHING: Declared = {
  name: "",
  title: "",
  line: "",
  rules: [],
  own_name: null,
  colour: "",
  accent: "",
  felt: { night: [], day: [], cloth: "plain" },
  icon: "users",
  poster: [],
  score: "many",
  score_with: {},
  faces: { kind: "cards", names: {}, signs: {}, red: [], wild: [], worth: {}, order: [] },
  hand: "fan",
  piles: {},
  news: {},
  facts: {},
  verbs: {},
  asks: {},
  lesson: false,
  remembers: false,
  firm: [],
  page: false,
  counts: {},
  counts_in: "",
  texts: [],
};

let all = $state.raw<ReadonlyMap<string, Declared>>(new Map());

/** What was kept by an older client may lack parts. */
export function declare(games: readonly GameShown[]): void {
  all = new Map(games.map((game) => [game.name, { ...NOTHING, ...game }]));
  paint();
}

/** Its colour, its felt and its cloth, wherever something is marked as a game's own. */
function paint(): void {
  const sheet = typeof CSSStyleSheet === "undefined" ? null : new CSSStyleSheet();
  if (!sheet?.replaceSync || !document.adoptedStyleSheets) return;
  sheet.replaceSync(
    [...all.values()]
      .filter((game) => /^\w+$/.test(game.name))
      .map(rulesOf)
      .join("\n"),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== painted), sheet];
  painted = sheet;
}

function rulesOf({ name, colour, accent, felt }: Declared): string {
  const its = `[data-game="${name}"]`;
  const night = { game: colour, accent, felt: felt.night[0], "felt-2": felt.night[1] };
  const day = { felt: felt.day[0], "felt-2": felt.day[1] };
  const cloth = /^\w+$/.test(felt.cloth) ? `--cloth: var(--cloth-${felt.cloth}); ` : "";
  return `${its} { ${cloth}${colours(night)} }\n:root[data-theme="daylight"] ${its} { ${colours(day)} }`;
}

/** Nothing but colours gets into a style sheet. */
function colours(named: Record<string, string | undefined>): string {
  const good = Object.entries(named).filter(([, colour]) => /^#[0-9a-f]{6}$/.test(colour ?? ""));
  return good.map(([name, colour]) => `--${name}: ${colour};`).join(" ");
}
let painted: CSSStyleSheet | null = null;

/** What a face counts with these options; "" if that is not declared. */
export function worthOf(game: string, text: string, options: string): string {
  const { worth } = declared(game).faces;
  const chosen = options.split(" ").find((item) => item && item in worth) ?? "";
  return String(worth[chosen]?.[text] ?? "");
}

/** Whether few points are good, with these options. */
export function fewIsGood(game: string, options: string): boolean {
  const { score, score_with } = declared(game);
  const chosen = options.split(" ").find((item) => item in score_with);
  return (chosen === undefined ? score : score_with[chosen]) === "few";
}

export const declared = (game: string): Declared => all.get(game) ?? NOTHING;

export const verbOf = (game: string, word: string): VerbShown | null => declared(game).verbs[word] ?? null;

/** The move that can be decided on before one's turn; "" if the game has none. */
export const earlyVerb = (game: string): string => Object.entries(declared(game).verbs).find(([, verb]) => verb.early)?.[0] ?? "";

// Piles and news are called by words that several games may use: those of the game that is on the table count.
// Where nothing is on the table yet, or its game has declared nothing, what any of them has said of a word holds.

let shown = "";

/** This game is on the table, in a replay or in a lesson from now on: one page shows one of them. */
export const lay = (game: string): void => void (shown = game);

function first<Kind>(find: (game: Declared) => Kind | undefined): Kind | null {
  const here = all.get(shown);
  for (const game of here ? [here] : all.values()) {
    const found = find(game);
    if (found !== undefined) return found;
  }
  return null;
}

export const newsKind = (what: string): NewsShown | null => first((game) => game.news[what]);
export const pileKind = (name: string) => first((game) => game.piles[name])?.kind ?? null;
/** What clears the open pile. */
export const resolves = (what: string) => newsKind(what)?.resolves ?? false;
/** What ends a hand, a round or the game. */
export const ends = (what: string) => newsKind(what)?.ends ?? false;
/** What stands out, in a banner and in the log. */
export const loud = (what: string) => newsKind(what)?.loud ?? false;
export const toneOf = (what: string) => newsKind(what)?.tone ?? "";
export const hold_ms = (what: string) => newsKind(what)?.hold_ms ?? 0;
export const leave_ms = (what: string) => newsKind(what)?.leave_ms ?? 0;
