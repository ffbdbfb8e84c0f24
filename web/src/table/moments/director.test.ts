import { beforeEach, describe, expect, test, vi } from "vitest";
import { declare } from "../../net/declared.svelte";
import type { GameShown } from "../../net/http";
import type { Extra } from "../extra";
import type { How, Timer } from "../queue";
import type { Scene } from "../scene";
import { HIGH, WIDE, letters, star } from "./burst";
import { Director, room_ms } from "./director.svelte";
import type { Moment } from "./moment";

const HOW: How = { jump: false, pace: 1, late_ms: 0 };

class Clock implements Timer {
  at = 0;
  asleep = false;
  private due: { id: number; at: number; then: () => void }[] = [];
  now = () => this.at;
  after = (ms: number, then: () => void): number => {
    const id = this.due.length + 1;
    this.due.push({ id, at: this.at + ms, then });
    return id;
  };
  cancel = (id: number) => void (this.due = this.due.filter((one) => one.id !== id));
  hidden = () => this.asleep;
  wait(ms: number): void {
    this.at += ms;
    for (const one of this.due.filter((late) => late.at <= this.at)) {
      this.cancel(one.id);
      one.then();
    }
  }
}

const scene = (more: Partial<Scene> = {}): Scene =>
  ({ live: false, pause: false, hold_ms: 1_000, about: { what: "bang" }, news: [], view: { pause_ms: 0 }, ...more }) as Scene;

const moment = (more: Partial<Moment> = {}): Moment => ({
  name: "bang",
  lasts_ms: 1_900,
  load: () => Promise.reject(new Error("not here")),
  data: null,
  ...more,
});

describe("a moment", () => {
  let clock: Clock;
  let director: Director;
  let found: Moment | null;
  beforeEach(() => {
    const news = { bang: { hold_ms: 1_000, leave_ms: 500 } };
    declare([{ name: "a_game", accent: "", news } as unknown as GameShown]);
    clock = new Clock();
    found = moment();
    const extra: Extra = { moment: () => found };
    director = new Director(() => extra, clock);
  });

  test("is over when its scene is, with its cards on their way", () => {
    director.show(scene(), HOW);
    expect(room_ms(scene())).toBe(1_500);
    clock.wait(1_499);
    expect(director.now?.moment.name).toBe("bang");
    clock.wait(1);
    expect(director.now).toBeNull();
  });

  test("is not stretched to fill a longer scene", () => {
    director.show(scene({ hold_ms: 9_000 }), HOW);
    clock.wait(1_900);
    expect(director.now).toBeNull();
  });

  test("takes as long as the table's pace says, and at once means not at all", () => {
    director.show(scene(), { ...HOW, pace: 0.5 });
    clock.wait(750);
    expect(director.now).toBeNull();
    director.show(scene(), { ...HOW, pace: 0 });
    expect(director.now).toBeNull();
  });

  test("goes on while the next scene has none, and gives way to another", () => {
    director.show(scene(), HOW);
    found = null;
    clock.wait(1_000);
    director.show(scene({ live: true }), HOW);
    expect(director.now).not.toBeNull();
    found = moment({ name: "boom", aside: true });
    director.show(scene({ live: true, hold_ms: 0 }), HOW);
    expect(director.now?.moment.name).toBe("boom");
    clock.wait(1_000);
    expect(director.now?.moment.name).toBe("boom"); // the time of the first one does not end the second
    clock.wait(900);
    expect(director.now).toBeNull();
  });

  test("is over when somebody has seen enough, and when the table jumps", () => {
    director.show(scene(), HOW);
    director.end();
    expect(director.now).toBeNull();
    director.show(scene(), HOW);
    director.show(scene(), { ...HOW, jump: true });
    expect(director.now).toBeNull();
  });

  test("is not begun where nobody looks, or where its scene has no time", () => {
    clock.asleep = true;
    director.show(scene(), HOW);
    expect(director.now).toBeNull();
    clock.asleep = false;
    director.show(scene({ live: true, hold_ms: 0 }), HOW);
    expect(director.now).toBeNull();
  });

  test("that adorns a seat is never there for long", () => {
    const show = vi.spyOn(clock, "after");
    found = moment({ lasts_ms: 60_000, aside: true });
    director.show(scene({ live: true, hold_ms: 0 }), HOW);
    expect(show.mock.calls[0]![0]).toBeLessThanOrEqual(2_500);
  });
});

describe("a shout", () => {
  test("has letters that stay on its star", () => {
    for (const word of ["PANI!", "THULLA!", "REVOLUTION!"]) expect([...word].length * letters(word) * 0.62).toBeLessThan(WIDE);
  });
  test("has a star inside its ground", () => {
    const numbers = star(22, 150, 262)
      .match(/-?[\d.]+ -?[\d.]+/g)!
      .map((pair) => pair.split(" ").map(Number));
    for (const [x, y] of numbers) {
      expect(Math.abs(x! - WIDE / 2)).toBeLessThan(WIDE / 2);
      expect(Math.abs(y! - HIGH / 2)).toBeLessThan(HIGH * 0.6);
    }
  });
});
