/** People without a plan: they click on what is lit, or press the keys that are offered, until the game is over. */
import { pause } from "./kit.mjs";

const LIMIT = 180_000; // milliseconds for a whole game

/** A small generator, so that a run can be repeated. */
export function dice(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const over = (page) => page.locator(".places").isVisible();
const mine = (page) => page.evaluate(() => document.querySelector(".frame")?.classList.contains("waited") ?? false);
const sure = (page) => page.locator('[role="alertdialog"] .btn.primary');

async function until(page, seed, act, { stopAt = Infinity, stopWhen = () => false }) {
  const roll = dice(seed);
  const start = Date.now();
  let decisions = 0;
  while (!(await over(page)) && decisions < stopAt && !(await stopWhen(page))) {
    if (Date.now() - start > LIMIT) throw new Error(`the game does not end; ${decisions} decisions so far`);
    if (await sure(page).isVisible()) await sure(page).click();
    else if (await mine(page)) decisions += (await act(roll)) ? 1 : 0;
    await pause(40);
  }
  return decisions;
}

/** Only clicks on the drawn table. */
export function byClicks(page, seed, { tap = false, ...stop } = {}) {
  return until(
    page,
    seed,
    async (roll) => {
      const sheet = (await page.locator(".b-board [role=dialog]:visible").count()) > 0;
      const lit = page.locator(
        sheet ? ".b-board [role=dialog] :is([data-action], .legal, button):visible" : ".b-board :is([data-action], .legal):visible",
      );
      const done = page.locator(".b-board [data-action]:visible");
      const some = roll(4) > 0 && (await done.count()) > 0 ? done : lit; // mostly what does something, sometimes what only chooses
      const there = await some.count();
      if (there === 0) return false;
      const one = some.nth(roll(there));
      try {
        await (tap ? one.tap({ timeout: 500 }) : one.click({ timeout: 500 }));
        if (tap) await one.tap({ timeout: 200 }).catch(() => undefined); // the second one does it
        return true;
      } catch {
        return false; // it is gone by now, or lies below another
      }
    },
    stop,
  );
}

/** Only keys: the digits of the action bar and its lists. */
export function byKeys(page, seed, stop = {}) {
  return until(
    page,
    seed,
    async (roll) => {
      const there = await page.locator(".acts .list button, .acts:not(:has(.list)) > .act:not([aria-pressed])").count();
      if (there === 0) return false;
      await page.keyboard.press(String(1 + roll(Math.min(9, there))));
      if (await page.locator('.pop[role="alert"]').isVisible()) await page.keyboard.press("Escape");
      return true;
    },
    stop,
  );
}
