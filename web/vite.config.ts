import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { pack } from "./pack.ts";

const house = process.env.CARDHOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences(), pack()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
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
    include: ["src/**/*.test.ts"],
  },
});
