import { beforeEach, expect, it } from "vitest";
import { keep } from "../net/kept";
import { levelHelp, levelName, playedWith, practiceLevel, tableLevel } from "./level";

beforeEach(() => {
  for (const name of ["level.alone", "level.table"]) keep(name, "");
  keep("level.played", false);
});

it("is gentle in the first game alone, then steady, then what was chosen", () => {
  expect(practiceLevel()).toBe("gentle");
  playedWith("gentle");
  expect(practiceLevel()).toBe("steady");
  playedWith("sharp");
  expect(practiceLevel()).toBe("sharp");
});

it("that was chosen in the first game stays", () => {
  playedWith("master");
  expect(practiceLevel()).toBe("master");
});

it("of bots among people is steady until another is chosen", () => {
  keep("level.table", "steady");
  expect(tableLevel()).toBe("steady");
  tableLevel("gentle");
  expect(tableLevel()).toBe("gentle");
});

it("of a bot that a package has brought is called by its own name", () => {
  expect([levelName("sharp"), levelName("grandma")]).toEqual(["Sharp", "grandma"]);
  expect(levelHelp("grandma")).toBe("");
});
