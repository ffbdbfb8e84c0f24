// Liap Tui: pieces with their worth, what everybody has said and won, the pad to declare.

import type { Chip, Extra, Tag } from "../../table/extra";
import { listed, spoken } from "../../table/words";
import { t } from "../../ui/i18n";
import Pad from "./Pad.svelte";
import { PATHS } from "./glyphs";

interface Facts {
  said: Record<string, number | null>;
  won: Record<string, number>;
  scores: Record<string, number>;
  phase: string;
  need: number | null;
  type: string | null;
  ahead: string | null;
  multiplier: number;
  declared: number;
  target: number;
  round: number;
  starter: string | null;
  redeals_left: number;
}

const facts = (scene: { seen: { facts: Record<string, unknown> } }) => scene.seen.facts as unknown as Facts;

const GUIDE: Record<string, string> = { G: "10", A: "2", E: "2", R: "9", H: "4", C: "4.5", S: "1" };
const RANKED = "SCHREAG";

export const extra: Extra = {
  Pad,
  owns: (offer) => offer.verb === "say",
  points(card, options) {
    if (!options.includes("values=ranked")) return GUIDE[card.toUpperCase()] ?? "";
    const at = RANKED.indexOf(card.toUpperCase());
    return at < 0 ? "" : String(2 * at + (card === card.toUpperCase() ? 2 : 1));
  },
  drawing: (card) => PATHS[card] ?? "",
  asks(scene) {
    const { phase, need } = facts(scene);
    if (phase === "redeal") return t("liap-weak");
    if (phase === "declare") return t("liap-declare");
    return need ? t("liap-follow", { count: need }) : t("liap-lead");
  },
  hints(scene, _offers, names) {
    const { phase, need, ahead, type, declared, multiplier, redeals_left } = facts(scene);
    if (phase === "redeal") return t("liap-redeal-is", { times: multiplier + 1, left: redeals_left });
    if (phase === "declare") return t("liap-declare-is", { total: declared });
    if (need && ahead) return t("liap-ahead", { name: names(ahead), type: type ? t(`liap-type-${type.replaceAll("_", "-")}`) : "" });
    return t("liap-lead-is");
  },
  chips(scene) {
    const { multiplier, round, phase, declared, target } = facts(scene);
    const chips: Chip[] = [{ text: t("liap-round", { round, target }) }];
    if (multiplier > 1) chips.push({ text: t("liap-times", { times: multiplier }), tone: "act" });
    if (phase === "declare") chips.push({ text: t("liap-total", { total: declared }) });
    return chips;
  },
  tags(scene, seat) {
    const { said, won } = facts(scene);
    const target = said[seat];
    if (target === null || target === undefined) return [];
    const got = won[seat] ?? 0;
    const tone: Tag["tone"] = got > target ? "danger" : got === target ? "safe" : "plain";
    return [{ text: t("liap-won-said", { won: got, said: target }), tone }];
  },
  score: (scene, seat) => String(facts(scene).scores[seat] ?? 0),
  choice(cards, found) {
    const title = cards.length > 3 ? t("liap-pieces", { count: cards.length }) : listed(cards.map((card) => spoken(card, "liap_tui")));
    return { title, good: found ? t("liap-can-play") : "" };
  },
};
