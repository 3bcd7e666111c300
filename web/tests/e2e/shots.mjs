/** Pictures of the main screens at four sizes, light and dark: node tests/e2e/shots.mjs [FOLDER] */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launch, newPage, newTable, pause, serve } from "./kit.mjs";
import { byKeys } from "./players.mjs";

const FOLDER = process.argv[2] ?? new URL("./shots", import.meta.url).pathname;
const SIZES = { laptop: [1366, 768], desk: [1920, 1080], tablet: [820, 1180], phone: [390, 844] };
const person = (name) => ({ kind: "mine", name });
const bot = (level) => ({ kind: "bot", level });
const ORDER = { starts: "chosen" };
const SIDES_B = { market: "B", pyramid: "B", temple: "B", burial: "B", obelisks: "B", wrath: true };

mkdirSync(FOLDER, { recursive: true });
const server = await serve();
const browser = await launch();

/** Tables that have come a little way; played once, looked at in every size. */
async function prepare(page) {
  const table = async (body, decisions) => {
    const { id } = await newTable(page, server.url, { settings: ORDER, ...body });
    await page.goto(`${server.url}/t/${id}`);
    if (decisions > 0) await byKeys(page, 11, { stopAt: decisions });
    return `/t/${id}`;
  };
  const three = [person("Mara"), bot("mason"), bot("mason"), bot("apprentice")];
  const over = await table({ game: "imhotep", seats: three.slice(0, 3) }, Infinity);
  return {
    home: "/",
    setup: "/new/imhotep",
    waiting: await table({ game: "imhotep", seats: [person("Mara"), { kind: "open" }, bot("mason")], options: SIDES_B }, 0),
    imhotep: await table({ game: "imhotep", seats: three }, 34),
    "imhotep-b": await table({ game: "imhotep", seats: three.slice(0, 3), options: SIDES_B }, 34),
    pyramido: await table({ game: "pyramido", seats: three.slice(0, 3) }, 60),
    "pyramido-4": await table({ game: "pyramido", seats: three }, 24),
    over,
    replay: `${over.replace("/t/", "/g/")}/40`,
    rules: "/rules/imhotep#im-t3",
    settings: "/settings",
    lost: "/nothing",
  };
}

const first = await newPage(browser);
const screens = await prepare(first);
const state = await first.context().storageState();
for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const dark of [false, true]) {
    const page = await newPage(browser, { width, height, dark, touch: size === "phone", state });
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(server.url + path);
      await pause(900);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${dark ? "dark" : "light"}.png`) });
    }
    for (const text of page.wrong) console.log(`${size}: ${text}`);
    await page.context().close();
  }
}
await browser.close();
await server.end();
