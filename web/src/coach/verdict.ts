// What the coach says of one decision.

import type { Names } from "../table/words";
import { t } from "../ui/i18n";
import { type Reviewed, points, sizeOf } from "./review.svelte";
import { areFirm, chanceOf, moveName, percent, roughly, whyOf } from "../table/advice";

export interface Verdict {
  /** 0: good; 1, 2, 3: how much was lost */
  size: number;
  title: string;
  text: string;
}

/** `piles` as they lay before the decision: what was drawn is named if it is seen. `own`: the reader's seat, or not. */
export function verdictOf(
  of: Reviewed,
  game: string,
  seat: string,
  names: Names,
  own: boolean,
  piles: Record<string, string[]> = {},
): Verdict {
  if (of.code === "only_move") return { size: 0, title: t("review-only"), text: "" };
  const why = reasonOf(of, game, seat, names, own);
  if (of.code === "all_the_same") return { size: 0, title: why, text: "" };
  const [best] = of.best;
  const done = of.best.find((one) => one.move === of.move);
  if (!best || !done) return { size: 0, title: "", text: t("review-thought", { why }) };
  const name = (move: string) => nameOf(move, game, seat, names, piles);
  const { mine } = points(of);
  const firm = areFirm(game, [best.chance, mine], of.code);
  const chance = chanceOf(of.goal, best.chance, game, firm);
  if (done === best) return { size: 0, title: t("review-best"), text: t("review-done", { move: name(of.move), chance, why }) };
  const size = sizeOf(of.lost);
  return {
    size,
    title: size ? lossOf(of, game) : t("review-fine"),
    text: t("review-instead", { done: name(of.move), mine: roughly(of.goal, mine, firm), best: name(best.move), chance, why }),
  };
}

/** “A mistake: 12% lost”; the number only where such numbers came true. */
export function lossOf(of: Reviewed, game: string): string {
  const { mine, best, lost } = points(of);
  const size = sizeOf(of.lost);
  return areFirm(game, [mine, best], of.code) ? t("review-lost", { size, lost: percent(lost) }) : t("review-slip", { size });
}

/** Why the best is best; whoever reads the review of somebody else is not the “you” of the reason. */
export function reasonOf(of: Reviewed, game: string, seat: string, names: Names, own: boolean): string {
  const why = whyOf(of, game, names, seat);
  return own ? why : t("review-to", { name: names(seat), why });
}

export const nameOf = (move: string, game: string, seat: string, names: Names, piles: Record<string, string[]> = {}): string =>
  moveName(move, game, seat, names, piles[move.startsWith("take") ? "discard" : "drawn"]?.[0]);
