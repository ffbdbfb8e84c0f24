// The moments of Thulla and Kazhutha Kali: the cut, going safe, and whoever is left with the cards.

import { ends } from "../../net/declared.svelte";
import type { Moment } from "../../table/moments/moment";
import type { Scene } from "../../table/scene";

/** What is shouted at a cut, in Latin letters and in the script of its home. */
export interface Cry {
  word: string;
  own: { lang: string; text: string };
}

export interface CutData extends Cry {
  cutter: string;
  taker: string;
  count: number;
  /** in the hand of whoever picks up, before */
  held: number;
}

export interface SafeData {
  seats: string[];
}

export interface LostData {
  losers: string[];
  donkey: boolean;
}

const CUT_MS = 1_900;
const SAFE_MS = 1_500;
const LOST_MS = 1_500;

const load = {
  cut: () => import("./Cut.svelte"),
  safe: () => import("./Safe.svelte"),
  lost: () => import("./Lost.svelte"),
};
export const scenes = Object.values(load);

export const momentOf =
  (cry: Cry, donkey: boolean) =>
  (scene: Scene): Moment | null => {
    const { about, news } = scene;
    if (!scene.live) return about?.what === "cut" ? cut(scene, cry) : null;
    const over = news.find((item) => ends(item.what));
    const losers = (over?.["losers"] ?? []) as string[];
    if (losers.length)
      return { name: "lost", lasts_ms: LOST_MS, aside: true, load: load.lost, data: { losers, donkey } satisfies LostData };
    const seats = news.flatMap((item) => (item.what === "safe" && item.seat ? [item.seat] : []));
    return seats.length ? { name: "safe", lasts_ms: SAFE_MS, aside: true, load: load.safe, data: { seats } satisfies SafeData } : null;
  };

function cut({ about, seen }: Scene, cry: Cry): Moment {
  const taker = String(about!["taker"]);
  const data: CutData = {
    ...cry,
    cutter: about!.seat ?? "",
    taker,
    count: Number(about!["count"]),
    held: seen.piles[taker]?.length ?? 0,
  };
  return { name: "cut", lasts_ms: CUT_MS, load: load.cut, data };
}
