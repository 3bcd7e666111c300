/** It is somebody's turn here: title, sound and notification say so, and a voice for those who listen. */
import { t } from "../i18n/index.svelte.ts";
import { settings } from "../stores/settings.svelte.ts";
import type { Table } from "../stores/table.svelte.ts";
import { play } from "../ui/sound.ts";
import { aloud, announced, lines } from "./words.ts";

/** Whether this browser is waited for. */
export function waitedFor(table: Table): boolean {
  const { model } = table;
  if (!model?.position || model.table.status !== "running") return false;
  const { to_move } = model.position;
  return (to_move !== null && model.seats.includes(to_move) && model.table.seats[to_move]?.stand_in === null) || model.own.confirm;
}

export function alert(game: string, path: string): void {
  play("turn");
  if (!settings.notify || document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const options = { body: t("web-your-turn-in", { game }), tag: path, data: path, icon: "/icon.svg" };
  navigator.serviceWorker?.ready.then(
    (worker) => worker.showNotification(t("web-your-turn"), options),
    () => new Notification(t("web-your-turn"), options),
  );
}

/** What the last update says, in words. */
export function spokenUpdate(table: Table, names: readonly string[]): string {
  const { last } = table;
  if (!last) return "";
  if (last.change.kind === "played") return lines(last.change.events, names, true).map((line) => aloud(line, names)).join(". ");
  return announced(last.change, names);
}
