import { beforeAll, describe, expect, test } from "vitest";
import { rest } from "../ui/i18n";
import { playedIn, took } from "./lasted";

beforeAll(() => rest());

describe("how long a match was", () => {
  test.each([
    [{ round: 8 }, "8 rounds"],
    [{ round: 1 }, "1 round"],
    [{ hand: 5, hands: 5 }, "5 hands"],
    [{ games: 3, game: 2, tricks: 9 }, "2 games"],
    [{ games: 1, game: 1, tricks: 27 }, "27 tricks"],
    [{ turn: 4 }, ""],
  ])("%j", (facts, said) => expect(playedIn(facts).replace(/[\u2068\u2069]/g, "")).toBe(said));

  test.each([
    [41_400, "41 sec"],
    [59_600, "1 min"],
    [14 * 60_000 + 20_000, "14 min"],
    [65 * 60_000, "1 hr 5 min"],
    [2 * 3_600_000, "2 hr"],
  ])("%d ms", (ms, said) => expect(took(ms)).toBe(said));
});
