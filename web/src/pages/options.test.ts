import { declared } from "../net/declared.svelte";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { GameShown, OptionShown } from "../net/api";
import OptionLine from "./OptionLine.svelte";
import { differing, few, presetOf, presets, read, standard, within, words, write } from "./options";
import { usualSeats } from "../net/practice";

const option = (name: string, change: Partial<OptionShown>): OptionShown => ({
  name,
  kind: "switch",
  default: "off",
  values: ["off", "on"],
  low: null,
  high: null,
  optional: false,
  help: `About ${name}.`,
  ...change,
});

const OPTIONS = [
  option("values", { kind: "choice", default: "guide", values: ["guide", "ranked"] }),
  option("type_lock", {}),
  option("target", { kind: "number", default: "50", values: [], low: 1, high: 1000 }),
  option("penalty_cap", { kind: "number", default: "none", values: [], low: 1, high: 100, optional: true }),
  option("jokers", { kind: "number", default: "0", values: [], low: 0, high: 4 }),
];
const GAME: GameShown = {
  ...declared("liap_tui"),
  name: "liap_tui",
  title: "Liap Tui",
  version: 1,
  seats: [4],
  best: [4],
  presets: { Guide: "", Ranked: "values=ranked type_lock=on" },
  options: OPTIONS,
};

describe("house rules", () => {
  it("say only what differs from the standard", () => {
    const chosen = { ...standard(OPTIONS), target: "20", type_lock: "on" };
    expect(write(OPTIONS, chosen)).toBe("type_lock=on target=20");
    expect(differing(OPTIONS, chosen).map((one) => one.name)).toEqual(["type_lock", "target"]);
    expect(write(OPTIONS, standard(OPTIONS))).toBe("");
    expect(read(OPTIONS, "type_lock=on target=20")).toEqual(chosen);
  });

  it("know which preset they are", () => {
    expect(presetOf(GAME, standard(OPTIONS))).toBe("Guide");
    expect(presetOf(GAME, read(OPTIONS, "type_lock=on values=ranked"))).toBe("Ranked");
    expect(presetOf(GAME, read(OPTIONS, "target=9"))).toBeNull();
    expect(Object.keys(presets({ ...GAME, presets: { Ranked: "values=ranked" } }))).toEqual(["", "Ranked"]);
  });

  it("keep numbers in their span", () => {
    const [, , target, cap, jokers] = OPTIONS;
    expect(within(target!, "5000")).toBe("1000");
    expect(within(target!, "0")).toBe("1");
    expect(within(target!, "")).toBe("50");
    expect(within(cap!, "")).toBe("none");
    expect(few(jokers!)).toEqual(["0", "1", "2", "3", "4"]);
    expect(few(target!)).toBeNull();
  });

  it("have names that can be read", () => {
    expect(words("lead_after_safe")).toBe("Lead after safe");
    expect(usualSeats([2, 3, 4, 5])).toBe(4);
    expect(usualSeats([5, 6])).toBe(5);
  });
});

describe("a line of the form", () => {
  it("switches", () => {
    const onchange = vi.fn();
    render(OptionLine, { game: "liap_tui", option: OPTIONS[1]!, value: "off", onchange });
    screen.getByRole<HTMLInputElement>("switch", { name: /Type lock/ }).click();
    expect(onchange).toHaveBeenCalledWith("on");
  });

  it("chooses, and marks what differs", () => {
    const onchange = vi.fn();
    render(OptionLine, { game: "liap_tui", option: OPTIONS[0]!, value: "ranked", onchange });
    expect(screen.getByText("changed")).toBeTruthy();
    screen.getByRole<HTMLInputElement>("radio", { name: "Guide" }).click();
    expect(onchange).toHaveBeenCalledWith("guide");
  });

  it("takes a number, and none where it may be", () => {
    const onchange = vi.fn();
    render(OptionLine, { game: "liap_tui", option: OPTIONS[3]!, value: "7", onchange });
    const field = screen.getByRole<HTMLInputElement>("spinbutton");
    field.value = "500";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    expect(onchange).toHaveBeenLastCalledWith("100");
    field.value = "";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    expect(onchange).toHaveBeenLastCalledWith("none");
  });
});
