import { mount } from "svelte";
import { expect, test } from "vitest";
import ScoreSheet from "./ScoreSheet.svelte";
import type { Tally } from "./memory";

test("every hand is a row, with what it brought and how it stood after it", () => {
  const hands: Tally[] = [{ p1: 3, p2: -10 }, { p1: 4 }];
  const props = {
    hands,
    seats: ["p1", "p2"],
    scores: { p1: 7, p2: -10 },
    names: (seat: string) => seat,
    you: "p1",
  };
  mount(ScoreSheet, { target: document.body, props });
  const rows = [...document.querySelectorAll("tbody tr, tfoot tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["+3 3", "−10 −10"],
    ["+4 7", "0 −10"],
    ["7", "−10"],
  ]);
});
