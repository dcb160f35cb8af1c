import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { symbols } from "./build/symbols.mjs";
import { words } from "./build/words.mjs";

const server = process.env.FRENTE_SERVER ?? "http://127.0.0.1:8036";

export default defineConfig({
  plugins: [symbols(), words(), svelte()],
  base: "/",
  build: {
    outDir: "../src/frente/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  // No test is about time: on a busy machine reading every component takes longer than vitest's five seconds.
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/words.setup.ts"], testTimeout: 120_000 },
});
