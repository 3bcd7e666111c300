/** Several people: over a link, at one device, watching, away for a while. */
import { api, check, newPage, newTable, pause } from "./kit.mjs";
import { byClicks, byKeys } from "./players.mjs";

const well = (...pages) => pages.forEach((page) => check(page.wrong.length === 0, page.wrong.join("; ")));

/** Made in one browser, joined in another by the link, watched in a third; two clicks each. */
export async function link({ browser, server }) {
  const host = await newPage(browser);
  await host.goto(`${server.url}/new/imhotep`);
  await host.locator(".options .btn.primary").click();
  const field = host.locator(".box input").first();
  await field.waitFor();
  const [play, watch] = await host.locator(".box input").evaluateAll((fields) => fields.map((one) => one.value));
  await host.locator(".qr svg").waitFor();

  const guest = await newPage(browser);
  await guest.goto(play);
  check(!guest.url().includes("#"), "the secret stays in the address bar");
  await guest.locator("form input").first().fill("Ilse");
  await guest.locator("form .btn.primary").click();
  const watcher = await newPage(browser);
  await watcher.goto(watch);
  for (const page of [host, guest, watcher]) await page.locator(".frame").waitFor();
  await watcher.locator(".banner.watch").waitFor();
  check((await watcher.locator(".acts .act:not([aria-pressed])").count()) === 0, "a spectator can act");

  const stopWhen = async (page) => (await page.locator(".log-panel li").count()) >= 10;
  await Promise.all([byClicks(host, 1, { stopWhen }), byClicks(guest, 2, { stopWhen })]);
  await host.keyboard.press("m");
  await host.locator(".chat form input").fill("Good luck!");
  await host.keyboard.press("Enter");
  await host.locator(".chat li", { hasText: "Good luck!" }).waitFor();
  await host.keyboard.press("Escape");
  await guest.locator('[aria-label^="Chat (1)"]').waitFor();
  const told = (page) => page.locator(".log-panel li").first().textContent();
  await pause(300);
  check((await told(host)) === (await told(watcher)), "the logs differ");
  // Another tab, the same cookie: the seat is there again.
  const again = await guest.context().newPage();
  await again.goto(guest.url());
  await again.locator(".frame").waitFor();
  check((await again.locator(".banner.watch").count()) === 0, "the seat is lost");
  well(host, guest, watcher);
}

/** Three at one device. */
export async function hotseat({ browser, server }) {
  const page = await newPage(browser);
  const names = ["Mara", "Ilse", "Radu"];
  const { id } = await newTable(page, server.url, { game: "imhotep", seats: names.map((name) => ({ kind: "mine", name })) });
  await page.goto(`${server.url}/t/${id}`);
  await page.locator(".frame.waited").waitFor();
  await byKeys(page, 5, { stopAt: 24 });
  const log = await page.locator(".log-panel").textContent();
  for (const name of names) check(log.includes(name), `${name} has not played`);
  well(page);
}

/** What was played past undo can be taken back if the others agree. */
export async function takeback({ browser, server }) {
  const host = await newPage(browser);
  const guest = await newPage(browser);
  const made = await newTable(host, server.url, { game: "imhotep", seats: [{ kind: "mine", name: "Mara" }, { kind: "open" }], settings: { starts: "chosen" } });
  await guest.goto(server.url);
  await api(guest, "POST", `/api/tables/${made.id}/enter`, { token: made.links.join });
  await api(guest, "POST", `/api/tables/${made.id}/join`, { name: "Ilse" });
  for (const page of [host, guest]) await page.goto(`${server.url}/t/${made.id}`);
  await byKeys(host, 1, { stopAt: 1 });
  while (!(await guest.locator(".frame.waited").count())) await byKeys(host, 1, { stopAt: 1 });
  await guest.keyboard.press("1");
  await guest.locator(".log-panel li", { hasText: "Ilse" }).first().waitFor();
  await host.locator('[aria-label="This table"]').click();
  await host.locator("dialog .btn", { hasText: "take back" }).click();
  await guest.locator(".banner .btn", { hasText: "Allow" }).click();
  await host.locator(".frame.waited").waitFor();
  await host.locator('[aria-label="This table"]').click();
  await host.locator("dialog .btn", { hasText: "pause" }).click();
  await guest.locator(".banner .btn", { hasText: "Allow" }).click();
  await host.locator(".banner .btn", { hasText: "Go on" }).click();
  await host.locator(".banner").waitFor({ state: "detached" });
  well(host, guest);
}

/** The server goes and comes back: a quiet banner, then the table as it is. */
export async function restart({ browser, server }) {
  const page = await newPage(browser, { quiet: ["ERR_CONNECTION", "WebSocket", "ERR_EMPTY", "503"] });
  const { id } = await newTable(page, server.url, { game: "imhotep", seats: [{ kind: "mine", name: "Mara" }, { kind: "bot", level: "mason" }] });
  await page.goto(`${server.url}/t/${id}`);
  await byKeys(page, 1, { stopAt: 6 });
  await pause(800);
  const before = await page.locator(".log-panel li").count();
  await server.down();
  await page.locator(".banner.off").waitFor();
  check((await page.locator(".acts .act:not([aria-pressed])").count()) === 0, "actions are offered while the line is down");
  await server.up();
  const start = Date.now();
  await page.locator(".banner.off").waitFor({ state: "detached", timeout: 20_000 });
  const back = Date.now() - start;
  check((await page.locator(".log-panel li").count()) >= before, "the log is shorter");
  await byKeys(page, 2, { stopAt: 4 });
  well(page);
  return `back after ${back} ms`;
}
