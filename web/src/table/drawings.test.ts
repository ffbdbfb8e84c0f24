import { describe, expect, test } from "vitest";
import { STAR, SUIT_PATH, pipsOf } from "./drawings";

const PATH = /^M[\d\s.,MmZzLlHhVvCcSsQqTtAa-]+$/;

describe("drawings", () => {
  test("are paths that a browser draws", () => {
    for (const path of [...Object.values(SUIT_PATH), STAR]) expect(path).toMatch(PATH);
  });

  test("have as many pips as the card says", () => {
    for (let rank = 2; rank <= 10; rank++) expect(pipsOf(String(rank))).toHaveLength(rank);
  });
});
