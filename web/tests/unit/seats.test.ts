import { describe, expect, it } from "vitest";
import { parse } from "../../src/lib/stores/router.svelte.ts";
import { colours, names } from "../../src/lib/stores/seats.ts";
import { tableInfo } from "./fixtures.ts";
import { marksOf } from "../../src/lib/table/rounds.ts";
import { happening, ply } from "./fixtures.ts";

const [person, bot] = tableInfo().seats as [never, never];
const seat = (base: object, more: object): never => ({ ...base, ...more }) as never;

describe("seats", () => {
  it("have different colours, people the ones they want", () => {
    expect(colours([bot, seat(person, { colour: 0 }), bot, seat(person, { colour: 2 })])).toEqual(["white", "black", "gray", "brown"]);
    expect(colours([seat(person, { colour: 7 }), seat(person, { colour: 1 }), seat(person, { colour: 1 })])).toEqual(["black", "white", "brown"]);
  });

  it("have different names", () => {
    const table = tableInfo({ seats: [person, bot, bot, seat(bot, { kind: "open" })] });
    expect(names(table, (level) => level.toUpperCase(), "open seat")).toEqual(["Mara", "MASON 1", "MASON 2", "open seat"]);
  });
});

describe("addresses", () => {
  it("lead to screens", () => {
    expect(parse("/")).toEqual({ screen: "home" });
    expect(parse("/new/pyramido")).toEqual({ screen: "setup", game: "pyramido" });
    expect(parse("/t/a-b_C")).toEqual({ screen: "table", id: "a-b_C" });
    expect(parse("/g/x/12")).toEqual({ screen: "replay", id: "x", ply: 12 });
    expect(parse("/g/x")).toEqual({ screen: "replay", id: "x", ply: null });
    expect(parse("/rules/imhotep")).toEqual({ screen: "rules", game: "imhotep" });
  });

  it("that nobody has given lead nowhere", () => {
    for (const path of ["/t", "/t/a/b", "/g/x/y", "/g/x/-1", "/nothing", "/settings/more"]) expect(parse(path)).toEqual({ screen: "lost" });
  });
});

describe("a replay", () => {
  it("can jump to where rounds begin", () => {
    expect(marksOf([ply(0), ply(1, [happening("round_began", null)]), ply(2), ply(3, [happening("stage_ended", 1)])])).toEqual([0, 2, 4]);
  });
});
