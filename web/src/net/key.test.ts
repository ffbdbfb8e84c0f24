import { beforeEach, expect, it } from "vitest";
import { deviceKey } from "./key";
import { forget, places, remember } from "./places";
import { given, pledgeFor, pledgeOf, shareFor } from "./promises";

beforeEach(() => localStorage.clear());

it("makes a key of 32 bytes once and keeps it", () => {
  const key = deviceKey();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(deviceKey()).toBe(key);
});

it("keeps the promise of a match with our share and all pledges, to compare with the record", async () => {
  const commit = "c".repeat(64);
  const pledge = await pledgeFor("mango-river-42", 1, commit);
  const { share } = given("mango-river-42-1")!;
  expect(given("mango-river-42-1")).toEqual({ commit, share });
  expect(given("mango-river-42-1~s3cret")).toEqual({ commit, share });
  expect(await pledgeOf(commit, share)).toBe(pledge);
  expect(await shareFor("mango-river-42", 1, commit, [null, pledge])).toBe(share);
  expect(given("mango-river-42-1")).toEqual({ commit, share, pledges: [null, pledge] });
  expect(await pledgeFor("mango-river-42", 1, "e".repeat(64))).not.toBe(pledge);
});

it("keeps the last promises only", async () => {
  for (let match = 1; match <= 60; match++) await pledgeFor("t", match, "c".repeat(64));
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
