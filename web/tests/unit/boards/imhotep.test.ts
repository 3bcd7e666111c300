import { afterEach, describe, expect, it } from "vitest";
import { board, VIEWS } from "./boards.ts";

let open: ReturnType<typeof board> | null = null;
const show = (...given: Parameters<typeof board>) => (open = board(...given));
afterEach(() => {
  open?.end();
  open = null;
});

const ALL = Object.keys(VIEWS)
  .map((path) => path.split("/").at(-1)?.replace(".json", "") ?? "")
  .filter((name) => name.startsWith("imhotep"));

/** Every action that a person can reach with the pointer: first what is lit at once, then what a chosen ship lights. */
function reachable(shown: ReturnType<typeof board>): number[] {
  const found = new Set(shown.ids());
  for (let ship = 1; ship <= 4; ship++) {
    if (!shown.target.querySelector(`[data-spot="ship-${ship}"]`)) continue;
    shown.press(`[data-spot="ship-${ship}"]`);
    for (const id of shown.ids()) found.add(id);
    shown.press(`[data-spot="ship-${ship}"]`);
  }
  return [...found].sort((a, b) => a - b);
}

describe("what can be pressed", () => {
  it.each(ALL)("%s: exactly the legal actions", (name) => {
    const shown = show(name, { chosen: null });
    expect(reachable(shown)).toEqual(shown.shown.legal.map(({ id }) => id).sort((a, b) => a - b));
  });

  it.each(ALL)("%s: nothing while another seat decides", (name) => {
    expect(show(name, { legal: [] }).ids()).toEqual([]);
  });

  it.each(ALL)("%s: every target has a name and is reached by the keyboard", (name) => {
    for (const one of show(name).target.querySelectorAll<HTMLElement>("[data-action]")) {
      expect(one.getAttribute("aria-label") ?? one.textContent?.trim()).toBeTruthy();
      if (one.tagName !== "BUTTON") expect(one.getAttribute("tabindex")).toBe("0");
    }
  });
});

describe("presses", () => {
  it("loads with one click on a free space", () => {
    const { press, onact, target, text } = show("imhotep-load");
    const spot = target.querySelector('[data-spot^="load-"][data-action]');
    press(`[data-spot="${spot?.getAttribute("data-spot")}"]`);
    expect(onact).toHaveBeenCalledTimes(1);
    expect(text(onact.mock.calls[0]?.[0] ?? -1)).toBe(spot?.getAttribute("data-spot")?.replace("load-", "load "));
  });

  it("chooses a ready ship, then sails with one click on a site", () => {
    const { press, onact, text, shown } = show("imhotep-load");
    const sail = shown.legal.find((one) => one.text.startsWith("sail"));
    press(`[data-spot="ship-${sail?.text.split(" ")[1]}"]`);
    expect(onact).not.toHaveBeenCalled();
    press(`[data-at="site-${sail?.text.split(" ")[2]}"]`);
    expect(text(onact.mock.calls[0]?.[0] ?? -1)).toBe(sail?.text);
  });

  it("by touch shows a voyage first and sails at the second tap", () => {
    const { press, touch, onact, onpreview, shown } = show("imhotep-load");
    const sail = shown.legal.find((one) => one.text.startsWith("sail"));
    press(`[data-spot="ship-${sail?.text.split(" ")[1]}"]`);
    touch(`button[data-action="${sail?.id}"]`);
    expect(onpreview).toHaveBeenLastCalledWith(sail?.id);
    expect(onact).not.toHaveBeenCalled();
    touch(`button[data-action="${sail?.id}"]`);
    expect(onact).toHaveBeenCalledWith(sail?.id);
  });

  it("with `confirm` a click shows first, too", () => {
    const { press, onact, shown } = show("imhotep-build", { options: { motion: "none", confirm: true } });
    press(`[data-action="${shown.legal[0]?.id}"]`);
    expect(onact).not.toHaveBeenCalled();
    press(`[data-action="${shown.legal[0]?.id}"]`);
    expect(onact).toHaveBeenCalledWith(shown.legal[0]?.id);
  });

  it("works with Enter and with the space bar on parts of a drawing", () => {
    const { key, onact, shown } = show("imhotep-build");
    key(`[data-action="${shown.legal[1]?.id}"]`, "Enter");
    key(`[data-action="${shown.legal[2]?.id}"]`, " ");
    expect(onact.mock.calls.flat()).toEqual([shown.legal[1]?.id, shown.legal[2]?.id]);
  });

  it("asks why a ship below its minimum cannot sail, and why a taken site cannot be chosen", () => {
    const { press, onwhy, onact, shown, target } = show("imhotep-load");
    const ready = new Set(shown.legal.filter((one) => one.text.startsWith("sail")).map((one) => one.text.split(" ")[1]));
    const ships = shown.view.ships as { site: string | null }[];
    const other = ships.findIndex((ship, i) => ship.site === null && !ready.has(String(i + 1))) + 1;
    press(`[data-spot="ship-${other}"]`);
    expect(onwhy.mock.calls[0]?.[0]).toMatch(new RegExp(`^sail ${other} `));
    const [ship] = ready;
    press(`[data-spot="ship-${ship}"]`);
    const taken = ships.find(({ site }) => site)?.site;
    expect(target.querySelector(`[data-at="site-${taken}"].legal`)).toBeNull();
    press(`[data-at="site-${taken}"]`);
    expect(onwhy).toHaveBeenLastCalledWith(`sail ${ship} ${taken}`);
    expect(onact).not.toHaveBeenCalled();
  });

  it("asks why no stones can be taken with a full sled", () => {
    const { press, onwhy } = show("imhotep-load");
    press(".player.now button.row");
    expect(onwhy).toHaveBeenCalledWith("take");
  });

  it("lets go of a ship with Escape", () => {
    const { press, target, shown } = show("imhotep-load");
    const sail = shown.legal.find((one) => one.text.startsWith("sail"));
    press(`[data-spot="ship-${sail?.text.split(" ")[1]}"]`);
    expect(target.querySelectorAll(".site.legal").length).toBeGreaterThan(0);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    return Promise.resolve().then(() => expect(target.querySelectorAll(".site.legal").length).toBe(0));
  });
});

