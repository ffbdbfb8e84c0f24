import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Heard, Incoming } from "../../net/protocol";
import { type Box, beside, overlap, within } from "./place";
import { HELD_MS, Reactions, lasts_ms } from "./reactions.svelte";

const heard = (more: Partial<Heard> = {}): Heard => ({
  type: "heard",
  player: "ann",
  name: "Ann",
  seat: "p1",
  phrase: "rose",
  text: "",
  spectator: false,
  face: "",
  to: null,
  ...more,
});

describe("what people show", () => {
  const sent: Incoming[] = [];
  let reactions: Reactions;
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    reactions = new Reactions((message) => sent.push(message));
  });
  afterEach(() => vi.useRealTimers());

  test("is there for a moment, and longer if it has to be read", () => {
    reactions.hear(heard());
    expect(reactions.bubbles).toHaveLength(1);
    vi.advanceTimersByTime(lasts_ms(heard()) + 50);
    expect(reactions.bubbles).toHaveLength(0);
    expect(lasts_ms(heard({ phrase: "", text: "x".repeat(40) }))).toBeGreaterThan(lasts_ms(heard({ phrase: "hello" })));
    expect(lasts_ms(heard({ phrase: "", text: "x".repeat(200) }))).toBeLessThanOrEqual(7_000);
  });

  test("is one thing at a seat", () => {
    reactions.hear(heard());
    reactions.hear(heard({ phrase: "chilli" }));
    reactions.hear(heard({ seat: "p2", player: "bob" }));
    expect(reactions.bubbles.map(({ said }) => `${said.seat} ${said.phrase}`)).toEqual(["p1 chilli", "p2 rose"]);
  });

  test("is sent after a moment in which it could have been thrown", () => {
    reactions.toggle();
    reactions.take("laugh");
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(HELD_MS);
    expect(sent).toEqual([{ type: "say", phrase: "laugh" }]);
    expect(reactions.open).toBe(false);
  });

  test("is sent at once if it is tapped again, and only once", () => {
    reactions.take("laugh");
    reactions.take("laugh");
    vi.advanceTimersByTime(HELD_MS);
    expect(sent).toEqual([{ type: "say", phrase: "laugh" }]);
  });

  test("is thrown at a face", () => {
    reactions.take("laugh");
    reactions.take("rose");
    reactions.throwAt("p3");
    vi.advanceTimersByTime(HELD_MS);
    expect(sent).toEqual([{ type: "say", phrase: "rose", to: 3 }]);
  });

  test("is not sent if the drawings are put away", () => {
    reactions.toggle();
    reactions.take("laugh");
    reactions.close();
    vi.advanceTimersByTime(HELD_MS);
    reactions.throwAt("p3");
    expect(sent).toEqual([]);
  });
});

describe("a bubble", () => {
  const mat: Box = { left: 10, top: 60, width: 340, height: 280 };
  const size = { width: 120, height: 30 };

  test.each([
    [20, 70],
    [160, 66],
    [300, 70],
    [12, 200],
    [300, 200],
    [160, 290],
  ])("at a face at %i, %i stays inside the mat and off the face", (left, top) => {
    const face = { left, top, width: 46, height: 46 };
    const box = beside(face, size, mat, []);
    expect(within(box, mat)).toEqual(box);
    expect(overlap(box, face)).toBe(0);
  });

  test("goes where it covers no card", () => {
    const face = { left: 160, top: 200, width: 46, height: 46 };
    const card = { left: 120, top: 120, width: 120, height: 76 };
    expect(overlap(beside(face, size, mat, [card]), card)).toBe(0);
  });
});
