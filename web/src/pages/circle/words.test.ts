// What a recap says, from its code.
import { beforeAll, expect, test } from "vitest";
import "../../net/declared.trial";
import { rest } from "../../ui/i18n";
import { namesOf, part, sentence } from "./words";

const names = namesOf({
  people: [
    { player: "a", name: "Dadi", face: "f01" },
    { player: "b", name: "", face: "f02" },
  ],
});

beforeAll(() => rest());

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");
const said = (code: string, params: Record<string, unknown>) => plain(sentence({ code, params }, names));

test("a recap names who won, what they did and where it turned", () => {
  expect(said("won", { player: "a", n: 2, of: 3 })).toBe("Dadi won 2 of 3.");
  expect(said("count", { game: "thulla", what: "cuts", player: "a", n: 4 })).toBe("Dadi cut 4 times.");
  expect(said("turned_by", { game: "thulla", player: "a", at: 9, what: "picked_up", n: 11 })).toBe(
    "The evening turned in trick 9: Dadi, cards picked up 11.",
  );
  expect(said("turned", { game: "liap_tui", player: "a", at: 6 })).toContain("round 6");
});

test("a game may call the same thing by another name", () => {
  expect(said("count", { game: "kazhutha", what: "lost", player: "a", n: 3 })).toBe("Dadi was the donkey 3 times.");
});

test("whoever was deleted has no name", () => {
  expect(said("won", { player: "b", n: 1, of: 1 })).toContain("somebody who left");
  expect(said("won", { player: "nobody", n: 1, of: 1 })).toContain("somebody who left");
});

test("a word that nobody has translated is still a word", () => {
  expect(plain(part("thulla", 2))).toBe("trick 2");
  expect(said("count", { game: "thulla", what: "smiles", player: "a", n: 2 })).toBe("Dadi: smiles 2.");
});
