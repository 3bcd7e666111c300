/** Whole games: by clicks on the table, and by keys alone. */
import { check, newPage, newTable, pause } from "./kit.mjs";
import { byClicks, byKeys } from "./players.mjs";

const seats = (bots) => [{ kind: "mine", name: "Mara" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level: "apprentice" }))];

async function finish(page) {
  await page.locator(".places").waitFor();
  check((await page.locator(".places li").count()) > 1, "no places");
  check(await page.locator(".both svg path").count(), "no graph of the points");
  check(page.wrong.length === 0, page.wrong.join("; "));
}

async function whole(browser, server, game, bots, play, options = {}) {
  const page = await newPage(browser);
  const { id } = await newTable(page, server.url, { game, seats: seats(bots), options });
  await page.goto(`${server.url}/t/${id}`);
  await page.locator(".frame").waitFor();
  const decisions = await play(page, 7);
  await finish(page);
  return `${decisions} decisions`;
}

const SIDES_B = { market: "B", pyramid: "B", temple: "B", burial: "B", obelisks: "B", wrath: true };

export const clicksImhotep = ({ browser, server }) => whole(browser, server, "imhotep", 1, byClicks);
export const clicksImhotepB = ({ browser, server }) => whole(browser, server, "imhotep", 3, byClicks, SIDES_B);
export const clicksPyramido = ({ browser, server }) => whole(browser, server, "pyramido", 1, byClicks);
export const keysImhotep = ({ browser, server }) => whole(browser, server, "imhotep", 2, byKeys, SIDES_B);
export const keysPyramido = ({ browser, server }) => whole(browser, server, "pyramido", 2, byKeys);

/** From the first page: one click, and the game is there. */
export async function oneClick({ browser, server }) {
  const page = await newPage(browser);
  for (const index of [0, 1]) {
    await page.goto(server.url);
    await page.locator(".game .btn.primary").nth(index).click();
    await page.locator(".frame .b-board").waitFor();
  }
  check(page.wrong.length === 0, page.wrong.join("; "));
}

/** The table in words, on the same data: typed actions, and a voice for what happens. */
export async function words({ browser, server }) {
  const page = await newPage(browser);
  const { id } = await newTable(page, server.url, { game: "imhotep", seats: seats(1), settings: { starts: "chosen" } });
  await page.goto(`${server.url}/t/${id}`);
  await page.locator(".frame.waited").waitFor();
  await page.keyboard.press("t");
  await page.locator("#typed").fill("sail 1 temple");
  await page.keyboard.press("Enter");
  await page.locator('.pop[role="alert"]').getByText("needs").or(page.locator('.pop[role="alert"]').getByText("sails with")).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#typed").fill("TAKE");
  await page.keyboard.press("Enter");
  await page.locator("p[aria-live]").getByText(/takes 3 stones|Apprentice/).waitFor();
  await page.keyboard.press("Escape");
  check(page.wrong.length === 0, page.wrong.join("; "));
}

/** A finished game position by position, from a seat's view, and on from there. */
export async function replay({ browser, server }) {
  const page = await newPage(browser);
  const { id } = await newTable(page, server.url, { game: "imhotep", seats: seats(1) });
  await page.goto(`${server.url}/t/${id}`);
  await byKeys(page, 3);
  await page.goto(`${server.url}/g/${id}`);
  await page.locator(".step").waitFor();
  const ply = async () => Number((await page.locator(".step b").textContent()).split("/")[0]);
  const last = await ply();
  check(last > 20, `a game of ${last} plies`);
  await page.keyboard.press("Home");
  await page.locator(".step b", { hasText: /^0 \// }).waitFor();
  const start = Date.now();
  for (let step = 1; step <= 20; step += 1) {
    await page.keyboard.press("ArrowRight");
    await page.locator(".step b", { hasText: new RegExp(`^${step} /`) }).waitFor();
  }
  const each = (Date.now() - start) / 20;
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.locator(".step b", { hasText: new RegExp(`^${last} /`) }).waitFor();
  await page.keyboard.press("Home");
  await page.locator(".seat select").selectOption("0");
  await page.goto(`${server.url}/g/${id}/12`);
  await page.locator(".banner .btn", { hasText: "Play on" }).click();
  await page.locator("dialog .btn.primary").click();
  await page.locator(".frame.waited, .frame .status").first().waitFor();
  await page.waitForURL(/\/t\//);
  check(page.wrong.length === 0, page.wrong.join("; "));
  return `${each.toFixed(0)} ms a step`;
}

/** Undo, reset; a refusal stays until it is closed; the rule opens where it stands. */
export async function undo({ browser, server }) {
  const page = await newPage(browser);
  const { id } = await newTable(page, server.url, { game: "pyramido", seats: seats(1), settings: { starts: "chosen" } });
  await page.goto(`${server.url}/t/${id}`);
  await page.locator(".frame.waited").waitFor();
  await page.keyboard.press("1");
  await page.locator('.acts [aria-label="Undo"]').waitFor();
  const start = Date.now();
  await page.keyboard.press("u");
  await page.locator(".act", { hasText: "Take domino 1" }).waitFor();
  const took = Date.now() - start;
  await page.keyboard.press("2");
  await page.locator('.acts [aria-label="Undo"]').waitFor();
  await page.keyboard.press("z");
  await page.locator(".act", { hasText: "Take domino 1" }).waitFor();
  await page.goto(`${server.url}/rules/pyramido#py-t4`);
  await page.locator("#py-t4.wanted").waitFor();
  await pause(100);
  check(page.wrong.length === 0, page.wrong.join("; "));
  return `undone in ${took} ms`;
}
