// This file is written by scripts/protocol.py from saqqara.server.protocol. Do not edit it.

export type Status = "closed" | "open" | "over" | "paused" | "running";

export type SeatKind = "bot" | "open" | "person";

export type Why = "clock" | "idle" | "left" | "resigned" | "vote";

export type What = "pause" | "stand_in" | "takeback";

/** Why something is refused or worth a second thought: a code, a rule and its arguments, not a sentence. */
export interface Told {
  code: string; // the key of a sentence: `reason-<code>`
  rule: string; // an id of the rules pages, or empty
  arguments: Record<string, number | string>;
}

/** One step of what an action does, as this viewer sees it. */
export interface Happening {
  kind: string; // the key of a sentence: `event-<kind>`
  seat: number | null;
  rule: string;
  arguments: Record<string, number | string>;
}

export interface LegalAction {
  action: number; // its frozen number
  text: string;
}

/** Nobody is in a hurry. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for every turn. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many seconds for the whole game, and some more for every turn. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** So many days for every turn: nobody need be there at the same time. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** What becomes of a seat whose person does nothing for so long; at 75 % of it there is a warning. */
export interface Idle {
  seconds: number;
  level: string; // the bot that stands in
  by: "bot" | "vote"; // at once, or when all others agree
}

/** How a table plays; chosen when it is made. */
export interface Settings {
  public?: boolean; // listed in the lobby; else by link
  spectators?: boolean;
  chat?: boolean;
  clock?: NoClock | MoveClock | BankClock | DaysClock;
  idle?: Idle | null;
  undo?: "none" | "turn"; // one's own decisions, until a later turn began or something was revealed
  takeback?: boolean; // beyond undo, if all other persons agree
  confirm?: boolean; // the next seat waits until a turn is confirmed, as long as it can be taken back
  starts?: "chosen" | "lot"; // chosen: seats in the order of the plan, seat 0 starts
  autostart?: boolean; // the game starts when the last seat is taken
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: number;
  level: string | null; // of a bot
  stand_in: string | null; // the level of the bot that plays for this person now
  idle: boolean;
  resigned: boolean;
  muted: boolean;
}

/** How a game ended. A table of two that one has resigned has the reason "resigned". */
export interface Result {
  places: number[];
  winners: number[];
  scores: number[];
  reason: string;
}

/** A request that other persons have to answer. */
export interface Request {
  what: "pause" | "stand_in" | "takeback";
  seat: number; // who asks
  waiting: number[]; // whose answers are missing
  ply: number | null; // takeback: the position to go back to
  target: number | null; // stand_in: the seat that a bot would take
}

/** The clocks: `left` of the running seats counts down from the time `at`. */
export interface TimeLeft {
  at: number; // server time in milliseconds
  left: (number | null)[]; // milliseconds, seat by seat; None without a clock
  running: number | null; // the seat whose clock runs
}

/** A table as all may know it who may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | boolean>;
  rules_version: number;
  players: number;
  status: "closed" | "open" | "over" | "paused" | "running";
  seats: SeatInfo[];
  settings: Settings;
  created: number; // server time in milliseconds
  forked: boolean; // it did not start as its game starts
  rematch: string | null; // the id of the next table
}

export interface _Change {
  kind: "_Change";
}

/** A person has taken an open seat, or has changed name or colour. */
export interface Seated {
  kind: "seated";
  seat: number;
  name: string;
  colour: number;
}

/** A seat is open again; only before the game starts. */
export interface Vacated {
  kind: "vacated";
  seat: number;
}

/** The host has given an open seat to a bot. */
export interface BotSeated {
  kind: "bot_seated";
  seat: number;
  level: string;
}

export interface Started {
  kind: "started";
}

export interface Played {
  kind: "played";
  seat: number;
  action: number;
  text: string;
  events: Happening[];
  bot: boolean; // a bot, or a bot that stands in for a person
  at: number; // server time in milliseconds
}

/** The seat has handed over: nothing of its turn can be undone any more. */
export interface Confirmed {
  kind: "confirmed";
  seat: number;
}

/** The position of `ply` is on the table again. */
export interface Undone {
  kind: "undone";
  seat: number;
  ply: number;
  consent: boolean; // a takeback that all persons agreed to
}

/** A seat asks for something that others have to agree to. */
export interface Requested {
  kind: "requested";
  seat: number;
  what: "pause" | "stand_in" | "takeback";
  waiting: number[]; // who has to agree
  ply: number | null;
  target: number | null;
}

