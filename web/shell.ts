// The service worker: which files the shell is made of, and a version that changes when one of them does.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NOT_KEPT = /\.(txt|map)$|^(screens|house)\//; // pictures for a store and what the server reads are not for playing
const OTHER_LANGUAGE = /^assets\/((?!en-)[a-z]{2}-(first|people|learn|play|rest)-|(?!anek-latin)[a-z-]+-wght-normal-)/; // kept when it is used

const POCKET = /^assets\/pocket-/; // kept by whoever plays without a network

export function shell(): Plugin {
  let open = "";
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      open = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = new URL("src/worker.js", import.meta.url);
        this.addWatchFile(source.pathname);
        const made = Object.keys(bundle).filter((name) => !NOT_KEPT.test(name));
        const given = readdirSync(open, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
        const files = given.map((file) => `${file.parentPath}/${file.name}`.slice(open.length + 1));
        const all = [...made, ...files.filter((name) => !NOT_KEPT.test(name))].sort();
        const first = all.filter((name) => !OTHER_LANGUAGE.test(name) && !POCKET.test(name));
        const hash = createHash("sha256").update(all.join("\n")).update(readFileSync(source));
        for (const name of files) hash.update(readFileSync(`${open}/${name}`));
        const index = bundle["index.html"];
        if (index?.type === "asset") hash.update(index.source);
        const path = (name: string) => (name === "index.html" ? "/" : `/${name}`);
        const facts = {
          VERSION: hash.digest("hex").slice(0, 12),
          FIRST: first.map(path),
          ALL: all.map(path),
          POCKET: all.filter((name) => POCKET.test(name)).map(path),
        };
        const lines = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
        this.emitFile({ type: "asset", fileName: "sw.js", source: lines.join("") + readFileSync(source, "utf8") });
      },
    },
  };
}
