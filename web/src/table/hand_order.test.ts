import { beforeEach, describe, expect, test, vi } from "vitest";
import { choose } from "../ui/settings.svelte";
import { HandOrder } from "./hand_order.svelte";
import { HAND, held, next, plainSettings, sits, texts, view } from "./trial.svelte";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  plainSettings();
});

const keys = (order: HandOrder) => order.cards.map((card) => card.key);

describe("a hand of its own", () => {
  const dealt = (cards: string[]) => {
    const order = new HandOrder(() => "thulla");
    order.deal(cards);
    return order;
  };

  test("keeps the keys of its cards, copies apart", () => {
    const order = dealt(["7h", "7h", "3s"]);
    const [spade, one, other] = keys(order);
    expect(new Set([spade, one, other]).size).toBe(3);
    order.hold(["7h", "3s", "Kd"]);
    expect(keys(order).slice(0, 2)).toEqual([spade, one]);
  });

  test("gives up the copy that was laid, and takes the same one back", () => {
    const order = dealt(["7h", "7h"]);
    const [one, other] = keys(order);
    order.hold(["7h"], { keys: [one!], laid: true });
    expect(keys(order)).toEqual([other]);
    order.hold(["7h", "7h"], { keys: [one!], laid: false });
    expect(keys(order).sort()).toEqual([one, other].sort());
    expect(order.fresh.size).toBe(0);
  });

  test("marks what comes later, and nothing of a new deal", () => {
    const order = dealt(["7h"]);
    order.hold(["7h", "2c"]);
    expect([...order.fresh]).toEqual([expect.stringMatching(/^2c\./)]);
    order.seen();
    expect(order.fresh.size).toBe(0);
    order.deal(["3s", "4s"]);
    expect(order.fresh.size).toBe(0);
    expect(order.cards.map((card) => card.text)).toEqual(["3s", "4s"]);
  });

  test("has two natural orders only where cards have suits", () => {
    expect(dealt(["2d", "3s", "7h", "Kd"]).ways).toBe(2);
    expect(dealt(["3s"]).ways).toBe(1);
  });

  test("changes its order on the stage", () => {
    let changes = 0;
    const order = new HandOrder(
      () => "thulla",
      (change) => {
        changes += 1;
        change();
      },
    );
    order.deal(["3s", "7h"]);
    choose("sort", "own");
    order.put(keys(order)[1]!, 0);
    expect([changes, order.cards.map((card) => card.text)]).toEqual([1, ["7h", "3s"]]);
    order.forget();
    expect(order.cards.map((card) => card.text)).toEqual(["3s", "7h"]);
  });
});

describe("the hand at the table", () => {
  test("marks what was picked up until your next play", () => {
    const { table } = sits();
    next(
      table,
      view(
        6,
        { piles: { p1: [...HAND, "4h", "2c"], p2: ["??"], p3: ["??"], trick: [], gone: [] }, legal: { p1: ["3s"] } },
        { nth: 1, news: [{ what: "cut", seat: "p2", taker: "p1", count: 2 }] },
      ),
    );
    expect(table.hand.filter((card) => table.order.fresh.has(card.key)).map((card) => card.text)).toEqual(["4h", "2c"]);
    table.act(table.offers[0]!);
    expect(table.order.fresh.size).toBe(0);
  });

  test("is sorted by suit, by rank, and as you lay it", () => {
    const { table } = sits();
    expect(texts(table)).toEqual(["3s", "7h", "9h", "Kd"]);
    const cards = ["2d", "3s", "7h", "Kd"];
    const { table: other } = sits(view(5, { piles: { p1: cards, p2: [], p3: [], trick: [], gone: [] }, legal: { p1: cards } }));
    expect(texts(other)).toEqual(["3s", "7h", "2d", "Kd"]);
    other.order.sort();
    expect(texts(other)).toEqual(["2d", "3s", "7h", "Kd"]);
    other.order.sort();
    other.order.put(held(other, "Kd").key, 0);
    expect(texts(other)).toEqual(["Kd", "2d", "3s", "7h"]);
    other.order.sort();
    expect(texts(other)).toEqual(["3s", "7h", "2d", "Kd"]);
  });
});
