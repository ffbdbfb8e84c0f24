import { describe, expect, it, test } from "vitest";
import { portrait, reaction } from "./draw";
import { FACES } from "./faces";
import { SKINS, person } from "./head";
import { FACE_IDS, MONOGRAMS, THING_IDS, isThing, monogramId, monogramOf } from "./ids";
import { MOODS } from "./parts";
import { DRAWN } from "./reactions";
import { THINGS } from "./things";

const ALL = [...FACE_IDS, ...THING_IDS, "m3:A"];
const REACTIONS = ["laugh", "wow", "cry", "angry", "clap", "heart", "donkey", "fire"];

/** Every tag is closed by its own name, every value is quoted: enough for XML without entities. */
function wellFormed(text: string): boolean {
  const open: string[] = [];
  const rest = text.replace(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g, (_, closes, name, _values, alone) => {
    if (closes) return open.pop() === name ? "" : "<";
    if (!alone) open.push(name);
    return "";
  });
  return open.length === 0 && !/[<>&"]/.test(rest.replace(/&(?:amp|lt);/g, ""));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What is drawn, without where a mood shows. */
const colours = (text: string): Set<string> => new Set(text.match(/#[0-9a-f]{3,8}\b/g));

describe("ids", () => {
  test("are for ever: a change here takes somebody's face away", () => {
    expect(FACE_IDS).toHaveLength(40);
    expect(Object.keys(FACES)).toEqual(FACE_IDS);
    expect(FACE_IDS.slice(0, 3).concat(FACE_IDS.at(-1)!)).toEqual(["f01", "f02", "f03", "f40"]);
    expect(Object.keys(THINGS).sort()).toEqual([...THING_IDS].sort());
    expect(new Set(ALL).size).toBe(ALL.length);
    expect(REACTIONS.filter((code) => !DRAWN[code])).toEqual([]);
  });

  test("of a face keep what it is known by", () => {
    const known = FACE_IDS.map((id) => `${id} ${FACES[id]!.kind} ${FACES[id]!.skin}`);
    expect(known.join("\n")).toMatchInlineSnapshot(`
      "f01 long 2
      f02 short 2
      f03 bun 1
      f04 turban 2
      f05 tails 2
      f06 veil 1
      f07 bald 3
      f08 curls 5
      f09 cap 3
      f10 part 3
      f11 messy 0
      f12 bob 1
      f13 rows 4
      f14 plaits 3
      f15 receding 0
      f16 hijab 4
      f17 quiff 1
      f18 shaven 5
      f19 waves 0
      f20 knot 3
      f21 locs 4
      f22 pixie 0
      f23 turban2 2
      f24 buns 1
      f25 wrap 5
      f26 straw 1
      f27 kufi 2
      f28 beanie 0
      f29 ringlets 3
      f30 topcurls 4
      f31 crop 1
      f32 tail 2
      f33 afro 5
      f34 crop 4
      f35 fringe 1
      f36 flatcap 3
      f37 hijab 0
      f38 short 2
      f39 bun 0
      f40 band 4"
    `);
  });

  test("of a monogram say colour and letter, of a thing that it is one", () => {
    expect(monogramId(" meera", 13)).toBe("m3:M");
    expect(monogramId("", 0)).toBe("m0:?");
    expect(monogramOf("m3:M")).toEqual({ colour: 3, letters: "M" });
    expect(monogramOf("f01")).toBeUndefined();
    expect([isThing("kettle"), isThing("f01")]).toEqual([true, false]);
  });

  test("that nobody has draw nothing", () => {
    expect([portrait("f99"), portrait("constructor"), reaction("no"), reaction("toString")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe.each(ALL)("%s", (id) => {
  const drawn = MOODS.map((mood) => portrait(id, mood)!);

  it("is well formed in every mood, always the same, and stays in its frame", () => {
    for (const [i, text] of drawn.entries()) {
      expect(wellFormed(text)).toBe(true);
      expect(text).not.toMatch(/undefined|NaN|null|url\((?!#)|href|script/);
      expect(text).toBe(portrait(id, MOODS[i]));
      expect(text).toMatch(
        /^<svg [^>]+><clipPath id="[^"]+"><(circle|rect) [^>]+\/><\/clipPath><g clip-path="url\(#[^"]+\)">.*<\/g><\/svg>$/,
      );
      expect(text.match(/clip-path/g)).toHaveLength(1);
    }
  });
});

test.each([...FACE_IDS, ...THING_IDS])("%s has five moods", (id) => {
  expect(new Set(MOODS.map((mood) => portrait(id, mood))).size).toBe(5);
});

describe("faces", () => {
  test("are all different, and none of them is another in other clothes", () => {
    const bare = FACE_IDS.map((id) => person({ ...FACES[id]!, bg: "", wear: "", neck: "tee" }, "happy"));
    expect(new Set(bare).size).toBe(FACE_IDS.length);
  });

  test("are of many kinds: skins, hair, ages", () => {
    const looks = Object.values(FACES);
    for (const skin of SKINS.keys()) expect(looks.filter((look) => look.skin === skin).length).toBeGreaterThanOrEqual(4);
    expect(new Set(looks.map((look) => look.kind)).size).toBeGreaterThanOrEqual(30);
    expect(looks.filter((look) => look.marks?.includes("lines")).length).toBeGreaterThanOrEqual(6);
    expect(looks.filter((look) => look.head === "round").length).toBeGreaterThanOrEqual(5);
  });

  test.each(SKINS)("are seen on skin %s: shade, ink, the white of the eye or its pupil", (skin, shade, ink) => {
    expect(contrast(skin, ink)).toBeGreaterThanOrEqual(2.8);
    expect(Math.max(contrast(skin, "#fffaf2"), contrast(skin, "#1c0e0a"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(skin, shade)).toBeGreaterThanOrEqual(1.4);
  });

  test("have brows that are seen", () => {
    const faint = Object.entries(FACES).filter(
      ([, look]) => contrast(look.brow ?? (look.skin > 3 ? SKINS[look.skin]![2] : look.hair), SKINS[look.skin]![0]) < 2,
    );
    expect(faint.map(([id]) => id)).toEqual([]);
  });

  test("stand out from their ground", () => {
    const lost = Object.entries(FACES).filter(([, look]) => contrast(look.bg, SKINS[look.skin]![0]) < 1.15 && look.kind !== "hijab");
    expect(lost.map(([id]) => id)).toEqual([]);
  });

  test("change brows, eyes and mouth with a mood, and no clothes", () => {
    const [happy, sad] = (["happy", "sad"] as const).map((mood) => colours(portrait("f10", mood)!));
    expect(sad).toEqual(happy);
  });
});

describe("reactions", () => {
  test.each(Object.keys(DRAWN))("%s is well formed", (code) => expect(wellFormed(reaction(code)!)).toBe(true));
  test("are all different", () => expect(new Set(Object.values(DRAWN)).size).toBe(Object.keys(DRAWN).length));
});

test.each(MONOGRAMS)("white is read on %s", (colour) => expect(contrast(colour, "#ffffff")).toBeGreaterThanOrEqual(4.5));

test("a letter that means something in XML is only a letter", () => {
  expect(portrait("m0:<")).toContain("&lt;</text>");
  expect(wellFormed(portrait("m0:&")!)).toBe(true);
});
