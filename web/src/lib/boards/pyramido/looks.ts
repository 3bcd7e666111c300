import type { Colour } from "./types";

/** The symbol of each colour in the sprite (PY-C2). */
export const JEWELS: Record<Colour, string> = {
  brown: "j-mask",
  blue: "j-cat",
  yellow: "j-ankh",
  turquoise: "j-scarab",
  red: "j-eye",
  green: "j-lotus",
};

/** The colour of a symbol on its disc: that of the block, a little lighter or darker. */
export function symbolColour(colour: Colour): string {
  const light = colour === "yellow" || colour === "turquoise" || colour === "green";
  return `color-mix(in oklab, var(--bl-${colour}) 88%, ${light ? "#fff" : "#000"})`;
}

/** The size of a quadrant in the drawing of a pyramid. */
export const Q = 63;
