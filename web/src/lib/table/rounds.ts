/** The moments to jump to: where a round or a stage begins. */
import type { Ply } from "../net/protocol.gen.ts";

const BEGINNINGS = new Set(["round_began", "stage_began", "stage_ended"]);

export function marksOf(plies: readonly Ply[]): number[] {
  const found = plies.filter((one) => one.events.some((event) => BEGINNINGS.has(event.kind))).map((one) => one.ply + 1);
  return [...new Set([0, ...found])];
}
