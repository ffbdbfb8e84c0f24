import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Hinted, Incoming, Seen, View } from "../net/protocol";
import { choose } from "../ui/settings.svelte";
import { concerns } from "./aloud";
import { roomFor } from "./fixtures";
import { scenes } from "./scene";
import { TableState } from "./state.svelte";

const HAND = ["3s", "7h", "9h", "Kd"];

function view(n: number, more: Partial<Seen> = {}, rest: Partial<View> = {}): View {
  return {
    type: "view", match: 1, n, you: "p1", nth: 0, news: [], turns: [], pause_ms: 0, went_on: [], record: null, took_ms: null, ...rest,
    view: {
      over: false, to_move: ["p1"], legal: { p1: ["7h", "9h"] }, result: null,
      piles: { p1: HAND, p2: ["??", "??"], p3: ["??", "??"], trick: ["4h"], gone: [] },
      facts: { led: "hearts", leader: "p3", out: [] },
      ...more,
    },
  };
}

const played = (n: number) =>
  view(
    n,
    { to_move: ["p2"], legal: {}, piles: { p1: ["3s", "9h", "Kd"], p2: ["??", "??"], p3: ["??", "??"], trick: ["4h", "7h"], gone: [] } },
    { nth: 1, news: [{ what: "play", seat: "p1", cards: ["7h"] }] },
  );

let sent: Incoming[];
let now = 10_000;

function sits(first: View = view(5), table = "mango-river-42"): TableState {
  const room = { ...roomFor("thulla", { table: 0, seats: 3, options: "", run: false, view: first }), table };
  const at = new TableState(room, (message) => sent.push(message));
  at.show(scenes(null, first).at(-1)!);
  return at;
}
const next = (table: TableState, one: View) => scenes(table.scene, one).forEach((scene) => table.show(scene));
const held = (table: TableState, text: string) => table.hand.find((card) => card.text === text)!;
const texts = (table: TableState) => table.hand.map((card) => card.text);

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  for (const [name, value] of [["taps", "two"], ["premove", "off"], ["auto", "off"], ["sort", "suit"]] as const) choose(name, value);
});

describe("a card that is played", () => {
  test("lies on the table at once, and is not yet what the house says", () => {
    const table = sits();
    table.tapCard(held(table, "7h"));
    table.press();
    expect(table.openPile).toEqual(["4h", "7h"]);
    expect(table.scene!.owners).toEqual(["p3", "p1"]);
    expect(table.waiting).toEqual(["7h"]);
    expect(texts(table)).toEqual(["3s", "9h", "Kd"]);
    expect(table.view!.view.piles["trick"]).toEqual(["4h"]);
    next(table, played(6));
    expect(table.waiting).toEqual([]);
    expect(table.openPile).toEqual(["4h", "7h"]);
    expect(table.pending).toBeNull();
  });

  test("comes back with the reason when it is refused, raised, as the same card", () => {
    const table = sits();
    const { key } = held(table, "7h");
    table.tapCard(held(table, "7h"));
    table.press();
    table.hear({ type: "refused", re: "move", code: "stale_move", params: {}, text: "that decision is made already" });
    expect(table.openPile).toEqual(["4h"]);
    expect(held(table, "7h").key).toBe(key);
    expect(table.chosen).toEqual([key]);
    expect(table.reason).not.toBe("");
    expect(table.fresh.size).toBe(0);
  });

  test("comes back when the line is lost before the answer", () => {
    const table = sits();
    table.tapCard(held(table, "7h"));
    table.press();
    table.lost();
    table.online = false;
    expect(texts(table)).toEqual(["3s", "7h", "9h", "Kd"]);
    expect(table.reason).toContain("sent again");
    sent = [];
    table.press();
    expect(sent).toEqual([]);
  });

  test("is the copy that was chosen", () => {
    const first = view(5, { legal: { p1: ["7h"] }, piles: { p1: ["7h", "7h", "Kd"], p2: ["??"], p3: ["??"], trick: ["4h"], gone: [] } });
    const table = sits(first);
    const [, second] = table.hand.filter((card) => card.text === "7h");
    table.chosen = [second!.key];
    table.press();
    expect(table.hand.map((card) => card.key)).not.toContain(second!.key);
  });

  test("needs one tap where that is wished, and a drop on the table always one", () => {
    choose("taps", "one");
    const table = sits();
    table.tapCard(held(table, "9h"));
    expect(sent).toMatchObject([{ type: "move", move: "9h" }]);
    choose("taps", "two");
    const other = sits();
    sent = [];
    expect(other.lift(held(other, "7h"))).toEqual([held(other, "7h").key]);
    other.drop(held(other, "7h"));
    expect(sent).toMatchObject([{ type: "move", move: "7h" }]);
  });

  test("that may not be played is refused with a question to the house", () => {
    const table = sits();
    table.lift(held(table, "Kd"));
    table.drop(held(table, "Kd"));
    expect(sent).toEqual([{ type: "explain", move: "Kd" }]);
    expect(table.shaken).toEqual({ key: held(table, "Kd").key, times: 1 });
  });
});

