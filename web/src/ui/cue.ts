// Something is heard and felt. What makes the sounds is loaded with the first of them.
import { settings } from "./settings.svelte";

export type Cue =
  | "raise"
  | "slide"
  | "land"
  | "deal"
  | "turn"
  | "cut"
  | "slam"
  | "pickup"
  | "sweep"
  | "safe"
  | "donkey"
  | "crown"
  | "coins"
  | "hit"
  | "miss"
  | "pop"
  | "throw"
  | "tick"
  | "no";

/** Before the first tap or key a browser lets nobody make a noise, and some cannot at all. */
const awake = () => "AudioContext" in globalThis && (navigator.userActivation?.hasBeenActive ?? true);

export function cue(name: Cue, count = 1): void {
  if (!awake() || document.hidden) return;
  if (settings.sound !== "off" && name !== "raise") void import("./sound").then((sound) => sound.play(name, settings.sound, count));
  if (settings.haptics === "on") void import("./haptics").then((haptics) => haptics.buzz(name));
}
