/** The boards of Imhotep in small, by side. */
const files = import.meta.glob<string>("./pictures/*.svg", { query: "?raw", import: "default", eager: true });

export const picture = (site: string, side: string): string => files[`./pictures/${site}-${side.toLowerCase()}.svg`] ?? "";
