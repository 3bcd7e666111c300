/** What the browser tests share: a server of their own, Debian's Chromium, and a watch on everything that goes wrong. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** `saqqara serve` on a port and a folder of its own; `restart` keeps both. */
export async function serve({ grace = "0.2" } = {}) {
  const data = mkdtempSync(join(tmpdir(), "saqqara-web-"));
  const port = await freePort();
  const start = async () => {
    const server = spawn(
      join(ROOT, ".venv/bin/saqqara"),
      ["serve", "--port", String(port), "--data", data, "--no-browser", "--undo-grace", grace, "--requests", "2000", "--messages", "500",
        "--max-new-tables", "100000", "--workers", "1"],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    let said = "";
    server.stdout.on("data", (text) => (said += text));
    server.stderr.on("data", (text) => (said += text));
    for (let tries = 0; tries < 150; tries += 1) {
      await pause(100);
      if (await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.ok, () => false)) return server;
      if (server.exitCode !== null) break;
    }
    throw new Error(`no server: ${said}`);
  };
  const stop = (server) =>
    new Promise((resolve) => {
      server.once("exit", resolve);
      server.kill("SIGTERM");
    });
  let server = await start();
  return {
    url: `http://localhost:${port}`,
    port,
    async down() {
      await stop(server);
    },
    async up() {
      server = await start();
    },
    async end() {
      await stop(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function launch(args = []) {
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: CHROMIUM, args: [...root, "--force-color-profile=srgb", ...args] });
}

/** A page whose errors, failed requests and complaints on the console are kept in `page.wrong`. */
export async function newPage(browser, { width = 1366, height = 768, dark = false, touch = false, language = "en", motion = false, quiet = [], state } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    hasTouch: touch,
    isMobile: touch,
    locale: language,
    storageState: state,
    reducedMotion: motion ? "no-preference" : "reduce",
  });
  const page = await context.newPage();
  page.wrong = [];
  const note = (text) => {
    if (text.includes("net::ERR_ABORTED")) return; // the page was left
    if (!quiet.some((one) => text.includes(one))) page.wrong.push(text);
  };
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && note(`console: ${message.text()}`));
  page.on("requestfailed", (request) => note(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on("response", (response) => response.status() >= 400 && note(`${response.status()}: ${response.url()}`));
  page.setDefaultTimeout(10_000);
  return page;
}

/** Ask the server as this page's browser would. */
export const api = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = what ? { "Content-Type": "application/json" } : {};
      const answer = await fetch(where, { method: how, headers, body: what ? JSON.stringify(what) : undefined });
      return await answer.json();
    },
    [method, path, body],
  );

export async function newTable(page, url, body) {
  if (!page.url().startsWith(url)) await page.goto(url);
  const made = await api(page, "POST", "/api/tables", body);
  if (!made.id) throw new Error(`no table: ${JSON.stringify(made)}`);
  return made;
}

export function check(condition, text) {
  if (!condition) throw new Error(text);
}
