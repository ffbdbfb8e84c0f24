// What the styles of the client keep to: letters follow the text size, layers and times have names.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = import.meta.dirname;
const styles = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(SRC, file), "utf8");
    const css = file.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "");
    return css.split("\n").map((line) => ({ file, line: line.trim() }));
  });
const lines = (pattern: RegExp) => styles.filter(({ line }) => pattern.test(line)).map(({ file, line }) => `${file}: ${line}`);

test("letters have no size in pixels: they grow with the setting", () => {
  expect(styles.length).toBeGreaterThan(3_000);
  expect(lines(/^font-size: [\d.]+px;|^font: .*\d(px|pt)/)).toEqual([]);
});

test("a line is as high as its letters need", () => {
  const wheel = "games/tincholi/Wheel.svelte"; // its rows are turned by the pixel
  expect(lines(/^line-height: [\d.]+px;/).filter((found) => !found.startsWith(wheel))).toEqual([]);
});

test("what lies over what is a token; only neighbours of one part are 1 above each other", () => {
  expect(lines(/^z-index: (?!1;|var\(|calc\(var\()/)).toEqual([]);
});

test("what comes and goes takes one of four times", () => {
  const own = /TurnBar|Hold\.svelte|base\.css/; // a clock, a finger that is held, and motion that is switched off
  expect(lines(/^(animation|transition): \S+ [\d.]+m?s/).filter((found) => !own.test(found))).toEqual([]);
});
