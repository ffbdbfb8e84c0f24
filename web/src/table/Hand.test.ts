import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Incoming } from "../net/protocol";
import Hand from "./Hand.svelte";
import { CAPTURED, type Captured, roomFor } from "./fixtures";
import { scenes } from "./scene";
import { TableState } from "./state.svelte";
import { Trial } from "./trial.svelte";

let sent: Incoming[];
const told = () => sent;

function at(game: string, pick: (one: Captured) => boolean): TableState {
  const captured = CAPTURED[game]!.find(pick)!;
  const trial = new Trial(roomFor(game, captured), captured.view);
  sent = trial.sent;
  const table = new TableState(trial);
  table.show(scenes(null, captured.view).at(-1)!);
  render(Hand, { table, room: { screen: "portrait", u: 9, width: 360, height: 592 } });
  return table;
}

const legal = (one: Captured) => one.view.view.legal["p1"] ?? [];
const choice = (one: Captured) => legal(one).length > 1 && legal(one).length < one.view.view.piles["p1"]!.length;

afterEach(cleanup);
beforeEach(() => {
  sent = [];
  vi.spyOn(performance, "now").mockReturnValue(10_000);
});

describe("a hand", () => {
  test("has a button for every card, with its name and whether it can be played", () => {
    const table = at("thulla", choice);
    const cards = screen.getAllByRole("button");
    expect(cards).toHaveLength(table.hand.length);
    const dim = cards.filter((card) => card.getAttribute("aria-disabled") === "true");
    expect(dim).toHaveLength(table.hand.length - table.offers.length);
    expect(dim[0]!.getAttribute("aria-label")).toMatch(/ of .*not playable/);
    expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
  });

  test("raises a card with the first tap and plays it with the second", async () => {
    const table = at("thulla", choice);
    const card = screen.getAllByRole("button").find((one) => !one.hasAttribute("aria-disabled"))!;
    await fireEvent.click(card);
    expect(card.getAttribute("aria-pressed")).toBe("true");
    expect(told()).toEqual([]);
    await fireEvent.click(card);
    expect(told()).toEqual([{ type: "move", match: 1, nth: table.view!.nth, move: card.dataset["card"] }]);
  });

  test("asks why not when a card cannot be played, and says it", async () => {
    const table = at("thulla", choice);
    const card = screen.getAllByRole("button").find((one) => one.hasAttribute("aria-disabled"))!;
    await fireEvent.click(card);
    const move = card.dataset["card"]!;
    expect(told()).toEqual([{ type: "explain", move }]);
    table.hear({
      type: "explained",
      move,
      legal: false,
      code: "must_follow",
      params: { suit: "spades", cards: ["3♠", "K♠"] },
      text: "spades were led (T5)",
    });
    expect(table.reason).toMatch(/spades.*3♠ K♠/);
  });

  test("is played with the keyboard alone", async () => {
    const table = at("thulla", choice);
    const cards = screen.getAllByRole("button");
    const to = cards.findIndex((one) => !one.hasAttribute("aria-disabled"));
    cards[0]!.focus();
    for (let i = 0; i < to; i++) await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[to]);
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    expect(table.selection.cards).toEqual([cards[to]!.dataset["card"]]);
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(table.selection.chosen).toEqual([]);
    await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    expect(told()).toMatchObject([{ type: "move", move: cards[to]!.dataset["card"] }]);
  });

  test("lets several pieces be chosen, and looks the play up", async () => {
    const table = at("liap_tui", (one) => legal(one).includes("SS"));
    const soldiers = screen.getAllByRole("button").filter((one) => one.dataset["card"] === "S");
    await fireEvent.click(soldiers[0]!);
    await fireEvent.click(soldiers[1]!);
    expect(table.selection.found?.move).toBe("SS");
    await fireEvent.click(soldiers[1]!);
    expect(table.selection.found?.move).toBe("S");
  });
});
