// The house in a pocket: what tools/web_build.py has made of it goes into the build as files of its own, which nobody
// loads who does not want to play without a network. `virtual:pocket` says where they are, or null if there are none.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const NAME = "virtual:pocket";
/** by tools/web_build.py */
const MADE = new URL("node_modules/.pocket/made/", import.meta.url).pathname;

export function pocket(): Plugin {
  let found: Record<string, Buffer> = {};
  let folder = "";
  return {
    name: "pocket",
    buildStart() {
      if (!existsSync(join(MADE, "house.pack"))) return;
      found = Object.fromEntries(
        readdirSync(MADE)
          .sort()
          .map((name) => [name, readFileSync(join(MADE, name))]),
      );
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const names = Object.keys(found).filter((name) => name !== "lock.json");
      if (!names.length || this.environment.mode !== "build") return "export default null";
      // Python or the runtime may change alone: what has stayed the same need not be loaded again.
      const runtime = names.filter((name) => name !== "house.pack");
      folder = `assets/pocket-${hashOf(runtime, found)}`;
      const files = [
        ...runtime.map((name) => [`${folder}/${name}`, found[name]!] as const),
        [`assets/pocket-house-${hashOf(["house.pack"], found)}.pack`, found["house.pack"]!] as const,
      ];
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      const made = {
        version: hashOf(names, found),
        folder: `${folder}/`,
        house: files.at(-1)![0],
        files: files.map(([name, source]) => ({ name, size: source.length })),
        download: files.reduce((sum, [, source]) => sum + gzipSync(source).length, 0),
        lock: JSON.parse(String(found["lock.json"])) as unknown,
      };
      return `export default ${JSON.stringify(made)}`;
    },
  };
}

function hashOf(names: string[], files: Record<string, Buffer>): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(files[name]!);
  return hash.digest("hex").slice(0, 8);
}
