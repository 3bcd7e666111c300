// Photographs the gallery in Debian's Chromium. Usage: node src/lib/boards/gallery/shots.mjs FOLDER [PART OF A NAME]
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [folder = "shots", only = ""] = process.argv.slice(2);
const views = readdirSync(fileURLToPath(new URL("./views", import.meta.url)))
  .map((file) => file.replace(".json", ""))
  .filter((name) => name.includes(only));
const SIZES = [
  { name: "desk", width: 1366, height: 768, query: "" },
  { name: "large", width: 1920, height: 1080, query: "" },
  { name: "phone", width: 390, height: 844, query: "&layout=phone" },
];
const sizes = process.env.SIZES ? SIZES.filter(({ name }) => process.env.SIZES.includes(name)) : SIZES;
const themes = (process.env.THEMES ?? "light,dark").split(",");
const more = process.env.QUERY ?? "";

mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 5199, watch: null }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
let failures = 0;
for (const { name: size, width, height, query } of sizes) {
  const phone = size === "phone";
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") failures += console.error(message.text()) ?? 1;
  });
  page.on("pageerror", (error) => (failures += console.error(error.message) ?? 1));
  for (const theme of themes) {
    for (const view of views) {
      await page.goto(`http://localhost:5199/src/lib/boards/gallery/index.html?view=${view}&theme=${theme}${query}${more}`);
      await page.waitForSelector(".b-board");
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}/${view}-${size}-${theme}.png` });
    }
  }
  await context.close();
}
await browser.close();
await server.close();
process.exit(failures ? 1 : 0);
