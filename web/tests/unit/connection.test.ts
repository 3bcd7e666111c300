import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line } from "../../src/lib/net/connection.ts";
import type { ServerMessage } from "../../src/lib/net/protocol.gen.ts";
import { Table } from "../../src/lib/stores/table.svelte.ts";
import { played, snapshot } from "./fixtures.ts";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  drop(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  ref(type: string): number {
    return this.sent.findLast((message) => message.type === type)?.ref as number;
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const open = (): WebSocket => new FakeSocket() as unknown as WebSocket;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  function connect(): { connection: Connection; lines: Line[]; got: ServerMessage[] } {
    const lines: Line[] = [];
    const got: ServerMessage[] = [];
    const connection = new Connection(
      "ws://x",
      { hello: () => ({ type: "hello" }), message: (message) => got.push(message), line: (line) => lines.push(line) },
      open,
    );
    return { connection, lines, got };
  }

  it("says hello first, and is up when the server has answered", () => {
    const { connection, lines } = connect();
    last().accept();
    expect(last().sent[0]).toEqual({ type: "hello" });
    expect(lines).toEqual(["connecting"]);
    last().say(snapshot());
    expect(lines.at(-1)).toBe("up");
    connection.close();
  });

  it("comes back by itself, ever more patiently", () => {
    const { connection, lines } = connect();
    for (const [tries, wait] of [[2, 400], [3, 1300], [4, 2500]] as const) {
      last().drop();
      expect(lines.at(-1)).toBe("down");
      vi.advanceTimersByTime(wait);
      expect(FakeSocket.all).toHaveLength(tries);
    }
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("takes silence for a broken line", () => {
    const { connection, lines } = connect();
    last().accept();
    last().say(snapshot());
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)?.type).toBe("ping");
    last().say({ type: "pong", ref: last().ref("ping"), at: 0 });
    vi.advanceTimersByTime(20_000 + 6000);
    expect(lines.at(-1)).toBe("down");
    connection.close();
  });

  it("resolves what is answered, rejects what is refused or lost", async () => {
    const { connection } = connect();
    last().accept();
    const asked = connection.ask({ type: "confirm", seat: 0, version: 1 });
    last().say({ type: "done", ref: last().ref("confirm") });
    await expect(asked).resolves.toMatchObject({ type: "done" });
    const refused = connection.ask({ type: "play", seat: 0, version: 1, action: 0 });
    last().say({ type: "refused", ref: last().ref("play"), code: "stale", rule: "", arguments: {}, sure: false, fatal: false });
    await expect(refused).rejects.toMatchObject({ code: "stale" });
    const lost = connection.ask({ type: "play", seat: 0, version: 1, action: 0 });
    last().drop();
    await expect(lost).rejects.toMatchObject({ code: "offline" });
    await expect(connection.ask({ type: "undo", seat: 0, version: 1, turn: false })).rejects.toMatchObject({ code: "offline" });
    connection.close();
  });
});

describe("the table", () => {
  function sit(): Table {
    const table = new Table("t1", open);
    last().accept();
    last().say(snapshot());
    return table;
  }

  it("asks for what it has missed, by number", () => {
    const table = sit();
    last().say(played(6, 1));
    last().drop();
    vi.advanceTimersByTime(500);
    last().accept();
    expect(last().sent[0]).toEqual({ type: "hello", seat: 0, last: 6 });
    last().say(played(7, 1));
    expect(table.model?.number).toBe(7);
    expect(table.line).toBe("up");
    table.close();
  });

  it("asks for everything when it has lost count, and shows nothing half known", () => {
    const table = sit();
    last().say(played(9, 1));
    expect(table.model?.number).toBe(5);
    expect(last().sent.at(-1)?.type).toBe("sync");
    table.close();
  });

  it("asks before what needs a second thought, and plays it when it is meant", async () => {
    const table = sit();
    const first = table.play(0);
    last().say({ type: "refused", ref: last().ref("play"), code: "leaves_a_hole", rule: "PY-T4", arguments: { cells: 1, cards: 2 }, sure: true, fatal: false });
    await first;
    expect(table.caution?.told.code).toBe("leaves_a_hole");
    expect(table.refusal).toBeNull();
    const second = table.play(0, true);
    expect(last().sent.at(-1)).toMatchObject({ type: "play", sure: true, version: 5 });
    last().say({ ...played(6, 0), ref: last().ref("play") });
    await second;
    expect(table.caution).toBeNull();
    table.close();
  });

  it("keeps a refusal until it is closed", async () => {
    const table = sit();
    const why = table.why("sail 1 temple");
    last().say({
      type: "explained", ref: last().ref("explain"), action: 19, text: "sail 1 temple", version: 5,
      reason: { code: "below_minimum", rule: "IM-T3", arguments: { ship: 1, minimum: 3, stones: 1 } },
    });
    await why;
    last().say(played(6, 1));
    expect(table.refusal).toMatchObject({ code: "below_minimum", rule: "IM-T3", title: "sail 1 temple" });
    table.close();
  });

  it("asks for each preview once, and forgets them with the position", async () => {
    const table = sit();
    table.preview(0);
    table.preview(0);
    expect(last().sent.filter((message) => message.type === "preview")).toHaveLength(1);
    last().say({ type: "previewed", ref: last().ref("preview"), action: 0, text: "take", version: 5, events: [], changes: [{}, {}], complete: true, cautions: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(Object.keys(table.previews)).toEqual(["0"]);
    last().say({ ...played(6, 0), patch: { version: 6, ply: 4, to_move: 1 } });
    expect(table.previews).toEqual({});
    table.close();
  });
});
