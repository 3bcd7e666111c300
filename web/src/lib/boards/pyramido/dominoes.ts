import type { Colour, Quadrant } from "./types";

export interface Face {
  colour: Colour;
  jewels: Quadrant[];
}

/** All dominoes from 1 to 90 as they lie horizontally (PY-C1): the left and the right block, and their jewels. */
const PRINTED = `
brown bl, brown tr; blue tl, brown bl; blue tl bl, brown; blue tl br, brown; yellow tl, brown tr; yellow bl,
brown br; yellow bl, brown tr; yellow tl, brown br; yellow tl bl, brown; yellow bl tr, brown; turquoise tl,
brown tr; brown tl, brown br; turquoise bl, brown br; turquoise bl, brown tl; turquoise tl bl, brown; turquoise
tl br, brown; red tl, brown tr; red bl, brown br; red bl tr, brown; red tl br, brown; red tl bl, brown; green tl
bl, brown; brown tr, brown tr; green bl tr, brown; green tl br, brown; green tl tr, brown; blue tr, blue tr;
blue br, blue br; blue bl, blue tr; blue tl, blue br; yellow tl, blue tr; yellow bl, blue br; yellow bl, blue
tr; brown br, brown br; yellow tl, blue br; yellow tl bl, blue; yellow tl br, blue; turquoise tl, blue tr;
turquoise bl, blue br; turquoise tl, blue br; turquoise tl bl, blue; turquoise bl tr, blue; red tl, blue tr; red
bl, blue br; brown tl, brown tr; red tl bl, blue; red bl tr, blue; green tl, blue tr; green tl bl, blue; green
tl br, blue; yellow bl, yellow tr; yellow tl, yellow br; yellow tr, yellow tr; turquoise tl, yellow tr;
turquoise bl, yellow br; blue tl, brown tr; turquoise bl, yellow tr; turquoise tl bl, yellow; turquoise tl br,
yellow; red tl, yellow tr; red bl, yellow br; red tl bl, yellow; red tl br, yellow; green bl, yellow br; green
tl bl, yellow; green bl tr, yellow; blue bl, brown br; turquoise bl, turquoise tr; turquoise tl, turquoise br;
red tl, turquoise tr; red bl, turquoise br; red tl, turquoise br; red tl bl, turquoise; green bl, turquoise br;
green tl bl, turquoise; green bl tr, turquoise; green tl br, turquoise; blue bl, brown tr; red bl, red tr; green
tl, red tr; green bl, red br; green bl, red tr; green tl bl, red; green bl br, red; green tl, green br; red, red
tl br; green, green tl br; yellow tl, turquoise br; blue tl, brown br; blue br, turquoise bl
`;

const DOMINOES: [Face, Face][] = PRINTED.trim()
  .split(/;\s+/)
  .map((domino) => domino.split(/,\s+/).map(face) as [Face, Face]);

function face(block: string): Face {
  const [colour, ...jewels] = block.split(/\s+/);
  return { colour: colour as Colour, jewels: jewels as Quadrant[] };
}

/** Block 1 and block 2 of a domino. */
export function domino(number: number): [Face, Face] {
  const found = DOMINOES[number - 1];
  if (!found) throw new RangeError(`There is no domino ${number}`);
  return found;
}
