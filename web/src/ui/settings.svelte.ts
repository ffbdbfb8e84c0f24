// What this device prefers. Kept here only, applied at once as data attributes of <html>.
import { keep, kept } from "../net/kept";

export interface Preferences {
  theme: "lamp" | "daylight" | "system";
  deck: "two" | "four";
  index: "normal" | "large" | "jumbo";
  motion: "system" | "full" | "reduced";
  hand: "right" | "left";
  pieces: "glyphs" | "letters";
}

export const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  theme: ["system", "lamp", "daylight"],
  deck: ["two", "four"],
  index: ["normal", "large", "jumbo"],
  motion: ["system", "full", "reduced"],
  hand: ["right", "left"],
  pieces: ["glyphs", "letters"],
};

const STANDARD: Preferences = {
  theme: "system",
  deck: "two",
  index: "normal",
  motion: "system",
  hand: "right",
  pieces: "glyphs",
};

/** What was kept, as far as it is still a choice. */
export function sane(stored: Record<string, unknown>): Preferences {
  const known = Object.entries(CHOICES).filter(([name, all]) => (all as readonly unknown[]).includes(stored[name]));
  return { ...STANDARD, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}

export const settings = $state<Preferences>(sane(kept("settings", {})));

export function choose<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  settings[name] = value;
  keep("settings", $state.snapshot(settings));
  apply();
}

const light = globalThis.matchMedia?.("(prefers-color-scheme: light)");
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
light?.addEventListener("change", apply);
still?.addEventListener("change", apply);

export function apply(): void {
  const theme = settings.theme === "system" ? (light?.matches ? "daylight" : "lamp") : settings.theme;
  const motion = settings.motion === "system" ? (still?.matches ? "reduced" : "full") : settings.motion;
  Object.assign(document.documentElement.dataset, {
    theme,
    motion,
    deck: settings.deck,
    index: settings.index,
    hand: settings.hand,
    pieces: settings.pieces,
  });
  const paper = theme === "daylight" ? "#f6f1e4" : "#0f1b1d";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}
