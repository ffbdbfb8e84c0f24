import { describe, expect, test } from "vitest";
import { CAPTURED } from "./fixtures";
import {
  buttons,
  byCards,
  bySlots,
  completed,
  leastSlots,
  mainButton,
  offerFor,
  offersOf,
  playable,
  read,
  slotVerbs,
  toggled,
} from "./moves";

describe("every legal move of every captured view is reached by some act", () => {
  for (const [game, views] of Object.entries(CAPTURED)) {
    test(game, () => {
      let moves = 0;
      for (const { view } of views) {
        const you = view.you!;
        const hand = view.view.piles[you]!;
        const legal = view.view.legal[you] ?? [];
        const offers = offersOf(legal, hand, you, game);
        for (const offer of offers) {
          moves += 1;
          if (offer.cards.length) {
            expect(byCards(offers, [...offer.cards].reverse())?.move).toBe(offer.move);
            expect(offer.cards.every((card) => playable(offers, card) && hand.includes(card))).toBe(true);
          } else if (offer.slots.length) {
            expect(slotVerbs(offers)).toContain(offer.verb);
            expect(bySlots(offers, [offer.verb], offer.slots)?.move).toBe(offer.move);
          } else {
            expect(buttons(offers)).toContain(offer);
          }
        }
      }
      expect(moves).toBeGreaterThan(20);
    });
  }
});

test("sets name their cards", () => {
  const hand = ["6", "6", "7", "J", "J"];
  expect(read("6x2+J", hand, "p1", "dalmuti").cards).toEqual(["6", "6", "J"]);
  expect(read("7x1+J2", hand, "p1", "dalmuti").cards).toEqual(["7", "J", "J"]);
  expect(read("Jx2", hand, "p1", "dalmuti").cards).toEqual(["J", "J"]);
  expect(read("give 6,7", hand, "p1", "dalmuti")).toMatchObject({ verb: "give", cards: ["6", "7"] });
  expect(read("RHC", ["R", "H", "C", "s"], "p1", "liap_tui").cards).toEqual(["R", "H", "C"]);
  expect(read("pass", hand, "p1", "dalmuti").cards).toEqual([]);
});

test("slots are those of the table", () => {
  expect(read("keep 2", ["??"], "p3", "tincholi").slots).toEqual(["p3.2"]);
  expect(read("swap p1.2 p3.4", ["??"], "p3", "tincholi").slots).toEqual(["p1.2", "p3.4"]);
  const offers = offersOf(["pair 1 2", "pair 2 1", "swap p1.1 p2.1"], [], "p1", "tincholi");
  expect(bySlots(offers, ["pair"], ["p1.2", "p1.1"])?.move).toBe("pair 2 1");
  expect(bySlots(offers, ["swap"], ["p2.1", "p1.1"])?.move).toBe("swap p1.1 p2.1");
});

test("the first tap takes the whole set where only whole sets are asked for", () => {
  const hand = ["9", "9", "10", "10", "10", "J"];
  const offers = offersOf(["pass", "9x2+J", "10x3", "10x2+J"], hand, "p1", "dalmuti");
  expect(completed(offers, "10")).toEqual(["10", "10", "10"]);
  expect(completed(offers, "9")).toEqual(["9", "9", "J"]);
});

test("a tap adds or takes away one card, and never throws the others away", () => {
  expect(toggled(["9"], "9", false)).toEqual(["9", "9"]);
  expect(toggled(["9", "9"], "10", false)).toEqual(["9", "9", "10"]);
  expect(toggled(["9", "9"], "9", true)).toEqual(["9"]);
});

test("how many slots a choice still needs", () => {
  const offers = offersOf(["look 1 2", "look 1 3", "keep 1", "pair 1 2"], [], "p1", "tincholi");
  expect(leastSlots(offers, ["look"], ["p1.1"])).toBe(2);
  expect(leastSlots(offers, ["look"], ["p1.4"])).toBe(0);
  expect(leastSlots(offers, ["keep", "pair"], ["p1.1"])).toBe(1);
});

test("the large button never is a word that costs something", () => {
  const main = (game: string, ...legal: string[]) => mainButton(offersOf(legal, [], "p1", game))?.move ?? null;
  expect(main("tincholi", "draw", "take", "cut")).toBe("draw");
  expect(main("dalmuti", "pass")).toBe(null);
  expect(main("dalmuti", "revolution", "quiet")).toBe("quiet");
  expect(main("war", "flip")).toBe("flip");
  expect(main("war", "knock")).toBe("knock");
  expect(main("liap_tui", "say 0", "say 1")).toBe(null);
});

test("a number that no list names is reached through its word", () => {
  const offers = offersOf(["draw", "cut"], [], "p1", "tincholi");
  expect(offerFor("draw", offers)?.move).toBe("draw");
  expect(offerFor("cut 3", offers)).toMatchObject({ move: "cut 3", verb: "cut", rest: "3" });
  expect(offerFor("cut 100000", offers)).toBeNull();
  expect(offerFor("draw 3", offers)).toBeNull();
  expect(offerFor("take", offers)).toBeNull();
});
