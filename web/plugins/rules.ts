/** `virtual:rules`: the rules pages as HTML, by game and language; a page without translation is there in English. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

const NAME = "virtual:rules";
const GAMES = ["imhotep", "pyramido"];

/** Headings get the anchors that rules are known by; links between the pages stay inside the client. */
export function page(markdown: string, game: string): string {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
        return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (href.startsWith("#")) return `<a href="/rules/${game}${href}">${inner}</a>`;
        const other = /^(imhotep|pyramido)\.md(#.*)?$/.exec(href);
        return other ? `<a href="/rules/${other[1]}${other[2] ?? ""}">${inner}</a>` : inner;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string): string =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

export function rules(docs: string): Plugin {
  const folder = join(docs, "rules");
  const file = (game: string, language: string): string =>
    join(folder, ...(language === "en" ? [] : [language]), `${game}.md`);
  return {
    name: "rules",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const spoken = ["en", ...readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))];
        const pages = GAMES.flatMap((game) => spoken.filter((one) => existsSync(file(game, one))).map((one) => `${game}/${one}`));
        return `export const pages = {\n${pages.map((one) => `  "${one}": () => import("${NAME}/${one}"),`).join("\n")}\n};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [game = "", language = ""] = id.slice(NAME.length + 2).split("/");
      this.addWatchFile(file(game, language));
      return `export default ${JSON.stringify(page(readFileSync(file(game, language), "utf-8"), game))};`;
    },
  };
}
