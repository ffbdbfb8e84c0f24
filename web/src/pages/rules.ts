// The rules of a game on one page, put together from the sentences of the table: what it says when something is asked or refused.
import { has, t } from "../ui/i18n";
import type { Chosen } from "./options";

export interface Part {
  id: string;
  title: string;
  lines: string[];
  /** house rules that belong here, and are told here if they differ */
  options: string[];
  /** what is drawn, after the lines */
  drawn?: "order" | "court" | "effects" | "cut" | "pieces" | "types";
}

/** Plays of Liap Tui, weakest first: the name, examples, and under the last of its size what forms one. */
export const TYPES: readonly { type: string; examples: readonly string[]; reason?: string }[] = [
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

export const RANKS = [..."AKQJT98765432"].map((rank) => `${rank}s`);
export const COURT = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J"];
export const PIECES = [..."GAERHCS"];
export const EFFECTS = [["7s", "tincholi-seven-is"], ["8s", "tincholi-eight-is"], ["9s", "tincholi-nine-is"]] as const;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const short = (game: string): Part => ({
  id: "short",
  title: t("rules-short"),
  lines: [1, 2, 3].map((n) => `game-${game}-rules-${n}`).filter(has).map((id) => t(id)),
  options: [],
});

function tricks(game: string, chosen: Chosen): Part[] {
  const second = game === "kazhutha" || chosen["lead_after_safe"] === "second_highest";
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
    { id: "order", title: t("rules-order"), lines: [], options: [], drawn: "order" },
  ];
}

function dalmuti(chosen: Chosen): Part[] {
  const taxes = chosen["taxes"] !== "off";
  const revolution = chosen["revolution"] !== "off";
  return [
    { id: "court", title: t("rules-order"), lines: [t("rules-pack")], options: [], drawn: "court" },
    {
      id: "before",
      title: `${t("option-taxes")} · ${t("option-revolution")}`,
      lines: [...(taxes ? [t("option-taxes-help"), t("rules-taxes")] : []), ...(revolution ? [t("option-revolution-help"), t("dalmuti-revolution-is")] : [])],
      options: ["opening", "taxes", "tax_return", "revolution"],
    },
    {
      id: "sets",
      title: t("rules-sets"),
      lines: [
        t("dalmuti-lead-is"), t("rules-jesters"), t("dalmuti-beat-is"), t("why-dalmuti-no_pass"),
        ...(chosen["reentry"] === "on" ? [] : [t("rules-passed")]),
      ],
      options: ["reentry"],
    },
  ];
}

function tincholi(chosen: Chosen): Part[] {
  return [
    { id: "worth", title: t("rules-values"), lines: [t("rules-worth")], options: ["jokers", "deck"] },
    { id: "look", title: t("option-first_look"), lines: [`${capital(t("tincholi-look"))}. ${t("tincholi-look-is")}`], options: ["first_look", "memory_aid"] },
    {
      id: "turn",
      title: t("rules-turn"),
      lines: [t("tincholi-draw-is"), t("tincholi-decide-is"), t("why-taken_card"), t("rules-pair"), t("tincholi-risk")],
      options: [],
      drawn: "effects",
    },
    { id: "cut", title: t("tincholi-cut-title"), lines: [], options: ["cut_timing"], drawn: "cut" },
    { id: "end", title: t("rules-end"), lines: [t("tincholi-to", { target: chosen["target"] ?? "100" })], options: ["target", "max_rounds"] },
  ];
}

function liapTui(chosen: Chosen): Part[] {
  const open = (chosen["declaration"] ?? "open") === "open";
  const usual = chosen["bonus"] !== "progressive" && chosen["zero_bonus"] !== "off";
  return [
    { id: "pieces", title: t("rules-values"), lines: [], options: ["values"], drawn: "pieces" },
    {
      id: "redeal",
      title: t("liap-vote"),
      lines: [t(chosen["values"] === "ranked" ? "rules-weak-ranked" : "rules-weak"), t("liap-vote-is", { times: 2 })],
      options: ["max_redeals"],
    },
    { id: "declare", title: t("option-declaration"), lines: open ? [t("rules-declare")] : [], options: ["declaration", "zero_streak"] },
    { id: "types", title: t("rules-types"), lines: [t("rules-types-win"), t("rules-no-type")], options: ["type_lock", "ties", "face_down"], drawn: "types" },
    {
      id: "points",
      title: t("rules-points"),
      lines: [...(usual ? [t("rules-score")] : []), t("rules-target", { target: chosen["target"] ?? "50" })],
      options: ["bonus", "zero_bonus", "penalty_cap", "target", "comeback", "max_rounds"],
    },
  ];
}

export function parts(game: string, chosen: Chosen): Part[] {
  const own: Record<string, () => Part[]> = {
    thulla: () => tricks(game, chosen),
    kazhutha: () => tricks(game, chosen),
    dalmuti: () => dalmuti(chosen),
    tincholi: () => tincholi(chosen),
    liap_tui: () => liapTui(chosen),
  };
  return [short(game), ...(own[game]?.() ?? [])].filter((part) => part.lines.length || part.drawn || part.options.length);
}

const NOW: Record<string, Record<string, string>> = {
  dalmuti: { revolution: "before", tax: "before", play: "sets" },
  tincholi: { look: "look", draw: "turn", decide: "turn", cut: "cut" },
  liap_tui: { redeal: "redeal", declare: "declare", turn: "types" },
};

/** The part that fits what is being done; none while nothing is played. */
export const partNow = (game: string, phase: unknown): string | null =>
  game === "thulla" || game === "kazhutha" ? "trick" : (NOW[game]?.[String(phase)] ?? null);
