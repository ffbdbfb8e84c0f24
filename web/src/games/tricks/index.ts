// Thulla and Kazhutha Kali: what was led, who would pick up, who is safe.

import { face } from "../../table/cards";
import type { Chip, Extra, Tag } from "../../table/extra";
import { ordinal } from "../../table/words";
import { t } from "../../ui/i18n";

interface Facts {
  led: string | null;
  if_cut: string | null;
  stall_in: number | null;
  out: string[];
  teams?: string[][] | null;
  games: number;
  game: number;
  scores: Record<string, number>;
}

export const extra: Extra = {
  asks(scene, offers) {
    const { led } = scene.seen.facts as unknown as Facts;
    if (!led) return offers.length === 1 ? t("tricks-only", { card: t("card-ace-of-spades") }) : t("tricks-lead");
    const follows = offers.every((offer) => {
      const shown = face(offer.move, "thulla");
      return shown.kind === "card" && shown.suit === led;
    });
    return follows ? t("tricks-follow", { suit: t(`suit-${led}`) }) : t("tricks-none", { suit: t(`suit-${led}`) });
  },
  hints(scene, offers, names) {
    const { led, if_cut } = scene.seen.facts as unknown as Facts;
    if (!led || !if_cut) return "";
    const cuts = offers.some((offer) => {
      const shown = face(offer.move, "thulla");
      return shown.kind === "card" && shown.suit !== led;
    });
    return cuts ? t("tricks-you-cut", { name: names(if_cut) }) : t("tricks-highest", { name: names(if_cut) });
  },
  chips(scene, names) {
    const { led, if_cut, stall_in } = scene.seen.facts as unknown as Facts;
    const chips: Chip[] = [];
    if (led) chips.push({ text: t("tricks-led", { suit: t(`suit-${led}`) }), suit: led, tone: led === "hearts" || led === "diamonds" ? "danger" : "plain" });
    if (if_cut && scene.live) chips.push({ text: t("tricks-if-cut", { name: names(if_cut) }) });
    if (stall_in !== null) chips.push({ text: t("tricks-stall", { count: stall_in }), tone: "danger" });
    return chips;
  },
  tags(scene, seat) {
    const { out, teams } = scene.seen.facts as unknown as Facts;
    const tags: Tag[] = [];
    const place = out.indexOf(seat);
    const left = scene.seen.piles[seat]?.length ?? 0;
    if (place >= 0) tags.push({ text: t("tricks-safe", { place: ordinal(place + 1) }), tone: "safe" });
    else if (left === 1 || left === 2) tags.push({ text: t("tricks-left", { count: left }), tone: "danger" });
    const team = teams?.findIndex((one) => one.includes(seat)) ?? -1;
    if (team >= 0) tags.push({ text: t("tricks-team", { team: team + 1 }) });
    return tags;
  },
  score(scene, seat) {
    const { games, scores } = scene.seen.facts as unknown as Facts;
    return games > 1 ? String(scores[seat] ?? 0) : "";
  },
};
