// Every letter can be read on every ground it stands on: 4.5 to 1, by night and by day, on the felt of every game.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import captured from "../net/declared.json";

type Colours = Record<string, string>;

const css = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

/** The colours that the blocks with this selector set. */
function block(file: string, selector: string): Colours {
  const blocks = css(file)
    .split("\n}")
    .filter((text) =>
      text
        .trimStart()
        .replace(/^\/\*[\s\S]*?\*\/\s*/, "")
        .startsWith(`${selector} {`),
    );
  return Object.fromEntries(
    blocks.flatMap((text) => [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value])),
  );
}

const night = block("tokens.css", ":root");
const day = { ...night, ...block("tokens.css", ':root[data-theme="daylight"]') };
const onFelt = { night: block("materials.css", ".made-felt"), day: block("materials.css", ':root[data-theme="daylight"] .made-felt') };

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What the style sheet makes of the colour of a game by day. */
const darker = (colour: string) => `#${[1, 3, 5].map((at) => mixed(colour, day.ink!, at)).join("")}`;
const mixed = (one: string, other: string, at: number) =>
  Math.round(parseInt(one.slice(at, at + 2), 16) * 0.85 + parseInt(other.slice(at, at + 2), 16) * 0.15)
    .toString(16)
    .padStart(2, "0");

/** Letters → the grounds they stand on. */
const PAIRS: Record<string, string[]> = {
  ink: ["room", "room-2", "panel", "panel-2", "well"],
  soft: ["room", "room-2", "panel", "panel-2", "well"],
  "act-text": ["room", "room-2", "panel", "panel-2", "well"],
  "danger-text": ["room", "room-2", "panel", "panel-2", "well"],
  safe: ["room", "room-2", "panel", "panel-2", "well"],
  accent: ["room", "panel", "well"],
  "on-act": ["act"],
  "on-danger": ["danger"],
  "on-danger-fill": ["danger-fill"],
  "on-safe": ["safe-fill"],
  "on-game": ["game"],
  room: ["ink"],
  "card-ink": ["card"],
  "card-red": ["card"],
  "piece-red": ["piece-light", "piece-mid"],
  "piece-black": ["piece-dark"],
};
const themes: [string, Colours][] = [
  ["night", night],
  ["day", day],
];
const weak = (pairs: [string, string, string][]) =>
  pairs
    .filter(([, one, other]) => !(contrast(one, other) >= 4.5))
    .map(([what, one, other]) => `${what}: ${contrast(one, other).toFixed(2)}`);

describe.each(themes)("by %s", (theme, colours) => {
  test("letters are read on what they stand on", () => {
    const pairs = Object.entries(PAIRS).flatMap(([ink, grounds]) =>
      grounds.map((on) => [`${ink} on ${on}`, colours[ink]!, colours[on]!] as [string, string, string]),
    );
    expect(weak(pairs)).toEqual([]);
  });

  test("and on the felt of every game", () => {
    const inks = { ...colours, ...onFelt[theme as "night" | "day"] };
    const pairs = captured.flatMap((game) =>
      game.felt[theme as "night" | "day"].flatMap((felt) =>
        ["felt-ink", "felt-soft", "act-text"].map(
          (ink) => [`${ink} on ${game.name} ${felt}`, inks[ink]!, felt] as [string, string, string],
        ),
      ),
    );
    expect(pairs.length).toBeGreaterThan(5 * 6 - 1);
    expect(weak(pairs)).toEqual([]);
  });

  test("the colour of every game carries letters, and writes some", () => {
    const grounds = ["room", "panel", "well"];
    const pairs = captured.flatMap((game) => [
      [`on-game on ${game.name}`, colours["on-game"]!, game.colour],
      ...grounds.map((on) => [`${game.name} on ${on}`, theme === "day" ? darker(game.colour) : game.accent, colours[on]!]),
    ]) as [string, string, string][];
    expect(weak(pairs)).toEqual([]);
  });

  test("a ring and the edge of a control are seen, 3 to 1", () => {
    const seen = (one: string, other: string) => contrast(colours[one]!, colours[other]!);
    for (const on of ["room", "panel"]) {
      expect(seen("focus", on), on).toBeGreaterThanOrEqual(3);
      expect(seen("edge", on), on).toBeGreaterThanOrEqual(3);
    }
  });
});

test("the signs of the suits are read in sentences", () => {
  const four = block("tokens.css", ':root[data-deck="four"]');
  const byDay = block("tokens.css", ':root[data-deck="four"][data-theme="daylight"]');
  for (const [colours, more] of [
    [night, four],
    [day, byDay],
  ] as const) {
    const signs = ["h", "d"].map((suit) => [suit, colours[`sign-${suit}`]!]);
    const all = [...signs, ...Object.entries(more).filter(([name]) => name.startsWith("sign"))] as [string, string][];
    const pairs = all.flatMap(([name, ink]) => ["room", "panel", "panel-2", "well"].map((on) => [`${name} on ${on}`, ink, colours[on]!]));
    expect(pairs.length).toBe(16);
    expect(weak(pairs as [string, string, string][])).toEqual([]);
  }
});

test("the four colours of a deck are read on paper", () => {
  const four = block("tokens.css", ':root[data-deck="four"]');
  const suits = Object.entries(four).filter(([name]) => name.startsWith("suit"));
  expect(suits.map(([name]) => name).sort()).toEqual(["suit-c", "suit-d"]);
  expect(weak(suits.map(([name, colour]) => [name, colour, night.card!]))).toEqual([]);
});
