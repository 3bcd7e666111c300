import type { Side, SiteName } from "./types";

const RULES: Record<SiteName, Record<Side, string>> = {
  market: { A: "IM-A1", B: "IM-B1" },
  pyramid: { A: "IM-A2", B: "IM-B2" },
  temple: { A: "IM-A3", B: "IM-B3" },
  burial: { A: "IM-A4", B: "IM-B4" },
  obelisks: { A: "IM-A5", B: "IM-B5" },
};

/** The paragraph of the rules about a side of a site. */
export function siteRule(site: SiteName, side: Side): string {
  return RULES[site][side];
}
