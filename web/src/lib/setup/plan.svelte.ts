/** A table that is being thought of: who sits there, which options, how it is played. */
import type { Clock, CreateTable, GameInfo, SeatPlan } from "../net/protocol.gen.ts";
import { ownName } from "../home/words.ts";

export type Pace = "none" | "bank" | "day" | "week";

export interface PlannedSeat {
  kind: "mine" | "open" | "bot";
  name: string;
  level: string;
}

const CLOCKS: Record<Pace, Clock> = {
  none: { kind: "none" },
  bank: { kind: "bank", seconds: 900, increment: 15 },
  day: { kind: "days", days: 1 },
  week: { kind: "days", days: 7 },
};

export const PACES = Object.keys(CLOCKS) as Pace[];
export const SITES = ["market", "pyramid", "temple", "burial", "obelisks"] as const;

export class Plan {
  seats: PlannedSeat[] = $state([]);
  options: Record<string, string | boolean> = $state({});
  public = $state(false);
  spectators = $state(true);
  chat = $state(true);
  confirm = $state(false);
  chosen = $state(false); // seats in this order, instead of by lot
  pace: Pace = $state("none");

  constructor(
    readonly game: GameInfo,
    private readonly own: { name: string; colour: number | null; level: string },
  ) {
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.seats = [this.seat("mine"), this.seat("open")];
  }

  seat(kind: PlannedSeat["kind"]): PlannedSeat {
    return { kind, name: kind === "mine" ? ownName(this.own.name) : "", level: this.own.level };
  }

  get sides(): string[] {
    return SITES.filter((site) => site in this.options).map((site) => String(this.options[site]));
  }

  get openSeats(): number {
    return this.seats.filter((seat) => seat.kind === "open").length;
  }

  allSides(side: (index: number) => string): void {
    SITES.forEach((site, index) => (this.options[site] = side(index)));
  }

  /** What the server is asked for. My first seat has my colour; further people at this device take what is free. */
  request(): CreateTable {
    const first = this.seats.findIndex((seat) => seat.kind === "mine");
    const seats = this.seats.map((seat, index): SeatPlan => {
      if (seat.kind === "bot") return { kind: "bot", level: seat.level };
      if (seat.kind === "open") return { kind: "open" };
      return { kind: "mine", name: ownName(seat.name), colour: index === first ? this.own.colour : null };
    });
    return {
      game: this.game.name,
      seats,
      options: { ...this.options },
      settings: {
        public: this.public,
        spectators: this.spectators,
        chat: this.chat,
        confirm: this.confirm,
        clock: CLOCKS[this.pace],
        starts: this.chosen ? "chosen" : "lot",
        idle: this.pace === "none" ? null : { seconds: this.pace === "bank" ? 600 : 86_400, level: this.own.level, by: "vote" },
      },
    };
  }
}
