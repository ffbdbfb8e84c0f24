// Liap Tui: pieces with their worth, what everybody has said and won, the pad to declare.

import type { Chip, Extra } from "../../table/extra";
import type { Scene } from "../../table/scene";
import { minus } from "../../ui/numbers";
import { t } from "../../ui/i18n";
import { settings } from "../../ui/settings.svelte";
import Over from "./Over.svelte";
import Pad from "./Pad.svelte";
import Pips from "./Pips.svelte";
import Round from "./Round.svelte";
import Sheet from "./Sheet.svelte";
import { facts as of, typeId } from "./facts";
import { PATHS } from "./glyphs";
import { moment, scenes } from "./moments";
import { ruleNow, rules } from "./rules";
import { verdict } from "./strength";

const facts = (scene: Scene) => of(scene.seen);

export const extra: Extra = {
  rules,
  ruleNow,
  Pad,
  Over,
  Round,
  Sheet,
  Slots: Pips,
  slots: "line",
  moment,
  scenes,
  owns: (offer) => offer.verb === "say",
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
    if (need && ahead) return t("liap-ahead", { name: names(ahead), type: type ? t(typeId(type)) : "" });
    return t("liap-lead-is");
  },
  chips(scene) {
    const { multiplier, round, phase, declared, target } = facts(scene);
    const chips: Chip[] = [{ text: t("liap-round", { round, target }) }];
    if (multiplier > 1) chips.push({ text: t("liap-times", { times: multiplier }), tone: "act" });
    const asked = settings.coach === "all" && Boolean(scene.view.you && scene.seen.legal[scene.view.you]?.length); // the prompt tells it
    if (phase === "declare" && !asked) chips.push({ text: t("liap-total", { total: declared }) });
    return chips;
  },
  score: (scene, seat) => minus(facts(scene).scores[seat] ?? 0),
  choice(cards, _found, scene, names) {
    const { strength, ahead } = facts(scene);
    const found = strength ? verdict(cards, strength, ahead ? names(ahead) : "") : null;
    return found
      ? { title: found.title, good: found.line, tone: found.tone }
      : { title: t("liap-pieces", { count: cards.length }), good: "" };
  },
};
