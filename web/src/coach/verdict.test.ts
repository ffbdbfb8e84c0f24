import { beforeEach, describe, expect, it } from "vitest";
import { allFirm } from "../net/declared.trial";
import type { Reviewed } from "./review.svelte";
import { verdictOf } from "./verdict";

const names = (seat: string) => ({ p1: "You", p2: "Ammu" })[seat] ?? seat;
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

function said(change: Partial<Reviewed>, piles?: Record<string, string[]>, game = "thulla", seat = "p1") {
  const of: Reviewed = {
    n: 7,
    even: 0,
    move: "Kh",
    lost: 0.17,
    goal: "not_last",
    code: "stay_under",
    params: { card: "7h", best: "Qh" },
    text: "",
    best: [
      { move: "7h", chance: 0.81 },
      { move: "Kh", chance: 0.64 },
    ],
    ...change,
  };
  const { size, title, text } = verdictOf(of, game, seat, names, seat === "p1", piles);
  return [size, plain(title), plain(text)];
}
beforeEach(() => allFirm());

const WHY = "7♥ stays under Q♥: if someone cuts, a higher card picks up.";

describe("a verdict", () => {
  it("names what was done, what was best, what it cost and why", () => {
    expect(said({})).toEqual([2, "A mistake: 17% lost.", `Played: K♥ (64%). Best: 7♥ – not to be last: 81%. ${WHY}`]);
    const beside = (chance: number) => [
      { move: "7h", chance: 0.81 },
      { move: "Kh", chance },
    ];
    expect(said({ lost: 0.04, best: beside(0.77) })[1]).toBe("A little is lost: 4%.");
    expect(said({ lost: 0.31, best: beside(0.5) })[1]).toBe("A big mistake: 31% lost.");
    expect(said({ lost: 0.046, best: beside(0.764) })[1]).toBe("A little is lost: 5%."); // 81 beside 76
  });

  it("says no number where such numbers did not come true", () => {
    allFirm([8]);
    expect(said({})).toEqual([2, "A mistake.", `Played: K♥ (likely). Best: 7♥ – not to be last: likely. ${WHY}`]);
  });

  it("says who is meant where the reader is not", () => {
    expect(said({}, {}, "thulla", "p2")[2]).toBe(`Played: K♥ (64%). Best: 7♥ – not to be last: 81%. To Ammu: ${WHY}`);
    expect(said({ best: [], lost: 0, code: "all_the_same", params: {} }, {}, "thulla", "p2")[1]).toBe(
      "To Ammu: Every card you can play does the same here: nobody else holds one between them.",
    );
  });

  it("praises the best move, and what is as good", () => {
    expect(said({ move: "7h", lost: 0 })).toEqual([0, "The best move.", `7♥ – not to be last: 81%. ${WHY}`]);
    expect(said({ lost: 0 })[1]).toBe("As good as the best.");
  });

  it("says when there was nothing to choose or to weigh", () => {
    expect(said({ best: [], lost: 0, code: "only_move" })).toEqual([0, "There was nothing to choose.", ""]);
    expect(said({ best: [], lost: 0, code: "all_the_same", params: {} })).toEqual([
      0,
      "Every card you can play does the same here: nobody else holds one between them.",
      "",
    ]);
    expect(said({ best: [], lost: 0, code: "peek_own", params: { slot: 2 } }, {}, "tincholi")[2]).toContain("You do not know slot 2 yet.");
  });

  it("names the drawn card if it is seen", () => {
    const best = [
      { move: "drop", chance: 0.5 },
      { move: "keep 1", chance: 0.4 },
    ];
    const change = { best, move: "drop", lost: 0, goal: "win", code: "drop_high", params: { card: "Qh" } };
    expect(said(change, { drawn: ["Qh"] }, "tincholi")[2]).toContain("Discard 12♥ – to win: 50%.");
    expect(said(change, { drawn: ["??"] }, "tincholi")[2]).toContain("Discard the drawn card");
  });
});
