// The moment of The Great Dalmuti: a revolution. The draw, the taxes and the new court are shown on the mat itself.

import type { Moment } from "../../table/moments/moment";
import type { Scene } from "../../table/scene";

const ALL_MS = 2_000;

const load = () => import("./Revolution.svelte");
export const scenes = [load];

export function moment({ live, news }: Scene): Moment | null {
  const called = live ? news.find((item) => item.what === "revolution") : undefined;
  if (!called) return null;
  return { name: "revolution", lasts_ms: ALL_MS, aside: true, load, data: { greater: Boolean(called["greater"]) } };
}
