import type { Attachment } from "svelte/attachments";

import type { Table } from "./table.svelte";

export interface Aim {
  id?: number | null | undefined; // the action that a press does
  twice?: boolean; // worth a look before it is done
  why?: string | undefined; // the action to ask "why not?" about while `id` is none
  press?: (() => void) | undefined; // what a press does on the board alone
}

const LONG = 450; // milliseconds that make a press a long one

/** Makes an element something that can be pressed: by mouse, by touch and by keyboard, with a preview before. */
export function target(table: Table, aim: Aim): Attachment<Element> {
  return (node) => {
    const { id, twice = false, why, press } = aim;
    const stop = new AbortController();
    let touch = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;

    const listen = <K extends keyof HTMLElementEventMap>(kind: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(kind, listener as EventListener, { signal: stop.signal });
    const go = (byTouch: boolean): void => {
      if (press) press();
      else if (id != null) table.press(id, byTouch, twice);
      else if (why !== undefined) table.why(why);
    };

    listen("pointerdown", (event) => {
      touch = event.pointerType === "touch";
      long = false;
      if (touch && id != null && !press) {
        timer = setTimeout(() => {
          long = true;
          table.arm(id);
        }, LONG);
      }
    });
    const release = (): void => clearTimeout(timer);
    listen("pointerup", release);
    listen("pointercancel", release);
    listen("contextmenu", (event) => {
      if (long) event.preventDefault();
    });
    listen("click", (event) => {
      event.stopPropagation();
      const byTouch = touch && event.detail !== 0;
      if (!long) go(byTouch);
      long = false;
    });
    if (!(node instanceof HTMLButtonElement)) {
      listen("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        go(false);
      });
    }
    if (id != null) {
      listen("pointerenter", (event) => {
        if (event.pointerType === "mouse") table.look(id);
      });
      listen("pointerleave", (event) => {
        if (event.pointerType === "mouse") table.lookAway(id);
      });
      listen("focus", () => {
        if (node.matches(":focus-visible")) table.look(id);
      });
      listen("blur", () => table.lookAway(id));
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  };
}
