/** HTTP: every refusal comes as a `RefusedError` with the code that it is explained by. */
import type {
  CreateTable,
  Created,
  Entered,
  ForkTable,
  Join,
  Joined,
  Links,
  Log,
  Past,
  Refusal,
  Server,
  TableInfo,
  TableList,
} from "./protocol.gen.ts";

export class RefusedError extends Error {
  readonly code: string;
  readonly rule: string;
  readonly args: Record<string, number | string>;
  readonly status: number;

  constructor(refusal: Refusal, status = 0) {
    super(refusal.code);
    this.code = refusal.code;
    this.rule = refusal.rule;
    this.args = refusal.arguments;
    this.status = status;
  }
}

export const OFFLINE: Refusal = { code: "offline", rule: "", arguments: {} };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new RefusedError(OFFLINE);
  }
  const text = await answer.text();
  const read: unknown = text === "" ? null : parsed(text);
  if (answer.ok) return read as T;
  throw new RefusedError(refusal(read, answer.status), answer.status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal(read: unknown, status: number): Refusal {
  if (read !== null && typeof read === "object" && "code" in read && typeof read.code === "string") {
    return { rule: "", arguments: {}, ...read } as Refusal;
  }
  return status >= 500 ? OFFLINE : { code: "unexplained", rule: "", arguments: {} };
}

const seen = (seat: number | null | undefined): string => (seat == null ? "" : `?seat=${seat}`);

export const rest = {
  server: () => call<Server>("GET", "/api/server"),
  lobby: () => call<TableList>("GET", "/api/tables"),
  mine: () => call<TableList>("GET", "/api/tables/mine"),
  create: (body: CreateTable) => call<Created>("POST", "/api/tables", body),
  table: (id: string) => call<TableInfo>("GET", `/api/tables/${id}`),
  enter: (id: string, token: string) => call<Entered>("POST", `/api/tables/${id}/enter`, { token }),
  join: (id: string, body: Join) => call<Joined>("POST", `/api/tables/${id}/join`, body),
  links: (id: string) => call<Links>("GET", `/api/tables/${id}/links`),
  forget: (id: string) => call<null>("POST", `/api/tables/${id}/forget`),
  rematch: (id: string) => call<Created>("POST", `/api/tables/${id}/rematch`),
  log: (id: string, seat?: number | null) => call<Log>("GET", `/api/games/${id}/log${seen(seat)}`),
  past: (id: string, ply: number, seat?: number | null) => call<Past>("GET", `/api/games/${id}/${ply}${seen(seat)}`),
  record: (id: string, seat?: number | null) => `/api/games/${id}/record${seen(seat)}`,
  fork: (id: string, ply: number, body: ForkTable) => call<Created>("POST", `/api/games/${id}/${ply}/fork`, body),
};
