// What the house says outside of the page - in a messenger, on a locked phone, in a calendar - from the same drawings,
// sentences and fonts as the page: written into house/ of the build, where the server reads it (server/outside.py).
import { readdirSync, readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";
import { FACE_IDS, MONOGRAMS, THING_IDS } from "./src/people/ids.ts";
import { portrait } from "./src/people/draw.ts";

const FAMILIES: Record<string, string[]> = {
  "anek-latin": ["latin", "latin-ext", "vietnamese"],
  "anek-malayalam": ["malayalam"],
  "noto-naskh-arabic": ["arabic"],
  "noto-sans-devanagari": ["devanagari"],
  "noto-sans-thai": ["thai"],
};
const WEIGHT = 700;

const at = (path: string): URL => new URL(path, import.meta.url);
const text = (path: string): string => readFileSync(at(path), "utf8");

export function outside(): Plugin {
  return {
    name: "outside",
    apply: "build",
    generateBundle() {
      const json = { "drawings.json": drawings(), "words.json": words(), "fonts.json": covered() };
      for (const [name, what] of Object.entries(json))
        this.emitFile({ type: "asset", fileName: `house/${name}`, source: JSON.stringify(what) });
      for (const [family, parts] of Object.entries(FAMILIES))
        for (const part of parts) {
          const file = `${family}-${part}-${WEIGHT}-normal`;
          const source = unpacked(readFileSync(at(`node_modules/@fontsource/${family}/files/${file}.woff`)));
          this.emitFile({ type: "asset", fileName: `house/fonts/${file}.ttf`, source });
        }
    },
  };
}

/** Faces, things, and letters on each colour, one and two: the letter is an A here. */
function drawings(): Record<string, Record<string, string>> {
  const people = [...FACE_IDS, ...THING_IDS].map((id) => [id, portrait(id)!]);
  const letters = MONOGRAMS.flatMap((_, i) => ["A", "AA"].map((written) => [`m${i}:${written}`, portrait(`m${i}:${written}`)!]));
  const posters = readdirSync(at("src/games")).flatMap((game) => {
    try {
      return [[game, text(`src/games/${game}/poster.svg`)]];
    } catch {
      return []; // has none
    }
  });
  return {
    people: Object.fromEntries([...people, ...letters]),
    posters: Object.fromEntries(posters),
    logo: { logo: text("src/pages/art/logo.svg") },
  };
}

/** By language and key. These sentences have names in them, and no grammar: the server fills them in. */
function words(): Record<string, Record<string, string>> {
  const line = /^([a-z][\w-]*) = (.+)$/gm;
  const of = (path: string) => [...text(path).matchAll(line)].map(([, key, said]) => [key!, said!] as const);
  return Object.fromEntries(
    readdirSync(at("locales")).map((language) => {
      const titles = of(`locales/${language}/common.ftl`).filter(([key]) => /^game-\w+-title$/.test(key));
      return [language, Object.fromEntries([...of(`locales/${language}/outside.ftl`), ...titles])];
    }),
  );
}

/** The letters that these fonts have, as pairs of first and last. */
function covered(): number[][] {
  return Object.entries(FAMILIES).flatMap(([family, parts]) => {
    const ranges = JSON.parse(text(`node_modules/@fontsource/${family}/unicode.json`)) as Record<string, string>;
    return parts.flatMap((part) =>
      ranges[part]!.split(",").map((range) => {
        const [first, last = first] = range.replace("U+", "").split("-");
        return [parseInt(first!, 16), parseInt(last!, 16)];
      }),
    );
  });
}

/** A WOFF is a TrueType font whose tables are deflated one by one; https://www.w3.org/TR/WOFF/ */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - (1 << power)), 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let i = 0; i < count; i++) {
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(44 + 20 * i + field)) as [number, number, number];
    const raw = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const entry = 12 + 16 * i;
    woff.copy(head, entry, 44 + 20 * i, 48 + 20 * i); // its name,
    woff.copy(head, entry + 4, 60 + 20 * i, 64 + 20 * i); // its sum,
    head.writeUInt32BE(offset, entry + 8); // where it is, and how long
    head.writeUInt32BE(length, entry + 12);
    tables.push(table, Buffer.alloc(-length & 3));
    offset += length + (-length & 3);
  }
  return Buffer.concat([head, ...tables]);
}