describe("before your turn", () => {
  const waiting = view(5, { to_move: ["p2"], legal: {} });

  test("a card is chosen and played as soon as it can be", () => {
    choose("premove", "on");
    const table = sits(waiting);
    table.tapCard(held(table, "9h"));
    expect(table.premoved).toBe(held(table, "9h").key);
    next(table, view(6, {}, { news: [{ what: "play", seat: "p3", cards: ["4h"] }] }));
    expect(sent).toMatchObject([{ type: "move", move: "9h" }]);
  });

  test("one that cannot be played then stays in the hand, with the reason", () => {
    choose("premove", "on");
    const table = sits(waiting);
    table.tapCard(held(table, "Kd"));
    next(table, view(6, {}, { news: [{ what: "play", seat: "p3", cards: ["4h"] }] }));
    expect(sent).toEqual([{ type: "explain", move: "Kd" }]);
    expect(table.premoved).toBe("");
  });

  test("without that setting a tap asks why not", () => {
    const table = sits(waiting);
    table.tapCard(held(table, "9h"));
    expect(sent).toEqual([{ type: "explain", move: "9h" }]);
  });
});

describe("the only legal card", () => {
  const only = view(5, { legal: { p1: ["7h"] } });

  test("is raised, and played by itself only where that is wished", () => {
    const table = sits(only);
    expect(table.chosenCards).toEqual(["7h"]);
    vi.advanceTimersByTime(5_000);
    expect(sent).toEqual([]);
    choose("auto", "on");
    sits(only, "another-1");
    vi.advanceTimersByTime(5_000);
    expect(sent).toMatchObject([{ type: "move", move: "7h" }]);
  });
});

describe("the hand", () => {
  test("marks what was picked up until your next play", () => {
    const table = sits();
    next(
      table,
      view(6, { piles: { p1: [...HAND, "4h", "2c"], p2: ["??"], p3: ["??"], trick: [], gone: [] }, legal: { p1: ["3s"] } }, { nth: 1, news: [{ what: "cut", seat: "p2", taker: "p1", count: 2 }] }),
    );
    expect(table.hand.filter((card) => table.fresh.has(card.key)).map((card) => card.text)).toEqual(["4h", "2c"]);
    table.act(table.offers[0]!);
    expect(table.fresh.size).toBe(0);
  });

  test("is sorted by suit, by rank, and as you lay it", () => {
    const table = sits();
    expect(texts(table)).toEqual(["3s", "7h", "9h", "Kd"]);
    const cards = ["2d", "3s", "7h", "Kd"];
    const other = sits(view(5, { piles: { p1: cards, p2: [], p3: [], trick: [], gone: [] }, legal: { p1: cards } }));
    expect(texts(other)).toEqual(["3s", "7h", "2d", "Kd"]);
    other.sort();
    expect(texts(other)).toEqual(["2d", "3s", "7h", "Kd"]);
    other.sort();
    other.put(held(other, "Kd").key, 0);
    expect(texts(other)).toEqual(["Kd", "2d", "3s", "7h"]);
    other.sort();
    expect(texts(other)).toEqual(["3s", "7h", "2d", "Kd"]);
  });
});

