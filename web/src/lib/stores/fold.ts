/** What is known of a table: a snapshot, and every update after it. Nothing is made up in between. */
import type { Happening, Ply, ServerMessage, Snapshot, Update } from "../net/protocol.gen.ts";

export type Model = Omit<Snapshot, "type" | "ref">;

export type Folded = { model: Model; gap: false } | { model: Model | null; gap: true };

export function fold(model: Model | null, message: ServerMessage): Folded {
  switch (message.type) {
    case "snapshot": {
      const { type: _type, ref: _ref, ...rest } = message;
      return { model: rest, gap: false };
    }
    case "update":
      return model === null ? { model, gap: true } : updated(model, message);
    case "presence":
      return model === null
        ? { model, gap: true }
        : { model: { ...model, present: message.present, watchers: message.watchers }, gap: false };
    case "thinking":
      return model === null ? { model, gap: true } : { model: { ...model, thinking: message.seat }, gap: false };
    default:
      return model === null ? { model, gap: true } : { model, gap: false };
  }
}

function updated(model: Model, update: Update): Folded {
  if (update.number <= model.number) return { model, gap: false };
  if (update.number > model.number + 1) return { model, gap: true };
  const next: Model = { ...model, number: update.number, at: update.at };
  if (update.table !== undefined) next.table = update.table;
  if (update.position !== undefined) next.position = update.position;
  if (update.request !== undefined) next.request = update.request;
  if (update.clock !== undefined) next.clock = update.clock;
  if (update.own !== undefined) next.own = update.own;
  if (update.patch !== undefined) {
    if (model.position === null) return { model, gap: true };
    const { view, details, ...rest } = update.patch;
    next.position = {
      ...model.position,
      ...rest,
      view: { ...model.position.view, ...view },
      details: { ...model.position.details, ...details },
    };
  }
  if (update.change.kind === "said") {
    next.chat = [...model.chat, { number: update.number, at: update.at, said: update.change }];
  }
  if (update.change.kind === "played" && next.thinking === update.change.seat) next.thinking = null;
  return { model: next, gap: false };
}

/** The log after one update: what was taken back is no longer part of the game. */
export function logged(plies: readonly Ply[], update: Update, before: number): Ply[] {
  const { change } = update;
  if (change.kind === "undone") return plies.filter((one) => one.ply < change.ply);
  if (change.kind !== "played") return plies as Ply[];
  const { kind: _kind, ...told } = change;
  return [...plies.filter((one) => one.ply < before), { ply: before, ...told }];
}

/** The banked points of every seat after each ply, from the points that the log tells of. */
export function scoreLines(plies: readonly Ply[], seats: number): number[][] {
  const sums = Array.from({ length: seats }, () => 0);
  const lines = [[...sums]];
  for (const ply of plies) {
    for (const event of ply.events) addPoints(sums, event);
    lines.push([...sums]);
  }
  return lines;
}

function addPoints(sums: number[], event: Happening): void {
  const points = event.arguments.points;
  if (event.kind === "points" && event.seat !== null && typeof points === "number") {
    sums[event.seat] = (sums[event.seat] ?? 0) + points;
  }
}
