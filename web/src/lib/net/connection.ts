/** One socket for one table. It comes back by itself, and says so; what it carries is for others to understand. */
import type { ClientMessage, Previewed, Explained, ServerMessage } from "./protocol.gen.ts";
import { OFFLINE, RefusedError } from "./rest.ts";

type Without<T> = T extends { ref: number } ? Omit<T, "ref"> : never;
export type Asking = Without<ClientMessage>;
export type Answer = Extract<ServerMessage, { ref?: number | null }>;

/** "up": what is shown is what the server has; "down": tried again at `retryAt`; "closed": for good. */
export type Line = "connecting" | "up" | "down" | "closed";

export interface Handlers {
  hello(): ClientMessage;
  message(message: ServerMessage): void;
  line(line: Line, retryAt: number): void;
}

export interface Timing {
  backOff: readonly number[]; // milliseconds before the first, second, ... new try
  ping: number;
  patience: number;
}

const TIMING: Timing = { backOff: [300, 1000, 2000, 4000, 8000, 15000], ping: 20_000, patience: 6000 };

export class Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private ref = 0;
  private waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly open: (url: string) => WebSocket = (one) => new WebSocket(one),
    private readonly timing: Timing = TIMING,
  ) {
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.check);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Ask, and wait for what comes of it: the update that it causes, an answer, or a refusal as an error. */
  ask(asking: Asking): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new RefusedError(OFFLINE));
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ ...asking, ref }));
    return new Promise((resolve, reject) => this.waiting.set(ref, { resolve, reject }));
  }

  async preview(seat: number, action: number): Promise<Previewed> {
    return (await this.ask({ type: "preview", seat, action })) as Previewed;
  }

  async explain(seat: number, action: number | string): Promise<Explained> {
    return (await this.ask({ type: "explain", seat, action })) as Explained;
  }

  /** Say hello anew, for instance since this browser has another seat now. */
  again(): void {
    this.drop();
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.check);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
    this.handlers.line("closed", 0);
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    this.handlers.line("connecting", 0);
    const socket = this.open(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.handlers.hello()));
      this.check();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private take(message: ServerMessage): void {
    if (message.type === "refused" && message.fatal) {
      this.handlers.message(message);
      this.close();
      return;
    }
    if (message.type === "goodbye" && message.code === "deleted") this.ended = true;
    this.handlers.message(message);
    if (message.type === "snapshot" || message.type === "pong" || message.type === "update") this.healthy();
    const ref = "ref" in message ? message.ref : null;
    const waiting = ref == null ? undefined : this.waiting.get(ref);
    if (ref == null || !waiting) return;
    this.waiting.delete(ref);
    if (message.type === "refused") waiting.reject(Object.assign(new RefusedError(message), { sure: message.sure }));
    else waiting.resolve(message as Answer);
  }

  private healthy(): void {
    this.tries = 0;
    this.handlers.line("up", 0);
    clearTimeout(this.beat);
    this.beat = setTimeout(this.check, this.timing.ping);
  }

  /** Half-open connections look open: only an answer proves that the server is there. */
  private readonly check = (): void => {
    clearTimeout(this.beat);
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.beat = setTimeout(() => this.lost(), this.timing.patience);
    this.ask({ type: "ping" }).catch(() => undefined);
  };

  private readonly wake = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.check();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.again();
  };

  private lost(): void {
    this.drop();
    if (this.ended) return;
    const steps = this.timing.backOff;
    const pause = (steps[Math.min(this.tries, steps.length - 1)] ?? 1000) * (0.8 + 0.4 * Math.random());
    this.tries += 1;
    this.handlers.line("down", Date.now() + pause);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const one of this.waiting.values()) one.reject(new RefusedError(OFFLINE));
    this.waiting.clear();
  }
}
