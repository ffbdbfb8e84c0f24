// Cards that move: remember where each lay, change the table, then let every card come from where it was.
// All rectangles are read first and written later, so one change costs one layout. Only `transform` and `opacity` move.

interface Place {
  rect: DOMRect;
  copy: HTMLElement;
}

export interface Snapshot {
  at: Map<string, Place[]>;
}

/** Milliseconds at the normal speed. */
const CARD = 280;
/** A card that cuts hangs in the air for a beat, then it comes down. */
const STOP = 120;
const SLAM = 140;
const SPRING = 180;
const SWEEP = 320;
/** One card of a trick that is picked up. */
export const PICK_UP = 420;
const DEAL = 240;
const FADE = 120;
/** Between one card of a pick-up or a deal and the next; fewer if there are many. */
const STAGGER = 70;
const STAGGER_ALL = 440;
const DEAL_STAGGER = 45;
const DEAL_ALL = 1_600;
const MOST_GHOSTS = 24;
/** A hand that closes up by less is not seen to move, and more than this many cards that slide cost more than they show. */
const SLIDE_PX = 6;
const MOST_SLIDES = 12;

const EASE = "cubic-bezier(.2,.8,.2,1)";
const OUT = "cubic-bezier(.5,0,.7,1)";

export const calm = () =>
  document.documentElement.dataset["motion"] === "reduced" ||
  (document.documentElement.dataset["motion"] !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

const cardsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>("[data-card]");

/** Call before the change. */
export function capture(root: ParentNode): Snapshot {
  const at: Snapshot["at"] = new Map();
  const now = performance.now();
  for (const [flight, due] of [...running]) if (due < now) flight.finish(); // or it would seem to lie where it set off
  for (const el of cardsIn(root)) {
    const name = el.dataset["card"]!;
    const list = at.get(name) ?? [];
    list.push({ rect: el.getBoundingClientRect(), copy: el });
    at.set(name, list);
  }
  return { at };
}

export interface Flight {
  /** against the normal time; 0: nothing moves */
  pace?: number;
  /** where a card comes from that was not on the screen */
  source?: (el: HTMLElement) => Element | null;
  /** where cards go that are not on the screen any more */
  target?: (card: string) => Element | null;
  /** a trick is picked up: one card after the other */
  gather?: boolean;
  /** a card that cuts comes down hard */
  slam?: boolean;
  /** the hand is dealt: one card after the other */
  deal?: boolean;
}

/** With the time at which each has landed, also in a browser that is too busy to have drawn it. */
const running = new Map<Animation, number>();
const LATE = 60;

/** Whoever taps has seen enough. */
export function land(): void {
  const flights = [...running.keys()]; // who has landed goes from the list
  for (const flight of flights) flight.finish();
}

/** Between two cards of a pick-up of so many. */
export const apart = (of: number): number => Math.min(STAGGER, STAGGER_ALL / of);

/** Above everything else as long as it flies. Not in the frames: what cannot be composed is drawn anew in each of them. */
function launch(el: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, above = true): Animation {
  const flight = el.animate(frames, timing);
  const z = el.style.zIndex;
  if (above) el.style.zIndex = "60";
  running.set(flight, performance.now() + Number(timing.delay ?? 0) + Number(timing.duration) + LATE);
  const done = () => {
    running.delete(flight);
    if (above) el.style.zIndex = z;
  };
  flight.finished.then(done, done);
  return flight;
}

/** Call after the change; done when all have landed. */
export function fly(root: HTMLElement, before: Snapshot, way: Flight = {}): Promise<void> {
  const pace = way.pace ?? 1;
  if (pace <= 0 || !("animate" in root)) return Promise.resolve();
  const { moves, slides } = moved(root, before, way);
  const frame = root.getBoundingClientRect();
  const goals = leavers(before, way);
  const flights = calm()
    ? moves.map(({ el }) => launch(el, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE }))
    : [
        ...moves.map((move, nth) => arrive(move, nth, moves.length, way, pace)),
        ...slides.map((move) => spring(move, pace)),
        ...goals.map((goal, nth) => leave(root, frame, goal, nth, goals.length, way, pace)),
      ];
  return Promise.allSettled(flights.map((flight) => flight.finished)).then(() => undefined);
}

interface Move {
  el: HTMLElement;
  a: DOMRect;
  b: DOMRect;
  /** how it is turned where it lies */
  base: string;
}

