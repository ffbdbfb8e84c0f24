import { beforeAll, describe, expect, it } from "vitest";
import { rest, t } from "../ui/i18n";
import { type Extra, extraOf } from "../table/extra";
import { parts as partsOf } from "./rules";

const GAMES = ["thulla", "kazhutha", "dalmuti", "tincholi", "liap_tui"];
const extras: Record<string, Extra> = {};
const parts = (game: string, chosen: Record<string, string>) => partsOf(game, extras[game]!, chosen);
const partNow = (game: string, phase: unknown) => extras[game]!.ruleNow?.(phase) ?? null;

beforeAll(async () => {
  await rest();
  for (const game of [...GAMES, "somebodys_own"]) extras[game] = await extraOf(game);
});

describe("the page of rules", () => {
  it.each(GAMES)("of %s has words for all of its parts", (game) => {
    const all = parts(game, {});
    expect(all.length).toBeGreaterThan(2);
    for (const part of all) {
      expect(part.title).not.toMatch(/^[a-z]+-/);
      expect(part.lines.filter((line) => /^[a-z_]+-[\w-]+$/.test(line) || line.includes("{$"))).toEqual([]);
    }
  });

  it("says what a pair and a straight are, and how plays rank", () => {
    const { ranked = [] } = parts("liap_tui", {}).find((part) => part.id === "types")!;
    const all = ranked.map(({ name, line }) => `${name}: ${line}`);
    expect(all[1]).toBe("pair: Two pieces have to be a pair, of the same name and colour.");
    expect(all[3]).toContain("chariot, horse, cannon");
    expect(all.at(-1)).toContain("two chariots, two horses and two cannons");
    expect(all).toHaveLength(9);
  });

  it("leaves out what the house rules of the table have replaced", () => {
    const lines = (game: string, chosen: Record<string, string>) => parts(game, chosen).flatMap((part) => part.lines);
    expect(lines("thulla", {})).toContain(t("why-must_open"));
    expect(lines("thulla", { forced_ace: "off" })).not.toContain(t("why-must_open"));
    expect(lines("thulla", { lead_after_safe: "second_highest" })).toContain(t("rules-power"));
    expect(lines("dalmuti", { taxes: "off" })).not.toContain(t("rules-taxes"));
    expect(lines("liap_tui", { values: "ranked" })).toContain(t("rules-weak-ranked"));
    expect(lines("liap_tui", { declaration: "sealed" })).not.toContain(t("rules-declare"));
    expect(lines("tincholi", { target: "60" }).join()).toContain("60");
  });

  it("opens where the game is", () => {
    expect(partNow("liap_tui", "declare")).toBe("declare");
    expect(partNow("tincholi", "cut")).toBe("cut");
    expect(partNow("dalmuti", "tax")).toBe("before");
    expect(partNow("thulla", undefined)).toBe("trick");
    expect(partNow("somebodys_own", "play")).toBeNull();
    for (const [game, phases] of [
      ["dalmuti", ["revolution", "tax", "play"]],
      ["tincholi", ["look", "draw", "decide", "cut"]],
      ["liap_tui", ["redeal", "declare", "turn"]],
    ] as const)
      for (const phase of phases) expect(parts(game, {}).map((part) => part.id)).toContain(partNow(game, phase));
  });

  it("of a game that is not known here is what the house says of it", () => {
    expect(parts("somebodys_own", {})).toEqual([]);
  });
});
