// A moment in words.

import { type Names, listed, told } from "../table/words";
import { t } from "../ui/i18n";
import type { Moment } from "./moments";

/** What has happened in this line. */
export function wordsOf(moment: Moment, game: string, names: Names): string {
  const said = moment.news.map((item) => told(item, game, names)).filter((text) => text !== null);
  if (said.length) return said.reduce((all, text) => `${all}${/[.!?]$/.test(all) ? " " : " · "}${text}`);
  if (moment.seat === "deck") return t("replay-dealt");
  if (!moment.seat || !moment.move) return t("replay-silent");
  return t("replay-move", { name: names(moment.seat), move: moment.move });
}

export function nextOf(moment: Moment, names: Names): string {
  const next = moment.view.to_move.filter((seat) => seat !== "deck");
  return next.length ? t("replay-next", { names: listed(next.map(names)) }) : "";
}
