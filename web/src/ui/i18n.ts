// Every sentence of the client, by its id, from locales/<language>/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const texts = import.meta.glob<string>("../../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });

const bundle = new FluentBundle("en");
for (const [path, text] of Object.entries(texts)) {
  const wrong = bundle.addResource(new FluentResource(text));
  if (wrong.length) console.error(path, wrong);
}

export type Params = Record<string, FluentVariable>;

/** Whether there is such a sentence: for ids made from words of the server, such as an option's name. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The sentence. An unknown id is shown as it is, so that a gap is seen and nothing breaks. */
export function t(id: string, params?: Params): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    if (import.meta.env.DEV) console.warn(`no text for ${id}`);
    return id;
  }
  return bundle.formatPattern(pattern, params);
}
