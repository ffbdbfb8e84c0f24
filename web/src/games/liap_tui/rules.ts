// The rules page of Liap Tui.

import { face } from "../../table/cards";
import type { RulePart } from "../../table/extra";
import { t } from "../../ui/i18n";

/** Plays, weakest first: the name, examples, and under the last of its size what forms one. */
const TYPES: readonly { type: string; examples: readonly string[]; reason?: string }[] = [
  { type: "single", examples: ["R"] },
  { type: "pair", examples: ["hh"], reason: "pair" },
  { type: "three-soldiers", examples: ["SSS"] },
  { type: "straight", examples: ["GAE", "rhc"], reason: "three" },
  { type: "four-soldiers", examples: ["ssss"] },
  { type: "extended-straight-4", examples: ["RHHC"], reason: "four" },
  { type: "extended-straight-5", examples: ["gaaee"] },
  { type: "five-soldiers", examples: ["SSSSS"], reason: "five" },
  { type: "double-straight", examples: ["RRHHCC"], reason: "six" },
];
const PIECES = [..."GAERHCS"];

function piece(text: string) {
  const shown = face(text, "liap_tui");
  return { cards: [text, text.toLowerCase()], name: shown.kind === "piece" ? t(`piece-${shown.name}`) : text };
}

const types = () =>
  TYPES.map(({ type, examples, reason }) => ({
    name: t(`type-${type}`),
    examples: examples.map((example) => [...example]),
    line: reason ? t("why-no_combo", { reason }) : "",
  }));

export function rules(chosen: Record<string, string>): RulePart[] {
  const open = (chosen["declaration"] ?? "open") === "open";
  const usual = chosen["bonus"] !== "progressive" && chosen["zero_bonus"] !== "off";
  return [
    { id: "pieces", title: t("rules-values"), lines: [], options: ["values"], gallery: PIECES.map(piece) },
    {
      id: "redeal",
      title: t("liap-vote"),
      lines: [t(chosen["values"] === "ranked" ? "rules-weak-ranked" : "rules-weak"), t("liap-vote-is", { times: 2 })],
      options: ["max_redeals"],
    },
    { id: "declare", title: t("option-declaration"), lines: open ? [t("rules-declare")] : [], options: ["declaration", "zero_streak"] },
    {
      id: "types",
      title: t("rules-types"),
      lines: [t("rules-types-win"), t("rules-no-type")],
      options: ["type_lock", "ties", "face_down"],
      ranked: types(),
    },
    {
      id: "points",
      title: t("rules-points"),
      lines: [...(usual ? [t("rules-score")] : []), t("rules-target", { target: chosen["target"] ?? "50" })],
      options: ["bonus", "zero_bonus", "penalty_cap", "target", "comeback", "max_rounds"],
    },
  ];
}

const NOW: Record<string, string> = { redeal: "redeal", declare: "declare", turn: "types" };
export const ruleNow = (phase: unknown) => NOW[String(phase)] ?? null;
