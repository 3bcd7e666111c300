/** Everything about seats that the screens of a table share. */
import { t } from "../i18n/index.svelte.ts";
import { levelName } from "../home/words.ts";
import type { SeatInfo, TableInfo } from "../net/protocol.gen.ts";
import { colours, names, type Colour } from "../stores/seats.ts";

export interface Seating {
  names: string[];
  colours: Colour[];
  notes: (string | null)[];
}

function note(seat: SeatInfo, me: number | null, away: boolean): string | null {
  if (seat.resigned) return t("web-note-resigned");
  if (seat.stand_in !== null) return t("web-note-stand-in", { level: levelName(seat.stand_in) });
  if (seat.kind === "bot") return t("web-bot");
  if (seat.seat === me) return t("web-you");
  if (seat.idle) return t("web-note-idle");
  return away ? t("web-is-away") : null;
}

export function seating(table: TableInfo, me: number | null, present?: readonly number[], own: readonly number[] = []): Seating {
  return {
    names: names(table, levelName, t("web-open-seat")),
    colours: colours(table.seats),
    notes: table.seats.map((seat) =>
      note(seat, me, present !== undefined && seat.kind === "person" && !present.includes(seat.seat) && !own.includes(seat.seat)),
    ),
  };
}
