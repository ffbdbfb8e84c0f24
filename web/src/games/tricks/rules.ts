// The rules page of Thulla and Kazhutha Kali.

import type { RulePart } from "../../table/extra";
import { t } from "../../ui/i18n";

const RANKS = [..."AKQJT98765432"].map((rank) => `${rank}s`);

/** `second`: whoever played the second highest leads after a winner who is safe. */
export function rules(chosen: Record<string, string>, second: boolean): RulePart[] {
  return [
    {
      id: "trick",
      title: t("rules-trick"),
      lines: [
        ...(chosen["forced_ace"] === "off" ? [] : [t("why-must_open")]),
        t("rules-clean"),
        ...(second ? [t("rules-power")] : []),
        ...(chosen["reversal"] === "on" ? [] : [t("rules-cut-ends")]),
        t("rules-safe"),
        ...(second ? [] : [`${t("option-lead_after_safe-help")} ${t("option-lead_after_safe-clockwise")}.`]),
      ],
      options: ["forced_ace", "first_trick_safe", "reversal", "lead_after_safe"],
    },
    { id: "order", title: t("rules-order"), lines: [], options: [], row: RANKS },
  ];
}

export const ruleNow = () => "trick";
