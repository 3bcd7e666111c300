/** Who sits where, as it is shown: a name, and a colour with its mark. */
import type { SeatInfo, TableInfo } from "../net/protocol.gen.ts";

export const COLOURS = ["black", "white", "brown", "gray"] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of each seat: people have the one they asked for, if it is theirs alone; the others get what is left. */
export function colours(seats: readonly SeatInfo[]): Colour[] {
  const given: (Colour | null)[] = seats.map((seat, index) => {
    const wanted = COLOURS[seat.colour];
    const taken = seats.some((one, other) => other < index && one.kind === "person" && one.colour === seat.colour);
    return seat.kind === "person" && wanted && !taken ? wanted : null;
  });
  const free = COLOURS.filter((one) => !given.includes(one));
  return given.map((one) => one ?? free.shift() ?? "gray");
}

/** Two people of one name get a number. */
export function names(table: TableInfo, level: (name: string) => string, open: string): string[] {
  const plain = table.seats.map((seat) => {
    if (seat.kind === "bot") return level(seat.level ?? "");
    return seat.kind === "open" ? open : seat.name;
  });
  return plain.map((name, seat) => {
    if (plain.filter((one) => one === name).length < 2) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((one) => one === name).length}`;
  });
}
