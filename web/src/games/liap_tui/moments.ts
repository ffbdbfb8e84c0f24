// The moment of Liap Tui: who has hit their number, and who has missed it by one.

import { ends } from "../../net/declared.svelte";
import type { Moment } from "../../table/moments/moment";
import type { News, Scene } from "../../table/scene";
import { facts } from "./facts";

export type Outcome = "hit" | "close" | "off";

export interface VerdictData {
  seats: { seat: string; said: number; won: number; outcome: Outcome }[];
}

const ALL_MS = 2_400;

const load = () => import("./Verdicts.svelte");
export const scenes = [load];

export const outcomeOf = (said: number, won: number): Outcome => (said === won ? "hit" : Math.abs(said - won) === 1 ? "close" : "off");

/** While the last turn of a round still lies there: its sheet comes after it. */
export function moment({ live, view }: Scene): Moment | null {
  const news = view.news as unknown as News[];
  const row = facts(view.view).sheet?.at(-1);
  if (live || !row || !news.some((item) => ends(item.what))) return null;
  const seats = Object.entries(row.said).map(([seat, said]) => {
    const won = row.won[seat] ?? 0;
    return { seat, said, won, outcome: outcomeOf(said, won) };
  });
  return { name: "verdicts", lasts_ms: ALL_MS, load, data: { seats } satisfies VerdictData };
}
