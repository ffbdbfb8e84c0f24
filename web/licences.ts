// The licences of what travels in the build, in one file beside it.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FONTS = ["anek-latin", "anek-malayalam", "noto-naskh-arabic", "noto-sans-devanagari", "noto-sans-thai"];
const TRAVEL = [...FONTS.map((name) => `@fontsource-variable/${name}`), "@fluent/bundle", "lucide-static", "svelte"];

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const texts = TRAVEL.map((name) => `${name}\n\n${licence(name)}`);
      const pieces = readFileSync(new URL("src/games/liap_tui/OFL.txt", import.meta.url), "utf8").trim();
      texts.push(`The characters on the pieces of Liap Tui, from Noto Serif CJK\n\n${pieces}`);
      const names = readFileSync(new URL("src/ui/fonts/OFL.txt", import.meta.url), "utf8").trim();
      texts.push(`The Chinese name of Chinese, from Noto Sans SC\n\n${names}`);
      const prose = readFileSync(new URL("src/ui/fonts/OFL-nastaliq.txt", import.meta.url), "utf8").trim();
      texts.push(`The letters of Urdu prose, from Noto Nastaliq Urdu\n\n${prose}`);
      texts.push(...pocket());
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n\n${"-".repeat(80)}\n\n`) });
    },
  };
}

/** What the house in a pocket runs on; only a build with Pyodide has it. */
function pocket(): string[] {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8").trim();
  const { version } = JSON.parse(read("node_modules/pyodide/package.json")) as { version: string };
  return [
    `Pyodide ${version}, without changes; its source is at https://github.com/pyodide/pyodide/tree/${version}\n\n${read("pocket/MPL-2.0.txt")}`,
    `Python and its standard library, inside Pyodide\n\n${read("pocket/PSF-2.0.txt")}`,
    `msgspec, built for Pyodide\n\n${read("pocket/msgspec.txt")}`,
  ];
}

function licence(name: string): string {
  for (const file of ["LICENSE", "LICENSE.md", "LICENSE.txt"]) {
    try {
      return readFileSync(new URL(`node_modules/${name}/${file}`, import.meta.url), "utf8").trim();
    } catch {
      // under another name
    }
  }
  const { license } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), "utf8"));
  return String(license);
}
