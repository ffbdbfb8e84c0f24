// The sheet shows its last round by itself, and never moves what it lies on.
import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Paper from "./Paper.svelte";
import type { Row } from "./facts";

const row = (round: number, points: Record<string, number>): Row =>
  ({ round, multiplier: 1, said: { p1: 3, p2: 1 }, won: { p1: 2, p2: 2 }, points, scores: points }) as unknown as Row;

const shown = (rows: Row[]) =>
  render(Paper, { props: { rows, seats: ["p1", "p2"], scores: {}, target: 50, names: (seat: string) => seat, you: "p1" } }).container;

test("a page that shows it opens at its top", () => {
  const moved = vi.fn();
  Element.prototype.scrollIntoView = moved;
  const paper = shown(Array.from({ length: 20 }, (_, i) => row(i + 1, { p1: -1, p2: 2 })));
  expect(paper.querySelectorAll("tbody tr")).toHaveLength(20);
  expect(moved).not.toHaveBeenCalled();
});

test("what is lost has one colour, too much or too little", () => {
  const cells = shown([row(1, { p1: -1, p2: -1 })]).querySelectorAll("tbody td");
  expect([...cells].map((cell) => cell.classList.contains("below"))).toEqual([true, true]);
});
