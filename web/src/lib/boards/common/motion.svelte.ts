import type { Happened, Happening } from "../types";

/** One step of what is drawn. Places are the `data-at` names of the board's elements, the first one found counts. */
export type Step =
  | { kind: "sail"; ship: string; to: string }
  | { kind: "move"; from: string[]; to: string[]; ride?: { ship: string; to: string } | undefined; together?: boolean }
  | { kind: "points"; at: string[]; to: string; text: string }
  | { kind: "appear"; at: string };

interface Place {
  rect: DOMRect;
  copy: Element | null;
}

export interface Wish {
  happened: Happened | null;
  speed: "full" | "fast" | "none";
}

const TRAVEL = 420; // --t-3
const SAIL = 700; // --t-4
const GAP = 140; // --t-gap
const LIFT = 24;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const DROP = "cubic-bezier(.34,1.3,.64,1)";
const LONGEST = 12000;

/** Draws what happened: pieces travel from where they were to where they are. The table itself is already the new one. */
export class Motion {
  #root: () => HTMLElement | undefined;
  #wish: () => Wish;
  #steps: (events: Happening[]) => Step[];
  #before = new Map<string, Place>();
  #drawn: number | null = null;
  #layer: HTMLElement | null = null;
  #running: Animation[] = [];
  #changed: Element[] = [];
  #moored = new Map<string, DOMRect>(); // where ships will lie once they have sailed
  #end = (): void => this.finish();

  constructor(root: () => HTMLElement | undefined, wish: () => Wish, steps: (events: Happening[]) => Step[]) {
    this.#root = root;
    this.#wish = wish;
    this.#steps = steps;
  }

  /** Before the table changes: where everything is. */
  remember(changing: unknown): void {
    void changing;
    const root = this.#root();
    const { happened } = this.#wish();
    if (!root || !happened || happened.key === this.#drawn) return;
    this.finish();
    for (const element of this.#changed.splice(0)) element.removeAttribute("data-changed");
    this.#before = new Map();
    for (const element of root.querySelectorAll("[data-at]")) {
      const name = element.getAttribute("data-at") ?? "";
      if (!this.#before.has(name)) this.#before.set(name, { rect: element.getBoundingClientRect(), copy: copied(element) });
    }
  }

  /** After the table has changed: draw the way. */
  play(changed: unknown): void {
    void changed;
    const root = this.#root();
    const { happened, speed } = this.#wish();
    if (!root || !happened || happened.key === this.#drawn) return;
    const first = this.#drawn === null && this.#before.size === 0;
    this.#drawn = happened.key;
    if (first || speed === "none" || still() || typeof root.animate !== "function") {
      this.#outline(root, happened);
      return;
    }
    this.#draw(root, this.#steps(happened.events), speed === "fast" ? 0.5 : 1);
  }

  /** Ends at once what is being drawn. */
  finish(): void {
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.#layer?.remove();
    this.#layer = null;
    removeEventListener("pointerdown", this.#end, true);
    removeEventListener("keydown", this.#end, true);
  }

  #outline(root: HTMLElement, happened: Happened): void {
    for (const step of this.#steps(happened.events)) {
      if (step.kind !== "move") continue;
      const element = found(root, step.to);
      if (!element) continue;
      element.setAttribute("data-changed", "");
      this.#changed.push(element);
    }
  }

  #draw(root: HTMLElement, steps: Step[], pace: number): void {
    if (steps.length === 0) return;
    this.#layer = document.createElement("div");
    root.append(this.#layer);
    let clock = 0;
    for (const step of steps) {
      if (clock > LONGEST) break;
      clock += this.#step(root, step, clock, pace);
    }
    addEventListener("pointerdown", this.#end, true);
    addEventListener("keydown", this.#end, true);
    const done = root.animate([], { duration: clock + SAIL * pace });
    done.onfinish = this.#end;
    this.#running.push(done);
  }

  /** Draws a step that begins at `clock` and says how much later the next one begins. */
  #step(root: HTMLElement, step: Step, clock: number, pace: number): number {
    if (step.kind === "sail") return this.#sail(root, step, clock, pace);
    if (step.kind === "move") return this.#move(root, step, clock, pace);
    if (step.kind === "points") return this.#points(root, step, clock, pace);
    const element = found(root, [step.at]);
    if (element) this.#hide(element, clock, 220 * pace);
    return 60 * pace;
  }

  #sail(root: HTMLElement, step: { ship: string; to: string }, clock: number, pace: number): number {
    const from = this.#before.get(step.ship)?.rect;
    const ship = found(root, [step.to]);
    const to = ship?.getBoundingClientRect();
    if (to) this.#moored.set(step.to, to);
    if (!from || !ship || !to || to.width === 0) return 0;
    const start = `translate(${centre(from).x - centre(to).x}px, ${centre(from).y - centre(to).y}px) scale(${from.width / to.width})`;
    this.#run(ship, [{ transform: start }, { transform: "none" }], { delay: clock, duration: SAIL * pace, easing: EASE });
    return SAIL * pace;
  }

  #move(root: HTMLElement, step: Extract<Step, { kind: "move" }>, clock: number, pace: number): number {
    const source = step.from.map((name) => this.#before.get(name)).find((place) => place !== undefined);
    const target = found(root, step.to);
    const copy = (target && copied(target)) ?? source?.copy;
    if (!source || !target || !copy) return 0;
    const to = fitted(target.getBoundingClientRect(), source.rect);
    const flight = this.#flight(copy, to);
    if (!flight) return 0;
    const ride = step.ride && this.#carried(step.ride, source.rect);
    const from = ride ?? source.rect;
    const lasts = TRAVEL * pace;
    if (clock > 0) {
      const waiting = ride ? [place(source.rect, to), place(ride, to)] : [place(from, to), place(from, to)];
      this.#run(flight, waiting, { duration: ride ? Math.min(SAIL * pace, clock) : clock, fill: "forwards", easing: EASE });
    }
    const middle = place(from, to, 0.5, LIFT);
    this.#run(flight, [place(from, to), middle, { transform: "none" }], {
      delay: clock,
      duration: lasts,
      easing: EASE,
      fill: "forwards",
    });
    this.#run(flight, [{ opacity: 1 }, { opacity: 0 }], { delay: clock + lasts, duration: 1, fill: "forwards" });
    if (copied(target)) this.#hide(target, clock + lasts, 1);
    return step.together ? 0 : lasts * 0.6 + GAP * pace;
  }

  #points(root: HTMLElement, step: Extract<Step, { kind: "points" }>, clock: number, pace: number): number {
    const at = found(root, step.at)?.getBoundingClientRect();
    const score = found(root, [step.to])?.getBoundingClientRect();
    if (!at || !score || !this.#layer) return 0;
    const badge = document.createElement("div");
    badge.className = "b-flight b-points";
    badge.textContent = step.text;
    this.#layer.append(badge);
    const spot = (rect: DOMRect, up: number): string =>
      `translate(${centre(rect).x - 20}px, ${centre(rect).y - 14 - up}px)`;
    this.#run(
      badge,
      [
        { transform: spot(at, 0), opacity: 0 },
        { transform: spot(at, 16), opacity: 1, offset: 0.25 },
        { transform: spot(at, 16), opacity: 1, offset: 0.5 },
        { transform: `${spot(score, 0)} scale(.7)`, opacity: 0 },
      ],
      { delay: clock, duration: SAIL * pace, easing: EASE, fill: "both" },
    );
    return GAP * pace;
  }

  #carried(ride: { ship: string; to: string }, stone: DOMRect): DOMRect | undefined {
    const ship = this.#before.get(ride.ship)?.rect;
    const moored = this.#moored.get(ride.to);
    if (!ship || !moored) return undefined;
    const scale = moored.width / ship.width;
    const x = moored.left + (stone.left - ship.left) * scale;
    return new DOMRect(x, moored.top + (stone.top - ship.top) * scale, stone.width * scale, stone.height * scale);
  }

  #flight(copy: Element, rect: DOMRect): HTMLElement | null {
    if (!this.#layer) return null;
    const flight = document.createElement("div");
    flight.className = "b-flight";
    Object.assign(flight.style, {
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      transformOrigin: "0 0",
    });
    flight.append(copy.cloneNode(true));
    this.#layer.append(flight);
    return flight;
  }

  #hide(element: Element, until: number, fade: number): void {
    this.#run(element, [{ opacity: 0 }, { opacity: 0, offset: until / (until + fade) }, { opacity: 1 }], {
      duration: until + fade,
      easing: DROP,
    });
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.#running.push(element.animate(frames, timing));
  }
}

