// The Great Dalmuti: sets, titles, taxes. Which sets are legal the server says; here they are only looked up.

import { countOf } from "../../table/cards";
import type { Chip, Extra, Tag } from "../../table/extra";
import { ordinal, setParams } from "../../table/words";
import { t } from "../../ui/i18n";

interface Facts {
  out: string[];
  titles: Record<string, string>;
  best: { seat: string; value: number; count: number } | null;
  passed: string[];
  phase: string;
  hand: number;
  hands: number;
  scores: Record<string, number>;
}

const facts = (scene: { seen: { facts: Record<string, unknown> } }) => scene.seen.facts as unknown as Facts;

export const titleOf = (title: string, form: "short" | "long") => t(`dalmuti-${form}-${title.toLowerCase().replace(" ", "-")}`);

export const extra: Extra = {
  completes: true,
  asks(scene, offers) {
    const { best, phase } = facts(scene);
    if (phase === "revolution") return t("dalmuti-both-jesters");
    if (phase === "tax") return t("dalmuti-give", { count: offers[0]?.cards.length ?? 1 });
    if (!best) return t("dalmuti-lead");
    return t("dalmuti-beat", { count: best.count, value: best.value });
  },
  hints(scene, offers) {
    const { best, phase } = facts(scene);
    if (phase === "revolution") return t("dalmuti-revolution-is");
    if (phase === "tax") return t("dalmuti-give-is");
    if (!best) return t("dalmuti-lead-is");
    return offers.length > 1 ? t("dalmuti-beat-is") : t("dalmuti-only-pass");
  },
  chips(scene, names) {
    const { best, hand, hands } = facts(scene);
    const chips: Chip[] = [];
    if (best && scene.seen.piles["trick"]?.length) {
      const text = scene.live ? "dalmuti-chip-beat" : "dalmuti-chip-lay";
      chips.push({ text: t(text, { count: best.count, value: best.value ?? "", name: names(best.seat) }), tone: "act" });
    } else if (hands > 1) chips.push({ text: t("dalmuti-hand", { hand, hands }) });
    return chips;
  },
  tags(scene, seat) {
    const { out, titles, passed } = facts(scene);
    const tags: Tag[] = [];
    const place = out.indexOf(seat);
    if (place >= 0) tags.push({ text: t("dalmuti-out", { place: ordinal(place + 1) }), tone: "safe" });
    else if (passed.includes(seat)) tags.push({ text: t("dalmuti-passed") });
    if (titles[seat]) tags.push({ text: titleOf(titles[seat], "short"), tone: "title" });
    return tags.slice(0, 2);
  },
  score(scene, seat) {
    const { hands, scores } = facts(scene);
    return hands > 1 ? String(scores[seat] ?? 0) : "";
  },
  topOf: (scene) => facts(scene).best?.count ?? 0,
  choice(cards, found) {
    const params = setParams(cards, "dalmuti");
    const good = found ? (found.verb === "give" ? t("dalmuti-can-give") : t("dalmuti-can-play", params)) : "";
    const kinds = new Set(cards.filter((card) => card !== "J"));
    return { title: kinds.size > 1 ? cards.map((card) => (card === "J" ? t("dalmuti-jester") : card)).join(" + ") : t("dalmuti-set", params), good };
  },
  spell(cards, offers) {
    if (offers.some((offer) => offer.verb === "give")) return `give ${cards.join(",")}`;
    const counts = countOf(cards);
    const jesters = counts.get("J") ?? 0;
    counts.delete("J");
    if (!counts.size) return `Jx${jesters}`;
    const sets = [...counts].map(([value, count]) => `${value}x${count}`);
    return [...sets, ...(jesters ? [jesters > 1 ? `J${jesters}` : "J"] : [])].join("+");
  },
};
