// The Great Dalmuti: sets, titles, taxes. Which sets are legal the server says; here they are only looked up.

import { countOf } from "../../table/cards";
import type { Chip, Extra, Tag } from "../../table/extra";
import type { Scene } from "../../table/scene";
import { ordinal, setParams } from "../../table/words";
import { t } from "../../ui/i18n";
import Over from "./Over.svelte";
import Pad from "./Pad.svelte";
import Round from "./Round.svelte";
import { facts as of, titleOf } from "./facts";
import { HATS } from "./hats";
import { moment, scenes } from "./moments";
import { ruleNow, rules } from "./rules";

const facts = (scene: Scene) => of(scene.seen);

export const extra: Extra = {
  rules,
  ruleNow,
  moment,
  scenes,
  Pad,
  Over,
  Round,
  completes: true,
  owns: (offer) => offer.verb === "revolution",
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
  order: (scene) => facts(scene).order,
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
    if (place >= 0) tags.push({ text: t("dalmuti-out", { place: ordinal(place + 1) }), tone: "safe", dim: true });
    else if (passed.includes(seat)) tags.push({ text: t("dalmuti-passed"), dim: true });
    if (titles[seat]) tags.push({ text: titleOf(titles[seat], "short"), tone: "title" });
    return tags.slice(0, 2);
  },
  hat(scene, seat) {
    const title = facts(scene).titles[seat];
    return title ? HATS[title] : "";
  },
  score(scene, seat) {
    const { hands, scores } = facts(scene);
    return hands > 1 ? String(scores[seat] ?? 0) : "";
  },
  onlyNewest: true,
  choice(cards, found, scene, names) {
    const params = setParams(cards, "dalmuti");
    const { best, tax } = facts(scene);
    const parts = cards.map((card) => (card === "J" ? t("dalmuti-jester") : card)).join(" + ");
    const kinds = new Set(cards.filter((card) => card !== "J"));
    const title = kinds.size > 1 ? parts : t("dalmuti-set", params);
    if (!found) return { title, good: "" };
    if (found.verb === "give")
      return { title: t("dalmuti-gift", { cards: parts }), good: t("dalmuti-can-give", { name: tax ? names(tax.to) : "" }) };
    const made = cards.includes("J") && kinds.size ? t("dalmuti-made-of", { parts, value: params["value"]! }) : "";
    const good = best ? t("dalmuti-beats", { count: best.count, value: best.value }) : t("dalmuti-can-lead");
    return { title, good: [made, good].filter(Boolean).join(" – ") };
  },
  note(view, seat) {
    const end = of(view.view);
    const title = end.coming?.titles[seat];
    const firsts = end.firsts?.[seat] ?? 0;
    return [title ? titleOf(title, "long") : "", firsts && end.hands > 1 ? t("dalmuti-firsts", { count: firsts }) : ""]
      .filter(Boolean)
      .join(" · ");
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
