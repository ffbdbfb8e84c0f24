import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, type Language, has, language, listed, preferred, rest, speak, t } from "./i18n";
import { CHOICES, sane } from "./settings.svelte";

const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const files = import.meta.glob<string>("../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

const named = (text: string): string[] => [...text.matchAll(/\bt\(\s*["']([a-z][\w-]*)["']/g)].map((found) => found[1]!);

/** Every sentence of a language, as it is written. */
function sentences(tag: string): Map<string, string> {
  const texts = Object.entries(files).filter(([path]) => path.split("/").at(-2) === tag);
  const found = texts.flatMap(([, text]) => [...text.matchAll(/^(-?[a-z][\w-]*) =((?:.*)(?:\n(?:[ \t].*|\}.*|$))*)/gm)]);
  return new Map(found.map(([, id, body]) => [id!, body!.trim()]));
}

const variables = (body: string): string[] => [...new Set([...body.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();

const english = sentences("en");
const others = (Object.keys(LANGUAGES) as Language[]).filter((tag) => tag !== "en");

afterEach(() => speak("en"));

describe("texts", () => {
  it.each(Object.entries(sources).filter(([, text]) => named(text).length))("of %s are all there", (_, text) => {
    expect(named(text).filter((id) => !has(id))).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))("of %s have one meaning each, and can be read", (tag) => {
    const texts = Object.entries(files).filter(([path]) => path.split("/").at(-2) === tag);
    const ids = texts.flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const bundle = new FluentBundle(tag);
    expect(texts.flatMap(([, text]) => bundle.addResource(new FluentResource(text)))).toEqual([]);
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]); // what cannot be parsed is left out in silence
  });

  it("are there for every choice of the settings", () => {
    const { sort, ...shown } = CHOICES; // the order of a hand has a button of its own
    const ids = Object.entries(shown).flatMap(([name, all]) => {
      const choices = (all as readonly string[]).filter((one) => one !== "on" && (one !== "off" || all.length > 2)); // others are switches
      return [`setting-${name}`, ...choices.map((one) => `setting-${name}-${one}`)];
    });
    expect([...ids, ...sort.map((by) => `sort-${by}`)].filter((id) => !has(id))).toEqual([]);
  });

  it("isolate what is put into them, so that a name in another script does not turn the sentence around", () => {
    expect(t("undo")).toBe("Undo");
    expect(t("make-host", { name: "نور" })).toBe("Make \u2068نور\u2069 the host");
    expect(t("differs", { count: 2 })).toContain("differ from the standard");
  });

  it("that are missing are seen", () => {
    expect(t("no-such-text")).toBe("no-such-text");
  });
});

describe.each(others)("the draft in %s", (tag) => {
  const draft = sentences(tag);

  it("says what English says, and nothing else", () => {
    expect([...english.keys()].filter((id) => !draft.has(id))).toEqual([]);
    expect([...draft.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it("is given what English is given", () => {
    const wrong = [...draft].filter(
      ([id, body]) => english.has(id) && variables(body).some((name) => !variables(english.get(id)!).includes(name)),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
    const lost = [...draft].filter(([id, body]) => variables(english.get(id) ?? "").some((name) => !variables(body).includes(name)));
    expect(lost.map(([id]) => id)).toEqual([]);
  });

  it("says that it is one", () => {
    const paths = Object.entries(files).filter(([path]) => path.split("/").at(-2) === tag);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter(([, text]) => !/^# .*draft/i.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe("the language", () => {
  it("is that of the link, then the chosen one, then the browser's", () => {
    expect(preferred("?lang=ur", "hi", ["es"])).toBe("ur");
    expect(preferred("?lang=xx", "hi", ["es"])).toBe("hi");
    expect(preferred("", "", ["fr-FR", "zh-Hans-CN", "es"])).toBe("zh");
    expect(preferred("", "toString", ["fr"])).toBe("en");
  });

  it("turns the page around where it is read from the right", async () => {
    await speak("ur");
    await rest();
    expect([document.documentElement.lang, document.documentElement.dir, language()]).toEqual(["ur", "rtl", "ur"]);
    expect(t("close")).not.toBe("Close");
    expect(t("brand")).not.toBe("");
    await speak("en");
    expect(document.documentElement.dir).toBe("ltr");
    expect(listed(["Ammu", "Bilal", "Chai"])).toBe("Ammu, Bilal, and Chai");
  });
});

it("settings that are no choice any more fall back to the standard", () => {
  expect(sane({ theme: "neon", deck: "four", old: 1 })).toMatchObject({ theme: "system", deck: "four" });
  expect(sane({ theme: "neon", old: 1 })).not.toHaveProperty("old");
});
