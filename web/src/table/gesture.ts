// What a finger on the hand means: a tap, looking through the cards sideways, taking one up, flicking it away.

const SLOP_PX = 10;
/** Whoever looks through the cards and then goes up so far has taken one. */
const UP_PX = 36;
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.5;
const RECENT_MS = 80;

export type Doing = "press" | "browse" | "drag";

export class Gesture {
  doing: Doing = "press";
  dx = 0;
  dy = 0;
  private from: { x: number; y: number };
  private trail: { y: number; t: number }[];

  constructor(x: number, y: number, t: number) {
    this.from = { x, y };
    this.trail = [{ y, t }];
  }

  /** True when it has just become something else. */
  move(x: number, y: number, t: number): boolean {
    this.trail = [...this.trail.filter((one) => t - one.t <= RECENT_MS), { y, t }];
    this.dx = x - this.from.x;
    this.dy = y - this.from.y;
    const before = this.doing;
    if (before === "press" && Math.hypot(this.dx, this.dy) >= SLOP_PX) {
      this.doing = -this.dy > Math.abs(this.dx) ? "drag" : "browse";
    } else if (before === "browse" && -this.dy >= UP_PX) {
      this.doing = "drag";
      this.from = { x, y };
      this.dx = this.dy = 0;
    }
    return this.doing !== before;
  }

  /** Let go while it was still on its way up. */
  get flicked(): boolean {
    const first = this.trail[0]!;
    const last = this.trail[this.trail.length - 1]!;
    const way = first.y - last.y;
    return this.doing === "drag" && way >= FLICK_PX && way / Math.max(1, last.t - first.t) >= FLICK_PX_PER_MS;
  }
}
