/** Messages in Fluent. The chosen language is loaded when it is wanted; English stands in for what it lacks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languages as sources } from "virtual:locales";

export type Arguments = Record<string, FluentVariable>;

export const LANGUAGES = Object.keys(sources);

const NATIVE: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  da: "Dansk",
  nb: "Norsk bokmål",
  sv: "Svenska",
  ro: "Română",
};

export const nativeName = (language: string): string => NATIVE[language] ?? language;

/** The first language of the browser that there is. */
export function preferred(wanted: readonly string[], there: readonly string[] = LANGUAGES): string {
  for (const one of wanted) {
    const short = one.toLowerCase().split("-")[0] ?? "";
    const found = there.find((language) => language === (short === "no" ? "nb" : short));
    if (found) return found;
  }
  return "en";
}

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

class Speech {
  language = $state("en");
  bundles: FluentBundle[] = $state.raw([]);

  async speak(language: string): Promise<void> {
    const chosen = language in sources ? language : "en";
    const texts = await Promise.all([...new Set([chosen, "en"])].map(async (one) => [one, (await sources[one]?.())?.default ?? ""] as const));
    this.bundles = texts.map(([one, text]) => bundleOf(one, text));
    this.language = chosen;
    document.documentElement.lang = chosen;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(key: string, args: Arguments = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args, []);
    }
    return key;
  }
}

export const speech = new Speech();

/** The text of a message. */
export const t = (key: string, args?: Arguments): string => speech.say(key, args);

/** The text of a code that has a name of its own: `site`, "market" is named by `site-market` or by `name-market`. */
export function named(argument: string, code: string): string | undefined {
  const key = [`${argument}-${code}`, `name-${code}`].find((one) => speech.has(one));
  return key && t(key);
}

/** Arguments as messages want them: for each code `x` also `x_name`, and for each seat the name of its player. */
export function spoken(args: Record<string, number | string>, names: readonly string[] = []): Arguments {
  const all: Arguments = { ...args };
  for (const [argument, value] of Object.entries(args)) {
    if (typeof value === "string") all[`${argument}_name`] ??= named(argument, value) ?? value;
    else if (argument === "seat" || argument === "target") all[`${argument}_name`] = names[value] ?? String(value + 1);
  }
  return all;
}

/** What the server refuses, in words. The client has sentences of its own where names say more than numbers. */
export function sentence(code: string, args: Record<string, number | string>, rule = "", names: readonly string[] = []): string {
  const keys = [`web-reason-${code}`, `refused-${code}`, `error-${code}`, `reason-${code}`];
  const key = keys.find((one) => speech.has(one)) ?? "web-unexplained";
  const text = t(key, { ...spoken(args, names), rule: rule || "-", code });
  return text.replace(/\s*\((-|(IM|PY)-[A-Z]+\d*[a-z]?)\)(?=[.:])/g, "");
}
