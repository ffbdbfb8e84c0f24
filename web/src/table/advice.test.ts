import { beforeEach, describe, expect, it } from "vitest";
import { allFirm } from "../net/declared.trial";
import type { Hinted } from "../net/protocol";
import { chanceOf, hintWords, moveName, whyOf } from "./advice";

const names = (seat: string) => ({ p1: "You", p2: "Ammu" })[seat] ?? seat;
beforeEach(() => allFirm());

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const named = (move: string, game: string, card = "") => plain(moveName(move, game, "p1", names, card));

describe("a move", () => {
  it("is called by its cards, whoever holds them", () => {
    expect(named("Th", "thulla")).toBe("10♥");
    expect(named("9x3", "dalmuti")).toBe("Three 9s");
    expect(named("6x2+J", "dalmuti")).toBe("Three 6s (6 6 ★)");
    expect(named("RHC", "liap_tui")).toBe("red chariot, red horse, and red cannon");
  });

  it("without cards by its button", () => {
    expect(named("pass", "dalmuti")).toBe("Pass");
    expect(named("give 1,J", "dalmuti")).toBe("Give 1 ★");
    expect(named("say 3", "liap_tui")).toBe("Declare 3");
    expect(named("swap 2 p2.3", "tincholi")).toContain("Ammu");
    expect(named("cut 12", "tincholi")).toBe("Cut and call 12");
    expect(named("drop", "tincholi", "7h")).toBe("Discard 7♥");
    expect(named("drop", "tincholi", "??")).toBe("Discard the drawn card");
    expect(named("war!", "war")).toBe("War!");
  });
});

