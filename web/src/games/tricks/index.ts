// Thulla and Kazhutha Kali: what was led, who would pick up, who is safe.

import { face, short } from "../../table/cards";
import type { Chip, Extra, Tag } from "../../table/extra";
import { type Scene, openPile } from "../../table/scene";
import { ordinal } from "../../table/words";
import { t } from "../../ui/i18n";
import { settings } from "../../ui/settings.svelte";
import Ceremony from "./Ceremony.svelte";
import Over from "./Over.svelte";
import Round from "./Round.svelte";
import Sheet from "./Sheet.svelte";
import Sign from "./Sign.svelte";
import { facts as of, partnerOf } from "./facts";
import { scenes } from "./moments";

const facts = (scene: Scene) => of(scene.seen);

const suitOf = (card: string) => {
  const shown = face(card, "thulla");
  return shown.kind === "card" ? shown.suit : "";
};
const trickOf = ({ seen }: Scene) => seen.piles[openPile(seen) ?? ""] ?? [];
/** The card of whoever is ahead. */
const highest = (scene: Scene) => trickOf(scene)[scene.owners.indexOf(facts(scene).ahead)] ?? "";

export const extra: Extra = {
  Over,
  Round,
  Sign,
  Ceremony,
  Sheet,
  scenes,
  asks(scene, offers) {
    const { led } = facts(scene);
    if (!led) return offers.length === 1 ? t("tricks-only", { card: t("card-ace-of-spades") }) : t("tricks-lead");
    return t(offers.every((offer) => suitOf(offer.move) === led) ? "tricks-follow" : "tricks-none", { suit: t(`suit-${led}`) });
  },
  hints(scene, offers, names) {
    const { led, if_cut, would } = facts(scene);
    if (!led) return offers.length > 1 ? t("tricks-lead-is") : "";
    if (!if_cut) return "";
    if (offers.some((offer) => would?.[offer.move] === "cuts")) return t("tricks-you-cut", { name: names(if_cut) });
    return t("tricks-highest", { card: short(highest(scene), "thulla"), name: names(if_cut) });
  },
  choice([card = ""], found, scene, names) {
    const { led, if_cut, tricks, would } = facts(scene);
    if (settings.coach !== "all" || !found || (led && !if_cut)) return null;
    const suit = suitOf(card);
    const title = (ask: string) => `${t("prompt-your-turn")} – ${ask}`;
    const shown = short(card, "thulla");
    if (!led)
      return tricks
        ? { title: title(t("tricks-lead")), good: t("tricks-raise-lead", { card: shown, suit: t(`suit-${suit}`) }), tone: "" }
        : null;
    const then = would?.[card];
    if (!then || then === "spoiled") return null;
    if (then === "cuts") {
      return {
        title: title(t("tricks-none", { suit: t(`suit-${led}`) })),
        good: t("tricks-raise-cut", { card: shown, name: names(if_cut!), count: trickOf(scene).length + 1 }),
        tone: "",
      };
    }
    const high = highest(scene);
    return {
      title: title(t("tricks-follow", { suit: t(`suit-${led}`) })),
      good: t(`tricks-raise-${then}`, { card: shown, high: short(high, "thulla"), name: names(if_cut!) }),
      tone: "",
    };
  },
  chips(scene, names) {
    const { led, if_cut, stall_in } = facts(scene);
    const chips: Chip[] = [];
    if (led)
      chips.push({
        text: t("tricks-led", { suit: t(`suit-${led}`) }),
        suit: led,
      });
    if (if_cut && scene.live)
      chips.push({ text: t("tricks-if-cut", { name: names(if_cut), you: if_cut === scene.view.you ? "yes" : "no" }) });
    if (stall_in !== null) chips.push({ text: t("tricks-stall", { count: stall_in }), tone: "danger" });
    return chips;
  },
  tags(scene, seat) {
    const { out, teams } = facts(scene);
    const tags: Tag[] = [];
    const place = out.indexOf(seat);
    const left = scene.seen.piles[seat]?.length ?? 0;
    if (place >= 0) tags.push({ text: t("tricks-safe", { place: ordinal(place + 1) }), tone: "safe", dim: true });
    else if (left === 1 || left === 2) tags.push({ text: t("tricks-left", { count: left }), tone: "danger" });
    if (teams && scene.view.you === null) tags.push({ text: t("tricks-team", { team: teams.findIndex((one) => one.includes(seat)) + 1 }) });
    else if (partnerOf(teams, scene.view.you) === seat) tags.push({ text: t("tricks-partner"), tone: "title" });
    return tags;
  },
  score(scene, seat) {
    const { games, scores } = facts(scene);
    return games > 1 ? String(scores[seat] ?? 0) : "";
  },
  note(view, seat) {
    const end = of(view.view);
    const on = end.safe_on?.[seat];
    return on ? t("tricks-safe-on", { trick: on }) : "";
  },
};
