// How people look at what has just happened. The game says what it was by the tone it has declared; nothing here knows a game.
import { ends, toneOf } from "../net/declared.svelte";
import type { Mood } from "../people/parts";
import type { News, Scene } from "./scene";

export type Moods = Readonly<Record<string, Mood>>;

/** Whom a blow hits: whoever takes the cards, or has something in one of the slots it goes to. */
function hitBy(news: News): string[] {
  const slots = Array.isArray(news["slots"]) ? news["slots"].map(String).filter((slot) => slot.includes(".")) : [];
  const named = [news["taker"], ...slots.map((slot) => slot.split(".")[0])];
  return named.filter((seat): seat is string => typeof seat === "string" && seat !== news.seat);
}

function told(news: News): Record<string, Mood> {
  if (!news.seat) return {};
  switch (toneOf(news.what)) {
    case "danger": {
      const hit = hitBy(news);
      return hit.length ? { [news.seat]: "laugh", ...Object.fromEntries(hit.map((seat) => [seat, "shock"])) } : {};
    }
    case "safe":
      return { [news.seat]: "smug" };
    default:
      return {};
  }
}

/** Of every seat that does not look as always. */
export function moodsOf(scene: Scene | null): Moods {
  if (!scene) return {};
  const news = scene.about ? [...scene.news, scene.about] : scene.news;
  const moods: Record<string, Mood> = news.some((item) => ends(item.what)) ? {} : Object.assign({}, ...news.map(told));
  const result = scene.live ? scene.seen.result : null;
  for (const seat of result?.ranking[0] ?? []) moods[seat] = "smug";
  for (const seat of result?.losers ?? []) moods[seat] = "sad";
  return moods;
}
