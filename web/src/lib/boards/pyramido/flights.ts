import type { Step } from "../common/motion.svelte";
import { signed } from "../types";
import type { Happening } from "../types";
import type { PyramidoView } from "./types";

/** What the events of Pyramido look like: dominoes and cards travel to their cells, points fly, the quarry refills. */
export function flightsOf(events: Happening[], view: PyramidoView): Step[] {
  const steps: Step[] = [];
  let stage = view.stage; // events before a new stage began tell of the one below
  const began = events.find(({ kind }) => kind === "stage_began");
  if (began) stage = Number(began.arguments["stage"]) - 1;
  for (const { kind, seat, arguments: told } of events) {
    const [x, y] = [Number(told["x"]), Number(told["y"])];
    if (kind === "placed") steps.push(...placed(seat ?? 0, stage, x, y, Number(told["degrees"])));
    else if (kind === "marked") {
      const to = [`token-${seat}-${told["colour"]}`];
      steps.push({ kind: "move", from: [`marker-${seat}-${told["colour"]}`], to });
    } else if (kind === "card_laid") {
      steps.push({ kind: "move", from: [`card-${seat}-${told["colour"]}`, `seat-${seat}`], to: [`block-${seat}-${stage}-${x},${y}`] });
    } else if (kind === "refilled") {
      steps.push({ kind: "move", from: [`stack-${told["stack"]}`], to: [`slot-${told["slot"]}`] });
    } else if (kind === "turned_up") steps.push({ kind: "appear", at: `stack-${told["stack"]}` });
    else if (kind === "points") {
      const text = signed(Number(told["points"]));
      steps.push({ kind: "points", at: [`pyramid-${seat}`, `seat-${seat}`], to: `score-${seat}`, text });
    }
  }
  return steps;
}

const ASIDE: Record<number, [number, number]> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

function placed(seat: number, stage: number, x: number, y: number, degrees: number): Step[] {
  const [dx, dy] = ASIDE[degrees] ?? [1, 0];
  const block = (bx: number, by: number): string[] => [`block-${seat}-${stage}-${bx},${by}`];
  return [
    { kind: "move", from: ["hand-1"], to: block(x, y), together: true },
    { kind: "move", from: ["hand-2"], to: block(x + dx, y + dy) },
  ];
}
