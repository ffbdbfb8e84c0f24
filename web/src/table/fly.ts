// Cards that move: remember where each lay, change the table, then let every card come from where it was.
// All rectangles are read first and written later, so one change costs one layout. Only `transform` and `opacity` move.

export interface Snapshot {
  at: Map<string, { rect: DOMRect; copy: HTMLElement }[]>;
}

const MS = 280;
const EASE = "cubic-bezier(.2,.8,.2,1)";

export const calm = () =>
  document.documentElement.dataset["motion"] === "reduced" ||
  (document.documentElement.dataset["motion"] !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

const cardsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>("[data-card]");

/** Call before the change. */
export function capture(root: ParentNode): Snapshot {
  const at: Snapshot["at"] = new Map();
  for (const el of cardsIn(root)) {
    const name = el.dataset["card"]!;
    const list = at.get(name) ?? [];
    list.push({ rect: el.getBoundingClientRect(), copy: el });
    at.set(name, list);
  }
  return { at };
}

export interface Flight {
  /** where a card comes from that was not on the screen */
  source: (el: HTMLElement) => Element | null;
  /** where cards go that are not on the screen any more */
  target: (card: string) => Element | null;
}

/** Call after the change; done when all have landed. */
export function fly(root: HTMLElement, before: Snapshot, way: Flight): Promise<void> {
  const quiet = calm();
  const flights: Animation[] = [];
  const moves: { el: HTMLElement; a: DOMRect; b: DOMRect }[] = [];
  const fades: HTMLElement[] = [];
  for (const el of cardsIn(root)) {
    const list = before.at.get(el.dataset["card"]!);
    const stayed = list?.findIndex((old) => old.copy === el) ?? -1;
    const old = list && list.length ? list.splice(stayed >= 0 ? stayed : 0, 1)[0] : undefined;
    const b = el.getBoundingClientRect();
    const a = old?.rect ?? way.source(el)?.getBoundingClientRect();
    if (!a || (Math.abs(a.left - b.left) < 2 && Math.abs(a.top - b.top) < 2)) continue;
    if (old?.copy === el) moves.push({ el, a, b });
    else if (quiet) fades.push(el);
    else moves.push({ el, a, b });
  }
  const ghosts = quiet ? [] : leavers(root, before, way);
  for (const el of fades) flights.push(el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 }));
  for (const { el, a, b } of quiet ? [] : moves) flights.push(arrive(el, a, b));
  flights.push(...ghosts);
  return Promise.allSettled(flights.map((flight) => flight.finished)).then(() => undefined);
}

function arrive(el: HTMLElement, a: DOMRect, b: DOMRect): Animation {
  const dx = a.left + a.width / 2 - b.left - b.width / 2;
  const dy = a.top + a.height / 2 - b.top - b.height / 2;
  const own = getComputedStyle(el).transform;
  const base = own === "none" ? "" : own;
  const size = Math.min(1.2, Math.max(0.4, a.width / (b.width || 1)));
  const short = Math.hypot(dx, dy) < 60;
  const frames: Keyframe[] = short
    ? [{ transform: `translate(${dx}px,${dy}px) ${base}` }, { transform: base || "none" }]
    : [
        { transform: `translate(${dx}px,${dy}px) ${base} scale(${size})`, zIndex: 60 },
        { transform: `translate(${dx * 0.3}px,${dy * 0.3 - 16}px) ${base} scale(1.06)`, zIndex: 60, offset: 0.65 },
        { transform: base || "none", zIndex: 60 },
      ];
  return el.animate(frames, { duration: short ? 180 : MS, easing: EASE });
}

/** Copies of the cards that have left the table fly on to where they went. */
function leavers(root: HTMLElement, before: Snapshot, way: Flight): Animation[] {
  const found: Animation[] = [];
  const frame = root.getBoundingClientRect();
  let nth = 0;
  for (const [name, list] of before.at) {
    for (const { rect, copy } of list) {
      const goal = copy.isConnected ? null : way.target(name)?.getBoundingClientRect();
      if (!goal || nth > 20) continue;
      const ghost = copy.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-card");
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.cssText += `;--cw:${rect.width}px;display:block;list-style:none;position:absolute;left:${rect.left - frame.left}px;top:${rect.top - frame.top}px;width:${rect.width}px;transform:none;margin:0;z-index:60;pointer-events:none`;
      root.append(ghost);
      const dx = goal.left + goal.width / 2 - rect.left - rect.width / 2;
      const dy = goal.top + goal.height / 2 - rect.top - rect.height / 2;
      const flight = ghost.animate(
        [{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px,${dy}px) scale(.45)`, opacity: 0.2 }],
        { duration: 360, delay: 30 * nth++, easing: "cubic-bezier(.5,0,.7,1)", fill: "both" },
      );
      flight.finished.finally(() => ghost.remove()).catch(() => undefined);
      found.push(flight);
    }
  }
  return found;
}
