import type { Snippet } from "svelte";

/** The colours of the players, in the order in which a table counts them. Every colour has a mark of its own. */
export const PLAYER_COLOURS = ["black", "white", "brown", "gray"] as const;

export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** An action that is legal now: its frozen number and its text, as docs/actions.md lists them. */
export interface Legal {
  id: number;
  text: string;
}

export type Translate = (key: string, args?: Record<string, string | number>) => string;

/** One step of what an action did, as the server tells it. */
export interface Happening {
  kind: string;
  seat: number | null;
  rule: string;
  arguments: Record<string, number | string>;
}

/** What has just happened. It is drawn once for each `key`; null or an old key: the table simply changes. */
export interface Happened {
  key: number;
  events: Happening[];
}

/** Seat by seat: source of points, then banked and projected points. */
export type Breakdown = Record<string, { banked: number; projected: number }>[];

/** Action by action, seat by seat: source of points, then the change of the projected points. */
export type Previews = Record<number, Record<number, Record<string, number>>>;

export interface Options {
  motion: "full" | "fast" | "none";
  peel?: boolean; // Pyramido: fade the higher stages
  confirm?: boolean; // the first click or tap previews, the second one does it; on touch this is always so
}

export interface BoardProps<View> {
  view: View;
  legal: Legal[];
  names: string[];
  me: number | null;
  t: Translate;
  colours?: PlayerColour[];
  notes?: (string | null)[];
  breakdown?: Breakdown;
  previews?: Previews | null;
  options?: Options;
  layout?: "desk" | "phone";
  chosen?: number | null;
  happened?: Happened | null;
  onact?: (id: number) => void;
  onpreview?: (id: number | null) => void;
  onwhy?: (text: string) => void;
  onrule?: (id: string) => void;
  onseat?: (seat: number) => void;
  aside?: Snippet;
}

/** Which colour each seat has. */
export function coloursOf(players: number, given?: PlayerColour[]): PlayerColour[] {
  return Array.from({ length: players }, (_, seat) => given?.[seat] ?? PLAYER_COLOURS[seat] ?? "black");
}

/** What an action would bring each seat, all sources together; seats that it leaves alone are not named. */
export function gains(previews: Previews | null | undefined, id: number | null): [seat: number, points: number][] {
  const changes = id === null ? undefined : previews?.[id];
  if (!changes) return [];
  return Object.entries(changes)
    .map(([seat, sources]): [number, number] => [Number(seat), Object.values(sources).reduce((a, b) => a + b, 0)])
    .filter(([, points]) => points !== 0);
}

/** A number with a real minus. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Points with their sign, with a real minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The points of a seat, all sources together. */
export function total(sources: Breakdown[number], which: "banked" | "projected"): number {
  return Object.values(sources).reduce((sum, points) => sum + points[which], 0);
}
