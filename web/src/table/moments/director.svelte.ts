// Which moment is on, and when it is over: never later than the scene that it belongs to.

import { leave_ms } from "../../net/declared.svelte";
import type { Extra } from "../extra";
import { type How, type Timer, browserTimer } from "../queue";
import type { Scene } from "../scene";
import type { Moment } from "./moment";

/** No scene is shown for longer, and nothing that adorns a seat. */
const LONGEST_MS = 2_500;

export interface Playing {
  id: number;
  moment: Moment;
  pace: number;
}

/** How long a scene is there, with its cards on their way. */
export function room_ms(scene: Scene): number {
  if (scene.live) return scene.pause ? scene.view.pause_ms : scene.hold_ms;
  return scene.hold_ms + leave_ms(scene.about?.what ?? "");
}

export class Director {
  now = $state.raw<Playing | null>(null);
  private nth = 0;
  private timer: number | null = null;

  constructor(
    private extra: () => Extra,
    private time: Timer = browserTimer,
  ) {}

  /** A scene is on the table. One without a moment lets the last one end in peace. */
  show(scene: Scene, how: How): void {
    if (how.jump || how.pace <= 0) return this.end();
    const moment = this.extra().moment?.(scene) ?? null;
    if (!moment) return;
    const ms = Math.min(moment.lasts_ms, LONGEST_MS, moment.aside ? LONGEST_MS : room_ms(scene)) * how.pace;
    this.end();
    if (ms <= 0 || this.time.hidden()) return;
    this.now = { id: ++this.nth, moment, pace: how.pace };
    this.timer = this.time.after(ms, () => this.end());
  }

  /** Its time is over, or somebody has seen enough. */
  end(): void {
    if (this.timer !== null) this.time.cancel(this.timer);
    this.timer = null;
    this.now = null;
  }
}
