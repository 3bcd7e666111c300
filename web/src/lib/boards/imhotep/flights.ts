import type { Step } from "../common/motion.svelte";
import { signed } from "../types";
import type { Happening } from "../types";
import type { ImhotepView } from "./types";

/** What the events of Imhotep look like: stones travel one by one, ships sail, cards move, points fly. */
export function flightsOf(events: Happening[], view: ImhotepView): Step[] {
  const steps: Step[] = [];
  const rides = new Map<number, string>(); // ships that sail in these events, and where to
  let from: string[] = []; // where the next stone comes from
  let ride: { ship: string; to: string } | undefined;
  let last: string[] = [];

  const travel = (to: string[]): void => {
    steps.push({ kind: "move", from, to, ride });
    last = to;
    ride = undefined;
  };
  for (const { kind, seat, arguments: told } of events) {
    const ship = Number(told["ship"]);
    const space = Number(told["space"]);
    const site = String(told["site"]);
    if (kind === "stones_taken") taken(steps, view, seat ?? 0, Number(told["stones"]));
    else if (kind === "stone_loaded") {
      const left = (view.sleds[seat ?? 0] ?? 0) + 1;
      steps.push({ kind: "move", from: [`sled-${seat}-${left}`, `sled-${seat}`], to: [`ship-${ship}-${space}`] });
    } else if (kind === "ship_sailed") {
      rides.set(ship, `moor-${site}`);
      steps.push({ kind: "sail", ship: `ship-${ship}`, to: `moor-${site}` });
    } else if (kind === "stone_unloaded") {
      from = [`ship-${ship}-${space}`];
      const moor = rides.get(ship);
      ride = moor ? { ship: `ship-${ship}`, to: moor } : undefined;
    } else if (kind === "stone_went_home") {
      steps.push({ kind: "move", from: [`ship-${ship}-${space}`], to: [`quarry-${seat}`] });
    } else if (kind === "card_carried_out") from = [`quarry-${seat}`];
    else if (kind === "stone_placed") travel(placed(site, seat, space));
    else if (kind === "stone_built") travel([`small-${told["pyramid"]}-${space}`, "site-pyramid"]);
    else if (kind === "stone_placed_beside") travel(["beside", "site-pyramid"]);
    else if (kind === "stone_returned") travel([`quarry-${seat}`]);
    else if (kind === "obelisk_built") last = [`obelisk-${told["number"]}`, "site-obelisks"];
    else if (kind === "card_taken") steps.push({ kind: "move", from: [`market-${space}`], to: [`cards-${seat}`] });
    else if (kind === "card_kept") steps.push({ kind: "move", from: ["market-pair"], to: [`cards-${seat}`] });
    else if (kind === "card_turned_up") steps.push({ kind: "appear", at: `market-${space}` });
    else if (kind === "points") {
      const source = String(told["source"]);
      const at = last.length > 0 ? last : [`site-${source}`, `score-${seat}`];
      steps.push({ kind: "points", at, to: `score-${seat}`, text: signed(Number(told["points"])) });
    }
  }
  return steps;
}

function taken(steps: Step[], view: ImhotepView, seat: number, stones: number): void {
  const there = view.sleds[seat] ?? 0;
  for (let k = there - stones + 1; k <= there; k++) {
    steps.push({ kind: "move", from: [`quarry-${seat}`], to: [`sled-${seat}-${k}`, `sled-${seat}`] });
  }
}

function placed(site: string, seat: number | null, space: number): string[] {
  if (site === "obelisks") return [`obelisks-${seat}-${space}`, `waiting-${seat}-${space}`, "site-obelisks"];
  return [`${site}-${space}`, `site-${site}`];
}