describe("a hint", () => {
  const hint: Hinted = {
    type: "hinted",
    match: 1,
    nth: 4,
    goal: "not_last",
    code: "stay_under",
    params: { card: "7h", best: "Kh" },
    text: "…",
    even: 0,
    best: [
      { move: "7h", chance: 0.81 },
      { move: "9h", chance: 0.64 },
      { move: "Kh", chance: 0.6 },
    ],
  };

  it("says the move, the chance, why, and what else would do", () => {
    expect(plain(hintWords(hint, "thulla", "p1", names))).toBe(
      "7♥ – not to be last: 81%. 7♥ stays under K♥: if someone cuts, a higher card picks up. Otherwise 9♥ (64%) or K♥ (60%).",
    );
  });

  it("calls even what nobody can tell apart", () => {
    expect(plain(hintWords({ ...hint, even: 1 }, "thulla", "p1", names))).toBe(
      "No real difference between 7♥ and 9♥ – not to be last: 81%. 7♥ stays under K♥: if someone cuts, a higher card picks up. Otherwise K♥ (60%).",
    );
    const compared = { ...hint, even: 2, code: "ahead", params: { other: "9h", gap: 1 } };
    expect(plain(hintWords(compared, "thulla", "p1", names))).toBe("No real difference between 7♥, 9♥, and K♥ – not to be last: 81%.");
  });

  it("names the move that is next best", () => {
    const why = whyOf({ code: "ahead", params: { other: "say 2", gap: 7 }, text: "" }, "liap_tui", names, "p1");
    expect(plain(why)).toBe("It comes out better than Declare 2 in the hands that are possible.");
  });

  it("of pieces is never of playing cards", () => {
    expect(named("As", "liap_tui")).toBe("red advisor and black soldier");
    expect(named("Ah", "liap_tui")).toBe("red advisor and black horse");
  });

  it("without a chance says no number", () => {
    const words = plain(
      hintWords(
        { ...hint, goal: "", best: [{ move: "draw", chance: 1 }], code: "draw_hidden", params: { card: "Kh" } },
        "tincholi",
        "p1",
        names,
      ),
    );
    expect(words).toBe("Draw. What lies on the discard pile does not help you.");
  });

  it("does not name what would look better than its choice", () => {
    const best = [
      { move: "7h", chance: 0.95 },
      { move: "Kh", chance: 0.96 },
      { move: "9h", chance: 0.9 },
    ];
    expect(plain(hintWords({ ...hint, best }, "thulla", "p1", names))).toMatch(/Otherwise 9♥ \(90%\)\.$/);
  });

  it("calls sets and given cards as the table does", () => {
    const why = (code: string, params: Record<string, unknown>) => plain(whyOf({ code, params, text: "" }, "dalmuti", names));
    expect(why("keep_lead", { set: "6x2+J" })).toBe("Nobody can beat 6 6 ★: you keep the lead.");
    expect(why("give_worst", { cards: "12,11" })).toBe("What helps you least: 12 11.");
  });

  it("of a goal that is not known here is a plain number", () => {
    expect(chanceOf("glory", 0.5, "thulla")).toBe("50%");
  });

  it("says a word where such chances have not come true as they were told", () => {
    allFirm([8]);
    const said = (goal: string, chance: number) => plain(chanceOf(goal, chance, "thulla"));
    expect(said("win", 0.81)).toBe("to win: 81%");
    const words = ["hardly possible", "hard", "about even", "likely", "almost certain"];
    expect([0.02, 0.3, 0.5, 0.7, 1].map((chance) => said("win", chance))).toEqual(words.map((word) => `to win: ${word}`));
    expect([0.02, 0.3, 0.5, 0.7, 1].map((chance) => said("points", chance).split(" of the")[0])).toEqual([
      "hardly any",
      "few",
      "about half",
      "most",
      "nearly all",
    ]);
    for (let chance = 0; chance <= 1; chance += 0.01) expect(/%/.test(said("not_last", chance))).toBe(Math.floor(chance * 10) === 8);
  });

  it("does not say the same word twice", () => {
    allFirm([]);
    expect(plain(hintWords(hint, "thulla", "p1", names))).toMatch(/not to be last: likely\. .* Otherwise 9♥ or K♥\.$/);
    const low = { ...hint, best: hint.best.map((one, i) => (i ? { ...one, chance: 0.3 } : one)) };
    expect(plain(hintWords(low, "thulla", "p1", names))).toMatch(/likely\. .* Otherwise 9♥ or K♥ \(hard\)\.$/);
  });

  it("sets numbers beside numbers and words beside words", () => {
    allFirm([6, 8]);
    expect(plain(hintWords(hint, "thulla", "p1", names))).toMatch(/ 81%\. .* Otherwise 9♥ \(64%\) or K♥ \(60%\)\.$/);
    allFirm([8]);
    expect(plain(hintWords(hint, "thulla", "p1", names))).not.toMatch(/%/);
  });

  it("says certain what is known by the rules", () => {
    allFirm([]);
    const best = [
      { move: "7h", chance: 1 },
      { move: "9h", chance: 0 },
    ];
    expect(plain(hintWords({ ...hint, best, code: "solved", params: {} }, "thulla", "p1", names))).toMatch(/100%.* Otherwise 9♥ \(0%\)/);
  });

  it("of even moves names no other that looks the same", () => {
    allFirm([]);
    expect(plain(hintWords({ ...hint, even: 1 }, "thulla", "p1", names))).toMatch(/^No real difference [^.]*\. 7♥ stays [^.]*\.$/);
  });

  it("keeps plays of several pieces apart", () => {
    const best = ["EEa", "EEr"].map((move) => ({ move, chance: 0.9 }));
    expect(plain(hintWords({ ...hint, best, code: "even", even: 1 }, "liap_tui", "p1", names))).toMatch(
      /between red elephant, red elephant, and black advisor; red elephant, red elephant, and black chariot –/,
    );
  });

  it("calls both sets of a reason alike", () => {
    const params = { set: "9x1", other: "10x1" };
    const why = plain(whyOf({ code: "beat_firm", params, text: "" }, "dalmuti", names));
    expect(why).toBe("9 is harder to beat than 10: you may get the lead.");
  });
});
