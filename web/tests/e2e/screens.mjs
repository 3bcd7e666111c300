/** Every screen: accessible, whole on a phone, in every language, light enough to load. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { api, check, newPage, newTable, pause } from "./kit.mjs";
import { byClicks, byKeys } from "./players.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const LANGUAGES = ["en", "de", "da", "nb", "sv", "ro"];
const seats = (bots) => [{ kind: "mine", name: "Mara" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level: "apprentice" }))];

/** Serious and critical findings of axe. */
async function serious(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(" | ")}`);
}

async function finished(page, server, game) {
  const { id } = await newTable(page, server.url, { game, seats: seats(1) });
  await page.goto(`${server.url}/t/${id}`);
  await byKeys(page, 3);
  return id;
}

export async function axe({ browser, server }) {
  const wrong = [];
  for (const dark of [false, true]) {
    const page = await newPage(browser, { dark });
    const look = async (name, path) => {
      if (path) await page.goto(`${server.url}${path}`);
      await pause(700);
      wrong.push(...(await serious(page)).map((one) => `${name}${dark ? " (dark)" : ""}: ${one}`));
    };
    await look("home", "/");
    for (const path of ["/new/imhotep", "/new/pyramido", "/settings", "/notices", "/rules/imhotep", "/rules/pyramido", "/nothing", "/t/nothing"]) await look(path, path);
    const open = await newTable(page, server.url, { game: "imhotep", seats: [{ kind: "mine", name: "Mara" }, { kind: "open" }] });
    await look("waiting room", `/t/${open.id}`);
    for (const game of ["imhotep", "pyramido"]) {
      const { id } = await newTable(page, server.url, { game, seats: seats(2) });
      await page.goto(`${server.url}/t/${id}`);
      await byKeys(page, 9, { stopAt: 8 });
      await look(game);
      for (const key of ["s", "l", "m", "?"]) {
        await page.keyboard.press(key);
        await look(`${game} ${key}`);
        await page.keyboard.press("Escape");
      }
      await page.keyboard.press("t");
      await look(`${game} in words`);
      await page.keyboard.press("t");
    }
    if (!dark) {
      const id = await finished(page, server, "imhotep");
      await look("end");
      await look("replay", `/g/${id}/10`);
    }
    await page.context().close();
  }
  check(wrong.length === 0, `\n  ${[...new Set(wrong)].join("\n  ")}`);
}

/** At 390x844, by touch: nothing scrolls sideways, what is needed is in sight, targets are large. */
export async function phone({ browser, server }) {
  const page = await newPage(browser, { width: 390, height: 844, touch: true, dark: true });
  for (const path of ["/", "/new/imhotep", "/settings", "/rules/imhotep"]) {
    await page.goto(`${server.url}${path}`);
    await pause(400);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 0, `${path} is ${wide} px too wide`);
  }
  const small = [];
  for (const game of ["imhotep", "pyramido"]) {
    const { id } = await newTable(page, server.url, { game, seats: seats(3) });
    await page.goto(`${server.url}/t/${id}`);
    await page.locator(".frame").waitFor();
    await byClicks(page, 4, { stopAt: 14, tap: true });
    const [wide, tall] = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    check(wide <= 0 && tall <= 0, `${game} scrolls: ${wide}, ${tall}`);
    small.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll(".bar button, .hd button, .hd a")]
          .map((one) => [one.getAttribute("aria-label") ?? one.textContent, one.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .filter(([label]) => !label.startsWith("Saqqara"))
          .map(([label, box]) => `${label} ${box.width.toFixed()}x${box.height.toFixed()}`),
      )),
    );
  }
  check(small.length === 0, `too small for a finger: ${small.join(", ")}`);
  check(page.wrong.length === 0, page.wrong.join("; "));
}

/** Each language from the browser's wish, on the main screens; no bare key anywhere. */
export async function languages({ browser, server }) {
  const there = [];
  for (const language of LANGUAGES) {
    const page = await newPage(browser, { language });
    await page.goto(server.url);
    await page.locator(".game").first().waitFor();
    const spoken = await page.evaluate(() => document.documentElement.lang);
    if (spoken === language) there.push(language);
    for (const game of ["imhotep", "pyramido"]) {
      const { id } = await newTable(page, server.url, { game, seats: seats(1) });
      await page.goto(`${server.url}/t/${id}`);
      await page.locator(".frame").waitFor();
      await byKeys(page, 2, { stopAt: 3 });
      const bare = (await page.locator("body").innerText()).match(/\b(web|board|event|reason|refused|decision|source)-[a-z_-]+/g);
      check(!bare, `${language}: ${bare}`);
    }
    check(page.wrong.length === 0, `${language}: ${page.wrong.join("; ")}`);
    await page.context().close();
  }
  return there.join(" ");
}

/** A plain http address that is not localhost: no secure context, and everything works all the same. */
export async function lan({ browser, server }) {
  const address = Object.values(networkInterfaces()).flat().find((one) => one.family === "IPv4" && !one.internal)?.address;
  if (!address) return "skipped: this machine has no network";
  const page = await newPage(browser);
  const url = `http://${address}:${server.port}`;
  await page.goto(`${url}/new/pyramido`);
  check(!(await page.evaluate(() => isSecureContext)), "this address is secure");
  await page.locator(".options .btn.primary").click();
  await page.locator(".box .btn").first().click();
  await page.locator(".box .btn", { hasText: "Copied" }).waitFor();
  await page.locator(".seat select").selectOption("apprentice");
  await page.locator(".frame").waitFor();
  await byKeys(page, 2, { stopAt: 4 });
  check(page.wrong.length === 0, page.wrong.join("; "));
}

/** The first load of a table, compressed, and how long a phone on a slow line waits for it. */
export async function budget({ browser, server }) {
  const told = [];
  for (const game of ["imhotep", "pyramido"]) {
    const page = await newPage(browser, { width: 390, height: 844, touch: true });
    const { id } = await newTable(page, server.url, { game, seats: seats(1) });
    const client = await page.context().newCDPSession(page);
    await client.send("Network.clearBrowserCache");
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", { offline: false, latency: 40, downloadThroughput: (10e6 / 8), uploadThroughput: (3e6 / 8) });
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let bytes = 0;
    client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    const start = Date.now();
    await page.goto(`${server.url}/t/${id}`);
    await page.locator(".b-board").waitFor();
    const took = Date.now() - start;
    await pause(500);
    told.push(`${game} ${(bytes / 1000).toFixed(0)} kB, ${took} ms`);
    check(bytes < 200_000, `${game}: ${bytes} bytes`);
    await page.context().close();
  }
  return told.join("; ");
}

/** Deleted tables, broken links: a page that says so. */
export async function expired({ browser, server }) {
  const page = await newPage(browser, { quiet: ["404", "403"] });
  await page.goto(`${server.url}/t/nothing#secret`);
  await page.getByText("This link opens nothing").waitFor();
  const { id } = await newTable(page, server.url, { game: "imhotep", seats: seats(1) });
  await page.goto(`${server.url}/t/${id}`);
  await page.locator(".frame").waitFor();
  await api(page, "DELETE", `/api/tables/${id}`).catch(() => undefined);
  await page.getByText("This table is gone").waitFor();
  check(page.wrong.length === 0, page.wrong.join("; "));
}
