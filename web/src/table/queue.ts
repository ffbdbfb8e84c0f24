// Scenes in order, each for its time. The client, not the server, decides when an animation is over; who has
// fallen behind sees everything faster, and who was away sees only the newest.

import type { View } from "../net/protocol";
import { type Scene, scenes } from "./scene";

export interface Timer {
  now(): number;
  after(ms: number, then: () => void): number;
  cancel(id: number): void;
  hidden(): boolean;
}

export const browserTimer: Timer = {
  now: () => performance.now(),
  after: (ms, then) => window.setTimeout(then, ms),
  cancel: (id) => window.clearTimeout(id),
  hidden: () => document.hidden,
};

/** more scenes than this, or the next one later than this: each takes only a part of its time */
const HURRY: readonly [number, number, number][] = [
  [5, 1_500, 0.1],
  [3, 900, 0.2],
  [1, 450, 0.4],
];
const CROWD = 6; // of more than these only the newest is shown
const LONGEST_MS = 2_500;
const LOST_MS = 6_000;

export interface How {
  /** only the newest is shown, nothing moves */
  jump: boolean;
  /** against the normal time */
  pace: number;
  /** so long ago it was heard */
  late_ms: number;
}

export class Queue {
  /** `at`: when it came; `heard`: when its clocks were told */
  private waiting: { scene: Scene; at: number; heard: number }[] = [];
  private timer: number | null = null;
  private shown: Scene | null = null;
  private newest: Scene | null = null;
  private away = false;
  private held = false;
  private resting = false;
  private stilled = false;

  constructor(
    private show: (scene: Scene, how: How) => void,
    private time: Timer = browserTimer,
    /** 1 is the normal speed; 0 shows no scene longer than it must */
    private pace: () => number = () => 1,
    /** a film: a trick that is over stays until the next view comes */
    private rests: () => boolean = () => false,
    /** what is not shown is still told */
    private missing: (scene: Scene) => void = () => undefined,
  ) {}

  /** `before`: what the first view follows, if that is to be seen */
  push(view: View, before: View | null = null): void {
    if (!this.newest && before) this.newest = scenes(null, before).at(-1)!;
    if (this.newest && (view.match < this.newest.view.match || (view.match === this.newest.view.match && view.n < this.newest.view.n)))
      return;
    const fresh = scenes(this.newest, view);
    const again = !view.news.length && this.newest !== null && this.newest.view.match === view.match;
    this.newest = fresh[fresh.length - 1]!;
    const at = this.time.now();
    if (this.resting) for (const one of this.waiting) one.at = at; // nobody has waited for it
    if (again && this.refresh(this.newest)) return;
    this.waiting.push(...fresh.map((scene) => ({ scene, at, heard: at })));
    if (this.waiting.length > CROWD * Math.max(1, this.pace()) && !this.held && !this.stilled) return this.jump();
    if (this.shown === null || this.away || this.time.hidden()) return this.jump();
    if (this.shown.pause && this.timer !== null) this.stop();
    this.resting = false;
    if (this.timer === null) this.next();
  }

  /** Nothing has happened, but something stands differently: the same scene with the newest facts. */
  private refresh(scene: Scene): boolean {
    const tail = this.waiting[this.waiting.length - 1];
    if (tail) {
      tail.scene = { ...scene, news: tail.scene.news, about: tail.scene.about, hold_ms: tail.scene.hold_ms };
      tail.heard = this.time.now();
      if (this.shown?.pause) {
        if (!scene.view.pause_ms) this.skip();
        else this.show((this.shown = { ...this.shown, view: scene.view }), this.how(true));
      }
      return true;
    }
    if (!this.shown) return false;
    const kept = { ...scene, about: this.shown.about, news: [] };
    this.show((this.shown = kept), this.how(this.away));
    this.away = false;
    return true;
  }

  /** As long as a finger is on it, a result stays. */
  hold(on: boolean): void {
    const released = this.held && !on;
    this.held = on && Boolean(this.shown?.pause);
    if (released && this.timer === null) this.next();
  }

  /** The table waits: what comes is shown when it moves again. */
  still(on: boolean): void {
    if (this.stilled === on) return;
    this.stilled = on;
    if (on) return;
    const at = this.time.now();
    for (const one of this.waiting) one.at = at; // nobody has waited for it
    if (this.timer === null) this.next();
  }

  /** Whoever taps has seen enough of this scene. */
  skip(): void {
    this.stop();
    this.next();
  }

  jump(): void {
    this.stop();
    const last = this.waiting.pop();
    const over = this.waiting.pop();
    if (!this.away) for (const { scene } of over ? [...this.waiting, over] : []) this.missing(scene);
    this.waiting = [];
    this.away = false;
    if (last && over && this.rests() && !over.scene.live && over.scene.view === last.scene.view) {
      this.waiting = [last];
      this.begin(over.scene, over.heard, true);
    } else if (last) this.begin(last.scene, last.heard, true);
  }

  /** The line was lost: what was missed is not shown, only how it stands now. */
  missed(): void {
    this.away = true;
  }

  /** Another match: nothing of the old one is shown any more. */
  reset(): void {
    this.close();
    this.shown = this.newest = null;
  }

  close(): void {
    this.stop();
    this.waiting = [];
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  private next(): void {
    const first = this.waiting[0];
    if (!first || this.held || this.stilled) return;
    const lag = this.time.now() - first.at;
    if (lag > LOST_MS || this.time.hidden()) return this.jump();
    this.waiting.shift();
    this.begin(first.scene, first.heard, false);
  }

  private how(jump: boolean, heard = this.time.now()): How {
    return { jump, pace: this.pace() * this.hurry(), late_ms: this.time.now() - heard };
  }

  private begin(scene: Scene, heard: number, jump: boolean): void {
    this.shown = scene;
    this.show(scene, this.how(jump, heard));
    this.resting = !scene.live && this.rests() && this.waiting.every((later) => later.scene.view === scene.view);
    if (this.resting) return;
    const waits = scene.pause && !scene.live && !this.waiting.some((later) => later.scene.view.n > scene.view.n);
    const ms = waits ? scene.hold_ms : Math.min(scene.hold_ms, LONGEST_MS) * this.pace() * this.hurry();
    if (ms <= 0 || jump) return this.next();
    this.timer = this.time.after(ms, () => {
      this.timer = null;
      this.next();
    });
  }

  private hurry(): number {
    const first = this.waiting[0];
    const lag = first ? this.time.now() - first.at : 0;
    return HURRY.find(([many, late]) => this.waiting.length > many || lag > late)?.[2] ?? 1;
  }

  private stop(): void {
    if (this.timer !== null) this.time.cancel(this.timer);
    this.timer = null;
  }
}
