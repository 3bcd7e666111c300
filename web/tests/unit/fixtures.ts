import type { Happening, Ply, Snapshot, TableInfo, Update } from "../../src/lib/net/protocol.gen.ts";

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "imhotep",
    options: {},
    rules_version: 1,
    players: 2,
    status: "running",
    seats: [
      { seat: 0, kind: "person", name: "Mara", colour: 1, level: null, stand_in: null, idle: false, resigned: false, muted: false },
      { seat: 1, kind: "bot", name: "", colour: 0, level: "mason", stand_in: null, idle: false, resigned: false, muted: false },
    ],
    settings: {},
    created: 0,
    forked: false,
    rematch: null,
    ...more,
  } as TableInfo;
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    number: 5,
    at: 1000,
    table: tableInfo(),
    seats: [0],
    host: true,
    seat: 0,
    position: {
      version: 5,
      ply: 3,
      to_move: 0,
      scores: [1, 2],
      breakdown: [{}, {}],
      view: { round: 1, sleds: [2, 3], pending: { decision: "action" } },
      details: { areas: [] },
      result: null,
    },
    own: { legal: [{ action: 0, text: "take" }], undo: false, confirm: false },
    request: null,
    clock: null,
    chat: [],
    present: [0],
    watchers: 0,
    thinking: null,
    ref: null,
    ...more,
  };
}

export const happening = (kind: string, seat: number | null, args: Happening["arguments"] = {}): Happening => ({ kind, seat, rule: "", arguments: args });

export function played(number: number, seat: number, events: Happening[] = [], more: Partial<Update> = {}): Update {
  return { type: "update", number, at: 2000, change: { kind: "played", seat, action: 0, text: "take", events, bot: false, at: 2000 }, ...more } as Update;
}

export const ply = (at: number, events: Happening[] = []): Ply => ({ ply: at, seat: 0, action: 0, text: "take", events, bot: false, at: 0 });
