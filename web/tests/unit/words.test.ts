import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages, messages } from "../../plugins/locales.ts";
import { preferred, sentence, speech } from "../../src/lib/i18n/index.svelte.ts";
import { label } from "../../src/lib/table/actions.ts";
import { lines } from "../../src/lib/table/words.ts";
import { happening } from "./fixtures.ts";

const LOCALES = join(import.meta.dirname, "../../../locales");
const SOURCE = join(import.meta.dirname, "../../src");
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string);
const webKeys = (language: string): string[] => keysOf(readFileSync(join(LOCALES, language, "web.ftl"), "utf-8"));

/** The client's own source; the boards have messages and tests of their own. */
const source = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes("boards/"))
  .map((file) => readFileSync(join(SOURCE, file), "utf-8"))
  .join("\n");

beforeAll(async () => {
  await speech.speak("en");
});

describe("messages", () => {
  /** A key is named whole, or by its beginning: `web-verb-${...}`, words("theme", ...). */
  it("are all used", () => {
    const beginnings = [...source.matchAll(/[`"](web-[a-z-]+-)\$\{/g)].map((found) => found[1] as string);
    beginnings.push("web-event-", "web-reason-", "web-theme-", "web-motion-", "web-confirming-", "web-key-", "web-lost-", "web-expired-", "web-deleted-");
    const unused = webKeys("en").filter((key) => !source.includes(`"${key}"`) && !beginnings.some((one) => key.startsWith(one)));
    expect(unused).toEqual([]);
  });

  it("are all there", () => {
    const there = new Set(webKeys("en"));
    const named = [...source.matchAll(/"(web-[a-z_0-9-]*[a-z0-9])"/g)].map((found) => found[1] as string);
    expect(named.filter((key) => !there.has(key))).toEqual([]);
  });

  for (const language of languages(LOCALES)) {
    it(`are all there in ${language}, and say something with any number`, () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(messages(join(LOCALES, language))))).toEqual([]);
      expect(webKeys("en").filter((key) => !bundle.hasMessage(key))).toEqual([]);
      expect(webKeys(language).filter((key) => !webKeys("en").includes(key))).toEqual([]);
      for (const key of webKeys("en")) {
        for (const number of [0, 1, 2, 5, 21]) {
          const args = new Proxy({}, { get: () => number, has: () => true, getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: number }) });
          const pattern = bundle.getMessage(key)?.value;
          expect(pattern, key).toBeTruthy();
          const errors: Error[] = [];
          if (pattern) bundle.formatPattern(pattern, args, errors);
          expect(errors, key).toEqual([]);
        }
      }
    });
  }

  it("come in the first language of the browser that there is", () => {
    const there = ["en", "de", "nb"];
    expect(preferred(["fr-FR", "de-AT", "en"], there)).toBe("de");
    expect(preferred(["no"], there)).toBe("nb");
    expect(preferred(["nb-NO"], there)).toBe("nb");
    expect(preferred(["fr"], there)).toBe("en");
  });
});

describe("sentences", () => {
  it("explain refusals with names, and leave the rule to its link", () => {
    expect(sentence("sled_full", { places: 5 }, "IM-T1")).toBe("The sled is full: it has 5 places.");
    expect(sentence("not_your_decision", { seat: 1 }, "IM-R3", ["Mara", "Jonas"])).toBe("It is for Jonas to decide now.");
    expect(sentence("stale", {})).toBe("The table has changed in the meantime.");
    expect(sentence("site_taken", { site: "temple" }, "IM-T3")).toContain("temple");
    expect(sentence("never_heard_of", {})).toBe("This is not possible now.");
  });

  it("tell what happened, seat by seat", () => {
    const events = [
      happening("ship_sailed", 0, { ship: 1, site: "pyramid" }),
      happening("stone_unloaded", 0, { ship: 1 }),
      happening("points", 1, { points: 2, source: "pyramid" }),
      happening("points", 1, { points: 1, source: "pyramid" }),
      happening("turn_began", 1),
    ];
    expect(lines(events, ["Mara", "Jonas"])).toEqual([
      { seat: 0, text: "ship 1 sails to the pyramid" },
      { seat: 1, text: "+3 pyramid" },
    ]);
  });

  it("name every action of both games", () => {
    const page = readFileSync(join(LOCALES, "../docs/actions.md"), "utf-8").split("## Pyramido")[0] ?? "";
    const found = [...page.matchAll(/\| \d+ \| `([^`A-Z]+)`/g)].map((one) => one[1] as string);
    const imhotep = [...new Set(found)];
    expect(imhotep).toHaveLength(59);
    const view = { market: ["lever", "sail", "statue", "hammer"], pair: ["lever", "sail"], pending: { decision: "market" } };
    const told = imhotep.map((text) => label("imhotep", text, view));
    expect(told.filter((text) => text.includes("web-act"))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
    for (const text of ["draft 1", "place -1,2 90", "mark 2", "skip", "repair red", "lay 2 270", "refill 4"]) {
      const words = label("pyramido", text, { pending: { decision: "lay" } });
      expect(words).not.toContain("web-act");
      expect(words).not.toBe(text);
    }
  });
});
