// The rules page of The Great Dalmuti.

import type { RulePart } from "../../table/extra";
import { t } from "../../ui/i18n";

const COURT = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J"];

const courtier = (card: string) => ({
  cards: [card],
  name: card === "J" ? t("dalmuti-jester") : t(`dalmuti-role-${card}`),
  note: `× ${card === "J" ? 2 : card}`,
});

export function rules(chosen: Record<string, string>): RulePart[] {
  const taxes = chosen["taxes"] !== "off";
  const revolution = chosen["revolution"] !== "off";
  return [
    { id: "court", title: t("rules-order"), lines: [t("rules-pack")], options: [], gallery: COURT.map(courtier) },
    {
      id: "before",
      title: `${t("option-taxes")} · ${t("option-revolution")}`,
      lines: [
        ...(taxes ? [t("option-taxes-help"), t("rules-taxes")] : []),
        ...(revolution ? [t("option-revolution-help"), t("dalmuti-revolution-is")] : []),
      ],
      options: ["opening", "taxes", "tax_return", "revolution"],
    },
    {
      id: "sets",
      title: t("rules-sets"),
      lines: [
        t("dalmuti-lead-is"),
        t("rules-jesters"),
        t("dalmuti-beat-is"),
        t("why-dalmuti-no_pass"),
        ...(chosen["reentry"] === "on" ? [] : [t("rules-passed")]),
      ],
      options: ["reentry"],
    },
  ];
}

const NOW: Record<string, string> = { revolution: "before", tax: "before", play: "sets" };
export const ruleNow = (phase: unknown) => NOW[String(phase)] ?? null;
