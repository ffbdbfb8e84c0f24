import { beforeEach, describe, expect, test, vi } from "vitest";
import { offersOf } from "./moves";
import { Selection } from "./selection.svelte";
import type { TableState } from "./state.svelte";
import { plainSettings, sits, view } from "./trial.svelte";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  plainSettings();
});

const gameOf = (move: string) => (/^(look|keep|swap|pair)/.test(move) ? "tincholi" : /^say/.test(move) ? "liap_tui" : "dalmuti");

describe("a choice", () => {
  const hand = ["5", "5", "9", "9", "J"].map((text, i) => ({ key: `${text}.${i}`, text }));
  const from = (legal: string[], completes = false) =>
    new Selection({
      hand,
      extra: { completes },
      game: gameOf(legal[0] ?? ""),
      offers: offersOf(
        legal,
        hand.map((card) => card.text),
        "p1",
        gameOf(legal[0] ?? ""),
      ),
    });

  test("finds the move of its cards and counts what is missing", () => {
    const selection = from(["9x2", "9x2+J"]);
    expect([selection.many, selection.choosing, selection.found]).toEqual([true, false, null]);
    selection.toggle(hand[2]!);
    expect([selection.missing, selection.missed]).toEqual([1, "Choose one more"]);
    selection.toggle(hand[3]!);
    expect([selection.found?.move, selection.primary?.move, selection.missed]).toEqual(["9x2", "9x2", ""]);
    selection.toggle(hand[4]!);
    expect(selection.found?.move).toBe("9x2+J");
    selection.toggle(hand[0]!);
    expect([selection.found, selection.fits, selection.missing]).toEqual([null, false, 0]);
  });

  test("prefers the copies that were chosen and tapped", () => {
    const selection = from(["9x1", "9x2"]);
    selection.toggle(hand[3]!);
    expect(selection.chosen).toEqual(["9.3"]);
    expect(selection.keysFor(["9"])).toEqual(["9.3"]);
    expect(selection.keysFor(["9"], hand[2]!)).toEqual(["9.2"]);
    expect(selection.keysFor(["9"], null, hand[3]!)).toEqual(["9.2"]);
    selection.takeAll(hand[2]!);
    expect(selection.cards).toEqual(["9", "9"]);
  });

  test("takes a whole move at once: cards, slots, a number", () => {
    const cards = from(["9x2"]);
    const [set] = offersOf(["9x2"], ["9", "9"], "p1", "dalmuti");
    cards.take(set!);
    expect(cards.cards).toEqual(["9", "9"]);
    const slots = from(["keep 1", "swap 1 p2.3"]);
    slots.take(offersOf(["swap 1 p2.3"], [], "p1", "tincholi")[0]!);
    expect([slots.mode, slots.slots, slots.found?.move]).toEqual(["swap", ["p1.1", "p2.3"], "swap 1 p2.3"]);
    const pad = from(["say 2", "say 3"]);
    pad.take(offersOf(["say 3"], [], "p1", "liap_tui")[0]!);
    expect([pad.number, pad.found?.move]).toEqual([3, "say 3"]);
    pad.clear();
    expect([pad.choosing, pad.number]).toEqual([false, null]);
  });

  test("of a number goes with the second tap, and one that is not offered is none", () => {
    const pad = from(["say 2"]);
    expect([pad.tapNumber(2), pad.number]).toEqual([true, 2]);
    expect([pad.tapNumber(2), pad.number]).toEqual([true, null]);
    expect([pad.tapNumber(7), pad.number]).toEqual([false, null]);
  });

  test("of slots holds as many as the longest move, the oldest goes first", () => {
    const slots = from(["look 1 2", "look 1 3", "look 2 3"]);
    for (const slot of ["p1.1", "p1.2", "p1.3", "p2.1"]) slots.tapSlot(slot);
    expect(slots.slots).toEqual(["p1.2", "p1.3"]);
    slots.tapSlot("p1.2");
    expect(slots.slots).toEqual(["p1.3"]);
  });
});

describe("several cards", () => {
  const SETS = ["pass", "9x1", "9x2", "9x3", "5x1", "9x2+J"];
  function sets(legal: string[], completes = false) {
    const at = sits(
      view(5, { legal: { p1: legal }, piles: { p1: ["5", "5", "5", "9", "9", "9", "J"], p2: ["??"], trick: [] }, facts: { passed: [] } }),
      "mango-river-42",
      "dalmuti",
    );
    at.table.extra = { completes };
    return at;
  }
  const copies = (table: TableState, text: string) => table.hand.filter((card) => card.text === text);

  test("are kept when one that does not fit is added, and the house is asked why", () => {
    const { table, trial } = sets(SETS);
    for (const card of copies(table, "9")) table.touch.card(card, "lowers");
    table.touch.card(copies(table, "5")[0]!, "lowers");
    expect(table.selection.cards).toEqual(["9", "9", "9", "5"]);
    expect(table.selection.found).toBeNull();
    expect(trial.sent.at(-1)).toEqual({ type: "explain", move: "9995" });
    table.touch.card(copies(table, "5")[0]!, "lowers");
    expect(table.selection.found?.move).toBe("9x3");
  });

  test("that one tap has raised give way to another set, but not those chosen one by one", () => {
    const { table } = sets(["pass", "9x3", "5x3", "9x2+J"], true);
    table.touch.card(copies(table, "9")[0]!, "lowers");
    expect(table.selection.found?.move).toBe("9x3");
    table.touch.card(copies(table, "5")[0]!, "lowers");
    expect(table.selection.found?.move).toBe("5x3");
    table.touch.card(copies(table, "5")[2]!, "lowers");
    table.touch.card(copies(table, "9")[0]!, "lowers");
    expect(table.selection.cards).toEqual(["5", "5", "9"]);
  });

  test("a Jester joins the set that was raised", () => {
    const { table } = sets(["pass", "9x3", "5x3", "9x2+J"], true);
    table.touch.card(copies(table, "9")[0]!, "lowers");
    table.touch.card(copies(table, "J")[0]!, "lowers");
    expect(table.selection.cards).toEqual(["9", "9", "9", "J"]);
  });
});

describe("slots", () => {
  test("say how many more are needed", () => {
    const { table } = sits(
      view(5, { legal: { p1: ["look 1 2", "look 1 3", "look 2 3"] }, piles: { p1: ["??", "??", "??"], p2: ["??"] }, facts: {} }),
      "mango-river-42",
      "tincholi",
    );
    table.touch.slot("p1.1");
    expect(table.selection.missing).toBe(1);
    expect(table.selection.missed).toBe("Choose one more slot");
    table.touch.slot("p1.3");
    expect(table.selection.missed).toBe("");
    expect(table.selection.found?.move).toBe("look 1 3");
  });
});
