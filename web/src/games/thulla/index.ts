import type { Extra } from "../../table/extra";
import { listed, t } from "../../ui/i18n";
import { facts } from "../tricks/facts";
import { extra as tricks } from "../tricks/index";
import { momentOf } from "../tricks/moments";
import { ruleNow, rules } from "../tricks/rules";

export const extra: Extra = {
  ...tricks,
  moment: momentOf({ word: "THULLA!", own: { lang: "ur", text: "تھلا" } }, false),
  rules: (chosen) => rules(chosen, chosen["lead_after_safe"] === "second_highest"),
  ruleNow,
  /** It is about who is left with cards, not about who got rid of them first. */
  headline(view, names) {
    const losers = view.view.result?.losers ?? [];
    const [loser] = losers;
    if (!loser) return null;
    const you = losers.length === 1 && loser === view.you ? "yes" : "no";
    const left = facts(view.view).games === 1 && losers.length === 1 ? (view.view.piles[loser]?.length ?? 0) : 0;
    const text = left
      ? t("tricks-left-with", { name: names(loser), you, count: left })
      : t("tricks-lose", { names: listed(losers.map(names)), you });
    return { text, heroes: losers, lost: true };
  },
};
