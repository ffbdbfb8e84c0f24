import { beforeAll, expect, test } from "vitest";
import { rest } from "../../ui/i18n";
import { saidText } from "./words";

beforeAll(() => rest());

test("a bot has words of its own, by what it looks like", () => {
  expect(saidText({ phrase: "bot_hello", text: "", face: "kettle" })).toBe("I’m on the boil!");
  expect(saidText({ phrase: "bot_lost", text: "", face: "umbrella" })).toBe("Soaked again.");
  expect(saidText({ phrase: "bot_good", text: "", face: "f01" })).toBe("…"); // of a house that knows more things
});

test("people have phrases and text", () => {
  expect(saidText({ phrase: "hello", text: "", face: "f01" })).toBe("Hello!");
  expect(saidText({ phrase: "", text: "well then", face: "f01" })).toBe("well then");
});
