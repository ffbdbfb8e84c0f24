// How large letters are on each screen: in units of the table, never smaller than what can be read, and larger with
// the setting of the text size.

import type { Screen, Stage } from "./stage";

export interface Type {
  name: number;
  tag: number;
  count: number;
  chip: number;
  prompt: number;
  line: number;
  button: number;
  log: number;
}

const UNITS: Record<Screen, Type> = {
  desktop: { name: 2.4, tag: 1.9, count: 2.5, chip: 2.1, prompt: 3, line: 2.2, button: 2.6, log: 2.1 },
  far: { name: 4.2, tag: 3.2, count: 4.6, chip: 3.4, prompt: 6, line: 3.4, button: 3.4, log: 3.2 },
  portrait: { name: 1.5, tag: 1.4, count: 1.6, chip: 1.45, prompt: 1.95, line: 1.55, button: 1.9, log: 1.6 },
  landscape: { name: 1.6, tag: 1.5, count: 1.6, chip: 1.55, prompt: 1.95, line: 1.65, button: 1.95, log: 1.7 },
};
const LEAST: Type = { name: 13, tag: 12.5, count: 13, chip: 13, prompt: 16, line: 13.5, button: 16, log: 14 };
const FAR_LEAST = 20;

/** In pixels. */
export function typeOf({ screen, u, text }: Pick<Stage, "screen" | "u" | "text">): Type {
  const size = (name: keyof Type) => Math.max(screen === "far" ? FAR_LEAST : LEAST[name], UNITS[screen][name] * u) * text;
  return Object.fromEntries(Object.keys(LEAST).map((name) => [name, size(name as keyof Type)])) as unknown as Type;
}
