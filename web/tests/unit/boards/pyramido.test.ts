import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { domino } from "../../../src/lib/boards/pyramido/dominoes.ts";
import { cardsHeld, frameOf, freeCells, laid, nextTurn, quadrantAt, turned } from "../../../src/lib/boards/pyramido/model.ts";
import type { BlockView } from "../../../src/lib/boards/pyramido/types.ts";
import { board, VIEWS } from "./boards.ts";

let open: ReturnType<typeof board> | null = null;
const show = (...given: Parameters<typeof board>) => (open = board(...given));
afterEach(() => {
  open?.end();
  open = null;
});

const ALL = Object.keys(VIEWS)
  .map((path) => path.split("/").at(-1)?.replace(".json", "") ?? "")
  .filter((name) => name.startsWith("pyramido"));

const turn = (shown: ReturnType<typeof board>): void => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
  flushSync();
  void shown;
};

describe("what can be pressed", () => {
  it.each(ALL)("%s: exactly the legal actions, in all turns together", (name) => {
    const shown = show(name);
    const found = new Set(shown.ids());
    for (let i = 0; i < 4; i++) {
      turn(shown);
      for (const id of shown.ids()) found.add(id);
    }
    expect([...found].sort((a, b) => a - b)).toEqual(shown.shown.legal.map(({ id }) => id).sort((a, b) => a - b));
  });

  it.each(ALL)("%s: nothing while another seat decides", (name) => {
    expect(show(name, { legal: [] }).ids()).toEqual([]);
  });

  it.each(ALL)("%s: every target has a name", (name) => {
    for (const one of show(name).target.querySelectorAll("[data-action]")) {
      expect(one.getAttribute("aria-label") ?? one.textContent?.trim()).toBeTruthy();
    }
  });

  it.each(ALL)("%s on a phone: the same targets", (name) => {
    const desk = show(name).ids();
    open?.end();
    expect(show(name, { layout: "phone" }).ids()).toEqual(desk);
  });
});

describe("presses", () => {
  it("drafts, refills and asks why another stack does not refill", () => {
    const draft = show("pyramido-draft");
    draft.press('[data-spot="draft-2"]');
    expect(draft.text(draft.onact.mock.calls[0]?.[0] ?? -1)).toBe("draft 2");
    draft.end();
    const refill = show("pyramido-refill");
    const stacks = refill.shown.legal.map(({ text }) => Number(text.split(" ")[1]));
    refill.press(`[data-spot="refill-${stacks[0]}"]`);
    expect(refill.onact).toHaveBeenCalledWith(refill.shown.legal[0]?.id);
    const other = [1, 2, 3, 4].find((stack) => !stacks.includes(stack));
    refill.press(`[data-spot="refill-${other}"]`);
    expect(refill.onwhy).toHaveBeenCalledWith(`refill ${other}`);
  });

  it("places with one click, by touch with two taps", () => {
    const { press, touch, onact, onpreview, target } = show("pyramido-open");
    const ids = [...target.querySelectorAll('[data-spot="place"]')].map((one) => Number(one.getAttribute("data-action")));
    press(`[data-action="${ids[0]}"]`);
    expect(onact).toHaveBeenLastCalledWith(ids[0]);
    touch(`[data-action="${ids[1]}"]`);
    expect(onpreview).toHaveBeenLastCalledWith(ids[1]);
    expect(onact).toHaveBeenCalledTimes(1);
    expect(target.querySelector(".held")).not.toBeNull();
    touch(`[data-action="${ids[1]}"]`);
    expect(onact).toHaveBeenLastCalledWith(ids[1]);
  });

  it("turns with R, but not while somebody types", () => {
    const shown = show("pyramido-open");
    const before = shown.ids();
    const box = document.createElement("input");
    shown.target.append(box);
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    flushSync();
    expect(shown.ids()).toEqual(before);
    turn(shown);
    expect(shown.ids()).not.toEqual(before);
  });

  it("goes from ghost to ghost with the arrow keys", () => {
    const { target, key } = show("pyramido-open");
    const first = target.querySelector<SVGElement>('[data-spot="place"]');
    first?.focus();
    key(`[data-action="${first?.getAttribute("data-action")}"]`, "ArrowDown");
    expect(document.activeElement).not.toBe(first);
    expect(document.activeElement?.getAttribute("data-spot")).toBe("place");
  });

  it("shows what a placement brings, and the sum after it", () => {
    const { target, shown } = show("pyramido-place");
    const id = shown.legal[0]?.id ?? 0;
    open?.end();
    const stage = Number(shown.view.stage);
    const again = show("pyramido-place", {
      chosen: id,
      previews: { [id]: { [shown.me]: { [`stage${stage}_jewels`]: 4, [`stage${stage}_minos`]: 1 } } },
    });
    expect(again.target.querySelector(".held .delta")?.textContent).toContain("+5");
    expect(again.target.querySelector(".areas .total .up")).not.toBeNull();
    void target;
  });

  it("declines a repair and plays a side", () => {
    const { target, press, onact, text } = show("pyramido-repair");
    press("button.skip");
    expect(text(onact.mock.calls[0]?.[0] ?? -1)).toBe("skip");
    press("button.face.legal");
    expect(text(onact.mock.calls[1]?.[0] ?? -1)).toMatch(/^repair /);
    expect(target.querySelectorAll("button.face.legal").length % 2).toBe(0);
  });

  it("shows another pyramid and comes back", () => {
    const { target, press, shown } = show("pyramido-draft");
    press(".rival");
    expect(target.querySelector(".other")).not.toBeNull();
    press(".other button");
    expect(target.querySelector(".other")).toBeNull();
    expect(target.querySelector(`[data-at="pyramid-${shown.me}"]`)).not.toBeNull();
  });
});

