import type { Legal } from "../types";
import { domino } from "./dominoes";
import type { Face } from "./dominoes";
import { CARDS, QUADRANTS } from "./types";
import type { BlockView, Cell, Colour, PyramidoView, Quadrant } from "./types";

/** A way to lay the drafted domino. */
export interface Placement {
  id: number;
  turn: number; // 0, 90, 180 or 270
  cells: [Cell, Cell]; // of the left and of the right block
}

/** A way to lay a repair card on a block. */
export interface Laying {
  id: number;
  block: 1 | 2;
  turn: number;
}

/** The legal actions, sorted by the things on the table that stand for them. */
export interface Targets {
  drafts: Map<number, number>; // slot
  places: Placement[];
  marks: Map<number, number>; // block
  skip: number | null;
  repairs: Map<Colour, number>;
  lays: Laying[];
  refills: Map<number, number>; // stack
}

const ASIDE: Record<number, Cell> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

export function targets(legal: Legal[]): Targets {
  const found: Targets = {
    drafts: new Map(),
    places: [],
    marks: new Map(),
    skip: null,
    repairs: new Map(),
    lays: [],
    refills: new Map(),
  };
  for (const { id, text } of legal) {
    const [verb, first = "", second = ""] = text.split(" ");
    if (verb === "draft") found.drafts.set(Number(first), id);
    else if (verb === "place") found.places.push(placement(id, first, Number(second)));
    else if (verb === "mark") found.marks.set(Number(first), id);
    else if (verb === "skip") found.skip = id;
    else if (verb === "repair") found.repairs.set(first as Colour, id);
    else if (verb === "lay") found.lays.push({ id, block: first === "2" ? 2 : 1, turn: Number(second) });
    else if (verb === "refill") found.refills.set(Number(first), id);
  }
  return found;
}

function placement(id: number, cell: string, turn: number): Placement {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  const [dx, dy] = ASIDE[turn] ?? [1, 0];
  return { id, turn, cells: [[x, y], [x + dx, y + dy]] };
}

/** The turns that are offered at all, and the next one after `turn`. */
export function turnsOf(ways: { turn: number }[]): number[] {
  return [...new Set(ways.map(({ turn }) => turn))].sort((a, b) => a - b);
}

export function nextTurn(turns: number[], turn: number): number {
  return turns.find((one) => one > turn) ?? turns[0] ?? 0;
}

const CLOCKWISE: Record<Quadrant, Quadrant> = { tl: "tr", tr: "br", br: "bl", bl: "tl" };

export function turned(jewels: Quadrant[], degrees: number): Quadrant[] {
  let seen = jewels;
  for (let turn = 0; turn < degrees; turn += 90) seen = seen.map((quadrant) => CLOCKWISE[quadrant]);
  return seen;
}

/** The quadrant in which the jewel of a repair card comes to lie. */
export function quadrantOf(degrees: number): Quadrant {
  return turned(["tl"], degrees)[0] ?? "tl";
}

/** The blocks of a domino as they lie when it is placed so. */
export function laid(number: number, { turn, cells }: Placement): (Face & { cell: Cell })[] {
  return domino(number).map(({ colour, jewels }, i) => ({
    colour,
    jewels: turned(jewels, turn),
    cell: cells[i] ?? cells[0],
  }));
}

/** What a pyramid's drawing covers. Quadrants count from the top left cell of stage 1; margins are in cells. */
export interface Frame {
  left: number; // the smallest x and y of stage 1
  top: number;
  width: number; // cells of stage 1 so far
  height: number;
  across: number; // cells that may still be added at each side
  down: number;
  open: boolean;
}

export function frameOf(stages: BlockView[][]): Frame {
  const base = stages[0] ?? [];
  const xs = base.map(({ x }) => x);
  const ys = base.map(({ y }) => y);
  const [left, top] = base.length > 0 ? [Math.min(...xs), Math.min(...ys)] : [0, 0];
  const width = base.length > 0 ? Math.max(...xs) - left + 1 : 2;
  const height = base.length > 0 ? Math.max(...ys) - top + 1 : 1;
  const across = Math.min(2, (height > 4 ? 4 : 5) - width);
  const down = Math.min(2, (width > 4 ? 4 : 5) - height);
  return { left, top, width, height, across, down, open: across > 0 || down > 0 };
}

/** The top left quadrant of a block: column and row. */
export function quadrantAt(frame: Frame, stage: number, [x, y]: Cell): [column: number, row: number] {
  if (stage === 1) return [2 * (x - frame.left), 2 * (y - frame.top)];
  return [2 * x + stage - 1, 2 * y + stage - 1];
}

/** The raster of a stage in cells. */
export function rasterOf(frame: Frame, stage: number): { x: number; y: number; width: number; height: number } {
  if (stage === 1) return { x: frame.left, y: frame.top, width: frame.width, height: frame.height };
  return { x: 0, y: 0, width: frame.width - stage + 1, height: frame.height - stage + 1 };
}

/** The cells of the stage that are still free, by y, then x. */
export function freeCells(stages: BlockView[][], stage: number): Cell[] {
  const { x: left, y: top, width, height } = rasterOf(frameOf(stages), stage);
  const taken = new Set((stages[stage - 1] ?? []).map(({ x, y }) => `${x},${y}`));
  const free: Cell[] = [];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) if (!taken.has(`${x},${y}`)) free.push([x, y]);
  }
  return free;
}

/** Where block 1 or 2 of the new domino lies; while cells are filled with cards, the cell that is filled now. */
export function cellOf(view: PyramidoView, block: number): Cell | null {
  const { pending, to_move } = view;
  if (!pending || to_move === null) return null;
  if (!pending.decision.startsWith("forced")) return pending.cells[block - 1] ?? null;
  return freeCells(view.pyramids[to_move] ?? [], view.stage)[0] ?? null;
}

/** The dominoes that a seat still lays in this stage. */
export function dominoesLeft(view: PyramidoView, seat: number): number {
  const cells = [20, 12, 6, 2][view.stage - 1] ?? 0;
  return Math.ceil((cells - (view.pyramids[seat]?.[view.stage - 1]?.length ?? 0)) / 2);
}

export function cardsHeld(stages: BlockView[][]): boolean[] {
  const laidCards = stages.flat().filter(({ card }) => card);
  return CARDS.map(([one, other]) => !laidCards.some(({ colour }) => colour === one || colour === other));
}

/** The colours whose markers lie in the pyramid. */
export function markersOut(stages: BlockView[][]): Set<Colour> {
  return new Set(
    stages
      .flat()
      .filter(({ marker }) => marker)
      .map(({ colour }) => colour),
  );
}

const ARROWS: Record<string, Cell> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The way to lay that lies next in the direction of an arrow key. */
export function neighbour(ways: Placement[], from: Placement, key: string): Placement | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const middle = ({ cells: [a, b] }: Placement): Cell => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x, y] = middle(from);
  let best: Placement | null = null;
  let least = Infinity;
  for (const way of ways) {
    const [wx, wy] = middle(way);
    const along = (wx - x) * dx + (wy - y) * dy;
    const aside = Math.abs((wx - x) * dy) + Math.abs((wy - y) * dx);
    const cost = along + 2 * aside;
    if (way !== from && along > 0.1 && cost < least) [best, least] = [way, cost];
  }
  return best;
}

export { QUADRANTS };
