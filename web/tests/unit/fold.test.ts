import { describe, expect, it } from "vitest";
import { fold, logged, scoreLines, type Model } from "../../src/lib/stores/fold.ts";
import type { Update } from "../../src/lib/net/protocol.gen.ts";
import { happening, played, ply, snapshot } from "./fixtures.ts";

const start = (): Model => fold(null, snapshot()).model as Model;
const patch = (view: Record<string, unknown>): Partial<Update> => ({ patch: { version: 6, ply: 4, to_move: 1, view } as Update["patch"] });

describe("a table is a snapshot and the updates after it", () => {
  it("takes a snapshot as it is", () => {
    const model = start();
    expect(model.number).toBe(5);
    expect(model).not.toHaveProperty("type");
  });

  it("replaces the keys that a patch names, and keeps the others", () => {
    const { model, gap } = fold(start(), played(6, 0, [], patch({ sleds: [5, 3] })));
    expect(gap).toBe(false);
    expect(model?.position?.view).toEqual({ round: 1, sleds: [5, 3], pending: { decision: "action" } });
    expect(model?.position?.version).toBe(6);
    expect(model?.position?.to_move).toBe(1);
    expect(model?.position?.scores).toEqual([1, 2]);
  });

  it("does nothing about an update that it has", () => {
    const model = start();
    expect(fold(model, played(5, 0)).model).toBe(model);
  });

  it("does not make up what it has missed", () => {
    const model = start();
    expect(fold(model, played(7, 0, [], patch({ round: 2 })))).toEqual({ model, gap: true });
    expect(fold(null, played(1, 0)).gap).toBe(true);
  });

  it("keeps what an update does not say, and takes null for none", () => {
    const asked = { what: "pause", seat: 1, waiting: [0], ply: null, target: null } as const;
    const one = fold(start(), { type: "update", number: 6, at: 0, change: { kind: "paused" }, request: asked } as unknown as Update).model;
    expect(one?.request).toEqual(asked);
    const two = fold(one, played(7, 0)).model;
    expect(two?.request).toEqual(asked);
    const three = fold(two, { ...played(8, 0), request: null }).model;
    expect(three?.request).toBeNull();
  });

  it("adds lines of chat, presence and who is thinking", () => {
    let model = fold(start(), { type: "update", number: 6, at: 7, change: { kind: "said", seat: 1, text: "hello" } } as Update).model;
    expect(model?.chat).toEqual([{ number: 6, at: 7, said: { kind: "said", seat: 1, text: "hello" } }]);
    model = fold(model, { type: "thinking", seat: 1 }).model;
    model = fold(model, { type: "presence", present: [], watchers: 3 }).model;
    expect([model?.thinking, model?.present, model?.watchers]).toEqual([1, [], 3]);
    expect(fold(model, played(7, 1)).model?.thinking).toBeNull();
  });
});

describe("the log", () => {
  it("grows with what is played and shrinks with what is taken back", () => {
    const three = logged([ply(0), ply(1)], played(6, 1), 2);
    expect(three.map((one) => one.ply)).toEqual([0, 1, 2]);
    expect(three.at(-1)?.seat).toBe(1);
    const undone = { type: "update", number: 7, at: 0, change: { kind: "undone", seat: 1, ply: 1, consent: false } } as Update;
    expect(logged(three, undone, 3).map((one) => one.ply)).toEqual([0]);
  });

  it("knows the points after every action", () => {
    const events = [happening("points", 1, { points: 4, source: "pyramid" }), happening("points", 0, { points: 1, source: "temple" })];
    expect(scoreLines([ply(0), ply(1, events), ply(2, [happening("points", 0, { points: -5, source: "wrath" })])], 2)).toEqual([
      [0, 0],
      [0, 0],
      [1, 4],
      [-4, 4],
    ]);
  });
});
