/** The words of actions. An action's text is the same in all languages; its label is for people. */
import { named, t } from "../i18n/index.svelte.ts";
import type { LegalAction } from "../net/protocol.gen.ts";

export interface Verb {
  name: string;
  icon: string;
  actions: LegalAction[];
}

type View = Record<string, unknown>;

const ICONS: Record<string, string> = {
  take: "i-take",
  load: "i-load",
  sail: "i-sail",
  play: "i-card",
  pick: "i-card",
  keep: "i-card",
  build: "s-pyramid",
  choose: "i-plus",
  unload: "i-load",
  decline: "w-close",
  pass: "i-next",
  draft: "i-take",
  place: "i-confirm",
  mark: "i-plus",
  skip: "i-next",
  repair: "c-hammer",
  lay: "i-rotate",
  refill: "i-load",
};

export const verbOf = (text: string): string => text.split(" ")[0] ?? "";

/** All that can be done now, by the first word; a verb with one action is a button of its own. */
export function verbs(legal: readonly LegalAction[]): Verb[] {
  const found = new Map<string, Verb>();
  for (const action of legal) {
    const name = verbOf(action.text);
    const verb = found.get(name) ?? { name, icon: ICONS[name] ?? "i-next", actions: [] };
    verb.actions.push(action);
    found.set(name, verb);
  }
  return [...found.values()];
}

export const icon = (verb: string): string => ICONS[verb] ?? "i-next";

const pending = (view: View): Record<string, unknown> => (view.pending as Record<string, unknown> | null) ?? {};

/** What is to be decided now: the key of `decision-...`; empty when the game is over. */
export const decision = (view: View): string => String(pending(view).decision ?? "");

const card = (code: unknown): string => (typeof code === "string" ? (named("card", code) ?? code) : "");

function imhotep(words: string[], view: View): string | null {
  const [verb, first = "", second = ""] = words;
  switch (verb) {
    case "take":
      return t(decision(view) === "stones" ? "web-act-take-gift" : "web-act-take");
    case "load": {
      const [ship = "", space = ""] = first.split(".");
      return t("web-act-load", { ship: Number(ship), space: Number(space) });
    }
    case "sail":
      return t("web-act-sail", { ship: Number(first), site_name: named("site", second) ?? second });
    case "play":
      return t("web-act-play", { card_name: card(first) });
    case "pick": {
      if (first === "hidden") return t("web-act-pick-hidden");
      return t("web-act-pick", { card_name: card((view.market as unknown[])[Number(first) - 1]), space: Number(first) });
    }
    case "keep":
      return t("web-act-keep", { card_name: card((view.pair as unknown[])[Number(first) - 1]), number: Number(first) });
    case "build":
      return t("web-act-build", { pyramid_name: named("pyramid", first) ?? first });
    case "choose":
      return t(`web-act-choose-${first}`);
    case "unload":
      return t("web-act-unload", { space: Number(first) });
    case "decline":
      return t(`web-act-decline-${decision(view)}`);
    case "pass":
      return t("web-act-pass");
  }
  return null;
}

function pyramido(words: string[], view: View): string | null {
  const [verb, first = "", second = ""] = words;
  switch (verb) {
    case "draft":
      return t("web-act-draft", { slot: Number(first) });
    case "place": {
      const [x = "", y = ""] = first.split(",");
      return t("web-act-place", { x, y, degrees: second });
    }
    case "mark":
      return t("web-act-mark", { block: Number(first) });
    case "skip":
      return t("web-act-skip");
    case "repair":
      return t("web-act-repair", { colour_name: named("colour", first) ?? first });
    case "lay":
      return t("web-act-lay", { block: Number(first), degrees: second, forced: decision(view) === "forced_lay" ? "yes" : "no" });
    case "refill":
      return t("web-act-refill", { stack: Number(first) });
  }
  return null;
}

/** An action in words, as a button says it. */
export function label(game: string, text: string, view: View): string {
  const words = text.split(" ");
  return (game === "imhotep" ? imhotep(words, view) : pyramido(words, view)) ?? text;
}

/** The four actions of Imhotep always stand there; this one is asked about when none of a kind is possible. */
export function representative(verb: string, view: View): string {
  const ships = view.ships as { stones: (number | null)[]; site: string | null }[];
  const harbour = ships.findIndex((ship) => ship.site === null);
  const ship = harbour < 0 ? 0 : harbour;
  if (verb === "load") {
    const open = ships.findIndex((one) => one.site === null && one.stones.includes(null));
    const at = open < 0 ? ship : open;
    const space = Math.max(0, ships[at]?.stones.indexOf(null) ?? 0);
    return `load ${at + 1}.${space + 1}`;
  }
  if (verb === "sail") {
    const sites = ["market", "pyramid", "temple", "burial", "obelisks"];
    return `sail ${ship + 1} ${sites.find((site) => !ships.some((one) => one.site === site)) ?? "market"}`;
  }
  if (verb === "play") {
    const seat = view.seat as number | null;
    const held = seat === null ? [] : ((view.cards as string[][])[seat] ?? []);
    return `play ${held.find((one) => ["lever", "hammer", "sail", "chisel"].includes(one)) ?? "lever"}`;
  }
  return verb;
}