/** A single "no" ends the request. */
export interface Answered {
  kind: "answered";
  seat: number;
  yes: boolean;
}

/** The request has lapsed: its seat has withdrawn it, or the game went on. */
export interface Withdrawn {
  kind: "withdrawn";
}

export interface Paused {
  kind: "paused";
}

export interface Resumed {
  kind: "resumed";
  seat: number;
}

/** The seat has done nothing for 75 % of the time after which it counts as idle. */
export interface Warned {
  kind: "warned";
  seat: number;
}

/** The seat counts as idle; the others may ask for a bot to stand in. */
export interface TurnedIdle {
  kind: "turned_idle";
  seat: number;
}

/** From now on a bot plays for this seat. */
export interface StoodIn {
  kind: "stood_in";
  seat: number;
  level: string;
  why: "clock" | "idle" | "left" | "resigned" | "vote";
}

/** The person plays again. */
export interface Reclaimed {
  kind: "reclaimed";
  seat: number;
}

export interface Resigned {
  kind: "resigned";
  seat: number;
}

/** A line of chat; an empty text has been deleted. */
export interface Said {
  kind: "said";
  seat: number;
  text: string;
}

/** The host lets a seat speak no more, or again. */
export interface Muted {
  kind: "muted";
  seat: number;
  muted: boolean;
}

/** The same people have another table, everybody one seat further. */
export interface Rematched {
  kind: "rematched";
  table: string;
}

/** The host or the administration has ended the table. */
export interface Closed {
  kind: "closed";
}

export interface Message {
  type: "Message";
}

/** The first message. The answer is a snapshot, or the updates after the number `last`. */
export interface Hello {
  type: "hello";
  seat?: number | null; // whose view to show; None: the lowest own seat, else a spectator's
  last?: number | null; // the last update this client has
  token?: string | null; // of a seat or of spectators; a browser has its cookie
}

/** Show the table as another of one's own seats sees it (several people at one device). */
export interface Look {
  type: "look";
  ref: number;
  seat?: number | null;
}

/** Refused if `version` is not the position's, or if the action needs a second thought and `sure` is false. */
export interface Play {
  type: "play";
  ref: number;
  seat: number;
  version: number;
  action: number | string;
  sure?: boolean;
}

/** Take back one's last decision, or with `turn` all decisions of one's turn. */
export interface Undo {
  type: "undo";
  ref: number;
  seat: number;
  version: number;
  turn?: boolean;
}

/** Hand over to the next seat. */
export interface Confirm {
  type: "confirm";
  ref: number;
  seat: number;
  version: number;
}

/** What would this action do, as far as the seat can know? */
export interface Preview {
  type: "preview";
  ref: number;
  seat: number;
  action: number | string;
}

/** Why is this action not legal now? */
export interface Explain {
  type: "explain";
  ref: number;
  seat: number;
  action: number | string;
}

/** Ask all other persons: to take back, to pause, or to let a bot stand in for an idle seat. */
export interface Ask {
  type: "ask";
  ref: number;
  seat: number;
  what: "pause" | "stand_in" | "takeback";
  ply?: number | null; // takeback: the position to go back to
  target?: number | null; // stand_in: the idle seat
}

/** Answer a request. Who asked can withdraw it by a "no". */
export interface Reply {
  type: "reply";
  ref: number;
  seat: number;
  yes: boolean;
}

/** End a pause. */
export interface Resume {
  type: "resume";
  ref: number;
  seat: number;
}

/** Before the start: leave the seat. Later: let a bot stand in until one comes back. */
export interface StepOut {
  type: "step_out";
  ref: number;
  seat: number;
}

/** Take the seat back from the bot that stands in. */
export interface Reclaim {
  type: "reclaim";
  ref: number;
  seat: number;
}

/** With two players the game ends; with more a bot takes the seat for good. */
export interface Resign {
  type: "resign";
  ref: number;
  seat: number;
}

export interface Say {
  type: "say";
  ref: number;
  seat: number;
  text: string;
}

export interface Rename {
  type: "rename";
  ref: number;
  seat: number;
  name: string;
  colour: number;
}

/** The host starts the game; every seat must be taken. */
export interface Start {
  type: "start";
  ref: number;
}

/** The host gives an open seat to a bot. */
export interface SeatBot {
  type: "seat_bot";
  ref: number;
  seat: number;
  level: string;
}

