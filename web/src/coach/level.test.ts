import { beforeEach, expect, it } from "vitest";
import { keep } from "../net/kept";
import { botLevel, hasPlayed, levelHelp, levelName } from "./level";

beforeEach(() => {
  keep("level.alone", "");
  keep("level.played", false);
});

it("is gentle in the first game, then steady, then what was chosen", () => {
  expect(botLevel()).toBe("gentle");
  hasPlayed();
  expect(botLevel()).toBe("steady");
  expect(botLevel("sharp")).toBe("sharp");
  expect(botLevel()).toBe("sharp");
});

it("that was chosen before the first game stays", () => {
  botLevel("gentle");
  hasPlayed();
  expect(botLevel()).toBe("gentle");
});

it("of a bot that a package has brought is called by its own name", () => {
  expect([levelName("sharp"), levelName("grandma")]).toEqual(["Hard", "grandma"]);
  expect(levelHelp("grandma")).toBe("");
});
