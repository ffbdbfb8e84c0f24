import { beforeEach, describe, expect, test, vi } from "vitest";
import { choose } from "../ui/settings.svelte";
import { held, next, plainSettings, sits, view } from "./trial.svelte";

let now = 10_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  plainSettings();
});

describe("a card", () => {
  test("needs one tap where that is wished, and a drop on the table always one", () => {
    choose("taps", "one");
    const { table, trial } = sits();
    table.touch.card(held(table, "9h"));
    expect(trial.sent).toMatchObject([{ type: "move", move: "9h" }]);
    choose("taps", "two");
    const { table: other, trial: second } = sits();
    expect(other.touch.lift(held(other, "7h"))).toEqual([held(other, "7h").key]);
    other.touch.drop(held(other, "7h"));
    expect(second.sent).toMatchObject([{ type: "move", move: "7h" }]);
  });

  test("that may not be played is refused with a question to the house", () => {
    const { table, trial } = sits();
    table.touch.lift(held(table, "Kd"));
    table.touch.drop(held(table, "Kd"));
    expect(trial.sent).toEqual([{ type: "explain", move: "Kd" }]);
    expect(table.touch.shaken).toEqual({ key: held(table, "Kd").key, times: 1 });
  });

  test("is not touched while another waits for the house", () => {
    const { table } = sits();
    table.touch.card(held(table, "7h"));
    table.press();
    table.touch.card(held(table, "9h"));
    expect([table.selection.chosen, table.touch.lift(held(table, "9h"))]).toEqual([[], []]);
  });
});

describe("before your turn", () => {
  const waiting = view(5, { to_move: ["p2"], legal: {} });

  test("a card is chosen and played as soon as it can be", () => {
    choose("premove", "on");
    const { table, trial } = sits(waiting);
    table.touch.card(held(table, "9h"));
    expect(table.selection.premoved).toBe(held(table, "9h").key);
    next(table, view(6, {}, { news: [{ what: "play", seat: "p3", cards: ["4h"] }] }));
    expect(trial.sent).toMatchObject([{ type: "move", move: "9h" }]);
  });

  test("one that cannot be played then stays in the hand, with the reason", () => {
    choose("premove", "on");
    const { table, trial } = sits(waiting);
    table.touch.card(held(table, "Kd"));
    next(table, view(6, {}, { news: [{ what: "play", seat: "p3", cards: ["4h"] }] }));
    expect(trial.sent).toEqual([{ type: "explain", move: "Kd" }]);
    expect(table.selection.premoved).toBe("");
  });

  test("without that setting a tap asks why not", () => {
    const { table, trial } = sits(waiting);
    table.touch.card(held(table, "9h"));
    expect(trial.sent).toEqual([{ type: "explain", move: "9h" }]);
  });
});

describe("the only legal card", () => {
  const only = view(5, { legal: { p1: ["7h"] } });

  test("is raised, and played by itself only where that is wished", () => {
    const { table, trial } = sits(only);
    expect(table.selection.cards).toEqual(["7h"]);
    vi.advanceTimersByTime(5_000);
    expect(trial.sent).toEqual([]);
    choose("auto", "on");
    const { trial: other } = sits(only, "another-1");
    vi.advanceTimersByTime(5_000);
    expect(other.sent).toMatchObject([{ type: "move", move: "7h" }]);
  });

  test("is not played by itself when something else has happened meanwhile", () => {
    choose("auto", "on");
    const { table, trial } = sits(only);
    table.touch.stop();
    vi.advanceTimersByTime(5_000);
    expect(trial.sent).toEqual([]);
  });
});
