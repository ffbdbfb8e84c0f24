import { describe, expect, test, vi } from "vitest";
import { pledgeOf } from "../net/promises";
import { t } from "../ui/i18n";
import { read } from "./record";
import json from "./records.json";
import { type Verdict, verify } from "./verify";

// Made by the engine: `python -m tools.records`. `cardhouse verify` says of each that all holds; see tests/web/test_records.py.
const RECORDS = json as Record<string, string>;
const ALL = Object.keys(RECORDS);
const OLD = ALL.filter((name) => name.includes("version 1"));
const NAMES = ALL.filter((name) => !OLD.includes(name));

const bad = ({ checks }: Verdict) => checks.filter((check) => check.holds === false);
const decks = (text: string) => read(text).lines.filter((line) => line.actor === "deck");

/** The same line with two cards of different piles exchanged. */
function exchanged(text: string, nth: number): { text: string; line: number } {
  const line = decks(text)[nth]!;
  const [verb, ...items] = line.move.split(" ");
  const piles = items.map((item) => item.split(":") as [string, string]);
  const [one, other] = piles.filter(([name, cards]) => cards && name !== "gone");
  const a = one![1].split(",");
  const b = other ? other[1].split(",") : a; // a shuffle has one pile: its order counts
  const j = b.findIndex((card) => card !== a[0]);
  if (j < 0)
    a[0] = a[0] === "1" ? "2" : "1"; // all have drawn the same
  else [a[0], b[j]] = [b[j]!, a[0]!];
  one![1] = a.join(",");
  if (other) other[1] = b.join(",");
  const lines = text.split("\n");
  lines[line.number - 1] = `deck ${verb} ${piles.map((pile) => pile.join(":")).join(" ")}`;
  return { text: lines.join("\n"), line: line.number };
}

describe("a record of the house", () => {
  test.each(NAMES)("%s: every deal follows", async (name) => {
    const text = RECORDS[name]!;
    const { state, checks } = await verify(text);
    expect(checks.filter((check) => check.holds === false)).toEqual([]);
    expect(state).toBe("ok");
    expect(checks.filter((check) => check.id === "deal")).toHaveLength(decks(text).length);
    expect(checks.map((check) => check.id).slice(0, 3)).toEqual(["noted", "commit", "seed"]);
    expect(checks[2]!.params).toEqual({ count: Number(read(text).tags["Seats"]) - (name.includes("unopened") ? 2 : 1) });
  });

  test("also where the browser has no crypto of its own", async () => {
    vi.stubGlobal("crypto", {});
    expect((await verify(RECORDS["dalmuti"]!)).state).toBe("ok");
    vi.unstubAllGlobals();
  });

  test("all kinds of dealing are among them", () => {
    const all = NAMES.flatMap((name) => decks(RECORDS[name]!).map((line) => line.move));
    expect(all.some((move) => move.startsWith("draw") && move.split(" ").length < 5)).toBe(true);
    expect(all.some((move) => move.startsWith("deal stock:"))).toBe(true);
  });
});

