export const COLOURS = ["brown", "blue", "yellow", "turquoise", "red", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export const QUADRANTS = ["tl", "tr", "bl", "br"] as const;
export type Quadrant = (typeof QUADRANTS)[number];
export const CARDS: [Colour, Colour][] = [
  ["brown", "blue"],
  ["yellow", "turquoise"],
  ["red", "green"],
];

export type Cell = [x: number, y: number];

export interface BlockView {
  x: number;
  y: number;
  colour: Colour;
  jewels: Quadrant[];
  card: boolean;
  marker: boolean;
}

export type Decision = "draft" | "place" | "mark" | "repair" | "lay" | "refill" | "forced_repair" | "forced_lay";

export interface Pending {
  decision: Decision;
  domino: number | null;
  cells: Cell[];
  colour: Colour | null;
}

/** A view of Pyramido as docs/positions.md describes it; only what the board draws. */
export interface PyramidoView {
  players: number;
  to_move: number | null;
  stage: number;
  quarry: (number | null)[];
  stacks: (number | null)[][];
  pyramids: BlockView[][][];
  stage_points: { jewels: number; minos: number }[][];
  eliminated: number[];
  pending: Pending | null;
}

/** The areas of each seat, as the server works them out. */
export interface Area {
  colour: Colour;
  jewels: number;
  marked: boolean;
  quadrants: { column: number; row: number; stage: number; jewel: boolean }[];
}

export interface PyramidoDetails {
  areas: Area[][];
}
