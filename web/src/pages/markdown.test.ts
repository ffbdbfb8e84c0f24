import { expect, test } from "vitest";
import { blocks } from "./markdown";

test("a page of rules is read without a sign of its markup", () => {
  const page =
    "# War\n\n2–4 players. Everyone\nhas cards.\n\n- **W1** In turn,\n  turn up.\n- **W2** See [this](x.md).\n\n## House rules\n\n- `cards` (5)\n";
  expect(blocks(page)).toEqual([
    { kind: "text", lines: ["2–4 players. Everyone has cards."] },
    { kind: "list", lines: ["W1 In turn, turn up.", "W2 See this."] },
    { kind: "heading", lines: ["House rules"] },
    { kind: "list", lines: ["cards (5)"] },
  ]);
  expect(blocks("")).toEqual([]);
});

test("markup of another kind stays text", () => {
  expect(blocks("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", lines: ["<img src=x onerror=alert(1)>"] }]);
});
