import { describe, expect, test } from "vitest";
import type { View } from "../net/protocol";
import { CAPTURED } from "./fixtures";
import { Queue, type Timer } from "./queue";
import { type Scene, openPile, scenes } from "./scene";

class Hands implements Timer {
  time = 0;
  due: { id: number; at: number; act: () => void }[] = [];
  private next = 1;
  away = false;
  now = () => this.time;
  hidden = () => this.away;
  after = (ms: number, act: () => void) => {
    this.due.push({ id: this.next, at: this.time + ms, act });
    return this.next++;
  };
  cancel = (id: number) => {
    this.due = this.due.filter((one) => one.id !== id);
  };
  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const first = this.due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!first) break;
      this.cancel(first.id);
      this.time = first.at;
      first.act();
    }
    this.time = end;
  }
}

const run = (game: string) => CAPTURED[game]!.filter((one) => one.run).map((one) => one.view);

function opened() {
  const time = new Hands();
  const shown: Scene[] = [];
  return { time, shown, queue: new Queue((scene) => shown.push(scene), time) };
}

describe("scenes", () => {
  test("a trick is shown complete before it goes, each card with its player", () => {
    const [, b, c, d, e] = run("thulla") as [View, View, View, View, View];
    let last: Scene | null = null;
    for (const view of [b, c, d]) last = scenes(last, view).at(-1)!;
    const [staged, after] = scenes(last, e);
    expect(staged!.live).toBe(false);
    expect(staged!.seen.piles["trick"]).toHaveLength(4);
    expect(staged!.owners).toEqual(["p4", "p1", "p2", "p3"]);
    expect(after!.live).toBe(true);
    expect(after!.seen).toBe(e.view);
  });

  test("nothing is lost on the way: the last scene is always the view", () => {
    for (const game of Object.keys(CAPTURED)) {
      let last: Scene | null = null;
      for (const view of run(game)) {
        const all = scenes(last, view);
        last = all.at(-1)!;
        expect(last.seen).toBe(view.view);
        expect(all.flatMap((scene) => scene.news)).toEqual(view.news);
        const open = openPile(view.view);
        expect(last.owners).toHaveLength(open ? view.view.piles[open]!.length : 0);
      }
    }
  });

  test("the pieces of a turn have owners", () => {
    const views = run("liap_tui");
    let last: Scene | null = null;
    const turns = views.flatMap((view) => {
      const all = scenes(last, view);
      last = all.at(-1)!;
      return all.filter((scene) => !scene.live);
    });
    expect(turns.length).toBeGreaterThan(1);
    for (const scene of turns) expect(new Set(scene.owners).size).toBe(4);
  });
});

