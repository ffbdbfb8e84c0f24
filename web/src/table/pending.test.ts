import { beforeEach, describe, expect, test, vi } from "vitest";
import { Pending } from "./pending.svelte";
import { scenes } from "./scene";
import { held, next, plainSettings, played, sits, texts, view } from "./trial.svelte";

let now = 10_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  plainSettings();
});

describe("a move that is sent", () => {
  const scene = scenes(null, view(5)).at(-1)!;

  test("lies on the open pile until it is settled, and is remembered until the hand has it back", () => {
    const pending = new Pending();
    pending.send("7h", scene, { seat: "p1", keys: ["7h.1"], cards: ["7h"] });
    expect([pending.busy, pending.sent, pending.waiting]).toEqual([true, "7h", ["7h"]]);
    expect(pending.laid!.seen.piles["trick"]).toEqual(["4h", "7h"]);
    pending.forget();
    expect(pending.keys).toEqual(["7h.1"]);
    pending.settle();
    expect([pending.busy, pending.laid, pending.waiting, pending.keys]).toEqual([false, null, [], ["7h.1"]]);
    pending.forget();
    expect(pending.keys).toEqual([]);
  });

  test("that is no play, or has no pile to lie on, only waits", () => {
    const pending = new Pending();
    pending.send("pass", scene, null);
    expect([pending.busy, pending.laid]).toEqual([true, null]);
    const { trick: _, ...piles } = scene.seen.piles;
    pending.send("7h", { ...scene, seen: { ...scene.seen, piles } }, { seat: "p1", keys: ["7h.1"], cards: ["7h"] });
    expect([pending.laid, pending.keys]).toEqual([null, []]);
  });

  test("guards against a second tap for a moment, and knows which decisions were made here", () => {
    const pending = new Pending();
    expect(pending.guarded).toBe(false);
    const clock = vi.spyOn(performance, "now").mockReturnValue(50_000);
    pending.send("7h", scene, null);
    clock.mockReturnValue(50_299);
    expect(pending.guarded).toBe(true);
    clock.mockReturnValue(50_300);
    expect(pending.guarded).toBe(false);
    expect([pending.decided(1, 0), pending.decided(1, 1)]).toEqual([true, false]);
  });
});

describe("a card that is played", () => {
  test("lies on the table at once, and is not yet what the house says", () => {
    const { table } = sits();
    table.touch.card(held(table, "7h"));
    table.press();
    expect(table.openPile).toEqual(["4h", "7h"]);
    expect(table.scene!.owners).toEqual(["p3", "p1"]);
    expect(table.pending.waiting).toEqual(["7h"]);
    expect(texts(table)).toEqual(["3s", "9h", "Kd"]);
    expect(table.view!.view.piles["trick"]).toEqual(["4h"]);
    next(table, played(6));
    expect(table.pending.waiting).toEqual([]);
    expect(table.openPile).toEqual(["4h", "7h"]);
    expect(table.pending.sent).toBeNull();
  });

  test("comes back with the reason when it is refused, raised, as the same card", () => {
    const { table, trial } = sits();
    const { key } = held(table, "7h");
    table.touch.card(held(table, "7h"));
    table.press();
    trial.tell({ type: "refused", re: "move", code: "stale_move", params: {}, text: "that decision has already been made" });
    expect(table.openPile).toEqual(["4h"]);
    expect(held(table, "7h").key).toBe(key);
    expect(table.selection.chosen).toEqual([key]);
    expect(table.reason).not.toBe("");
    expect(table.order.fresh.size).toBe(0);
  });

  test("comes back when the line is lost before the answer", () => {
    const { table, trial } = sits();
    table.touch.card(held(table, "7h"));
    table.press();
    trial.tell({ type: "connection", online: false });
    expect(texts(table)).toEqual(["3s", "7h", "9h", "Kd"]);
    expect(table.reason).toContain("sent again");
    trial.sent.length = 0;
    table.press();
    expect(trial.sent).toEqual([]);
  });

  test("is the copy that was chosen", () => {
    const first = view(5, { legal: { p1: ["7h"] }, piles: { p1: ["7h", "7h", "Kd"], p2: ["??"], p3: ["??"], trick: ["4h"], gone: [] } });
    const { table } = sits(first);
    const [, second] = table.hand.filter((card) => card.text === "7h");
    table.selection.chosen = [second!.key];
    table.press();
    expect(table.hand.map((card) => card.key)).not.toContain(second!.key);
  });
});
