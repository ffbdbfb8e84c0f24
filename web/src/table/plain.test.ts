// A game that the client has never heard of, as its package declares it.
import { beforeAll, expect, test } from "vitest";
import captured from "../net/declared.json";
import { declare } from "../net/declared.svelte";
import type { GameShown } from "../net/http";
import { PLAIN } from "./extra";
import { offersOf } from "./moves";
import { asksOf, awayOf, chipsOf, scoreOf, tagsOf } from "./plain";
import type { Scene } from "./scene";
import { label, told } from "./words";

const names = (seat: string) => ({ p1: "You", p2: "Hari" })[seat] ?? seat;
const scene = (facts: Record<string, unknown>) => ({ seen: { facts } }) as unknown as Scene;
const kind = { hold_ms: 0, leave_ms: 0, pause_ms: 0, mark: false, resolves: false, ends: false, sound: "" };

const crates = {
  ...captured[0],
  name: "crates",
  asks: { "": "lay a card", bid: "name a number", follow: "follow {led} if you can" },
  piles: { spent: { kind: "away", label: "Spent" }, heap: { kind: "discard", label: "Heap" } },
  facts: {
    scores: { label: "crates won", where: "seat" },
    dealer: { label: "dealer", where: "seat" },
    passed: { label: "passed", where: "seat" },
    left_over: { label: "", where: "line" },
    starter: { label: "first", where: "line" },
    trump: { label: "trump", where: "line" },
    sheet: { label: "sheet", where: "line" },
    secret: { label: "secret", where: "nowhere" },
  },
  verbs: { "": { ...captured[0]!.verbs[""], label: "Load {cards} on the cart" } },
  news: {
    draw: { ...kind, says: ["{seat} [draws|draw] {cards}", "{seat} [draws|draw] a card"] },
    deal: { ...kind, says: ["Hand {round}; {starter} [begins|begin]"] },
    chosen: { ...kind, says: ["{seat} [is|are] ready"] },
    game_over: { ...kind, says: ["The game is over, won by {winners}"] },
  },
} as unknown as GameShown;
const points = { ...crates, name: "points", facts: { scores: { label: "score", where: "seat" } } } as unknown as GameShown;

beforeAll(() => declare([...(captured as unknown as GameShown[]), crates, points]));

test("its prompt is that of the phase, else that for any", () => {
  expect(asksOf("crates", PLAIN, scene({}), [])).toBe("lay a card");
  expect(asksOf("crates", PLAIN, scene({ phase: "bid" }), [])).toBe("name a number");
  expect(asksOf("crates", PLAIN, scene({ phase: "toString" }), [])).toBe("lay a card");
  expect(asksOf("nowhere", PLAIN, scene({}), [])).toBe("");
  expect(asksOf("thulla", PLAIN, scene({}), [])).toBe(""); // has words of its own, which are on their way
});

test("its facts stand beside the seats and above the table, by their names", () => {
  const now = scene({ scores: { p1: 0, p2: 3 }, dealer: "p2", passed: ["p2"], left_over: 4, starter: "p1", sheet: { a: [1] }, secret: 1 });
  expect(tagsOf("crates", PLAIN, now, "p1", names)).toEqual([{ text: "Crates won 0" }]);
  expect(tagsOf("crates", PLAIN, now, "p2", names)).toEqual([{ text: "Crates won 3" }, { text: "Dealer" }, { text: "Passed" }]);
  expect(chipsOf("crates", PLAIN, now, names)).toEqual([{ text: "Left over 4" }, { text: "First You" }]);
  expect(chipsOf("crates", PLAIN, scene({ left_over: null }), names)).toEqual([]);
});

test("its button for cards says what it has declared", () => {
  const [offer] = offersOf(["7h"], ["7h"], "p1", "crates");
  expect(label(offer!, "crates", "p1", names)).toMatch(/^Load 7.* on the cart$/);
  expect(label(offersOf(["7h"], ["7h"], "p1", "thulla")[0]!, "thulla", "p1", names)).toMatch(/^Play/);
});

test("cards that nobody here sees are not told as known", () => {
  expect(told({ what: "draw", seat: "p2", cards: ["??"] }, "crates", names)).toBe("Hari draws a card");
  expect(told({ what: "draw", seat: "p2", cards: ["7h"] }, "crates", names)).toMatch(/^Hari draws 7/);
});

test("a prompt names facts, a suit is shown as its sign, and piles out of the game are counted", () => {
  expect(asksOf("crates", PLAIN, scene({ phase: "follow", led: "hearts" }), [])).toBe("follow hearts if you can");
  expect(chipsOf("crates", PLAIN, scene({ trump: "spades" }), names)).toEqual([{ text: "Trump ♠" }]);
  expect(awayOf("crates", { spent: ["7h", "8h"], heap: ["9h"] })).toEqual([{ text: "Spent 2" }]);
});

test("points stand beside the name; whatever else is counted says what it is", () => {
  const now = scene({ scores: { p1: 0, p2: -3 } });
  expect(scoreOf("points", PLAIN, now, "p2")).toBe("−3");
  expect(tagsOf("points", PLAIN, now, "p2", names)).toEqual([]);
  expect(scoreOf("crates", PLAIN, now, "p2")).toBe("");
});

test("its news are told in its own words, the verb as it fits the name before it, and never with a name left open", () => {
  expect(told({ what: "deal", round: 2, starter: "p1" }, "crates", names)).toBe("Hand 2; you begin");
  expect(told({ what: "deal", round: 2, starter: "p2" }, "crates", names)).toBe("Hand 2; Hari begins");
  expect(told({ what: "chosen", seat: "p1" }, "crates", names)).toBe("You are ready"); // another game has such a word, too
  expect(told({ what: "game_over", winners: ["p1"] }, "crates", names)).toBe("The game is over, won by you");
  expect(told({ what: "tax", seat: "p1" }, "crates", names)).toBeNull();
});