describe("the queue", () => {
  test("shows the first view at once and the others in order", () => {
    const { time, shown, queue } = opened();
    const [a, b, c] = run("thulla") as [View, View, View];
    queue.push(a);
    expect(shown).toHaveLength(1);
    queue.push(b);
    queue.push(c);
    expect(shown.map((scene) => scene.view.n)).toEqual([1, 2]);
    time.pass(400);
    expect(shown.map((scene) => scene.view.n)).toEqual([1, 2, 3]);
  });

  test("jumps to the newest after a long absence", () => {
    const { time, shown, queue } = opened();
    const views = run("thulla");
    queue.push(views[0]!);
    time.away = true;
    for (const view of views.slice(1)) queue.push(view);
    expect(shown.at(-1)!.view.n).toBe(views.at(-1)!.n);
    expect(queue.busy).toBe(false);
  });

  test("a tap ends a scene", () => {
    const { shown, queue } = opened();
    for (const view of run("thulla").slice(0, 5)) {
      queue.push(view);
      while (queue.busy) queue.skip();
    }
    expect(shown.at(-1)!.live).toBe(true);
  });

  test("a pause lasts until the server ends it", () => {
    const { time, shown, queue } = opened();
    const views = run("liap_tui");
    const at = views.findIndex((view) => view.pause_ms > 0);
    for (const view of views.slice(0, at + 1)) {
      queue.push(view);
      time.pass(600);
    }
    expect(shown.at(-1)!.live).toBe(false);
    queue.push({ ...views[at]!, news: [], went_on: ["p2"] });
    expect(shown.at(-1)!.live).toBe(false);
    expect(shown.at(-1)!.view.went_on).toEqual(["p2"]);
    queue.push({ ...views[at]!, news: [], pause_ms: 0 });
    expect(shown.at(-1)!.live).toBe(true);
  });

  test("nobody waits for a pause that is over already", () => {
    const { time, shown, queue } = opened();
    const views = run("liap_tui");
    const at = views.findIndex((view) => view.pause_ms > 0);
    for (const view of views.slice(0, at + 2)) queue.push(view);
    time.pass(5_000);
    expect(shown.at(-1)!.view.n).toBe(views[at + 1]!.n);
  });

  test("what came while the line was lost is not shown, only how it stands", () => {
    const time = new Hands();
    const jumps: boolean[] = [];
    const queue = new Queue((_, how) => jumps.push(how.jump), time);
    const [a, b, c, d] = run("thulla") as [View, View, View, View];
    queue.push(a);
    queue.push(b);
    time.pass(2_000);
    queue.missed();
    queue.push(c);
    time.pass(2_000);
    queue.push(d);
    expect(jumps).toEqual([true, false, true, false]);
  });

  test("who is behind sees everything faster, and clocks as they stand", () => {
    const time = new Hands();
    const shown: { pace: number; late_ms: number }[] = [];
    const queue = new Queue((_, { pace, late_ms }) => shown.push({ pace, late_ms }), time);
    for (const view of run("thulla").slice(0, 6)) queue.push(view);
    time.pass(6_000);
    expect(shown[1]).toEqual({ pace: 1, late_ms: 0 });
    expect(Math.min(...shown.map((how) => how.pace))).toBeLessThan(0.5);
    expect(Math.max(...shown.map((how) => how.late_ms))).toBeGreaterThan(300);
  });

  test("of a crowd only the newest is shown, but all of it is told in order", () => {
    const time = new Hands();
    const all: [string, number][] = [];
    const queue = new Queue(
      (scene) => all.push(["shown", scene.view.n]),
      time,
      () => 1,
      () => false,
      (scene) => all.push(["told", scene.view.n]),
    );
    const views = run("thulla").slice(0, 9);
    for (const view of views) queue.push(view);
    time.pass(6_000);
    expect([...new Set(all.map(([, n]) => n))]).toEqual(views.map((view) => view.n));
    expect(all.some(([how]) => how === "told")).toBe(true);
    expect(all.at(-1)).toEqual(["shown", views.at(-1)!.n]);
  });

  test("a cut takes at most 1.9 seconds: the card, the words, the flight", () => {
    const open = run("thulla").find((view) => view.view.piles["trick"]!.length > 1)!;
    const last = scenes(null, open).at(-1)!;
    const cutter = open.view.to_move[0]!;
    const news = [
      { what: "play", seat: cutter, cards: ["2c"] },
      { what: "cut", seat: cutter, taker: "p4", count: 3 },
    ];
    const cut = scenes(last, { ...open, n: open.n + 1, news, view: { ...open.view, piles: { ...open.view.piles, trick: [] } } });
    expect(cut.map((scene) => scene.live)).toEqual([false, true]);
    expect(cut[0]!.seen.piles["trick"]!.at(-1)).toBe("2c");
    expect(cut[0]!.hold_ms + cut[1]!.hold_ms).toBeLessThanOrEqual(1_900);
  });

  test("in a film a trick that is over stays until the next moment, wherever one comes from", () => {
    const time = new Hands();
    const shown: Scene[] = [];
    const queue = new Queue(
      (scene) => shown.push(scene),
      time,
      () => 1,
      () => true,
    );
    const [, , , d, e, f] = run("thulla") as [View, View, View, View, View, View];
    queue.push(e, d); // e ends the trick
    time.pass(20_000);
    expect(shown.map(({ view, live }) => [view.n, live])).toEqual([[e.n, false]]);
    expect(shown[0]!.seen.piles["trick"]).toHaveLength(4);
    queue.push(f);
    time.pass(2_000);
    expect(shown.map(({ view, live }) => [view.n, live])).toEqual([
      [e.n, false],
      [e.n, true],
      [f.n, true],
    ]);
    queue.reset();
    queue.push(d);
    queue.push(e);
    time.pass(20_000);
    expect(shown.slice(3).map(({ view, live }) => [view.n, live])).toEqual([
      [d.n, true],
      [e.n, false],
    ]);
  });

  test("an older view is not shown any more", () => {
    const { shown, queue } = opened();
    const [a, b] = run("thulla") as [View, View];
    queue.push(b);
    queue.push(a);
    expect(shown.map((scene) => scene.view.n)).toEqual([2]);
  });
});
