// Hints as people read them, for `tools/hints.py`: it gives what a house would send and reads what is said here.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Hinted } from "../net/protocol";
import { type Language, speak } from "../ui/i18n";
import { hintWords } from "./advice";

interface Shown {
  game: string;
  seat: string;
  view: { piles: Record<string, string[]> };
  hint: Hinted;
}

const { HINTS = "", SAID = "", LANGUAGE = "en" } = process.env;
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

function said({ game, seat, view, hint }: Shown): string {
  const top = view.piles[hint.best[0]!.move.startsWith("take") ? "discard" : "drawn"]?.[0];
  return plain(hintWords(hint, game, seat, (who) => (who === seat ? "you" : who), top));
}

const ONE: Shown = {
  game: "thulla",
  seat: "p1",
  view: { piles: { p1: ["6h", "2h", "8h"], trick: ["7h"] } },
  hint: {
    type: "hinted",
    match: 1,
    nth: 0,
    best: [
      { move: "6h", chance: 0.98 },
      { move: "2h", chance: 0.97 },
      { move: "8h", chance: 0.94 },
    ],
    goal: "not_last",
    code: "stay_under",
    params: { card: "6♥", best: "7♥" },
    text: "",
    even: 1,
  },
};

test("in words", async () => {
  const shown = HINTS ? (JSON.parse(readFileSync(HINTS, "utf-8")) as Shown[]) : [ONE];
  await speak(LANGUAGE as Language);
  const texts = shown.map(said);
  if (SAID) writeFileSync(SAID, JSON.stringify(texts));
  for (const text of texts) expect(text).not.toMatch(/[{}$]|\?\?|undefined|hint-|goal-|coach-/);
  if (!HINTS) expect(texts[0]).toMatch(/^No real difference between 6♥ and 2♥ .* Otherwise 8♥ \(94%\)\.$/);
});
