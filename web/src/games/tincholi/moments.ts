// The moment of Tincholi: somebody cuts. What follows is the reveal, which has the table to itself.

import type { Moment } from "../../table/moments/moment";
import type { Scene } from "../../table/scene";

/** The first hand is turned when the word is gone. */
export const CUT_MS = 1_100;

const load = () => import("./Cut.svelte");
export const scenes = [load];

export function moment({ live, news }: Scene): Moment | null {
  const cut = live ? news.find((item) => item.what === "cut") : undefined;
  return cut ? { name: "cut", lasts_ms: CUT_MS, load, data: { seat: cut.seat ?? "" } } : null;
}
