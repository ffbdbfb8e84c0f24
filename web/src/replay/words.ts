// A moment in words.

import { type Names, listed, told } from "../table/words";
import { t } from "../ui/i18n";
import type { Moment } from "./moments";

const known = new WeakMap<Moment, { names: Names; text: string }>();

/** What has happened in this line. Worked out once: a list of moves asks for a hundred of them at every step. */
export function wordsOf(moment: Moment, game: string, names: Names): string {
  const before = known.get(moment);
  if (before?.names === names) return before.text;
  const text = worded(moment, game, names);
  known.set(moment, { names, text });
  return text;
}

function worded(moment: Moment, game: string, names: Names): string {
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

/** “Round 2”, in the word of the game. */
export function chapterName(moment: Moment | undefined, nth: number): string {
  const facts = moment?.view.facts ?? {};
  const unit = facts["round"] !== undefined ? "round" : facts["hand"] !== undefined ? "hand" : "game";
  return t(`chapter-${unit}`, { n: nth });
}
