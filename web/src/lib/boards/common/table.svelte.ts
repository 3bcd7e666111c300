import { getContext, setContext } from "svelte";

import type { PlayerColour, Previews, Translate } from "../types";

/** What a board was given, as its parts ask for it. */
export interface Given {
  t: Translate;
  names: string[];
  me: number | null;
  colours: PlayerColour[];
  previews: Previews | null;
  chosen: number | null;
  confirm: boolean;
  onact: (id: number) => void;
  onpreview: (id: number | null) => void;
  onwhy: (text: string) => void;
  onrule: ((id: string) => void) | undefined;
}

/** One board: what it was given, and the action that is looked at but not yet done. */
export class Table {
  #given: () => Given;
  #looked = $state<number | null>(null);
  #armed = $state<number | null>(null);

  constructor(given: () => Given) {
    this.#given = given;
  }

  get given(): Given {
    return this.#given();
  }

  t(key: string, args?: Record<string, string | number>): string {
    return this.given.t(key, args);
  }

  name(seat: number): string {
    return this.given.names[seat] ?? "";
  }

  colour(seat: number): PlayerColour {
    return this.given.colours[seat] ?? "black";
  }

  colourName(seat: number): string {
    return this.t(`board-player-${this.colour(seat)}`);
  }

  /** The action whose effect is shown. */
  get hot(): number | null {
    return this.given.chosen ?? this.#armed ?? this.#looked;
  }

  isHot(id: number | null | undefined): boolean {
    return id != null && this.hot === id;
  }

  look(id: number): void {
    this.#looked = id;
    this.given.onpreview(id);
  }

  lookAway(id: number): void {
    if (this.#looked !== id) return;
    this.#looked = null;
    if (this.#armed === null) this.given.onpreview(null);
  }

  arm(id: number): void {
    this.#armed = id;
    this.given.onpreview(id);
  }

  disarm(): void {
    if (this.hot === null) return;
    this.#armed = null;
    this.#looked = null;
    this.given.onpreview(null);
  }

  /** A click, a key or a tap. Where a second thought is due the first one only shows what would happen. */
  press(id: number, touch: boolean, twice: boolean): void {
    const second = this.#armed === id || this.given.chosen === id;
    if (twice && (touch || this.given.confirm) && !second) {
      this.arm(id);
      return;
    }
    this.#armed = null;
    this.#looked = null;
    this.given.onact(id);
  }

  why(text: string): void {
    this.given.onwhy(text);
  }
}

const KEY = Symbol("table");

export function setTable(table: Table): Table {
  return setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
