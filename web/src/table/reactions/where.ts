// Where people are on the screen. Whoever draws a seat marks it with `data-seat` and its face with `disc`.
import type { Box } from "./place";

const seen = (el: Element): boolean => el.getClientRects().length > 0;

/** Not under a sheet or the results: there it would be said to nobody. */
function inSight(el: Element): boolean {
  const { left, top, width, height } = el.getBoundingClientRect();
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  const seat = el.closest("[data-seat]") ?? el;
  return front === null || seat.contains(front) || front.contains(seat);
}

/** The face of a seat; without one, what your own are opened with. */
export function faceOf(seat: string | null, you: string | null): Element | null {
  const faces = seat ? [...document.querySelectorAll(`[data-seat="${seat}"] .disc`)] : [];
  const face = faces.find((one) => seen(one) && inSight(one));
  if (face || seat === null || seat !== you) return face ?? null;
  return [...document.querySelectorAll('[data-act="react"]')].find(seen) ?? null;
}

/** Inside the mat, so that neither the header nor the hand is covered. */
export function bounds(): Box {
  const mat = document.querySelector(".mat");
  if (mat && seen(mat)) return mat.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect();
  const top = header ? header.bottom : 0;
  return { left: 6, top, width: innerWidth - 12, height: innerHeight - top - 6 };
}

/** What lies there and has to be read. */
export function cards(): Box[] {
  return [...document.querySelectorAll(".mat [data-card], .held, .disc, .count")].filter(seen).map((el) => el.getBoundingClientRect());
}
