import { describe, expect, test } from "vitest";
import { type Form, RATIO, STRIP, around, evenly, inOrder, layHand, layPieces, placesOf, podHeight, ring } from "./geometry";

const WIDTHS = Array.from({ length: (1280 - 320) / 8 + 1 }, (_, i) => 320 + 8 * i);
const FORMS: [Form, number][] = [
  ["portrait", 320],
  ["landscape", 500],
  ["desktop", 600],
];

/** What is wrong with a hand of this many cards on a screen of this width. */
function faults(count: number, width: number, form: Form): string[] {
  const { cw, spots, pitch, rows, height } = layHand(count, width, form);
  const all = spots.every((spot, i) => {
    const next = spots[i + 1];
    const covered = next !== undefined && Math.abs(next.y - spot.y) < pitch / 2;
    const seen = !covered || next.x - spot.x >= STRIP;
    return seen && spot.x >= 0 && spot.x + cw <= width && spot.y + cw * RATIO <= height + 0.01;
  });
  return all && spots.length === count && (rows === 1 || pitch >= STRIP) ? [] : [`${count} cards at ${width}`];
}

describe("the hand", () => {
  test.each(FORMS)("keeps 24 px of every covered card with 1 to 52 cards (%s)", (form, least) => {
    const wrong: string[] = [];
    for (const width of WIDTHS.filter((w) => w >= least)) {
      for (let count = 1; count <= 52; count++) wrong.push(...faults(count, width, form));
    }
    expect(wrong).toEqual([]);
  });

  test("is as the drawings say on a phone of 360 px", () => {
    expect(layHand(11, 360, "portrait").rows).toBe(1);
    expect(layHand(13, 360, "portrait").rows).toBe(2);
    expect(layHand(22, 360, "portrait").rows).toBe(2);
    expect(layHand(33, 360, "portrait").rows).toBe(3);
    expect(layHand(52, 360, "portrait").rows).toBe(4);
    expect(layHand(52, 320, "portrait").rows).toBe(5);
    expect(layHand(13, 360, "portrait").cw).toBeCloseTo(60.35, 1);
  });

  test("fills its rows evenly, the longer ones first", () => {
    expect(evenly(13, 2)).toEqual([7, 6]);
    expect(evenly(5, 1)).toEqual([5]);
    expect(evenly(0, 1)).toEqual([0]);
  });

  test("has pieces that never cover each other", () => {
    for (const width of WIDTHS) {
      const { spots, step, cw } = layPieces(8, width, "portrait");
      expect(step).toBeGreaterThan(cw);
      for (const spot of spots) expect(spot.x + cw).toBeLessThanOrEqual(width);
    }
  });
});

describe("the seats", () => {
  test.each([false, true])("one place for each of the others, from left to right and clockwise (low: %s)", (low) => {
    for (let others = 1; others <= 10; others++) {
      const places = low ? placesOf(others, 600, 190, true) : ring(others);
      expect(places).toHaveLength(others);
      expect(places.every((pod, i) => i === 0 || pod.x >= places[i - 1]!.x - 1)).toBe(true);
    }
  });

  /** Pods that lie on each other, or outside the mat. */
  function crowded(others: number, width: number, height: number, low: boolean): string[] {
    const pods = placesOf(others, width, height, low).map((pod) => ({ ...pod, room: Math.min(pod.room, 104) }));
    const tall = low ? 36 : 58; // disc and name; tags may come near the next row
    const wrong = pods.filter((pod, i) => {
      const inside = pod.x - pod.room / 2 >= 0 && pod.x + pod.room / 2 <= width && pod.y + (low ? 36 : 52) <= height;
      const free = pods.every(
        (other, j) => i === j || Math.abs(other.x - pod.x) >= (other.room + pod.room) / 2 - 0.01 || Math.abs(other.y - pod.y) >= tall,
      );
      return !inside || !free || pod.room < 46;
    });
    return wrong.length ? [`${others} others on ${width} × ${height}`] : [];
  }

  test("never lie on each other, on any mat", () => {
    const wrong: string[] = [];
    for (let others = 1; others <= 10; others++) {
      for (const width of WIDTHS) for (const height of [262, 285, 330, 420, 560]) wrong.push(...crowded(others, width - 16, height, false));
      for (const width of [480, 560, 600, 720])
        for (const height of others > 7 ? [150, 190, 205] : [112, 132, 150, 190, 205]) wrong.push(...crowded(others, width, height, true));
    }
    expect(wrong).toEqual([]);
    expect(podHeight(true)).toBeLessThan(podHeight(false));
    expect(podHeight(false, 1.3)).toBeGreaterThan(podHeight(false));
  });

  test("begin with you", () => {
    const seats = ["p1", "p2", "p3"].map((seat) => ({ seat }));
    expect(around(seats, "p2").map((s) => s.seat)).toEqual(["p2", "p3", "p1"]);
    expect(around(seats, null).map((s) => s.seat)).toEqual(["p1", "p2", "p3"]);
  });
});

describe("people who are seated by rank", () => {
  const seats = ["p1", "p2", "p3", "p4"].map((seat) => ({ seat }));
  const ringOf = (order: string[], you: string) => around(inOrder(seats, order), you).map(({ seat }) => seat);

  test("the turn goes round the ring, with you at the bottom", () => {
    expect(ringOf(["p3", "p1", "p4", "p2"], "p1")).toEqual(["p1", "p4", "p2", "p3"]);
    expect(ringOf(["p3", "p1", "p4", "p2"], "p2")).toEqual(["p2", "p3", "p1", "p4"]);
  });

  test("before there is an order, the seats are as they are", () => {
    expect(ringOf([], "p3")).toEqual(["p3", "p4", "p1", "p2"]);
    expect(ringOf(["p3", "p1"], "p3")).toEqual(["p3", "p4", "p1", "p2"]);
  });
});
