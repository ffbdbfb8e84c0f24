import { expect, test } from "vitest";
import { face, keyed, same, short, sortHand, within } from "./cards";
import { CAPTURED } from "./fixtures";

test("a face means what its game says", () => {
  expect(face("7h", "thulla")).toEqual({ kind: "card", rank: "7", suit: "hearts" });
  expect(face("Ts", "kazhutha")).toEqual({ kind: "card", rank: "10", suit: "spades" });
  expect(face("Qd", "tincholi")).toEqual({ kind: "card", rank: "12", suit: "diamonds" });
  expect(face("Jk", "tincholi")).toEqual({ kind: "joker" });
  expect(face("12", "dalmuti")).toEqual({ kind: "court", value: 12 });
  expect(face("J", "dalmuti")).toEqual({ kind: "jester" });
  expect(face("R", "liap_tui")).toEqual({ kind: "piece", name: "chariot", red: true });
  expect(face("r", "liap_tui")).toEqual({ kind: "piece", name: "chariot", red: false });
  expect(face("??", "thulla")).toEqual({ kind: "back" });
  expect(face("Zx", "war")).toEqual({ kind: "text", text: "Zx" });
});

test("every face that a server sends is a known one", () => {
  for (const [game, views] of Object.entries(CAPTURED)) {
    for (const { view } of views) {
      for (const card of Object.values(view.view.piles).flat()) expect(face(card, game).kind, `${game} ${card}`).not.toBe("text");
    }
  }
});

test("cards are written as people do", () => {
  expect(short("Th", "thulla")).toBe("10♥");
  expect(short("R", "liap_tui")).toBe("俥");
});

test("a hand is sorted by suit, by rank, by value", () => {
  expect(sortHand(["2c", "As", "Kh", "3s"], "thulla")).toEqual(["3s", "As", "Kh", "2c"]);
  expect(sortHand(["As", "2c", "2h"], "thulla", "rank")).toEqual(["2h", "2c", "As"]);
  expect(sortHand(["J", "12", "3", "12"], "dalmuti")).toEqual(["3", "12", "12", "J"]);
  expect(sortHand(["s", "G", "S"], "liap_tui")).toEqual(["G", "S", "s"]);
});

test("copies are counted", () => {
  expect(keyed(["6", "6", "J"]).map((card) => card.key)).toEqual(["6.0", "6.1", "J.0"]);
  expect(within(["6", "6"], ["6", "J"])).toBe(false);
  expect(same(["6", "J"], ["J", "6"])).toBe(true);
});
