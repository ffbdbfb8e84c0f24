import { describe, expect, it } from "vitest";
import { Ill, keep, lines } from "./store";

describe("what cannot be kept on this device", () => {
  it.each([
    ["QuotaExceededError", "device_full"],
    ["ConstraintError", "device_taken"],
    ["SecurityError", "device_closed"],
  ])("%s is said as %s", (name, code) => {
    expect(new Ill(new DOMException("", name)).code).toBe(code);
  });

  it("is ill also where a browser has no store at all", async () => {
    await expect(lines("pocket-a-b-c")).rejects.toMatchObject({ code: "device_closed" });
    await expect(keep([], [], 0)).rejects.toBeInstanceOf(Ill);
  });
});
