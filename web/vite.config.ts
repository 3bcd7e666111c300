import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { locales } from "./plugins/locales.ts";
import { rules } from "./plugins/rules.ts";

const SERVER = process.env.SAQQARA_SERVER ?? "http://127.0.0.1:8000";
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [locales(path("../locales")), rules(path("../docs")), svelte()],
  resolve: { alias: { $lib: path("./src/lib") }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  build: { outDir: "../src/saqqara/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/unit/**/*.test.ts", "src/**/*.test.ts"], environment: "happy-dom" },
});
