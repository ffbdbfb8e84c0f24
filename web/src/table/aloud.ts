// Words for those who do not see the table.

import { ends, loud, resolves, toneOf } from "../net/declared.svelte";
import { t } from "../ui/i18n";
import type { News } from "./scene";
import type { TableState } from "./state.svelte";
import { listed, nameOf, spoken } from "./words";

/** It changes the game for everyone. */
const counts = (what: string) => ends(what) || resolves(what) || loud(what) || toneOf(what) === "safe";

/** Whether somebody who wants to hear so much has to hear this. */
export function concerns(news: News, you: string | null, level: "all" | "mine" | "least"): boolean {
  if (level === "all") return true;
  const mine = Object.values(news).some((value) => value === you || (Array.isArray(value) && value.includes(you)));
  if (level === "mine") return mine || counts(news.what);
  return ends(news.what);
}

/** Everything that lies on the table, in one breath. */
export function aloud(table: TableState): string {
  const { scene, names } = table;
  if (!scene) return t("prompt-dealing");
  const seats = table.seated
    .filter((seat) => seat.seat !== table.you)
    .map((seat) => {
      const count = scene.seen.piles[seat.seat]?.length ?? 0;
      const tags = (table.extra.tags?.(scene, seat.seat) ?? []).map((tag) => tag.text);
      return [nameOf(seat), t("pod-cards", { count }), ...tags].join(", ");
    });
  const open = table.openPile.map((card, i) => {
    const owner = scene.owners[i];
    return owner ? t("card-by", { name: names(owner), card: spoken(card, table.game) }) : spoken(card, table.game);
  });
  const toMove = scene.seen.to_move.filter((seat) => seat !== "deck").map(names);
  return [
    open.length ? t("say-table", { cards: listed(open) }) : t("say-table-empty"),
    ...(table.extra.chips?.(scene, names) ?? []).map((chip) => chip.text),
    ...seats,
    table.you && table.hand.length ? t("say-hand", { cards: listed(table.hand.map((card) => spoken(card.text, table.game))) }) : "",
    toMove.length ? t("say-to-move", { names: listed(toMove) }) : "",
  ]
    .filter(Boolean)
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(" ");
}
