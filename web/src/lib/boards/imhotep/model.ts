import type { Legal } from "../types";
import { SITES, SMALL_PYRAMIDS } from "./types";
import type { ImhotepView, ShipView, SiteName, SmallPyramid } from "./types";

/** The legal actions, sorted by the things on the table that stand for them. */
export interface Targets {
  take: number | null;
  pass: number | null;
  decline: number | null;
  loads: Map<string, number>; // "ship.space"
  sails: Map<number, Map<SiteName, number>>; // ship, site
  plays: Map<string, number>; // card
  picks: Map<number, number>; // space of the market
  hidden: number | null; // the two face-down cards
  keeps: number[]; // card 1, card 2
  builds: Map<SmallPyramid, number>;
  points: number | null; // the temple's choice
  stones: number | null;
  unloads: Map<number, number>; // space of the ship being ordered
}

export function targets(legal: Legal[]): Targets {
  const found: Targets = {
    take: null,
    pass: null,
    decline: null,
    loads: new Map(),
    sails: new Map(),
    plays: new Map(),
    picks: new Map(),
    hidden: null,
    keeps: [],
    builds: new Map(),
    points: null,
    stones: null,
    unloads: new Map(),
  };
  for (const { id, text } of legal) sort(found, id, text);
  return found;
}

function sort(found: Targets, id: number, text: string): void {
  const [verb = "", first = "", second = ""] = text.split(" ");
  if (verb === "take" || verb === "pass" || verb === "decline") found[verb] = id;
  else if (verb === "load") found.loads.set(first, id);
  else if (verb === "sail") {
    const ship = Number(first);
    found.sails.set(ship, (found.sails.get(ship) ?? new Map()).set(second as SiteName, id));
  } else if (verb === "play") found.plays.set(first, id);
  else if (verb === "pick") {
    if (first === "hidden") found.hidden = id;
    else found.picks.set(Number(first), id);
  } else if (verb === "keep") found.keeps[Number(first) - 1] = id;
  else if (verb === "build") found.builds.set(first as SmallPyramid, id);
  else if (verb === "choose" && (first === "points" || first === "stones")) found[first] = id;
  else if (verb === "unload") found.unloads.set(Number(first), id);
}

/** The ship that an action sails, if it does. */
export function shipOf(legal: Legal[], action: number | null | undefined): number | null {
  const sail = legal.find(({ id, text }) => id === action && text.startsWith("sail "));
  return sail ? Number(sail.text.split(" ")[1]) : null;
}

/** The ship whose sites light up: the one that was clicked, or the only one that may sail while nothing else may. */
export function chosenShip(found: Targets, clicked: number | null, legal: Legal[]): number | null {
  if (clicked !== null && found.sails.has(clicked)) return clicked;
  const [only] = found.sails.keys();
  const nothingElse = legal.every(({ text }) => text.startsWith("sail "));
  return nothingElse && found.sails.size === 1 && only !== undefined ? only : null;
}

/** What to ask "why not?" about when a ship that cannot sail is clicked. */
export function whyNotSail(view: ImhotepView, ship: number): string {
  const taken = new Set(view.ships.map(({ site }) => site));
  const free = SITES.find((site) => !taken.has(site)) ?? "market";
  return `sail ${ship} ${free}`;
}

export function moored(view: ImhotepView, site: SiteName): { number: number; ship: ShipView } | null {
  const index = view.ships.findIndex((ship) => ship.site === site);
  const ship = view.ships[index];
  return ship ? { number: index + 1, ship } : null;
}

export function aboard(ship: ShipView): number[] {
  return ship.stones.filter((stone): stone is number => stone !== null);
}

/** The values printed on the pyramid of side A, in the order of filling; then 1 for each stone beside it (IM-A2). */
export const PYRAMID_VALUES = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4];

/** What is printed on the spaces of the small pyramids (IM-B2). */
export const SMALL_VALUES: Record<SmallPyramid, (number | "card" | "stones" | "load")[]> = {
  left: [2, "card", 3, 2, 4],
  middle: [2, 3, "stones", 1, 4],
  right: [2, 3, 3, "load", 4],
};

/** What the spaces of the temple's side B give (IM-B3). */
export const TEMPLE_GIFTS = ["choice", "two", "choice", "card", "choice"] as const;

/** The values printed for the obelisks of side B (IM-B5). */
export const OBELISK_VALUES = [10, 9, 8, 7, 6, 5, 5, 5];

/** The places of the ranking of obelisks A (IM-A5), by the number of players. */
export const RANKS: Record<number, number[]> = { 2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1] };

export const BURIAL_ROWS = 3;

export function smallPyramids(view: ImhotepView): Record<SmallPyramid, number[]> | null {
  return Array.isArray(view.pyramid) ? null : view.pyramid;
}

export function bigPyramid(view: ImhotepView): number[] {
  return Array.isArray(view.pyramid) ? view.pyramid : [];
}

export interface Group {
  owner: number;
  spaces: number[];
}

/** Burial chamber: stones of one colour that touch side to side, the largest group first. For the drawing alone. */
export function groups(burial: number[]): Group[] {
  const seen = new Set<number>();
  const found: Group[] = [];
  burial.forEach((owner, start) => {
    if (seen.has(start)) return;
    seen.add(start);
    const spaces = [start];
    for (const space of spaces) {
      for (const next of neighbours(space)) {
        if (burial[next] === owner && !seen.has(next)) {
          seen.add(next);
          spaces.push(next);
        }
      }
    }
    found.push({ owner, spaces });
  });
  return found.sort((a, b) => b.spaces.length - a.spaces.length);
}

function neighbours(space: number): number[] {
  const row = space % BURIAL_ROWS;
  const near = [space - BURIAL_ROWS, space + BURIAL_ROWS];
  if (row > 0) near.push(space - 1);
  if (row < BURIAL_ROWS - 1) near.push(space + 1);
  return near;
}

/** Where the next stones of the temple come to lie: column and level, counted from 0. */
export function templeSpace(view: ImhotepView, further: number): { column: number; level: number } {
  const columns = view.temple.seen.length;
  const there = view.temple.stones.reduce((a, b) => a + b, 0) + further;
  return { column: there % columns, level: Math.floor(there / columns) };
}

export type CardColour = "red" | "green" | "violet" | "blue";

/** How the cards are drawn: their colour and their symbol in the sprite. */
export const CARD_LOOKS: Record<string, { colour: CardColour; symbol: string }> = {
  entrance: { colour: "red", symbol: "c-entrance" },
  sarcophagus: { colour: "red", symbol: "c-sarcophagus" },
  paved_path: { colour: "red", symbol: "c-path" },
  pyramid_decoration: { colour: "green", symbol: "c-deco-pyramid" },
  temple_decoration: { colour: "green", symbol: "c-deco-temple" },
  burial_chamber_decoration: { colour: "green", symbol: "c-deco-burial" },
  obelisk_decoration: { colour: "green", symbol: "c-deco-obelisks" },
  statue: { colour: "violet", symbol: "c-statue" },
  lever: { colour: "blue", symbol: "c-lever" },
  hammer: { colour: "blue", symbol: "c-hammer" },
  sail: { colour: "blue", symbol: "c-sail" },
  chisel: { colour: "blue", symbol: "c-chisel" },
};

export function cardLook(card: string): { colour: CardColour; symbol: string } {
  return CARD_LOOKS[card] ?? { colour: "violet", symbol: "i-card" };
}

/** The cards before a seat, equal ones side by side. */
export function stacked(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export { SITES, SMALL_PYRAMIDS };
