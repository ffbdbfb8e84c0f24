import { beforeEach, expect, it } from "vitest";
import { deviceKey } from "./key";
import { forget, places, remember } from "./places";
import { given, shareFor } from "./promises";

beforeEach(() => localStorage.clear());

it("makes a key of 32 bytes once and keeps it", () => {
  const key = deviceKey();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(deviceKey()).toBe(key);
});

it("keeps the promise of a match with our share, to compare with the record", () => {
  const share = shareFor("mango-river-42", 1, "c".repeat(64));
  expect(given("mango-river-42-1")).toEqual({ commit: "c".repeat(64), share });
  expect(shareFor("mango-river-42", 1, "e".repeat(64))).not.toBe(share);
});

it("keeps the last promises only", () => {
  for (let match = 1; match <= 60; match++) shareFor("t", match, "c".repeat(64));
  expect(given("t-10")).toBeUndefined();
  expect(given("t-11")).toBeDefined();
});

it("remembers the tables one sits at, newest first, and forgets those that are left", () => {
  for (const code of ["a", "b", "c", "d", "e"]) remember(code, "thulla");
  remember("c", "thulla");
  expect(places().map((place) => place.code)).toEqual(["c", "e", "d", "b"]);
  forget("e");
  expect(places().map((place) => place.code)).toEqual(["c", "d", "b"]);
});
