/** What happened, and what is expected, in words. */
import { speech, spoken, t } from "../i18n/index.svelte.ts";
import type { Change, Happening, Previewed } from "../net/protocol.gen.ts";
import type { Model } from "../stores/fold.ts";
import { decision } from "./actions.ts";

/** One step in words; empty where there is nothing to say. */
export function told(event: Happening, names: readonly string[]): string {
  const unseen = `event-${event.kind}-unseen`;
  const known = Object.values(event.arguments).length > 0 || !speech.has(unseen);
  const key = [`web-event-${event.kind}`, known ? `event-${event.kind}` : unseen].find((one) => speech.has(one));
  if (!key) return "";
  return t(key, { ...spoken(event.arguments, names), signed: signed(Number(event.arguments.points ?? 0)), rule: event.rule, source_name: source(event.arguments.source) });
}

const source = (code: number | string | undefined): string => (code === undefined ? "" : t(`source-${code}`));

export interface LineOfLog {
  seat: number | null;
  text: string;
}

/** What another step says as well, or the table shows at a glance. */
const SMALL = new Set(["stone_unloaded", "card_turned_up", "card_laid_face_down", "turned_up"]);

/** Points of one seat from one source, got one after the other, are told together. */
function summed(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const same = last?.kind === "points" && event.kind === "points" && last.seat === event.seat && last.arguments.source === event.arguments.source;
    if (last && same) {
      const points = Number(last.arguments.points) + Number(event.arguments.points);
      found[found.length - 1] = { ...last, arguments: { ...last.arguments, points } };
    } else found.push(event);
  }
  return found;
}

/** The steps of one action, one line for each seat that they tell of in a row; the log leaves out the small ones. */
export function lines(events: readonly Happening[], names: readonly string[], all = false): LineOfLog[] {
  const found: LineOfLog[] = [];
  for (const event of summed(events)) {
    const text = SMALL.has(event.kind) && !all ? "" : told(event, names);
    if (text === "") continue;
    const last = found.at(-1);
    if (last && last.seat === event.seat) last.text += `${t("web-list-separator")}${text}`;
    else found.push({ seat: event.seat, text });
  }
  return found;
}

/** One line as it is read out. */
export const aloud = (line: LineOfLog, names: readonly string[]): string =>
  line.seat === null ? line.text : `${names[line.seat] ?? ""}: ${line.text}`;

/** What changes of a table say, other than those of the game. */
export function announced(change: Change, names: readonly string[]): string {
  if (change.kind === "said") return change.text ? `${names[change.seat] ?? ""}: ${change.text}` : "";
  const key = `web-change-${change.kind}`;
  if (!speech.has(key)) return "";
  const seat = "seat" in change ? (names[change.seat] ?? "") : "";
  return t(key, { seat_name: seat, what: "what" in change ? change.what : "", yes: "yes" in change && change.yes ? "yes" : "no" });
}

/** Whose turn it is, and what is expected, in one sentence. */
export function status(model: Model, names: readonly string[]): string {
  const { position, table, seat, own } = model;
  if (!position) return "";
  if (position.result) return outcome(position.result.winners, names, seat);
  if (table.status === "paused") return t("web-is-paused");
  if (table.status !== "running") return t(`web-status-${table.status}`);
  const waits = position.to_move;
  if (waits === null) return "";
  if (own.confirm) return t("web-confirm-turn");
  const asked = decision(position.view);
  if (waits === seat && own.legal.length > 0) return t(`web-ask-${asked}`, { ship: Number(shipOf(position.view)) });
  const key = model.thinking === waits ? "web-thinks" : "web-turn-of";
  return t(key, { seat_name: names[waits] ?? "", decision_name: t(`decision-${asked}`) });
}

const shipOf = (view: Record<string, unknown>): unknown => (view.pending as { ship?: number } | null)?.ship ?? 0;

export function outcome(winners: readonly number[], names: readonly string[], me: number | null): string {
  const list = winners.map((seat) => names[seat] ?? "").join(t("web-and"));
  if (me !== null && winners.includes(me)) return t(winners.length > 1 ? "web-you-share" : "web-you-won");
  return t("web-has-won", { names: list, winners: winners.length });
}

/** What an action brings, seat by seat: all sources together. */
export function gains(previewed: Previewed | undefined): [seat: number, points: number][] {
  return (previewed?.changes ?? [])
    .map((sources, seat): [number, number] => [seat, Object.values(sources).reduce((sum, points) => sum + points, 0)])
    .filter(([, points]) => points !== 0);
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export function foreseen(action: string, previewed: Previewed, names: readonly string[], me: number | null): string {
  const all = gains(previewed);
  if (all.length === 0) return t(previewed.complete ? "web-brings-nothing" : "web-brings-unknown", { action });
  const list = all.map(([seat, points]) => `${seat === me ? t("web-you") : (names[seat] ?? "")} ${signed(points)}`);
  return t(previewed.complete ? "web-brings" : "web-brings-at-least", { action, list: list.join(t("web-list-separator")) });
}