/** What has come to another place: as another piece of the page, or as the same one. */
function moved(root: HTMLElement, before: Snapshot, way: Flight): { moves: Move[]; slides: Move[] } {
  const moves: Move[] = [];
  const slides: Move[] = [];
  for (const el of cardsIn(root)) {
    const list = before.at.get(el.dataset["card"]!) ?? [];
    const stayed = list.findIndex((old) => old.copy === el);
    const left = list.findIndex((old) => !old.copy.isConnected);
    const old = stayed >= 0 ? list.splice(stayed, 1)[0] : left >= 0 ? list.splice(left, 1)[0] : undefined;
    const a = old?.rect ?? way.source?.(el)?.getBoundingClientRect();
    const b = el.getBoundingClientRect();
    const near = stayed >= 0 ? SLIDE_PX : 2;
    if (!a || (Math.abs(a.left - b.left) < near && Math.abs(a.top - b.top) < near)) continue;
    const own = getComputedStyle(el).transform;
    (stayed >= 0 ? slides : moves).push({ el, a, b, base: own === "none" ? "" : own });
  }
  return { moves, slides: slides.length > MOST_SLIDES ? [] : slides };
}

const between = (a: DOMRect, b: DOMRect) => ({
  dx: a.left + a.width / 2 - b.left - b.width / 2,
  dy: a.top + a.height / 2 - b.top - b.height / 2,
});

function spring({ el, a, b, base }: Move, pace: number): Animation {
  const { dx, dy } = between(a, b);
  return launch(
    el,
    [{ transform: `translate(${dx}px,${dy}px) ${base}` }, { transform: base || "none" }],
    { duration: SPRING * pace, easing: EASE },
    false,
  );
}

function arrive({ el, a, b, base }: Move, nth: number, of: number, way: Flight, pace: number): Animation {
  const { dx, dy } = between(a, b);
  const size = Math.min(1.2, Math.max(0.4, a.width / (b.width || 1)));
  const from = `translate(${dx}px,${dy}px) ${base} scale(${size})`;
  const end = { transform: base || "none" };
  if (way.deal) {
    const delay = Math.min(DEAL_STAGGER, (DEAL_ALL - DEAL) / of) * nth;
    return launch(
      el,
      [
        { transform: from, opacity: 0 },
        { ...end, opacity: 1 },
      ],
      { duration: DEAL * pace, delay: delay * pace, easing: EASE, fill: "backwards" },
    );
  }
  if (way.gather) {
    const delay = apart(of) * nth;
    return launch(el, [{ transform: from }, bowed(dx, dy, base), end], {
      duration: PICK_UP * pace,
      delay: delay * pace,
      easing: "ease-in-out",
      fill: "backwards",
    });
  }
  if (way.slam) {
    const hangs = { transform: `translate(0,-14px) ${base} scale(1.15)`, offset: STOP / (STOP + SLAM), easing: "ease-in" };
    return launch(el, [{ transform: from }, hangs, end], { duration: (STOP + SLAM) * pace, easing: EASE });
  }
  const half = {
    transform: `translate(${dx * 0.3}px,${dy * 0.3 - 16}px) ${base} scale(1.06)`,
    offset: 0.65,
  };
  return launch(el, [{ transform: from }, half, end], { duration: CARD * pace, easing: EASE });
}

interface Goal extends Place {
  to: DOMRect;
}

function leavers(before: Snapshot, way: Flight): Goal[] {
  if (calm() || !way.target) return [];
  const found: Goal[] = [];
  for (const [name, list] of before.at) {
    for (const place of list) {
      const to = place.copy.isConnected ? null : way.target(name)?.getBoundingClientRect();
      if (to && found.length < MOST_GHOSTS) found.push({ ...place, to });
    }
  }
  return found;
}

/** A copy of a card that has left the table flies on to where it went. */
function leave(root: HTMLElement, frame: DOMRect, { rect, copy, to }: Goal, nth: number, of: number, way: Flight, pace: number): Animation {
  const ghost = copy.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.cssText += `;--cw:${rect.width}px;display:block;list-style:none;position:absolute;left:${rect.left - frame.left}px;top:${rect.top - frame.top}px;width:${rect.width}px;transform:none;margin:0;z-index:60;pointer-events:none`;
  root.append(ghost);
  const goal = between(to, rect);
  const end = { transform: `translate(${goal.dx}px,${goal.dy}px) scale(.45)`, opacity: 0.2 };
  const start = { transform: "none", opacity: 1 };
  const flight = way.gather
    ? launch(ghost, [start, bowed(goal.dx, goal.dy, ""), end], {
        duration: PICK_UP * pace,
        delay: apart(of) * nth * pace,
        easing: "ease-in-out",
        fill: "both",
      })
    : launch(ghost, [start, end], { duration: SWEEP * pace, delay: 12 * nth * pace, easing: OUT, fill: "both" });
  void flight.finished.catch(() => undefined).finally(() => ghost.remove());
  return flight;
}

/** Halfway, on a bow to the side. */
function bowed(dx: number, dy: number, base: string): Keyframe {
  const bow = 0.16;
  const [x, y] = [dx / 2 - dy * bow, dy / 2 + dx * bow];
  return { transform: `translate(${x}px,${y}px) ${base} rotate(-40deg) scale(.9)`, opacity: 1, offset: 0.5 };
}
