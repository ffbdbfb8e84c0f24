// The rules of a game on one page, put together from the sentences of the table: what it says when something is asked
// or refused. What a game has beside its three sentences, its folder brings.
import type { Extra, RulePart } from "../table/extra";
import { has, t } from "../ui/i18n";
import type { Chosen } from "./options";

const short = (game: string): RulePart => ({
  id: "short",
  title: t("rules-short"),
  lines: [1, 2, 3]
    .map((n) => `game-${game}-rules-${n}`)
    .filter(has)
    .map((id) => t(id)),
  options: [],
});

const shows = ({ lines, options, row, gallery, effects, outcomes, ranked }: RulePart) =>
  [lines, options, row, gallery, effects, outcomes, ranked].some((some) => some?.length);

export const parts = (game: string, extra: Extra, chosen: Chosen): RulePart[] =>
  [short(game), ...(extra.rules?.(chosen) ?? [])].filter(shows);
