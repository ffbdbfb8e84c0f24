import { describe, expect, test } from "vitest";
import { offersOf } from "./moves";
import { read } from "./typed";

const moves = (legal: string[], hand: string[], game = "thulla") => offersOf(legal, hand, "p1", game);

describe("a typed move", () => {
  test("is a card, in any case, with 10 for T", () => {
    const offers = moves(["7h", "Th", "As"], ["7h", "Th", "As", "2c"]);
    expect(read("7h", offers)).toBe("7h");
    expect(read(" AS ", offers)).toBe("As");
    expect(read("10h", offers)).toBe("Th");
    expect(read("2c", offers)).toBeNull();
    expect(read("", offers)).toBeNull();
  });

  test("is a set, as the house or as people write it", () => {
    const offers = moves(["9x3", "9x2+J", "pass"], ["9", "9", "9", "J", "4"], "dalmuti");
    expect(read("9x3", offers)).toBe("9x3");
    expect(read("3x9", offers)).toBe("9x3");
    expect(read("9 9 j", offers)).toBe("9x2+J");
    expect(read("9 9 9", offers)).toBe("9x3");
    expect(read("Pass", offers)).toBe("pass");
    expect(read("4", offers)).toBeNull();
  });

  test("is a declaration", () => {
    const offers = moves(["say 0", "say 2", "say 3"], ["R"], "liap_tui");
    expect(read("d3", offers)).toBe("say 3");
    expect(read("say 2", offers)).toBe("say 2");
    expect(read("d1", offers)).toBeNull();
  });

  test("tells red pieces from black ones", () => {
    const offers = moves(["R", "r", "S"], ["R", "r", "S"], "liap_tui");
    expect(read("R", offers)).toBe("R");
    expect(read("r", offers)).toBe("r");
    expect(read("s", offers)).toBe("S");
  });

  test("may be a call, wherever a cut is legal", () => {
    expect(read("cut 7", moves(["cut", "draw"], [], "tincholi"))).toBe("cut 7");
    expect(read("cut 7", moves(["draw"], [], "tincholi"))).toBeNull();
  });
});
