// Writes a .br and a .gz beside every file of the build that gets smaller by it; the server picks.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(js|mjs|css|html|svg|json|webmanifest|txt|wasm|zip|pack)$/;
const LARGE = 1_000_000; // the last few percent of these would take a minute

export function pack(): Plugin {
  let out = "dist";
  return {
    name: "pack",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) {
        const path = join(out, name);
        if (!WORTH.test(name) || !statSync(path).isFile()) continue;
        const plain = readFileSync(path);
        const quality = plain.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_QUALITY]: quality };
        const br = brotliCompressSync(plain, { params });
        const gz = gzipSync(plain, { level: 9 });
        if (br.length < plain.length) writeFileSync(`${path}.br`, br);
        if (gz.length < plain.length) writeFileSync(`${path}.gz`, gz);
      }
    },
  };
}
