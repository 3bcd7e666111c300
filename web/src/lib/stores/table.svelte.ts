/** One table as this browser sees it: what the server says, and what is being chosen here. */
import { Connection, type Answer, type Asking, type Line } from "../net/connection.ts";
import type { ClientMessage, Ply, Previewed, ServerMessage, Told, Update } from "../net/protocol.gen.ts";
import { RefusedError, rest } from "../net/rest.ts";
import { fold, logged, type Model } from "./fold.ts";

/** Something that was not possible, until it is closed. */
export interface Refusal {
  code: string;
  rule: string;
  args: Record<string, number | string>;
  title?: string; // the action's text
}

export interface Caution {
  action: number;
  told: Told;
}

export class Table {
  model: Model | null = $state.raw(null);
  line: Line = $state("connecting");
  retryAt = $state(0);
  plies: Ply[] = $state.raw([]);
  last: Update | null = $state.raw(null);
  seat: number | null = $state(null);
  chosen: number | null = $state(null);
  previews: Record<number, Previewed> = $state.raw({});
  refusal: Refusal | null = $state.raw(null);
  caution: Caution | null = $state.raw(null);
  busy = $state(false);
  gone: string | null = $state(null); // why the server has closed this table for us

  private readonly connection: Connection;
  private asked = new Set<number>();
  private view: number | null | undefined = undefined; // the seat that was asked for

  constructor(
    readonly id: string,
    open?: (url: string) => WebSocket,
  ) {
    const url = `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/socket`;
    this.connection = new Connection(
      url,
      {
        hello: () => this.hello(),
        message: (message) => this.take(message),
        line: (line, retryAt) => {
          this.line = line;
          this.retryAt = retryAt;
        },
      },
      open,
    );
  }

  close(): void {
    this.connection.close();
  }

  /** Come back as somebody else: after a seat was taken. */
  again(): void {
    this.model = null;
    this.view = undefined;
    this.connection.again();
  }

  /** Look through another of one's own seats. */
  async look(seat: number): Promise<void> {
    this.view = seat;
    await this.say({ type: "look", seat });
  }

  /** Say something; what is refused is shown. */
  async say(asking: Asking): Promise<Answer | null> {
    try {
      return await this.connection.ask(asking);
    } catch (error) {
      this.refused(error);
      return null;
    }
  }

  async play(action: number, sure = false): Promise<void> {
    const { model, seat } = this;
    if (!model?.position || seat === null || this.busy) return;
    this.busy = true;
    try {
      const version = model.position.version;
      await this.connection.ask({ type: "play", seat, version, action, ...(sure ? { sure } : {}) });
      this.caution = null;
    } catch (error) {
      if (error instanceof RefusedError && "sure" in error && error.sure === true) {
        this.caution = { action, told: { code: error.code, rule: error.rule, arguments: error.args } };
      } else this.refused(error);
    } finally {
      this.busy = false;
    }
  }

  undo(turn: boolean): Promise<Answer | null> {
    return this.decide({ type: "undo", turn });
  }

  confirm(): Promise<Answer | null> {
    return this.decide({ type: "confirm" });
  }

  /** What would this action do? Asked once for each position. */
  preview(action: number): void {
    const { model, seat } = this;
    if (!model?.position || seat === null || this.line !== "up" || this.asked.has(action)) return;
    const version = model.position.version;
    this.asked.add(action);
    this.connection.preview(seat, action).then(
      (answer) => {
        if (this.model?.position?.version === version) this.previews = { ...this.previews, [action]: answer };
      },
      () => this.asked.delete(action),
    );
  }

  /** Why is this not possible? The answer stays until it is closed. */
  async why(text: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    try {
      const { reason, text: title } = await this.connection.explain(seat, text);
      if (reason) this.refusal = { code: reason.code, rule: reason.rule, args: reason.arguments, title };
    } catch (error) {
      this.refused(error);
    }
  }

  /** The reason why an action is not legal now, without showing it. */
  async reason(text: string): Promise<Told | null> {
    try {
      return this.seat === null ? null : (await this.connection.explain(this.seat, text)).reason;
    } catch {
      return null;
    }
  }

  refused(error: unknown): void {
    if (!(error instanceof RefusedError)) throw error;
    this.refusal = { code: error.code, rule: error.rule, args: error.args };
  }

  private async decide(part: { type: "undo"; turn: boolean } | { type: "confirm" }): Promise<Answer | null> {
    const { model, seat } = this;
    if (!model?.position || seat === null) return null;
    return await this.say({ ...part, seat, version: model.position.version });
  }

  private hello(): ClientMessage {
    const seat = this.view === undefined ? {} : { seat: this.view };
    return this.model ? { type: "hello", ...seat, last: this.model.number } : { type: "hello", ...seat };
  }

  private take(message: ServerMessage): void {
    if (message.type === "goodbye" && message.code !== "restart") this.gone = message.code;
    if (message.type === "refused" && message.fatal) this.gone = message.code;
    const before = this.model;
    const { model, gap } = fold(before, message);
    if (gap) {
      if (message.type === "update") this.connection.ask({ type: "sync" }).catch(() => undefined);
      return;
    }
    if (model === before) return;
    this.model = model;
    if (model.position?.version !== before?.position?.version || message.type === "snapshot") this.forget();
    if (message.type === "snapshot") this.caughtUp(model, before);
    else if (message.type === "update") {
      this.plies = logged(this.plies, message, before?.position?.ply ?? 0);
      this.last = message;
    }
  }

  /** What was chosen, foreseen or asked about another position means nothing now. */
  private forget(): void {
    this.chosen = null;
    this.previews = {};
    this.asked.clear();
    this.caution = null;
  }

  private caughtUp(model: Model, before: Model | null): void {
    const other = this.seat !== model.seat || before === null;
    this.seat = model.seat;
    if (model.seat !== null) this.view = model.seat;
    this.last = null;
    if (model.position && (other || model.position.ply !== this.plies.length)) void this.readLog();
  }

  async readLog(): Promise<void> {
    try {
      const { plies } = await rest.log(this.id, this.seat);
      const ply = this.model?.position?.ply ?? plies.length;
      const known = new Set(plies.map((one) => one.ply));
      this.plies = [...plies, ...this.plies.filter((one) => !known.has(one.ply))].filter((one) => one.ply < ply);
    } catch {
      // The table can be played without its log; it is asked for again with the next snapshot.
    }
  }
}
