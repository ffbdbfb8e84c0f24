import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { News, Scene } from "../../table/scene";
import { seatsOf } from "../../table/scene";

/** Whether the slots of others can be large enough for a finger where they lie; if not they are laid out over the mat. */
export function roomy({ seen, view }: Scene): boolean {
  const hands = seatsOf(seen)
    .filter((seat) => seat !== view.you)
    .map((seat) => seen.piles[seat]!.length);
  const desk = (innerWidth.current ?? 0) >= 900 && (innerHeight.current ?? 0) >= 580;
  return desk ? hands.length < 6 : hands.length < 2 && Math.max(...hands) < 5;
}
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
