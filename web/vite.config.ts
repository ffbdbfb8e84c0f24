import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { demo } from "./demo.ts";
import { licences } from "./licences.ts";
import { outside } from "./outside.ts";
import { pack } from "./pack.ts";
import { pocket } from "./pocket.ts";
import { shell } from "./shell.ts";

const house = process.env.CARDHOUSE ?? "http://127.0.0.1:8000";

/** Where a file of sentences goes that is not in `rest`. */
const PARTS: Record<string, string> = {
  common: "first", // what the first page says; of English it is in the client
  people: "people", // and bots
  learn: "learn",
  ...Object.fromEntries(["dalmuti", "hints", "liap_tui", "table", "tincholi", "tricks", "why"].map((file) => [file, "play"])),
};

/** Each language comes in parts that are small. */
function textsOf(id: string): string | null {
  const [, language, file] = /locales[\\/](\w+)[\\/](\w+)\.ftl/.exec(id) ?? [];
  if (!language || (language === "en" && file === "common")) return null;
  return `${language}-${PARTS[file ?? ""] ?? "rest"}`;
}

/** A folder of files has no server that would read what is meant for one. */
const OUTWARD = { demo: [demo()], production: [outside(), pack()] };

export default defineConfig(({ mode }) => ({
  base: mode === "demo" ? "./" : "/",
  worker: { format: "es" },
  plugins: [svelte(), pocket(), licences(), shell(), ...OUTWARD[mode === "demo" ? "demo" : "production"]],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { test: /locales[\\/]/, name: textsOf, debugName: "texts" },
            // beside the table, not inside it: each stays small
            { test: /table[\\/]layout[\\/]/, name: "layout" },
            { test: /table[\\/](chronicle|memory|past|queue|keys|typed)\./, name: "chronicle", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": house,
      "/ws": { target: house, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    pool: "threads", // a process for each file takes longer to begin than its tests
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/ui/read.ts", "src/net/declared.trial.ts"],
  },
}));
