import { describe, expect, it } from "vitest";
import { Trouble } from "../net/api";
import { advice, because, troubled } from "./reasons";

const names = (seat: string) => ({ p1: "You", p2: "Ammu", p3: "Bilal" })[seat] ?? seat;
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const said = (code: string, params: Record<string, unknown>, game: string, text = "") =>
  plain(because({ code, params, text }, game, names));

describe("a reason", () => {
  it("is made from its code and what belongs to it", () => {
    expect(said("must_follow", { suit: "hearts", cards: ["3♥", "K♥"] }, "thulla")).toBe(
      "You still have hearts (3♥ K♥), so you must play one.",
    );
    expect(said("not_your_turn", { seats: ["p2", "p3"] }, "liap_tui")).toBe("It is Ammu and Bilal’s turn.");
    expect(said("set_size", { need: 3, got: 2 }, "dalmuti")).toBe("3 cards were led; you chose 2.");
    expect(said("empty_pile", { pile: "draw pile" }, "tincholi")).toBe("The draw pile is empty.");
    expect(said("effect_target", { kind: 8, does: "…" }, "tincholi")).toContain("someone else");
    expect(said("no_combo", { reason: "pair", needs: "…", pieces: "RH" }, "liap_tui")).toContain("Two pieces");
  });

  it("is the game's own where it has one", () => {
    expect(said("no_pass", {}, "dalmuti")).not.toBe(said("no_pass", {}, "thulla"));
    expect(said("not_in_hand", { card: "7♥" }, "thulla")).toBe("You do not hold 7♥.");
    expect(said("not_in_hand", { pieces: "R" }, "liap_tui")).toBe("You do not hold red chariot.");
  });

  it("of a game that is not known here is the sentence of the house", () => {
    expect(said("too_proud", { seat: "p2" }, "war", "p2 is too proud for that (W4)")).toBe("Ammu is too proud for that.");
  });

  it("of a hint is made in the same way", () => {
    const hint = { code: "lead_strong", params: { want: 2, play: "R" }, text: "…" };
    expect(plain(advice(hint, "liap_tui", names))).toBe("You still need 2: your strongest play is red chariot.");
    expect(plain(advice({ ...hint, code: "take_known", params: { card: "7h", count: 7, slot: 3, held: "9♠" } }, "tincholi", names))).toBe(
      "7♥ counts 7, and slot 3 holds 9♠.",
    );
    expect(advice({ code: "new", params: {}, text: "it is new" }, "war", names)).toBe("It is new.");
  });

  it("of the house is said in the same way", () => {
    expect(troubled(new Trouble("too_many_tables", "English", 429))).toBe("You already host many tables. Close one first.");
    expect(troubled(new Trouble("offline", ""))).toBe("The house cannot be reached.");
    expect(troubled(new Trouble("something_new", "A new reason.", 422))).toBe("A new reason.");
  });
});
