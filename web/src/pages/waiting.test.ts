import { expect, test } from "vitest";
import type { TableListed } from "../net/protocol";
import { waits } from "./waiting.svelte";

const turn = { seat: "p1", left_ms: 60_000, bank_ms: 0, whole_ms: 60_000 };
const somebody = { name: "Zoya", face: "f01", wins: 0, losses: 0, here: false };
const table = (like: Partial<TableListed>) =>
  ({ phase: "results", asleep: false, turn: null, people: ["Dadi", "Zoya"], known: [somebody], ...like }) as TableListed;

test("a match that is over waits only if somebody is there, and to belong there is not to be there", () => {
  expect(waits(table({}))).toBe(false);
  expect(waits(table({ known: [{ ...somebody, here: true }] }))).toBe(true);
});

test("a match that goes on waits, also asleep; an empty table asleep does not", () => {
  expect(waits(table({ phase: "playing" }))).toBe(true);
  expect(waits(table({ phase: "playing", asleep: true }))).toBe(true);
  expect(waits(table({ phase: "waiting", asleep: true }))).toBe(false);
  expect(waits(table({ asleep: true, turn }))).toBe(true);
});
