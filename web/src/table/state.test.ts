import { beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../net/protocol";
import { scenes } from "./scene";
import { next, plainSettings, played, sits, view } from "./trial.svelte";

let now = 10_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  plainSettings();
});

describe("a typed move", () => {
  test("is played if it is legal, and otherwise explained", () => {
    const { table, trial } = sits();
    expect(table.type("kd")).toBe(false);
    expect(table.type("7H")).toBe(true);
    expect(trial.sent).toMatchObject([
      { type: "explain", move: "kd" },
      { type: "move", move: "7h" },
    ]);
  });
});

describe("the session", () => {
  test("is read, not copied: who sits there and whether the house is near", () => {
    const { table, trial } = sits();
    trial.seats((seat) => (seat.seat === "p2" ? { name: "Zoya" } : {}));
    expect(table.names("p2")).toBe("Zoya");
    trial.online = false;
    expect([table.online, table.free]).toEqual([false, false]);
  });

  test("that comes back is noted in the log, and what was missed can be looked back at", () => {
    const { table, trial } = sits();
    trial.tell({ type: "connection", online: false });
    expect(table.chronicle.log).toEqual([]);
    trial.tell({ type: "connection", online: true });
    expect(table.chronicle.log).toHaveLength(1);
    trial.tell(played(6));
    expect([...table.chronicle.past.lines]).toEqual([6]);
  });

  test("of a game by heart keeps nothing to look back at", () => {
    const { table, trial } = sits();
    table.extra = { byHeart: true };
    trial.tell(played(6));
    expect(table.chronicle.past.lines.size).toBe(0);
  });

  test("answers a question only if it is still the one that was asked", () => {
    const { table, trial } = sits();
    const no = (move: string) =>
      trial.tell({ type: "explained", move, legal: false, code: "must_follow", params: { suit: "hearts", cards: [] }, text: "follow" });
    table.ask("Kd");
    no("3s");
    expect(table.reason).toBe("");
    no("Kd");
    expect(table.reason).not.toBe("");
  });
});

test("a clock has run while older scenes were shown", () => {
  const { table } = sits();
  const one = view(6, {}, { turns: [{ seat: "p1", left_ms: 25_000, bank_ms: 60_000, whole_ms: null }] });
  table.show(scenes(null, one).at(-1)!, 1_800);
  expect(table.turnOf("p1")).toEqual({ seat: "p1", left_ms: 23_200, bank_ms: 60_000, whole_ms: null });
});

describe("a pause", () => {
  const paused = (rest: Partial<View> = {}) => view(6, {}, { nth: 1, pause_ms: 7_000, news: [{ what: "nod", seat: "p1" }], ...rest });

  test("ends by itself, on the clock of this device", () => {
    const { table } = sits(paused());
    expect(table.pausing).toBe(true);
    vi.advanceTimersByTime(6_900);
    expect(table.pausing).toBe(true);
    vi.advanceTimersByTime(200);
    expect(table.pausing).toBe(false);
  });

  test("that was waited for while older scenes were shown is over when its scene comes", () => {
    const { table } = sits();
    table.show(scenes(table.scene, paused()).at(-1)!, 7_010);
    expect(table.pausing).toBe(false);
    expect(table.myTurn).toBe(true);
  });

  test("begins anew with what the house says of it", () => {
    const { table } = sits(paused());
    vi.advanceTimersByTime(5_000);
    next(table, paused({ pause_ms: 0, news: [], went_on: ["p2"] }));
    expect(table.pausing).toBe(false);
  });
});

describe("the cards are looked at", () => {
  const looking = (legal: Record<string, string[]> = {}) =>
    view(6, { legal, to_move: Object.keys(legal) }, { pause_ms: 10_000, can_go_on: false, looking: true });

  test("with a bar for the time, and a tap on the felt says that you have looked", () => {
    const { table, trial } = sits(looking());
    expect([table.lookingOver, table.pausing, table.waitBar?.left_ms]).toEqual([true, false, 10_000]);
    table.seen();
    table.seen();
    expect(trial.sent).toEqual([{ type: "go_on" }]);
    expect(table.wentOn).toBe(true);
  });

  test("and whoever is asked in secret has looked when they answer, not before", () => {
    const { table, trial } = sits(looking({ p1: ["7h", "9h"] }));
    table.seen();
    expect(trial.sent).toEqual([]);
    table.act(table.offers[0]!);
    expect(trial.sent.map((message) => message.type)).toEqual(["move", "go_on"]);
  });
});

describe("a pass for the rest of the trick", () => {
  const piles = { p1: ["9", "12"], p2: ["??"], p3: ["??"], trick: ["4"], gone: [] };
  const waiting = (n: number, more: Partial<View> = {}) =>
    view(n, { piles, by: { trick: ["p3"] }, to_move: ["p2"], legal: {}, facts: { passed: [] } }, more);
  const mine = (n: number, legal: string[], more: Partial<View> = {}) =>
    view(n, { piles, by: { trick: ["p3"] }, legal: { p1: legal }, facts: { passed: [] } }, { nth: 1, ...more });

  test("is decided on before your turn, and made when it comes", () => {
    const { table, trial } = sits(waiting(5), "mango-river-42", "dalmuti");
    expect(table.early).toBe("pass");
    table.stand();
    next(table, mine(6, ["pass", "2x1"]));
    expect(trial.sent).toMatchObject([{ type: "move", move: "pass" }]);
  });

  test("can be taken back, and is over with the trick", () => {
    const { table, trial } = sits(waiting(5), "mango-river-42", "dalmuti");
    table.stand();
    table.stand();
    expect(table.selection.standing).toBe("");
    table.stand();
    next(table, mine(6, ["9x1", "12x1"], { news: [{ what: "trick", seat: "p1" }] }));
    expect([table.selection.standing, trial.sent]).toEqual(["", []]);
  });

  test("is nothing that every game has", () => {
    expect(sits(played(6)).table.early).toBe("");
  });
});

test("no card of a new deal is marked as new; a card that comes later is", () => {
  const hands = (p1: string[]) => ({ piles: { p1, p2: ["??"], p3: ["??"], trick: [], gone: [] } });
  const { table } = sits(view(5, hands(["9", "12"])), "mango-river-42", "dalmuti");
  next(table, view(6, hands(["1", "2", "3"]), { news: [{ what: "deal" }] }));
  expect(table.order.fresh.size).toBe(0);
  next(table, view(7, hands(["1", "2", "12"]), { news: [{ what: "tax", seat: "p1" }] }));
  expect([...table.order.fresh].map((key) => key.split(".")[0])).toEqual(["12"]);
});
