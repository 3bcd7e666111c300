export const SITES = ["market", "pyramid", "temple", "burial", "obelisks"] as const;
export type SiteName = (typeof SITES)[number];
export const SMALL_PYRAMIDS = ["left", "middle", "right"] as const;
export type SmallPyramid = (typeof SMALL_PYRAMIDS)[number];
export type Side = "A" | "B";

export interface ShipView {
  size: number;
  minimum: number;
  stones: (number | null)[];
  site: SiteName | null;
}

export type Decision =
  | "action"
  | "hammer"
  | "chisel_first"
  | "chisel_second"
  | "sail_load"
  | "sail_ship"
  | "lever_ship"
  | "lever_order"
  | "market"
  | "keep"
  | "build"
  | "stones"
  | "load"
  | "choice";

export interface Pending {
  decision: Decision;
  ship: number | null;
  order: number[];
  temple_space: number | null;
}

/** A view of Imhotep as docs/positions.md describes it; only what the board draws. */
export interface ImhotepView {
  players: number;
  options: Record<SiteName, Side> & { wrath: boolean };
  to_move: number | null;
  round: number;
  active: number;
  ships: ShipView[];
  sleds: number[];
  quarries: number[];
  market: (string | null)[];
  pair: (string | null)[];
  deck: (string | null)[];
  discards: string[];
  apart: string[];
  cards: string[][];
  pyramid: number[] | Record<SmallPyramid, number[]>;
  surplus: number[];
  temple: { seen: (number | null)[]; stones: number[] };
  burial: number[];
  obelisks: { stones: number[] } | { built: number[]; waiting: number[] };
  pending: Pending | null;
}
