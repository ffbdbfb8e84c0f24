import { beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../net/protocol";
import { concerns } from "./aloud";
import { Chronicle, type Teller } from "./chronicle.svelte";
import { type News, type Scene, scenes } from "./scene";
import { held, next, plainSettings, played, sits, view } from "./trial.svelte";

let now = 10_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  plainSettings();
});

describe("a chronicle of its own", () => {
  const teller = (more: Partial<Teller> = {}): Teller => ({
    code: "mango-river-42",
    game: "thulla",
    names: (seat) => (seat === "p1" ? "You" : seat),
    away: false,
    decided: () => false,
    ...more,
  });
  const scene = (one: View): Scene => scenes(null, one).at(-1)!;

  test("tells each view once, aloud too, and forgets the newest lines for whoever looks back", () => {
    const chronicle = new Chronicle(teller(), false);
    const said: string[] = [];
    chronicle.onsay = (text) => said.push(text);
    chronicle.recall(scene(view(5)));
    chronicle.tell(scene(view(5)));
    for (let i = 0; i < 2; i++) chronicle.tell(scene(played(6)));
    expect([chronicle.log.length, said.length]).toEqual([1, 1]);
    expect(said[0]).toMatch(/7\W* of \W*hearts/);
    chronicle.tell(scene(view(5)));
    expect(chronicle.log).toEqual([]);
  });

  test("counts what every hand has brought, also for whoever comes later", () => {
    const chronicle = new Chronicle(teller(), true);
    const over = (n: number, points: Record<string, number>) =>
      ({ ...played(n), news: [{ what: "hand_over", points }] }) as unknown as View;
    chronicle.tell(scene(over(6, { p1: 3, p2: 0 })));
    chronicle.tell(scene(over(7, { p1: 0, p2: 5 })));
    expect(chronicle.hands).toEqual([
      { p1: 3, p2: 0 },
      { p1: 0, p2: 5 },
    ]);
    const later = new Chronicle(teller(), true);
    later.recall(scene(played(7)));
    expect(later.hands).toEqual(chronicle.hands);
    later.retell({ match: played(7).match, n: 9, news: [{ what: "hand_over", points: { p1: 1 } }] } as never);
    expect(later.hands).toEqual([{ p1: 1 }]);
  });

  test("keeps the last lines only, with what is noted by the way", () => {
    const chronicle = new Chronicle(teller(), false);
    for (let i = 0; i < 200; i++) chronicle.note(`line ${i}`);
    expect([chronicle.log.length, chronicle.log[0]!.text, chronicle.log.at(-1)!.id]).toEqual([150, "line 50", 200]);
  });

  test("of a film leaves nothing behind for a reload", () => {
    new Chronicle(teller(), false).tell(scene(played(6)));
    expect(sessionStorage.length).toBe(0);
    new Chronicle(teller(), true).tell(scene(played(6)));
    expect(sessionStorage.length).toBe(1);
  });

  test("says who has played for you, unless it was decided here", () => {
    const timed = view(5, {}, { turns: [{ seat: "p1", left_ms: 15_000, bank_ms: 0, whole_ms: null }] });
    const words = (more: Partial<Teller>) => {
      const chronicle = new Chronicle(teller(more), false);
      const after = played(6);
      chronicle.arrived(timed);
      chronicle.arrived(after);
      return chronicle.words(after.news[0] as unknown as News);
    };
    expect(words({})).toContain("Time is up");
    expect(words({ away: true })).toContain("A bot played");
    expect(words({ decided: () => true })).toContain("You");
  });
});

describe("what has happened", () => {
  test("and the last trick survive a reload, and nothing is told twice", () => {
    const { table } = sits();
    next(table, played(6));
    const ends = view(
      7,
      { to_move: ["p3"], legal: {}, piles: { p1: ["3s", "9h", "Kd"], p2: ["??"], p3: ["??", "??"], trick: [], gone: ["4h", "7h", "5h"] } },
      {
        nth: 1,
        news: [
          { what: "play", seat: "p2", cards: ["5h"] },
          { what: "clean", seat: "p1", count: 3 },
        ],
      },
    );
    next(table, ends);
    expect(table.chronicle.last).toEqual([
      { seat: "p3", cards: ["4h"] },
      { seat: "p1", cards: ["7h"] },
      { seat: "p2", cards: ["5h"] },
    ]);
    const { chronicle: again } = sits(ends).table;
    expect(again.log.map((line) => line.text)).toEqual(table.chronicle.log.map((line) => line.text));
    expect(again.last).toEqual(table.chronicle.last);
    expect(sits(ends, "another-1").table.chronicle.last).toEqual([]);
  });

  test("is read aloud as far as it concerns you", () => {
    const cut = { what: "cut", seat: "p2", taker: "p3" };
    const play = { what: "play", seat: "p2", cards: ["4h"] };
    expect([cut, play].map((news) => concerns(news, "p1", "all"))).toEqual([true, true]);
    expect([cut, play].map((news) => concerns(news, "p1", "mine"))).toEqual([true, false]);
    expect(concerns(play, "p2", "mine")).toBe(true);
    expect([cut, { what: "game_over" }].map((news) => concerns(news, "p1", "least"))).toEqual([false, true]);
  });
});

describe("a move that somebody else made for you", () => {
  const timed = () => view(5, {}, { turns: [{ seat: "p1", left_ms: 15_000, bank_ms: 0, whole_ms: null }] });
  const goes = ({ table, trial }: ReturnType<typeof sits>, one: View) => {
    trial.tell(one);
    next(table, one);
  };
  const sitsAt = (first: View) => {
    const at = sits(first);
    at.trial.tell(first);
    return at;
  };

  test("by the clock is told as such", () => {
    const at = sitsAt(timed());
    goes(at, played(6));
    const { chronicle, scene } = at.table;
    expect(chronicle.log.at(-1)).toMatchObject({ text: "Time is up: \u20687♥\u2069 was played for you", tone: "for-you" });
    expect(chronicle.words(scene!.news[0]!)).toContain("Time is up");
  });

  test("by the bot on your seat, too", () => {
    const at = sitsAt(timed());
    at.trial.seats((seat) => (seat.seat === "p1" ? { state: "away" } : {}));
    goes(at, played(6));
    expect(at.table.chronicle.log.at(-1)!.text).toContain("A bot played");
  });

  test("is not one that you have sent, nor one after the line was lost", () => {
    const at = sitsAt(timed());
    at.table.touch.card(held(at.table, "7h"));
    at.table.press();
    goes(at, played(6));
    expect(at.table.chronicle.log.at(-1)!.text).toContain("You");
    const other = sitsAt(timed());
    other.trial.tell({ type: "connection", online: false });
    goes(other, played(6));
    expect(other.table.chronicle.log.at(-1)!.text).toContain("You");
  });
});
