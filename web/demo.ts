// A house without a server: a folder of files for any web host. `python -m tools.demo` has written what is the same for
// everybody into node_modules/.demo; the page itself says what it may load, since no server does.
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** by tools/demo.py */
const WRITTEN = new URL("node_modules/.demo/", import.meta.url).pathname;
const FOR_STORES = ["screens"]; // pictures of a house that can be installed from a shop

export function demo(): Plugin {
  let out = "";
  return {
    name: "demo",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    generateBundle() {
      for (const name of readdirSync(join(WRITTEN, "api"), { recursive: true, encoding: "utf8" })) {
        const path = join(WRITTEN, "api", name);
        if (statSync(path).isFile()) this.emitFile({ type: "asset", fileName: `api/${name}`, source: readFileSync(path) });
      }
    },
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "content-security-policy", content: readFileSync(join(WRITTEN, "policy.txt"), "utf8") },
        injectTo: "head-prepend",
      },
    ],
    closeBundle() {
      const file = join(out, "manifest.webmanifest");
      writeFileSync(file, JSON.stringify(inFolder(JSON.parse(readFileSync(file, "utf8")))));
      for (const name of FOR_STORES) rmSync(join(out, name), { recursive: true, force: true });
    },
  };
}

interface Manifest {
  [name: string]: unknown;
  icons: { src: string }[];
  shortcuts: { url: string }[];
}

/** From the place of the manifest, wherever that is. */
function inFolder({ id: _id, screenshots: _screenshots, ...manifest }: Manifest): object {
  return {
    ...manifest,
    start_url: ".",
    scope: ".",
    icons: manifest.icons.map((icon) => ({ ...icon, src: `.${icon.src}` })),
    shortcuts: manifest.shortcuts.map((one) => ({ ...one, url: `.?${one.url}` })),
  };
}
