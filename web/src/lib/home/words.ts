/** Names of what lists show. */
import { speech, t } from "../i18n/index.svelte.ts";
import type { GameInfo, TableLine } from "../net/protocol.gen.ts";

/** Bots carry the names of their levels, translated. */
export function levelName(level: string): string {
  const key = [`web-level-${level}`, `bot-${level}`].find((one) => speech.has(one));
  return key ? t(key) : level.charAt(0).toUpperCase() + level.slice(1);
}

export const gameIcon = (game: string): string => (game === "imhotep" ? "i-sail" : "s-pyramid");

/** The names of those who are there; bots are listed by their levels. */
export const company = (line: TableLine): string => line.names.filter(Boolean).map((name) => (speech.has(`web-level-${name}`) ? levelName(name) : name)).join(", ");

/** One's own name, or the word for a person without one. */
export const ownName = (name: string): string => name.trim() || t("web-guest");

/** What the games are, in case the server cannot say: enough to draw the page. */
export const GAMES: GameInfo[] = ["imhotep", "pyramido"].map((name) => ({
  name,
  players: [2, 3, 4],
  options: [],
  sources: [],
  n_actions: 0,
  rules_version: 0,
  levels: ["apprentice", "mason", "foreman", "architect", "vizier"],
}));
