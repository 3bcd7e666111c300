import type { Breakdown } from "../types";
import type { ImhotepView, SiteName } from "./types";

export interface SiteNumbers {
  points: number[];
  when: "so-far" | "seen" | "now";
}

/**
 * The numbers under a site: banked points where they arise at once, projected ones where they come at the end of the
 * game, and at the temple the stones that are seen.
 */
export function siteNumbers(view: ImhotepView, site: SiteName, breakdown: Breakdown | undefined): SiteNumbers | null {
  if (site === "market") return null;
  if (site === "temple") {
    const seen = (seat: number): number => view.temple.seen.filter((owner) => owner === seat).length;
    return { points: Array.from({ length: view.players }, (_, seat) => seen(seat)), when: "seen" };
  }
  if (!breakdown) return null;
  const points = (which: "banked" | "projected"): number[] => breakdown.map((sources) => sources[site]?.[which] ?? 0);
  if (site === "pyramid") return { points: points("banked"), when: "so-far" };
  if (site === "obelisks" && view.options.obelisks === "B") return { points: points("projected"), when: "now" };
  return { points: points("projected"), when: "now" };
}
