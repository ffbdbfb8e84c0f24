// Every sentence of the client, by its id, from locales/<language>/*.ftl.
// The first page needs common.ftl alone; all others wait for `rest`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../locales/en/common.ftl?raw";
import { here } from "../net/address";
import { kept } from "../net/kept";

const files = import.meta.glob<string>(["../../locales/*/*.ftl", "!../../locales/en/common.ftl", "!../../locales/*/outside.ftl"], {
  query: "?raw",
  import: "default",
});

/** Each in its own words. All but English are drafts until a native reader has checked them. */
export const LANGUAGES = {
  en: "English",
  ml: "മലയാളം",
  ur: "اردو",
  hi: "हिन्दी",
  es: "Español",
  th: "ไทย",
  zh: "中文",
} as const;

export type Language = keyof typeof LANGUAGES;
export type Params = Record<string, FluentVariable>;
export interface Sentence {
  id: string;
  text: string;
}

const FROM_THE_RIGHT = new Set<Language>(["ur"]);
const CHECKED = new Set<Language>(["en"]);

export const isDraft = (language: Language): boolean => !CHECKED.has(language);
export const isLanguage = (tag: unknown): tag is Language => typeof tag === "string" && Object.hasOwn(LANGUAGES, tag);

const bundles = new Map<Language, FluentBundle>();
const read = new Map<string, Promise<void>>();
let spoken: Language = "en";

add("en", "common", english);

function add(language: Language, path: string, text: string): void {
  const bundle = bundles.get(language) ?? new FluentBundle(language);
  bundles.set(language, bundle);
  const wrong = bundle.addResource(new FluentResource(text));
  if (wrong.length) console.error(path, wrong);
}

/** Sentences that a game brings along. Those of the client stay as they are. */
export function bring(language: Language, text: string): void {
  const bundle = bundles.get(language) ?? new FluentBundle(language);
  bundles.set(language, bundle);
  bundle.addResource(new FluentResource(text)); // what is there already is not replaced
}

/** Loads a file once; one that could not be had is asked for again the next time. */
function load(path: string): Promise<void> {
  const language = path.split("/").at(-2) as Language;
  const loading =
    read.get(path) ??
    files[path]!().then(
      (text) => add(language, path, text),
      (error: unknown) => {
        read.delete(path);
        throw error;
      },
    );
  read.set(path, loading);
  return loading;
}

const loadAll = (wanted: (language: string, file: string) => boolean): Promise<unknown> =>
  Promise.all(
    Object.keys(files)
      .filter((path) => wanted(path.split("/").at(-2)!, path.split("/").at(-1)!))
      .map(load),
  );

/** From now on in this language. The page has to be drawn again. */
export async function speak(language: Language): Promise<void> {
  await loadAll((tag, file) => tag === language && file === "common.ftl");
  spoken = language;
  document.documentElement.lang = language;
  document.documentElement.dir = FROM_THE_RIGHT.has(language) ? "rtl" : "ltr";
}

/** The sentences of everything but the first page; English too, for what a draft has not got. */
export const rest = (): Promise<unknown> => loadAll((tag, file) => (tag === spoken || tag === "en") && file !== "common.ftl");

export const language = (): Language => spoken;

/** `?lang=`, what was chosen here, what the browser asks for; English. */
export function preferred(search: string, chosen: string, asked: readonly string[]): Language {
  const wanted = [new URLSearchParams(search).get("lang"), chosen, ...asked.map((tag) => tag.split("-")[0])];
  return wanted.find(isLanguage) ?? "en";
}

export const preferredHere = (): Language => preferred(here().search, kept("language", ""), navigator.languages);

const holding = (id: string): FluentBundle | undefined => [bundles.get(spoken), bundles.get("en")].find((bundle) => bundle?.hasMessage(id));

/** Whether there is such a sentence: for ids made from words of the server, such as an option's name. */
export function has(id: string): boolean {
  return holding(id) !== undefined;
}

const MOST_SAID = 2_000;
/** sentence → its id, what was said last at the end */
const said = new Map<string, string>();

function remember(text: string, id: string): void {
  said.delete(text);
  said.set(text, id);
  if (said.size > MOST_SAID) said.delete(said.keys().next().value!);
}

/** What this device has said lately, the last first. */
export const saidLately = (): readonly Sentence[] => [...said].reverse().map(([text, id]) => ({ id, text }));

/** The sentence. An unknown id is shown as it is, so that a gap is seen and nothing breaks. */
export function t(id: string, params?: Params): string {
  const bundle = holding(id);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (import.meta.env.DEV) console.warn(`no text for ${id}`);
    return id;
  }
  const wrong: Error[] = [];
  const text = bundle.formatPattern(pattern, params, wrong);
  if (wrong.length && import.meta.env.DEV) console.warn(id, ...wrong);
  remember(text, id);
  return text;
}

/** The first of these sentences that there is; otherwise the words of the house. */
export function first(ids: readonly string[], otherwise: string, params?: Params): string {
  const id = ids.find(has);
  return id ? t(id, params) : otherwise;
}

/** For dates and times: the spoken language as it is written where this browser is at home, en-GB for example. */
export const region = (asked: readonly string[] = navigator.languages): string =>
  asked.find((tag) => tag.split("-")[0] === spoken) ?? spoken;

/** Ammu, Bilal and Chai. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat(spoken, { type: "conjunction" }).format(words);
