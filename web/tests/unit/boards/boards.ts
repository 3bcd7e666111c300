/** A board in a document without a screen, with the positions of the gallery. */
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import ImhotepBoard from "../../../src/lib/boards/imhotep/ImhotepBoard.svelte";
import PyramidoBoard from "../../../src/lib/boards/pyramido/PyramidoBoard.svelte";
import type { Legal, Previews } from "../../../src/lib/boards/types.ts";

export interface Shown {
  view: Record<string, unknown> & { pending: { decision: string } };
  details: unknown;
  breakdown: unknown;
  legal: Legal[];
  me: number;
  previews: Previews;
}

export const VIEWS = import.meta.glob<Shown>("../../../src/lib/boards/gallery/views/*.json", {
  eager: true,
  import: "default",
});

export const named = (name: string): Shown => {
  const found = Object.entries(VIEWS).find(([path]) => path.endsWith(`/${name}.json`));
  if (!found) throw new Error(`no view ${name}`);
  return structuredClone(found[1]);
};

export function board(name: string, more: Record<string, unknown> = {}) {
  const shown = named(name);
  const onact = vi.fn<(id: number) => void>();
  const onpreview = vi.fn<(id: number | null) => void>();
  const onwhy = vi.fn<(text: string) => void>();
  const target = document.createElement("div");
  document.body.append(target);
  const names = ["Mara", "Jonas", "Ilse", "Radu"];
  const t = (key: string, args?: Record<string, string | number>): string => [key, ...Object.values(args ?? {})].join(" ");
  const Board = (name.startsWith("imhotep") ? ImhotepBoard : PyramidoBoard) as unknown as Component<Record<string, unknown>>;
  const options = { motion: "none" };
  const drawn = mount(Board, { target, props: { ...shown, names, t, onact, onpreview, onwhy, options, ...more } });
  flushSync();
  const ids = (): number[] => {
    const found = [...target.querySelectorAll("[data-action]")].map((one) => Number(one.getAttribute("data-action")));
    return [...new Set(found)].sort((a, b) => a - b);
  };
  const press = (selector: string, init: MouseEventInit = {}): void => {
    const one = target.querySelector(selector);
    if (!one) throw new Error(`nothing at ${selector}`);
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...init }));
    flushSync();
  };
  const key = (selector: string, name: string): void => {
    const one = target.querySelector(selector);
    if (!one) throw new Error(`nothing at ${selector}`);
    one.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    flushSync();
  };
  const touch = (selector: string): void => {
    target.querySelector(selector)?.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    target.querySelector(selector)?.dispatchEvent(new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));
    press(selector);
  };
  const text = (id: number): string => shown.legal.find((one) => one.id === id)?.text ?? "";
  const end = (): void => {
    void unmount(drawn);
    target.remove();
  };
  return { shown, target, drawn, onact, onpreview, onwhy, ids, press, key, touch, text, end };
}