function still(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function found(root: HTMLElement, names: string[]): Element | null {
  for (const name of names) {
    const element = root.querySelector(`[data-at="${name}"]`);
    if (element) return element;
  }
  return null;
}

function centre(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** A flight that ends on something larger than a piece ends in its middle. */
function fitted(to: DOMRect, from: DOMRect): DOMRect {
  if (to.width < from.width * 2.2 && to.height < from.height * 2.2) return to;
  const { x, y } = centre(to);
  return new DOMRect(x - from.width / 2, y - from.height / 2, from.width, from.height);
}

/** The frame in which something that lies at `to` is seen at `from`, or part of the way, lifted. */
function place(from: DOMRect, to: DOMRect, part = 0, lift = 0): Keyframe {
  const dx = (from.left - to.left) * (1 - part);
  const dy = (from.top - to.top) * (1 - part) - lift;
  const sx = from.width / to.width + (1 - from.width / to.width) * part;
  const sy = from.height / to.height + (1 - from.height / to.height) * part;
  return { transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})` };
}

/** A copy of a piece that can fly on its own; null for what is no piece. */
function copied(element: Element): Element | null {
  if (element instanceof HTMLElement) {
    return element.matches(".card, .dom, .tok, .rep") ? sized(element.cloneNode(true) as HTMLElement) : null;
  }
  if (!(element instanceof SVGGElement) || !element.matches(".b-stone, .b-blk, .b-token")) return null;
  const box = element.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute("width", "100%");
  svg.setAttribute("height", "100%");
  const copy = element.cloneNode(true) as SVGGElement;
  copy.removeAttribute("transform");
  copy.removeAttribute("data-at");
  svg.append(copy);
  return svg;
}

function sized(copy: HTMLElement): HTMLElement {
  copy.removeAttribute("data-at");
  copy.style.width = "100%";
  copy.style.height = "100%";
  return copy;
}
