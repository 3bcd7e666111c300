/** `virtual:locales`: the messages of every language, each in a file of its own that is loaded when it is spoken. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:locales";
const FOR_OTHERS = ["arena.ftl", "cli.ftl"];
const NEEDLESS = /^(cli|position|help|intro|pyramido|imhotep|letter)-/;

/** The messages a browser can need: no comments, and nothing that only the terminal says. */
export function messages(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !FOR_OTHERS.includes(file));
  const kept: string[] = [];
  for (const file of files.sort()) {
    let keep = false;
    for (const line of readFileSync(join(folder, file), "utf-8").split("\n")) {
      if (line.startsWith("#") || line === "") continue;
      if (/^[a-zA-Z-]/.test(line)) keep = !NEEDLESS.test(line);
      if (keep) kept.push(line);
    }
  }
  return kept.join("\n");
}

export function languages(root: string): string[] {
  const found = readdirSync(root).filter((name) => existsSync(join(root, name, "web.ftl")));
  return ["en", ...found.filter((name) => name !== "en").sort()];
}

export function locales(root: string): Plugin {
  return {
    name: "locales",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const cases = languages(root).map((one) => `  ${JSON.stringify(one)}: () => import("${NAME}/${one}"),`);
        return `export const languages = {\n${cases.join("\n")}\n};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const folder = join(root, id.slice(NAME.length + 2));
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(messages(folder))};`;
    },
  };
}
