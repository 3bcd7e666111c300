import { FluentBundle, FluentResource } from "@fluent/bundle";

import messages from "../../../../../locales/en/boards.ftl?raw";
import type { Translate } from "../types";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(messages));

export const missing = new Set<string>();

export const t: Translate = (key, args) => {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    missing.add(key);
    console.error(`missing: ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
};