describe("the raster", () => {
  const block = (x: number, y: number, card = false): BlockView => ({ x, y, colour: "red", jewels: ["tl"], card, marker: false });

  it("leaves room at every side while stage 1 is open, and none when it is fixed", () => {
    expect(frameOf([[block(0, 0), block(1, 0)]])).toMatchObject({ across: 2, down: 2, open: true });
    expect(frameOf([[block(-1, -1), block(3, 2)]])).toMatchObject({ left: -1, top: -1, across: 0, down: 0, open: false });
    expect(frameOf([[block(0, 0), block(4, 0)]])).toMatchObject({ across: 0, down: 2 });
  });

  it("insets each stage by one quadrant", () => {
    const frame = frameOf([[block(-1, -1), block(3, 2)]]);
    expect(quadrantAt(frame, 1, [-1, -1])).toEqual([0, 0]);
    expect(quadrantAt(frame, 2, [0, 0])).toEqual([1, 1]);
    expect(quadrantAt(frame, 4, [1, 0])).toEqual([5, 3]);
  });

  it("knows the free cells by y, then x, and the cards that are held", () => {
    const base = Array.from({ length: 20 }, (_, i) => block(i % 5, Math.floor(i / 5), i === 3));
    expect(freeCells([base.filter(({ x, y }) => !(x === 4 && y > 1))], 1)).toEqual([[4, 2], [4, 3]]);
    expect(freeCells([base, []], 2)).toHaveLength(12);
    expect(cardsHeld([base])).toEqual([true, true, false]);
  });

  it("turns blocks clockwise", () => {
    expect(turned(["tl", "bl"], 90)).toEqual(["tr", "tl"]);
    expect(turned(["br"], 270)).toEqual(["tr"]);
    expect(nextTurn([0, 180], 180)).toBe(0);
    const [left] = laid(6, { id: 0, turn: 180, cells: [[2, 0], [1, 0]] });
    expect(left).toEqual({ colour: "yellow", jewels: ["tr"], cell: [2, 0] });
  });

  it("knows all 90 dominoes with two jewels each", () => {
    for (let number = 1; number <= 90; number++) {
      const [a, b] = domino(number);
      expect(a.jewels.length + b.jewels.length).toBe(2);
    }
    expect(() => domino(91)).toThrow(RangeError);
  });
});
