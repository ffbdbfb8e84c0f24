import { describe, expect, test } from "vitest";
import { Gesture } from "./gesture";

describe("a finger on the hand", () => {
  test("that hardly moves is a tap", () => {
    const finger = new Gesture(100, 500, 0);
    expect(finger.move(105, 494, 40)).toBe(false);
    expect(finger.doing).toBe("press");
    expect(finger.flicked).toBe(false);
  });

  test("that goes up takes the card along", () => {
    const finger = new Gesture(100, 500, 0);
    expect(finger.move(104, 489, 40)).toBe(true);
    expect(finger.doing).toBe("drag");
    finger.move(140, 300, 900);
    expect([finger.dx, finger.dy]).toEqual([40, -200]);
  });

  test("that goes sideways looks through the cards, and up from there takes one", () => {
    const finger = new Gesture(100, 500, 0);
    finger.move(115, 497, 40);
    expect(finger.doing).toBe("browse");
    finger.move(180, 490, 400);
    expect(finger.doing).toBe("browse");
    expect(finger.move(182, 460, 500)).toBe(true);
    expect(finger.doing).toBe("drag");
    expect([finger.dx, finger.dy]).toEqual([0, 0]);
  });

  test("that goes down takes nothing", () => {
    const finger = new Gesture(100, 500, 0);
    finger.move(100, 530, 40);
    expect(finger.doing).toBe("browse");
  });

  test("that is quick at the end flicks; one that stops does not", () => {
    const quick = new Gesture(100, 500, 0);
    quick.move(100, 480, 16);
    quick.move(101, 450, 32);
    expect(quick.flicked).toBe(true);
    const slow = new Gesture(100, 500, 0);
    slow.move(100, 480, 16);
    slow.move(101, 450, 32);
    slow.move(101, 449, 400);
    expect(slow.flicked).toBe(false);
  });
});
