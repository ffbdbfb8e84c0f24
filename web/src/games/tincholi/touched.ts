import type { News } from "../../table/scene";

/** With more seats the slots of others are chosen from a list. */
export const ROOMY = 6;
/** With more there is no room for chips on the mat. */
export const CROWDED = 7;

/** Which slots the news are about: everybody sees which, though not what is in them. */
export function touched(news: readonly News[]): Set<string> {
  const slots = new Set<string>();
  for (const { seat, slot, slots: several } of news) {
    for (const one of [slot, ...(Array.isArray(several) ? several : [])]) {
      if (typeof one === "number" && seat) slots.add(`${seat}.${one}`);
      else if (typeof one === "string") slots.add(one);
    }
  }
  return slots;
}
