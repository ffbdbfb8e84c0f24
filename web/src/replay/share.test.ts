import { expect, test } from "vitest";
import { moment, momentOf } from "./share";

test("an address names a line, or the lines to play", () => {
  expect(momentOf("#12")).toEqual({ from: 12, to: 0 });
  expect(momentOf("#12-20")).toEqual({ from: 12, to: 20 });
  for (const odd of ["", "#", "#x", "#-3", "#20-12", "#1e3", "#12-", "#99999999"]) expect(momentOf(odd).to).toBe(0);
  expect(momentOf("#0-4")).toEqual({ from: 1, to: 4 });
});

test("a moment begins where its trick does, if that is near", () => {
  expect(moment(20, [4, 9, 17])).toBe("#17-20");
  expect(moment(20, [4])).toBe("#14-20");
  expect(moment(2, [])).toBe("#1-2");
});
