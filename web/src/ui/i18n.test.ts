import { describe, expect, it } from "vitest";
import { has, t } from "./i18n";
import { CHOICES, sane } from "./settings.svelte";

const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const files = import.meta.glob<string>("../../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });

const named = (text: string): string[] => [...text.matchAll(/\bt\(\s*["']([a-z][\w-]*)["']/g)].map((found) => found[1]!);

describe("texts", () => {
  it.each(Object.entries(sources).filter(([, text]) => named(text).length))("of %s are all there", (_, text) => {
    expect(named(text).filter((id) => !has(id))).toEqual([]);
  });

  it("have one meaning each", () => {
    const ids = Object.values(files).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("are there for every choice of the settings", () => {
    const ids = Object.entries(CHOICES).flatMap(([name, all]) => [`setting-${name}`, ...all.map((one) => `setting-${name}-${one}`)]);
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  it("isolate what is put into them, so that a name in another script does not turn the sentence around", () => {
    expect(t("kick-do")).toBe("Send away");
    expect(t("make-host", { name: "نور" })).toBe("Make \u2068نور\u2069 the host");
    expect(t("differs", { count: 2 })).toContain("differ from the standard");
  });

  it("that are missing are seen", () => {
    expect(t("no-such-text")).toBe("no-such-text");
  });
});

it("settings that are no choice any more fall back to the standard", () => {
  expect(sane({ theme: "neon", deck: "four", old: 1 })).toMatchObject({ theme: "system", deck: "four" });
  expect(sane({ theme: "neon", old: 1 })).not.toHaveProperty("old");
});
