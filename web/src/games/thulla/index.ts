import type { Extra } from "../../table/extra";
import { extra as tricks } from "../tricks/index";
import { momentOf } from "../tricks/moments";
import { ruleNow, rules } from "../tricks/rules";

export const extra: Extra = {
  ...tricks,
  moment: momentOf({ word: "THULLA!", own: { lang: "ur", text: "تھلا" } }, false),
  rules: (chosen) => rules(chosen, chosen["lead_after_safe"] === "second_highest"),
  ruleNow,
};
