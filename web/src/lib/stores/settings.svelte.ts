/** What a person likes, kept in this browser. */
export type Theme = "system" | "light" | "dark";
export type Motion = "full" | "fast" | "off";
export type Confirming = "touch" | "always" | "never";

export interface Settings {
  language: string; // empty: the browser's
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  confirming: Confirming; // choose first, play with a second click
  text: boolean; // the table in words, instead of the drawn one
  curtain: boolean; // hide the table between people at one device
  name: string;
  colour: number | null;
  levels: Record<string, string>; // the bot last played against, by game
}

const KEY = "saqqara";
const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  motion: "full",
  sound: false,
  notify: false,
  confirming: "touch",
  text: false,
  curtain: false,
  name: "",
  colour: null,
  levels: {},
};

function stored(): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return read !== null && typeof read === "object" ? read : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Theme and motion are attributes of the page: the tokens follow them. */
export function dress(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.motion = settings.motion;
}

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const touches = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Whether a first click chooses and a second one plays. */
export const twoSteps = (): boolean => settings.confirming === "always" || (settings.confirming === "touch" && touches());