describe("what has happened", () => {
  test("and the last trick survive a reload, and nothing is told twice", () => {
    const table = sits();
    next(table, played(6));
    const ends = view(7, { to_move: ["p3"], legal: {}, piles: { p1: ["3s", "9h", "Kd"], p2: ["??"], p3: ["??", "??"], trick: [], gone: ["4h", "7h", "5h"] } }, {
      nth: 1, news: [{ what: "play", seat: "p2", cards: ["5h"] }, { what: "clean", seat: "p1", count: 3 }],
    });
    next(table, ends);
    expect(table.last).toEqual([{ seat: "p3", cards: ["4h"] }, { seat: "p1", cards: ["7h"] }, { seat: "p2", cards: ["5h"] }]);
    const again = sits(ends);
    expect(again.log.map((line) => line.text)).toEqual(table.log.map((line) => line.text));
    expect(again.last).toEqual(table.last);
    expect(sits(ends, "another-1").last).toEqual([]);
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

describe("a typed move", () => {
  test("is played if it is legal, and otherwise explained", () => {
    const table = sits();
    expect(table.type("kd")).toBe(false);
    expect(table.type("7H")).toBe(true);
    expect(sent).toMatchObject([{ type: "explain", move: "kd" }, { type: "move", move: "7h" }]);
  });
});

describe("a hint", () => {
  const hint: Hinted = { type: "hinted", match: 1, nth: 0, best: [{ move: "9h", chance: 0.8 }], goal: "not_last", code: "no_such", params: {}, text: "it is high" };

  /** With a bot at the table nothing is rated. */
  function withBot(): TableState {
    const table = sits();
    table.room = { ...table.room, seats: table.room.seats.map((seat, i) => (i === 2 ? { ...seat, state: "bot", player: null, level: "sharp" } : seat)) };
    return table;
  }

  test("is asked for once, raises the card and says why", () => {
    const table = withBot();
    table.hint();
    expect(table.thinking).toBe(true);
    table.hint();
    table.hear(hint);
    expect([table.thinking, table.hinted]).toEqual([false, "9h"]);
    expect(table.chosenCards).toEqual(["9h"]);
    expect(table.advice).toContain("It is high.");
    table.clear();
    table.hint();
    expect(table.chosenCards).toEqual(["9h"]);
    expect(sent).toEqual([{ type: "hint" }]);
    table.act(table.found);
    expect([table.advice, table.hinted]).toEqual(["", ""]);
  });

  test("between people is told what it costs, once in a match", () => {
    const table = sits();
    table.hint();
    expect(sent).toEqual([]);
    expect(table.advice).toContain("not rated for you");
    table.hint();
    expect(sent).toEqual([{ type: "hint" }]);
    table.hear(hint);
    next(table, played(6));
    next(table, view(7, {}, { nth: 1 }));
    expect([table.advice, table.hinted]).toEqual(["", ""]);
    table.hint();
    expect(sent).toEqual([{ type: "hint" }, { type: "hint" }]);
  });

  test("stays while others decide at the same time", () => {
    const table = withBot();
    table.hint();
    table.hear(hint);
    next(table, view(6, { to_move: ["p1"] }, { news: [{ what: "nod", seat: "p2" }] }));
    expect([table.hinted, table.chosenCards]).toEqual(["9h", ["9h"]]);
    expect(table.advice).toContain("It is high.");
  });

  test("that does not come says so, and one that is refused says why", () => {
    const table = withBot();
    table.hint();
    vi.advanceTimersByTime(9_000);
    expect(table.thinking).toBe(false);
    expect(table.advice).toContain("no time");
    table.hint();
    table.hear({ type: "refused", re: "hint", code: "no_hints", params: {}, text: "…" });
    expect([table.thinking, table.reason]).toEqual([false, "The host allows no hints at this table."]);
  });

  test("for a decision that is made already is not shown", () => {
    const table = sits();
    table.hear({ ...hint, nth: 4 });
    expect([table.chosen, table.advice]).toEqual([[], ""]);
  });
});

test("a clock has run while older scenes were shown", () => {
  const table = sits();
  const one = view(6, {}, { turns: [{ seat: "p1", left_ms: 25_000, bank_ms: 60_000 }] });
  table.show(scenes(null, one).at(-1)!, 1_800);
  expect(table.turnOf("p1")).toEqual({ seat: "p1", left_ms: 23_200, bank_ms: 60_000 });
});

describe("a pause", () => {
  const paused = (rest: Partial<View> = {}) => view(6, {}, { nth: 1, pause_ms: 7_000, news: [{ what: "nod", seat: "p1" }], ...rest });

  test("ends by itself, on the clock of this device", () => {
    const table = sits(paused());
    expect(table.pausing).toBe(true);
    vi.advanceTimersByTime(6_900);
    expect(table.pausing).toBe(true);
    vi.advanceTimersByTime(200);
    expect(table.pausing).toBe(false);
  });

  test("that was waited for while older scenes were shown is over when its scene comes", () => {
    const table = sits();
    table.show(scenes(table.scene, paused()).at(-1)!, 7_010);
    expect(table.pausing).toBe(false);
    expect(table.myTurn).toBe(true);
  });

  test("begins anew with what the house says of it", () => {
    const table = sits(paused());
    vi.advanceTimersByTime(5_000);
    next(table, paused({ pause_ms: 0, news: [], went_on: ["p2"] }));
    expect(table.pausing).toBe(false);
  });
});

describe("several cards", () => {
  const SETS = ["pass", "9x1", "9x2", "9x3", "5x1", "9x2+J"];
  function sets(legal: string[], completes = false): TableState {
    const table = sits(view(5, { legal: { p1: legal }, piles: { p1: ["5", "5", "5", "9", "9", "9", "J"], p2: ["??"], trick: [] }, facts: { passed: [] } }));
    table.extra = { completes };
    return table;
  }
  const copies = (table: TableState, text: string) => table.hand.filter((card) => card.text === text);

  test("are kept when one that does not fit is added, and the house is asked why", () => {
    const table = sets(SETS);
    for (const card of copies(table, "9")) table.tapCard(card, "lowers");
    table.tapCard(copies(table, "5")[0]!, "lowers");
    expect(table.chosenCards).toEqual(["9", "9", "9", "5"]);
    expect(table.found).toBeNull();
    expect(sent.at(-1)).toEqual({ type: "explain", move: "9995" });
    table.tapCard(copies(table, "5")[0]!, "lowers");
    expect(table.found?.move).toBe("9x3");
  });

  test("that one tap has raised give way to another set, but not those chosen one by one", () => {
    const table = sets(["pass", "9x3", "5x3", "9x2+J"], true);
    table.tapCard(copies(table, "9")[0]!, "lowers");
    expect(table.found?.move).toBe("9x3");
    table.tapCard(copies(table, "5")[0]!, "lowers");
    expect(table.found?.move).toBe("5x3");
    table.tapCard(copies(table, "5")[2]!, "lowers");
    table.tapCard(copies(table, "9")[0]!, "lowers");
    expect(table.chosenCards).toEqual(["5", "5", "9"]);
  });

  test("a Jester joins the set that was raised", () => {
    const table = sets(["pass", "9x3", "5x3", "9x2+J"], true);
    table.tapCard(copies(table, "9")[0]!, "lowers");
    table.tapCard(copies(table, "J")[0]!, "lowers");
    expect(table.chosenCards).toEqual(["9", "9", "9", "J"]);
  });
});

describe("slots", () => {
  test("say how many more are needed", () => {
    const table = sits(view(5, { legal: { p1: ["look 1 2", "look 1 3", "look 2 3"] }, piles: { p1: ["??", "??", "??"], p2: ["??"] }, facts: {} }));
    table.tapSlot("p1.1");
    expect(table.missing).toBe(1);
    expect(table.missed).toBe("Choose one more slot");
    table.tapSlot("p1.3");
    expect(table.missed).toBe("");
    expect(table.found?.move).toBe("look 1 3");
  });
});

describe("a move that somebody else made for you", () => {
  const timed = () => view(5, {}, { turns: [{ seat: "p1", left_ms: 15_000, bank_ms: 0 }] });
  const goes = (table: TableState, one: View) => {
    table.heard(one);
    next(table, one);
  };
  const sitsAt = (first: View) => {
    const table = sits(first);
    table.heard(first);
    return table;
  };

  test("by the clock is told as such", () => {
    const table = sitsAt(timed());
    goes(table, played(6));
    expect(table.log.at(-1)).toMatchObject({ text: "Time is up: \u20687♥\u2069 was played for you", tone: "for-you" });
    expect(table.told(table.scene!.news[0]!)).toContain("Time is up");
  });

  test("by the bot on your seat, too", () => {
    const table = sitsAt(timed());
    table.room = { ...table.room, seats: table.room.seats.map((seat) => (seat.seat === "p1" ? { ...seat, state: "away" as const } : seat)) };
    goes(table, played(6));
    expect(table.log.at(-1)!.text).toContain("A bot played");
  });

  test("is not one that you have sent, nor one after the line was lost", () => {
    const table = sitsAt(timed());
    table.tapCard(held(table, "7h"));
    table.press();
    goes(table, played(6));
    expect(table.log.at(-1)!.text).toContain("You");
    const other = sitsAt(timed());
    other.lost();
    goes(other, played(6));
    expect(other.log.at(-1)!.text).toContain("You");
  });
});
