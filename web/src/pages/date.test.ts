import { expect, test } from "vitest";
import { nextEvening, typed } from "./date";

test("the next evening is a Saturday that has not passed", () => {
  expect(typed(nextEvening(new Date(2026, 10, 18, 14)))).toBe("2026-11-21T20:00");
  expect(typed(nextEvening(new Date(2026, 10, 21, 19, 59)))).toBe("2026-11-21T20:00");
  expect(typed(nextEvening(new Date(2026, 10, 21, 20)))).toBe("2026-11-28T20:00");
  expect(typed(nextEvening(new Date(2026, 10, 22, 8)))).toBe("2026-11-28T20:00");
});
