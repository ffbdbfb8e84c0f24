import type { Extra } from "../../table/extra";
import { extra as tricks } from "../tricks/index";
import { ruleNow, rules } from "../tricks/rules";

export const extra: Extra = {
  ...tricks,
  rules: (chosen) => rules(chosen, chosen["lead_after_safe"] === "second_highest"),
  ruleNow,
};
