import { expect, test } from "vitest";
import { sentencesIn } from "./better.svelte";

const said = [
  { id: "play", text: "Play" },
  { id: "play-bots", text: "Play with bots" },
  { id: "or", text: "or" },
];

test("a text that is a sentence is that sentence alone", () => {
  expect(sentencesIn("Play with bots", said).map(({ id }) => id)).toEqual(["play-bots"]);
});

test("a text made of several offers them, the longest first, and no scraps", () => {
  expect(sentencesIn("Play with bots or not", said).map(({ id }) => id)).toEqual(["play-bots", "play"]);
});

test("what nobody has said is not offered", () => {
  expect(sentencesIn("Meera", said)).toEqual([]);
});
