// Tincholi: slots that keep their places, the drawn card, and the cut with or without a call.

import type { Extra, Tag } from "../../table/extra";
import { type Scene, seatsOf } from "../../table/scene";
import { t } from "../../ui/i18n";
import { minus } from "../../ui/numbers";
import Ceremony from "./Ceremony.svelte";
import Middle from "./Middle.svelte";
import Over from "./Over.svelte";
import Own from "./Own.svelte";
import Round from "./Round.svelte";
import Slots from "./Slots.svelte";
import { facts as of } from "./facts";
import { eyes } from "./glimpse.svelte";
import { moment, scenes } from "./moments";
import { ruleNow, rules } from "./rules";
import { CROWDED } from "./touched";

/** With this many seats there is no room for chips on the mat: they stand with your slots. */
const crowded = (scene: Scene) => seatsOf(scene.seen).length > CROWDED;

const facts = (scene: Scene) => of(scene.seen);

export const extra: Extra = {
  moment,
  scenes,
  rules,
  ruleNow,
  Hand: Own,
  Middle,
  Slots,
  slots: "cards",
  Over,
  Round,
  Ceremony,
  suspense: true,
  absorbing: () => (eyes.memory?.looking ? t("tincholi-hold") : ""),
  byHeart: true,
  owns: (offer) => offer.verb === "cut",
  asks(scene) {
    const { phase } = facts(scene);
    if (phase === "look") return t("tincholi-look");
    return phase === "draw" ? t("tincholi-draw") : t("tincholi-decide");
  },
  hints(scene, offers) {
    const { phase, drawn_from } = facts(scene);
    if (eyes.memory?.ended) return t("tincholi-hold-over");
    if (phase === "look") return t("tincholi-look-is");
    if (phase === "draw") return t("tincholi-draw-is");
    const effect = ["peek", "swap"].find((verb) => offers.some((offer) => offer.verb === verb));
    if (effect === "swap") return t("tincholi-nine-is");
    if (effect) return t(offers.some((o) => o.verb === "peek" && o.rest.startsWith("p")) ? "tincholi-eight-is" : "tincholi-seven-is");
    return t(drawn_from === "discard" ? "tincholi-taken-is" : "tincholi-decide-is");
  },
  risk: (verb) => (verb === "pair" ? t("tincholi-risk") : ""),
  chips: (scene) => (crowded(scene) ? [] : [{ text: t("tincholi-round", { round: facts(scene).round, target: facts(scene).target }) }]),
  tags(scene, seat) {
    const { cut } = facts(scene);
    if (!cut || eyes.memory?.veiled) return [];
    const tags: Tag[] = [{ text: t("tincholi-total", { total: cut.totals[seat] ?? 0 }) }];
    if (cut.seat === seat) tags.unshift({ text: t("tincholi-cutter"), tone: "danger" });
    return tags;
  },
  score: (scene, seat) => (eyes.memory?.veiled || (crowded(scene) && seat === scene.view.you) ? "" : minus(facts(scene).scores[seat] ?? 0)),
};
