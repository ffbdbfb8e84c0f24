// What this device prefers. Kept here only, applied at once; what CSS has to know stands as data attributes of <html>.
import { keep, kept } from "../net/kept";
import { isDraft, preferredHere } from "./i18n";

export interface Preferences {
  theme: "lamp" | "daylight" | "system";
  text: "normal" | "large" | "larger";
  deck: "two" | "four";
  index: "normal" | "large" | "jumbo";
  pieces: "glyphs" | "letters";
  hand: "right" | "left";
  motion: "system" | "full" | "reduced";
  speed: "slow" | "normal" | "fast" | "instant";
  sound: "off" | "quiet" | "normal" | "loud";
  haptics: "on" | "off";
  /** taps until a card is played */
  taps: "two" | "one";
  premove: "off" | "on";
  /** a single legal card is played without asking */
  auto: "off" | "on";
  /** the second line of the prompt: consequences too, only reasons, nothing */
  coach: "all" | "reasons" | "off";
  /** the answer at once, or first only what is worth a thought */
  hints: "answer" | "nudge";
  /** keys that are letters or digits */
  keys: "on" | "off";
  typing: "off" | "on";
  /** what is read aloud */
  announce: "all" | "mine" | "least";
  sort: "suit" | "rank" | "own";
  /** a long press on a sentence proposes another one */
  better: "on" | "off";
}

export const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  theme: ["system", "lamp", "daylight"],
  text: ["normal", "large", "larger"],
  deck: ["two", "four"],
  index: ["normal", "large", "jumbo"],
  pieces: ["glyphs", "letters"],
  hand: ["right", "left"],
  motion: ["system", "full", "reduced"],
  speed: ["slow", "normal", "fast", "instant"],
  sound: ["off", "quiet", "normal", "loud"],
  haptics: ["on", "off"],
  taps: ["two", "one"],
  premove: ["off", "on"],
  auto: ["off", "on"],
  coach: ["all", "reasons", "off"],
  hints: ["answer", "nudge"],
  keys: ["on", "off"],
  typing: ["off", "on"],
  announce: ["all", "mine", "least"],
  sort: ["suit", "rank", "own"],
  better: ["off", "on"],
};

const STANDARD: Preferences = {
  theme: "system",
  text: "normal",
  deck: "two",
  index: "normal",
  pieces: preferredHere() === "zh" ? "glyphs" : "letters", // who does not read Chinese cannot tell them apart
  hand: "right",
  motion: "system",
  speed: "normal",
  sound: "quiet",
  haptics: "on",
  taps: "two",
  premove: "off",
  auto: "off",
  coach: "all",
  hints: "answer",
  keys: "on",
  typing: "off",
  announce: "all",
  sort: "suit",
  better: isDraft(preferredHere()) ? "on" : "off", // a draft has still to be read by those who speak it
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

const PACE: Record<Preferences["speed"], number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

/** How long things take, against the normal. A number kept as `speed` wins over the setting. */
export const pace = () => kept<number | null>("speed", null) ?? PACE[settings.speed];

const TEXT: Record<Preferences["text"], number> = { normal: 1, large: 1.15, larger: 1.3 };

/** How large letters are, against the normal: the same as in base.css. */
export const textScale = () => TEXT[settings.text];

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
    text: settings.text,
    deck: settings.deck,
    index: settings.index,
    hand: settings.hand,
    pieces: settings.pieces,
  });
  const paper = theme === "daylight" ? "#faefd8" : "#120f26";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", paper);
}
