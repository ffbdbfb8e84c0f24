import { describe, expect, it } from "vitest";
import { madeView } from "../net/made";
import type { View } from "../net/protocol";
import { filmOf } from "../replay/moments";
import { Past } from "./past.svelte";

const view = (n: number, match = 1, what = "play"): View =>
  madeView({
    match,
    n,
    you: "p1",
    nth: null,
    news: what ? [{ what, seat: "p2", cards: ["7h"] }] : [],
    view: {
      over: false,
      to_move: ["p1"],
      by: {},
      legal: { p1: ["8h"] },
      facts: {},
      result: null,
      piles: { p1: ["8h"], p2: [], trick: ["7h"] },
    },
  });

describe("what was shown of a match", () => {
  it("is kept line by line, each once", () => {
    const past = new Past();
    for (const one of [view(3, 1, ""), view(4), view(4), view(3), view(5, 1, ""), view(6)]) past.keep(one);
    expect([...past.lines]).toEqual([3, 4, 6]);
  });

  it("is forgotten when another match begins, and does not grow for ever", () => {
    const past = new Past();
    for (let n = 1; n <= 700; n++) past.keep(view(n));
    expect(past.views).toHaveLength(600);
    expect(past.lines.has(100)).toBe(false);
    past.keep(view(701, 2, ""));
    expect([...past.lines]).toEqual([701]);
  });

  it("is a film in which nothing can be played", () => {
    const film = filmOf([view(4), view(9, 1, "clean")], "thulla");
    expect(film.count).toBe(2);
    expect(film.moments.map(({ n, seat, marks }) => [n, seat, marks])).toEqual([
      [1, "p2", ["play"]],
      [2, "p2", ["clean"]],
    ]);
    expect(film.moments.map((moment) => moment.view.legal)).toEqual([{}, {}]);
    expect(film.moments[0]!.view.piles["trick"]).toEqual(["7h"]);
  });
});
