import type { Extra } from "../../table/extra";
import { extra as tricks } from "../tricks/index";
import { momentOf } from "../tricks/moments";
import { ruleNow, rules } from "../tricks/rules";

export const extra: Extra = {
  ...tricks,
  moment: momentOf({ word: "PANI!", own: { lang: "ml", text: "പണി!" } }, true),
  rules: (chosen) => rules(chosen, true),
  ruleNow,
};