/** The host opens a seat again, before the start. */
export interface Vacate {
  type: "vacate";
  ref: number;
  seat: number;
}

/** The host lets a seat speak no more, or again. */
export interface Mute {
  type: "mute";
  ref: number;
  seat: number;
  muted: boolean;
}

/** The host ends the table. */
export interface Close {
  type: "close";
  ref: number;
}

/** Send a snapshot: the client has lost count. */
export interface Sync {
  type: "sync";
  ref: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  ref: number;
}

export interface Message {
  type: "Message";
}

/** What one seat may do now. */
export interface Own {
  legal: LegalAction[]; // empty unless the seat decides now
  undo: boolean; // its last decision can be taken back
  confirm: boolean; // the others wait for it to confirm
}

/** The position as this viewer may know it. */
export interface Position {
  version: number; // the number of the change that led here; to be named by all that refers to this position
  ply: number; // how many actions led here
  to_move: number | null;
  scores: number[];
  breakdown: Record<string, Record<string, number>>[]; // seat by seat: source, then "banked" and "projected"
  view: Record<string, unknown>; // as the game writes its views: docs/positions.md
  details: Record<string, unknown>; // what else there is to show, in the game's own words
  result: Result | null;
}

/** What is new in a position. Of `view` and `details` only the keys whose values changed, each with all of it. */
export interface Patch {
  version: number;
  ply: number;
  to_move: number | null;
  scores: number[];
  breakdown: Record<string, Record<string, number>>[];
  view: Record<string, unknown>;
  details: Record<string, unknown>;
  result: Result | null;
}

export interface ChatLine {
  number: number;
  at: number;
  said: Said;
}

/** Everything, as of change `number`. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  at: number; // server time in milliseconds
  table: TableInfo;
  seats: number[]; // one's own
  host: boolean;
  seat: number | null; // whose view this is; None: a spectator's
  position: Position | null; // None before the start
  own: Own;
  request: Request | null;
  clock: TimeLeft | null;
  chat: ChatLine[];
  present: number[]; // seats whose people are there
  watchers: number;
  thinking: number | null; // the seat whose bot is thinking
  ref: number | null; // of the message that asked for it
}

/** One change, and all that is new because of it; what is not said has not changed.  `own` is sent to seats alone, and for the seat whose view is shown. */
export interface Update {
  type: "update";
  number: number;
  at: number;
  change: Seated | Vacated | BotSeated | Started | Confirmed | Undone | Requested | Answered | Withdrawn | Paused | Resumed | Warned | TurnedIdle | StoodIn | Reclaimed | Resigned | Said | Muted | Rematched | Closed | Played;
  table: TableInfo;
  position: Position; // at the start
  patch: Patch;
  request: Request | null;
  clock: TimeLeft;
  own: Own;
  ref: number; // of one's own message that caused it: it is on disk now
}

/** Nothing has changed. The sentence of a code is `refused-<code>`, or with a rule `reason-<code>`. */
export interface Refused {
  type: "refused";
  ref: number | null;
  code: string;
  rule: string;
  arguments: Record<string, number | string>;
  sure: boolean; // legal, but worth a second thought: the same message with `sure` will do it
  fatal: boolean; // the socket is closed now
}

/** An answer to `preview`. */
export interface Previewed {
  type: "previewed";
  ref: number;
  action: number;
  text: string;
  version: number;
  events: Happening[];
  changes: Record<string, number>[]; // seat by seat: source, then the change of the projected points
  complete: boolean; // false where something hidden decides the rest
  cautions: Told[];
}

/** An answer to `explain`. */
export interface Explained {
  type: "explained";
  ref: number;
  action: number;
  text: string;
  version: number;
  reason: Told | null; // None: it is legal
}

/** Whose people are there, and how many spectators. */
export interface Presence {
  type: "presence";
  present: number[];
  watchers: number;
}

/** The seat whose bot is thinking; None: none any more. */
export interface Thinking {
  type: "thinking";
  seat: number | null;
}

/** An answer to what changes nothing that others see. */
export interface Done {
  type: "done";
  ref: number;
}

export interface Pong {
  type: "pong";
  ref: number;
  at: number;
}

/** The server closes this socket. "restart": come back in a moment; "deleted": this table is no more. */
export interface Goodbye {
  type: "goodbye";
  code: string;
}

/** The sentence of a code is `refused-<code>`, else `error-<code>`, else `reason-<code>`. */
export interface Refusal {
  code: string;
  rule: string;
  arguments: Record<string, number | string>;
}

