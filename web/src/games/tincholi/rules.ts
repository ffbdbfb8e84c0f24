// The rules page of Tincholi.

import type { RulePart } from "../../table/extra";
import { t } from "../../ui/i18n";

const EFFECTS = [
  ["7s", "tincholi-seven-is"],
  ["8s", "tincholi-eight-is"],
  ["9s", "tincholi-nine-is"],
] as const;
const CUTS = [
  ["silent", ["lowest", "beaten"]],
  ["call", ["right", "wrong", "beaten"]],
] as const;
const CALLED = 6; // in the example of a cut

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const outcomes = () =>
  CUTS.map(([how, ends]) => ({
    title: t(`tincholi-cut-${how}`, { n: CALLED }),
    rows: ends.map((end) => [t(`tincholi-if-${end}`, { n: CALLED }), t(`tincholi-then-${end}`)] as const),
  }));

export function rules(chosen: Record<string, string>): RulePart[] {
  return [
    { id: "worth", title: t("rules-values"), lines: [t("rules-worth")], options: ["jokers", "deck"] },
    {
      id: "look",
      title: t("option-first_look"),
      lines: [`${capital(t("tincholi-look"))}. ${t("tincholi-look-is")}`],
      options: ["first_look", "memory_aid"],
    },
    {
      id: "turn",
      title: t("rules-turn"),
      lines: [t("tincholi-draw-is"), t("tincholi-decide-is"), t("why-taken_card"), t("rules-pair"), t("tincholi-risk")],
      options: [],
      effects: EFFECTS.map(([card, id]) => ({ cards: [card], text: t(id) })),
    },
    { id: "cut", title: t("tincholi-cut-title"), lines: [], options: ["cut_timing"], outcomes: outcomes() },
    {
      id: "end",
      title: t("rules-end"),
      lines: [t("tincholi-to", { target: chosen["target"] ?? "100" })],
      options: ["target", "max_rounds"],
    },
  ];
}

const NOW: Record<string, string> = { look: "look", draw: "turn", decide: "turn", cut: "cut" };
export const ruleNow = (phase: unknown) => NOW[String(phase)] ?? null;