describe("what is shown", () => {
  it("each owner's gain at the site that is looked at", () => {
    const shown = show("imhotep-a");
    const sail = shown.shown.legal.find((one) => one.text.endsWith("burial"));
    shown.end();
    const again = show("imhotep-a", { chosen: sail?.id, previews: { [sail?.id ?? 0]: { 0: { burial: 2, statues: 1 }, 2: { burial: -1 } } } });
    const land = again.target.querySelector(`.land.hot`);
    expect(land?.textContent).toContain("+3");
    expect(land?.textContent).toContain("−1");
    expect(again.target.querySelectorAll(`[data-at="site-burial"] .b-stone.ghost`).length).toBeGreaterThan(0);
  });

  it("the order that Lever has fixed so far", () => {
    const { shown } = show("imhotep-lever");
    open?.end();
    const pending = { ...shown.view.pending, order: [2] };
    const again = show("imhotep-lever", { view: { ...shown.view, pending } });
    expect(again.target.querySelectorAll(".decision .place").length).toBe(1);
  });

  it("both cards to the seat that keeps one, and neither to the others", () => {
    expect(show("imhotep-keep").target.querySelectorAll(".decision .card").length).toBe(2);
    open?.end();
    expect(show("imhotep-keep", { legal: [], me: null }).target.querySelectorAll(".decision .card").length).toBe(0);
  });

  it.each(ALL)("%s on a phone without an error, with the same sites", (name) => {
    expect(show(name, { layout: "phone" }).target.querySelectorAll("article.row").length).toBe(5);
  });
});

describe("on a phone", () => {
  it("a ship opens in large, there a free space loads", () => {
    const { press, target, onact, text } = show("imhotep-load", { layout: "phone" });
    press('[data-spot="ship-1"]');
    const spot = target.querySelector('.sheet [data-spot^="load-"][data-action]');
    press(`.sheet [data-spot="${spot?.getAttribute("data-spot")}"]`);
    expect(text(onact.mock.calls[0]?.[0] ?? -1)).toMatch(/^load 1\./);
  });

  it("a site with something to choose opens by itself", () => {
    const { target, ids, shown } = show("imhotep-build", { layout: "phone" });
    expect(target.querySelector(".sheet")).not.toBeNull();
    expect(ids()).toEqual(shown.legal.map(({ id }) => id));
  });
});