export interface OptionInfo {
  key: string;
  choices: (string | boolean)[];
  default: string | boolean;
}

export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  sources: string[];
  n_actions: number;
  rules_version: number;
  levels: string[]; // the bots, weakest first
}

/** The maker of the table sits here; several of them share one device. */
export interface Mine {
  kind: "mine";
  name: string;
  colour?: number | null;
}

/** Somebody who has the link. */
export interface Open {
  kind: "open";
}

export interface Bot {
  kind: "bot";
  level: string;
}

export interface CreateTable {
  game: string;
  seats: (Mine | Open | Bot)[];
  options?: Record<string, string | boolean>;
  settings?: Settings;
}

/** A new table from a position of a finished game; seats in the order of the game. */
export interface ForkTable {
  seats: (Mine | Open | Bot)[];
  settings?: Settings;
}

/** The secret of a seat: it stands in the link's fragment, /t/ID#token, and nowhere else. */
export interface SeatLink {
  seat: number;
  token: string;
}

/** The secrets that one's own seats and rights give: /t/ID#token. */
export interface Links {
  seats: SeatLink[];
  join: string | null; // for people who want an open seat
  watch: string | null; // for spectators
  host: string | null;
}

export interface Created {
  id: string;
  table: TableInfo;
  links: Links;
}

/** Exchange the secret of a link for a cookie. */
export interface Enter {
  token: string;
}

export interface Entered {
  table: TableInfo;
  seats: number[]; // one's own seats by now
  host: boolean;
  right: "host" | "join" | "none" | "seat" | "watch"; // what this secret was for; none: no secret was needed
}

/** Take an open seat; where the lot decides who starts, it decides the seat. */
export interface Join {
  name: string;
  colour?: number | null;
  seat?: number | null;
}

export interface Joined {
  table: TableInfo;
  link: SeatLink;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "paused" | "running";
  names: string[];
  open: number; // how many seats are free
  created: number;
  changed: number;
  seats: number[]; // one's own
  to_move: number | null;
}

export interface TableList {
  tables: TableLine[];
}

/** One action, as this viewer saw it. */
export interface Ply {
  ply: number; // of the position before
  seat: number;
  action: number;
  text: string;
  events: Happening[];
  bot: boolean;
  at: number;
}

export interface Log {
  plies: Ply[];
  seat: number | null;
}

/** A position of a game as one seat saw it. */
export interface Past {
  ply: number;
  last: number; // how many plies there are
  seat: number | null;
  to_move: number | null;
  scores: number[];
  breakdown: Record<string, Record<string, number>>[];
  view: Record<string, unknown>;
  details: Record<string, unknown>;
  result: Result | null;
}

export interface AdminTable {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "paused" | "running";
  public: boolean;
  names: string[];
  created: number;
  changed: number;
  connections: number;
}

/** What keeps a small machine alive. */
export interface Limits {
  tables?: number; // that are not over
  connections?: number;
  connections_per_address?: number;
  tables_per_address?: number; // made in an hour
  bots?: number; // waiting to think
}

export interface Overview {
  tables: AdminTable[];
  limits: Limits;
  connections: number;
  waiting_bots: number;
}

/** What a client should know before anything else. */
export interface Server {
  version: string;
  languages: string[];
  games: GameInfo[];
}

export type Clock =
  | NoClock
  | MoveClock
  | BankClock
  | DaysClock;

export type Change =
  | Seated
  | Vacated
  | BotSeated
  | Started
  | Confirmed
  | Undone
  | Requested
  | Answered
  | Withdrawn
  | Paused
  | Resumed
  | Warned
  | TurnedIdle
  | StoodIn
  | Reclaimed
  | Resigned
  | Said
  | Muted
  | Rematched
  | Closed
  | Played;

export type SeatPlan =
  | Mine
  | Open
  | Bot;

export type ClientMessage =
  | Hello
  | Look
  | Play
  | Undo
  | Confirm
  | Preview
  | Explain
  | Ask
  | Reply
  | Resume
  | StepOut
  | Reclaim
  | Resign
  | Say
  | Rename
  | Start
  | SeatBot
  | Vacate
  | Mute
  | Close
  | Sync
  | Ping;

export type ServerMessage =
  | Snapshot
  | Update
  | Refused
  | Previewed
  | Explained
  | Presence
  | Thinking
  | Done
  | Pong
  | Goodbye;
