/** A table in words: headings with lines under them. The same position as on the drawn table, and nothing else. */
import { named, t } from "../i18n/index.svelte.ts";

export interface Section {
  title: string;
  lines: string[];
}

type View = Record<string, unknown>;

interface Ship {
  size: number;
  minimum: number;
  stones: (number | null)[];
  site: string | null;
}

const SITES = ["market", "pyramid", "temple", "burial", "obelisks"];
const site = (code: string): string => t(`web-site-${code}`);
const cards = (codes: readonly (string | null)[]): string =>
  codes.length === 0 ? t("web-text-none") : codes.map((code) => (code === null ? t("web-text-empty") : (named("card", code) ?? code))).join(", ");

function ship(one: Ship, index: number, names: readonly string[]): string {
  const number = index + 1;
  if (one.site !== null) return t("web-text-ship-moored", { number, site_name: site(one.site) });
  const stones = one.stones.map((seat, space) => `${space + 1} ${seat === null ? t("web-text-free") : names[seat]}`).join(", ");
  const loaded = one.stones.filter((seat) => seat !== null).length;
  return t("web-text-ship", { number, stones, minimum: one.minimum, missing: Math.max(0, one.minimum - loaded) });
}

const stack = (seats: readonly number[], names: readonly string[]): string =>
  seats.length === 0 ? t("web-text-none") : seats.map((seat) => names[seat] ?? "").join(", ");

function pyramid(view: View, names: readonly string[]): string[] {
  const built = view.pyramid as number[] | Record<string, number[]>;
  const piles = Array.isArray(built)
    ? [stack(built, names)]
    : Object.entries(built).map(([pyramidName, seats]) => `${t(`pyramid-${pyramidName}`)}: ${stack(seats, names)}`);
  const beside = (view.surplus as number[]).flatMap((count, seat) => (count > 0 ? [`${names[seat]} ${count}`] : []));
  return beside.length ? [...piles, t("web-text-beside", { list: beside.join(", ") })] : piles;
}

function obelisks(view: View, names: readonly string[]): string[] {
  const found = view.obelisks as { stones?: number[]; built?: number[]; waiting?: number[] };
  const counts = (list: readonly number[]): string => list.map((count, seat) => `${names[seat]} ${count}`).join(", ");
  if (found.stones) return [counts(found.stones)];
  return [t("web-text-built", { list: stack(found.built ?? [], names) }), t("web-text-waiting", { list: counts(found.waiting ?? []) })];
}

export function imhotep(view: View, names: readonly string[]): Section[] {
  const options = view.options as Record<string, string>;
  const temple = view.temple as { seen: (number | null)[]; stones: number[] };
  const seen = temple.seen.map((seat, space) => `${space + 1} ${seat === null ? t("web-text-free") : names[seat]}`).join(", ");
  const lines: Record<string, string[]> = {
    market: [t("web-text-market", { list: cards(view.market as (string | null)[]) }), t("web-text-deck", { cards: (view.deck as unknown[]).length, discards: (view.discards as unknown[]).length })],
    pyramid: pyramid(view, names),
    temple: [seen],
    burial: [stack(view.burial as number[], names)],
    obelisks: obelisks(view, names),
  };
  const sleds = view.sleds as number[];
  const quarries = view.quarries as number[];
  const held = view.cards as string[][];
  return [
    { title: t("web-text-round", { round: Number(view.round) }), lines: (view.ships as Ship[]).map((one, index) => ship(one, index, names)) },
    ...SITES.map((code) => ({ title: `${site(code)}, ${t("web-text-side", { side: options[code] ?? "A" })}`, lines: lines[code] ?? [] })),
    {
      title: t("web-text-players"),
      lines: names.map((name, seat) =>
        t("web-text-player-imhotep", { name, sled: sleds[seat] ?? 0, quarry: quarries[seat] ?? 0, cards: cards(held[seat] ?? []) }),
      ),
    },
  ];
}

interface Block {
  x: number;
  y: number;
  colour: string;
  jewels: string[];
  card: boolean;
  marker: boolean;
}

interface Area {
  colour: string;
  jewels: number;
  marked: boolean;
}

type Dominoes = (id: number) => string;

const colour = (code: string): string => t(`colour-${code}`);

export function block(one: Pick<Block, "colour" | "jewels">): string {
  const jewels = one.jewels.map((corner) => t(`web-corner-${corner}`)).join(", ");
  return t("web-text-block", { colour_name: colour(one.colour), count: one.jewels.length, jewels });
}

function row(blocks: readonly Block[], y: number): string {
  const there = blocks.filter((one) => one.y === y).sort((a, b) => a.x - b.x);
  const told = there.map((one) => {
    const extra = [one.marker ? t("web-text-marker") : "", one.card ? t("web-text-card") : ""].filter(Boolean).join(", ");
    return `${one.x},${one.y} ${block(one)}${extra ? `, ${extra}` : ""}`;
  });
  return t("web-text-row", { y, list: told.join("; ") });
}

export function pyramido(view: View, details: Record<string, unknown>, names: readonly string[], domino: Dominoes): Section[] {
  const pyramids = view.pyramids as Block[][][];
  const areas = (details.areas as Area[][] | undefined) ?? [];
  const shown = (id: number | null): string => (id === null ? t("web-text-empty") : domino(id));
  const me = (view.seat as number | null) ?? 0;
  const order = [me, ...names.map((_, seat) => seat).filter((seat) => seat !== me)];
  const drafted = (view.pending as { domino: number | null } | null)?.domino ?? null;
  return [
    {
      title: t("web-text-quarry"),
      lines: [
        ...(view.quarry as (number | null)[]).map((id, slot) => t("web-text-slot", { slot: slot + 1, domino: shown(id) })),
        ...(view.stacks as (number | null)[][]).map((pile, index) =>
          t("web-text-stack", { stack: index + 1, dominoes: pile.length, domino: shown(pile[0] ?? null) }),
        ),
        ...(drafted === null ? [] : [t("web-text-drafted", { domino: domino(drafted) })]),
      ],
    },
    ...order.map((seat) => {
      const stages = pyramids[seat] ?? [];
      const top = stages.findLastIndex((stage) => stage.length > 0);
      const blocks = stages[top] ?? [];
      const rows = [...new Set(blocks.map((one) => one.y))].sort((a, b) => a - b);
      const marked = (areas[seat] ?? []).filter((area) => area.marked).map((area) => `${colour(area.colour)} ${area.jewels}`);
      return {
        title: t("web-text-pyramid", { name: names[seat] ?? "", stage: top + 1 }),
        lines: [...rows.map((y) => row(blocks, y)), t("web-text-areas", { list: marked.join(", ") || t("web-text-none") })],
      };
    }),
  ];
}