describe("a record that was changed", () => {
  test.each(NAMES.flatMap((name) => decks(RECORDS[name]!).map((_, i) => [name, i] as const)))(
    "%s: cards of deal %i exchanged",
    async (name, nth) => {
      const { text, line } = exchanged(RECORDS[name]!, nth);
      const verdict = await verify(text);
      expect(verdict.state).toBe("bad");
      const first = bad(verdict)[0]!;
      expect(first).toMatchObject({ id: "deal", line });
      const said = t("verify-deal-bad", first.params);
      expect(said).toMatch(/does not follow.*should be .+ the record has/);
      expect(said).not.toContain("{");
    },
  );

  test.each([
    ["Secret", "commit"],
    ["Commit", "commit"],
    ["Seed", "seed"],
    ["Shares", "seed"],
  ])("%s: one digit", async (tag, id) => {
    const text = RECORDS["thulla"]!.replace(
      new RegExp(`(\\[${tag} "(?:p1:)?)(.)`),
      (_, before, digit) => before + (digit === "7" ? "8" : "7"),
    );
    expect(bad(await verify(text)).map((check) => check.id)).toContain(id);
  });

  test("a share that was left out", async () => {
    const text = RECORDS["liap_tui"]!.replace(/p3:[0-9a-f]{64} /, "");
    expect(bad(await verify(text))[0]!.id).toBe("seed");
  });

  test("a deal that was left out, or made twice", async () => {
    const lines = RECORDS["kazhutha"]!.split("\n");
    const at = lines.findIndex((line) => line.startsWith("deck"));
    expect((await verify(lines.filter((_, i) => i !== at).join("\n"))).state).toBe("bad");
    expect((await verify(lines.toSpliced(at, 0, lines[at]!).join("\n"))).state).toBe("bad");
  });

  test("the same cards in other hands, or the hands in another order", async () => {
    const first = RECORDS["kazhutha"]!.split("\n");
    const deal = first.findLastIndex((line) => line.startsWith("deck"));
    const turned = first.with(
      deal,
      first[deal]!.replace(/p(\d):/g, (_, n) => `p${(Number(n) % 4) + 1}:`),
    );
    expect(bad(await verify(turned.join("\n")))[0]).toMatchObject({ id: "deal", line: deal + 1 });
    const [deck, verb, one, other, ...rest] = first[deal]!.split(" ");
    const swapped = first.with(deal, [deck, verb, other, one, ...rest].join(" "));
    expect(bad(await verify(swapped.join("\n")))[0]).toMatchObject({ id: "deal", line: deal + 1 });
  });

  test("who did not open, left out or exchanged", async () => {
    const text = RECORDS["liap_tui with a share unopened"]!;
    expect(bad(await verify(text.replace(/\[Unopened .*\n/, "")))[0]!.id).toBe("seed");
    expect(bad(await verify(text.replace(/(\[Unopened "p3:)./, "$1x"))).at(-1)!.id).toBe("bad-line");
  });
});

describe("what this browser has noted", () => {
  const text = RECORDS["thulla"]!;
  const { tags } = read(text);
  const commit = tags["Commit"]!;
  const share = /p3:([0-9a-f]{64})/.exec(tags["Shares"]!)![1]!;

  test("fits", async () => {
    const { state, checks } = await verify(text, { commit, share, seat: "p3" });
    expect(state).toBe("ok");
    expect(checks.slice(0, 2)).toEqual([
      { id: "noted", holds: true },
      { id: "share", holds: true },
    ]);
  });

  test.each(["thulla", "liap_tui with a share unopened", "thulla by lot with a share unopened"])(
    "%s: the pledges that it was shown, as the seats were numbered then",
    async (name) => {
      const has = read(RECORDS[name]!).tags;
      const [, seat, ours] = /(p\d):([0-9a-f]{64})/.exec(has["Shares"]!)!;
      const promised = has["Commit"]!;
      const given = `${has["Shares"]} ${has["Unopened"] ?? ""}`;
      const all = Array.from({ length: Number(has["Seats"]) }, async (_, i) => {
        const found = new RegExp(`p${i + 1}:([0-9a-f]{64})`).exec(given)?.[1] ?? null;
        return found && has["Shares"]!.includes(found) ? await pledgeOf(promised, found) : found;
      });
      const was = Number((has["Drawn"] ?? "p1").slice(1)) - 1;
      const now = await Promise.all(all);
      const pledges = [...now.slice(was), ...now.slice(0, was)];
      const noted = { commit: promised, share: ours!, seat: seat!, pledges };
      const verdict = await verify(RECORDS[name]!, noted);
      expect(verdict.state).toBe("ok");
      expect(verdict.checks[2]).toEqual({ id: "pledges", holds: true });
      const others = { ...noted, pledges: pledges.map((pledge) => pledge ?? "0".repeat(64)) };
      expect(bad(await verify(RECORDS[name]!, others)).map((check) => check.id)).toEqual(["pledges"]);
      expect(t("verify-pledges-bad")).not.toBe(t("verify-pledges-ok"));
    },
  );

  test("fits behind whatever seat, if this device no longer knows its own", async () => {
    expect((await verify(text, { commit, share, seat: null })).state).toBe("ok");
  });

  test.each([
    [{ commit: "0".repeat(64), share, seat: "p3" }, "noted"],
    [{ commit, share: "0".repeat(64), seat: "p3" }, "share"],
    [{ commit, share, seat: "p2" }, "share"],
  ])("does not fit %#", async (noted, id) => {
    const verdict = await verify(text, noted);
    expect(verdict.state).toBe("bad");
    expect(bad(verdict).map((check) => check.id)).toEqual([id]);
  });
});

describe("what cannot be checked", () => {
  test("a record without a seed", async () => {
    expect(await verify('[Game "thulla 1"]\n[Seats "3"]\n\np1 As\n')).toEqual({ state: "none", checks: [] });
  });

  test("a record with a seed alone: the deals, and that nobody promised it", async () => {
    const text = RECORDS["liap_tui"]!.replace(/\[(Commit|Secret|Shares) .*\n/g, "");
    const { state, checks } = await verify(text);
    expect(state).toBe("part");
    expect(checks.filter((check) => check.holds === null).map((check) => check.id)).toEqual(["noted", "commit", "seed"]);
  });

  test.each(OLD)("%s: all but where the cards went, and it says who checks that", async (name) => {
    const { state, checks } = await verify(RECORDS[name]!);
    expect(state).toBe("part");
    expect(checks.filter((check) => check.holds).map((check) => check.id)).toEqual(
      name.includes("by lot") ? ["commit", "seed", "lot"] : ["commit", "seed"],
    );
    expect(checks.at(-1)).toEqual({ id: "older", holds: null });
    expect(t("verify-older-skip")).toContain("cardhouse verify");
    expect(bad(await verify(RECORDS[name]!.replace(/p3:[0-9a-f]{64} /, "")))[0]!.id).toBe("seed");
  });

  test("a seat that did not open is named, and is no fault of the record", async () => {
    const { state, checks } = await verify(RECORDS["liap_tui with a share unopened"]!);
    expect(state).toBe("ok");
    expect(checks[3]).toEqual({ id: "unopened", holds: null, params: { seats: "p3" } });
    expect(t("verify-unopened-skip", { seats: "p3" })).toContain("p3");
  });

  test("a set-up, another game", async () => {
    const setup = RECORDS["thulla"]!.replace("\n\n", '\n[Setup "lead p2"]\n\n');
    expect((await verify(setup)).checks.at(-1)).toMatchObject({ id: "deals", holds: null });
    const war = RECORDS["thulla"]!.replace("thulla 1", "war 1");
    expect((await verify(war)).state, "no game is known here, so every game is").toBe("ok");
    const drawn = RECORDS["dalmuti"]!.replace(/^deck deal .*\n/gm, "");
    expect((await verify(drawn)).checks.at(-1)).toMatchObject({ id: "unwritten", holds: null, line: expect.any(Number) });
    const dealless = RECORDS["thulla"]!.replace(/^deck .*\n/gm, "");
    expect((await verify(dealless)).checks.at(-1)).toMatchObject({ id: "unwritten", holds: null });
  });

  test.each([
    "",
    "[Game x]",
    '[Game "thulla"]\n[Seats "3"]\n[Seed "xyz"]\n',
    `[Game "thulla"]\n[Seats "many"]\n[Secret "${"0".repeat(64)}"]\n[Seed "${"0".repeat(64)}"]\n`,
    `[Game "thulla"]\n[Seats "3"]\n[Fair "3"]\n[Seed "${"0".repeat(64)}"]\n`,
    'p1 As\n[Game "thulla"]',
  ])("nonsense is refused with its line: %j", async (text) => {
    const verdict = await verify(text);
    expect(verdict.state).toBe("bad");
    expect(verdict.checks.at(-1)).toMatchObject({ id: "bad-line", line: expect.any(Number) });
  });
});

describe("who is first, drawn by lot", () => {
  const text = RECORDS["thulla by lot"]!;
  const told = async (drawn: string) =>
    (await verify(text.replace(/\[Drawn "p\d"\]/, `[Drawn "${drawn}"]`))).checks.find((check) => check.id === "lot");
  const drawn = read(text).tags["Drawn"]!;

  test("follows from the secret and the shares", async () => {
    expect((await verify(text)).checks[3]).toEqual({ id: "lot", holds: true });
    expect(drawn).not.toBe("p1");
  });

  test("another seat does not", async () => {
    const others = ["p1", "p2", "p3", "p4", "p5"].filter((seat) => seat !== drawn);
    const holds = await Promise.all(others.map(async (seat) => (await told(seat))!.holds));
    expect(holds).toContain(false);
    expect(t("verify-lot-bad")).not.toBe(t("verify-lot-ok"));
  });

  test("a seat that does not exist is no record", async () => {
    expect((await verify(text.replace(`[Drawn "${drawn}"]`, '[Drawn "p9"]'))).checks.at(-1)!.id).toBe("bad-line");
    expect((await verify(text.replace(`[Drawn "${drawn}"]`, '[Drawn "x"]'))).checks.at(-1)!.id).toBe("bad-line");
  });

  test("nothing is said where nothing was drawn", async () => {
    expect((await verify(RECORDS["thulla"] ?? RECORDS[NAMES[0]!]!)).checks.some((check) => check.id === "lot")).toBe(false);
  });
});
