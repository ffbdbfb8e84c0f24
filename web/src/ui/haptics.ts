// What is felt. Not every device can; those that cannot do nothing.
import type { Cue } from "./cue";

/** Milliseconds on, off, on, … */
export const PATTERN: Partial<Record<Cue, number[]>> = {
  raise: [8],
  slide: [15],
  turn: [20, 60, 20],
  cut: [30, 40, 60],
  slam: [30, 40, 80],
  crown: [20, 40, 20],
  hit: [25],
  miss: [12, 60, 12],
  tick: [40],
};

let ticked = -Infinity;

export function buzz(name: Cue): void {
  const pattern = PATTERN[name];
  if (!pattern || !navigator.vibrate) return;
  if (name === "tick") {
    const now = performance.now();
    if (now - ticked < 10_000) return; // five ticks, but one of them is felt
    ticked = now;
  }
  navigator.vibrate(pattern);
}
