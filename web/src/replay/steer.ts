// The keys of a replay.

import type { Reel } from "./reel.svelte";

/** `stops`: where the own turns are. */
export function steer(event: KeyboardEvent, reel: Reel, stops: () => number[]): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const on = event.target as HTMLElement;
  if (on.tagName === "SELECT" || (event.key === " " && on.closest("button, a"))) return;
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const turn = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
  if (event.key === " ") reel.toggle();
  else if (turn) {
    reel.pause();
    reel.jump(
      reel.chapters.map((one) => one.n),
      turn,
    );
  } else if (by || event.key === "Home" || event.key === "End") {
    reel.pause();
    if (!by) reel.go(event.key === "Home" ? 1 : reel.count);
    else if (event.shiftKey) reel.jump(stops(), by);
    else if (by > 0) reel.forward();
    else reel.back();
  } else return;
  event.preventDefault();
}
