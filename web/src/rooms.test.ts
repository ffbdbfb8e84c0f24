// The rooms of the client and who may know whom. It reads the import statements of every file: types and parts that
// are fetched later count as much as any other.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";

const SRC = import.meta.dirname;

/** Each room, and the rooms it may import from. */
const KNOWS: Record<string, string[]> = {
  net: [],
  pocket: ["net"],
  ui: ["net"],
  people: ["net", "ui"],
  table: ["net", "ui", "people"],
  games: ["net", "ui", "people", "table"],
  learn: ["net", "ui", "people", "table"],
  coach: ["net", "ui", "people", "table", "replay"],
  replay: ["net", "ui", "people", "table", "coach"],
  pages: ["net", "pocket", "ui", "people", "table", "games", "learn", "coach", "replay"],
};
/** The door to the games: it fetches what a game adds, when it is played. And the one to the house in the pocket. */
const DOORS = new Set(["table/extra.ts > games", "net/here.svelte.ts > pocket"]);

interface Import {
  from: string;
  to: string;
  /** only a type, or fetched when it is needed: no module waits for it */
  late: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"']*?from\s+"(\.[^"]+)"|import\(\s*"(\.[^"]+)"\s*\)|(?:^|\n)\s*import\s+"(\.[^"]+)"/g;

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\./.test(file));
const known = new Set(files);

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...text.matchAll(IMPORT)].flatMap(([, type, plain, later, bare]) => {
    const path = relative(SRC, normalize(join(SRC, dirname(file), (plain ?? later ?? bare)!.split("?")[0]!)));
    const to = [path, `${path}.ts`, `${path}/index.ts`].map((one) => one.split(sep).join("/")).find((one) => known.has(one));
    return to ? [{ from: file, to, late: Boolean(type ?? later) }] : []; // texts, fonts and pictures are no rooms
  });
}

const all = files.flatMap(importsOf);
const roomOf = (file: string) => (file.includes("/") ? file.split("/")[0]! : "");

/** The first way that leads back to where it began. */
function cycle(): string[] | null {
  const next = new Map(files.map((file) => [file, all.filter((one) => one.from === file && !one.late).map((one) => one.to)]));
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    const found = (next.get(file) ?? []).reduce<string[] | null>((cycled, to) => cycled ?? walk(to, [...way, file]), null);
    done.add(file);
    return found;
  };
  return files.reduce<string[] | null>((found, file) => found ?? walk(file, []), null);
}

describe("the rooms of the client", () => {
  test("are all named here, and their imports are found", () => {
    const rooms = new Set(files.map(roomOf).filter(Boolean));
    expect([...rooms].sort()).toEqual(Object.keys(KNOWS).sort());
    expect(all.length).toBeGreaterThan(400);
    expect(all).toContainEqual({ from: "pages/TablePage.svelte", to: "table/Table.svelte", late: true });
    expect(all).toContainEqual({ from: "table/Table.svelte", to: "table/state.svelte.ts", late: false });
  });

  test.each(Object.keys(KNOWS))("%s knows only what is below it", (room) => {
    const strange = all
      .filter(({ from, to }) => roomOf(from) === room && roomOf(to) !== room && !KNOWS[room]!.includes(roomOf(to)))
      .filter(({ from, to }) => !DOORS.has(`${from} > ${roomOf(to)}`));
    expect(strange.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test("no module waits for itself", () => {
    expect(cycle()).toBeNull();
  });
});
