import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { madeView } from "../net/made";
import Table from "./Table.svelte";
import { CAPTURED, type Captured, roomFor } from "./fixtures";
import { Trial } from "./trial.svelte";

afterEach(cleanup);

const WAR = madeView({
  n: 3,
  you: "p1",
  nth: 1,
  view: {
    over: false,
    to_move: ["p1"],
    by: {},
    legal: { p1: ["flip"] },
    facts: { scores: { p1: 2, p2: 0 } },
    result: null,
    piles: { p1: ["??", "??"], p2: ["??", "??"], table: ["7h", "Ks"] },
  },
});

async function laid(game: string, captured: Pick<Captured, "view" | "seats" | "options">) {
  const room = roomFor(game, { table: 0, run: false, ...captured });
  const trial = new Trial(room, captured.view);
  render(Table, { session: trial });
  await vi.waitFor(() => expect(document.querySelector(".prompt")).not.toBeNull(), 10_000);
  await tick();
  return trial.sent;
}

describe("the table", () => {
  test("plays a game it has never heard of, from its piles and its legal moves alone", async () => {
    const sent = await laid("war", { view: WAR, seats: 2, options: "" });
    expect(document.querySelectorAll(".open [data-card]")).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: "Turn up your card" }));
    expect(sent).toEqual([{ type: "move", match: 1, nth: 1, move: "flip" }]);
  });

  test("shows words that it does not know as they are", async () => {
    const view = { ...WAR, view: { ...WAR.view, legal: { p1: ["knock", "trump hearts"] } } };
    const sent = await laid("war", { view, seats: 2, options: "" });
    await fireEvent.click(screen.getByRole("button", { name: "Trump hearts" }));
    expect(sent).toMatchObject([{ type: "move", move: "trump hearts" }]);
  });

  test.each(Object.keys(CAPTURED))("lays out every captured view of %s", async (game) => {
    const views = CAPTURED[game]!;
    for (const captured of [views[1]!, views.find((one) => one.view.view.legal["p1"])!, views.at(-1)!]) {
      await laid(game, captured);
      expect(screen.getByRole("region", { name: "Table" })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
      cleanup();
    }
  });

  test("whoever watches sees all seats and is offered nothing", async () => {
    const captured = CAPTURED["thulla"]![1]!;
    const view = { ...captured.view, you: null, nth: null, view: { ...captured.view.view, legal: {} } };
    await laid("thulla", { ...captured, view });
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(captured.seats);
    expect(document.querySelectorAll(".held")).toHaveLength(0);
    expect(document.querySelectorAll(".actions")).toHaveLength(0);
  });

  test("the number that may not be said is struck through and explained", async () => {
    const captured = CAPTURED["liap_tui"]!.find((one) => one.view.view.legal["p1"]?.includes("say 3"))!;
    const legal = { p1: captured.view.view.legal["p1"]!.filter((move) => move !== "say 3") };
    const sent = await laid("liap_tui", { ...captured, view: { ...captured.view, view: { ...captured.view.view, legal } } });
    const pad = document.querySelectorAll<HTMLElement>("[data-number]");
    expect(pad[3]!.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(pad[3]!);
    await fireEvent.click(pad[2]!);
    await fireEvent.click(document.querySelector('[data-act="primary"]')!);
    const asked = sent.filter((message) => message.type === "explain").map((message) => message.move);
    expect(new Set(asked)).toEqual(new Set(["say 3"]));
    expect(sent.at(-1)).toMatchObject({ type: "move", move: "say 2" });
  });
});
