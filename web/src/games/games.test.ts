import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import CourtRound from "./dalmuti/Round.svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Incoming, View } from "../net/protocol";
import Results from "../table/Results.svelte";
import Table from "../table/Table.svelte";
import { CAPTURED, type Captured, roomFor } from "../table/fixtures";
import { extraOf } from "../table/extra";
import { Queue } from "../table/queue";
import { Trial } from "../table/trial.svelte";
import type { Scene } from "../table/scene";
import { rest, t } from "../ui/i18n";
import Hold from "./dalmuti/Hold.test.svelte";
import type { Row, Strength } from "./liap_tui/facts";
import Paper from "./liap_tui/Paper.svelte";
import Pips from "./liap_tui/Pips.svelte";
import { verdict } from "./liap_tui/strength";
import { LOOK_MS, MARK_MS, Memory } from "./tincholi/glimpse.svelte";
import Passes from "./tricks/Over.svelte";
import { partnerOf } from "./tricks/facts";

beforeAll(async () => {
  await rest();
  for (const game of Object.keys(CAPTURED)) await extraOf(game);
}, 60_000);
beforeEach(() => void (document.documentElement.dataset["motion"] = "reduced"));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const NEWS = (news: object[], more: object = {}): Scene =>
  ({
    news,
    view: { you: "p1" },
    seen: { piles: {}, facts: {} },
    owners: [],
    about: null,
    hold_ms: 0,
    live: true,
    pause: false,
    ...more,
  }) as unknown as Scene;

describe("the strength of a choice, in words", () => {
  const all: Record<string, Strength> = {
    S: ["single", 2, null],
    G: ["single", 20, null],
    A: ["single", 4, null],
    AA: ["pair", 8, null],
    SG: ["none", 0, "behind"],
    R: ["single", 18, "ties"],
  };
  test.each([
    [["S"], "Single", "weakest"],
    [["G"], "Single", "strongest"],
    [["A", "A"], "Pair", "Can be led"],
  ])("%j", (pieces, title, line) => {
    const said = verdict(pieces, all, "")!;
    expect(said.title).toContain(title);
    expect(said.line).toContain(line);
  });
  test("an equal play says that the earlier one keeps the lead", () => {
    expect(verdict(["R"], all, "Wei")).toMatchObject({ tone: "danger", line: expect.stringMatching(/Only ties with .*Wei.*earlier/) });
  });
  test("what the server has not named has no verdict", () => {
    expect(verdict(["E"], all, "")).toBeNull();
  });
});

describe("the scoring sheet", () => {
  test("has a row for each round and a column for each player", () => {
    const by = (n: number) => ({ p1: n, p2: n, p3: n, p4: n });
    const row = (round: number): Row => ({
      round,
      multiplier: round,
      said: by(1),
      won: { ...by(0), p1: 1 },
      points: { ...by(-2), p1: 12 },
      scores: by(round),
    });
    render(Paper, {
      props: {
        rows: [row(1), row(2), row(3)],
        seats: ["p1", "p2", "p3", "p4"],
        scores: by(25),
        target: 50,
        names: (seat: string) => seat,
        you: "p1",
      },
    });
    expect(document.querySelectorAll("tbody tr")).toHaveLength(3);
    expect(document.querySelectorAll("thead th")).toHaveLength(5);
    expect(screen.getByText("×3")).toBeTruthy();
    expect(document.querySelector(".bar")!.getAttribute("style")).toContain("50%");
  });
});

test("piles of a turn that is shown count already, and only for who has won them", () => {
  const seen = { piles: {}, facts: { said: { p1: 2, p2: 1 }, won: { p1: 0, p2: 0 } } };
  const table = { scene: NEWS([], { live: false, about: { what: "turn", seat: "p1", piles: 2, type: "pair" }, seen }) };
  for (const seat of ["p1", "p2"]) render(Pips, { table: table as never, seat });
  expect([...document.querySelectorAll(".pips b")].map((b) => b.textContent?.replace(/[\u2066-\u2069]/g, ""))).toEqual([
    "2 of 2",
    "0 of 1",
  ]);
  expect(document.querySelectorAll("i.full")).toHaveLength(2);
});

describe("the court", () => {
  test("is told which titles are to come, and who will pay whom", async () => {
    const coming = {
      order: ["p2", "p1"],
      titles: { p2: "Greater Dalmuti", p1: "Greater Peon" },
      dues: [{ seat: "p1", to: "p2", count: 2 }],
    };
    const facts = { order: ["p1", "p2"], titles: {}, hand: 1, hands: 2, scores: {}, coming };
    const about = { what: "hand_over", order: ["p2", "p1"], points: { p2: 1, p1: 0 } };
    const table = { scene: NEWS([], { about, seen: { piles: {}, facts } }), you: null, names: (seat: string) => seat, room: { seats: [] } };
    render(CourtRound, { table: table as never });
    await tick();
    expect(document.querySelector(".round p")?.textContent?.replace(/[\u2066-\u2069]/g, "")).toMatch(/p1 will pay p2 the 2 best/);
  });
});

describe("a button that is held", () => {
  test("does it after a second, not before, and not when it is let go", async () => {
    vi.useFakeTimers();
    const ondone = vi.fn();
    render(Hold, { ondone });
    const button = screen.getByRole("button");
    await fireEvent.pointerDown(button);
    vi.advanceTimersByTime(900);
    await fireEvent.pointerUp(button);
    vi.advanceTimersByTime(2_000);
    expect(ondone).not.toHaveBeenCalled();
    await fireEvent.keyDown(button, { key: " " });
    vi.advanceTimersByTime(1_000);
    expect(ondone).toHaveBeenCalledOnce();
  });
  test("a screen reader presses it twice", async () => {
    const ondone = vi.fn();
    render(Hold, { ondone });
    const button = screen.getByRole("button");
    await fireEvent.click(button, { detail: 0 });
    expect(ondone).not.toHaveBeenCalled();
    expect(button.textContent).toContain("again");
    await fireEvent.click(button, { detail: 0 });
    expect(ondone).toHaveBeenCalledOnce();
  });
});

describe("what is seen for a moment", () => {
  test("each card of a first look is turned by hand, and is gone after six seconds in the open", () => {
    vi.useFakeTimers();
    const memory = new Memory();
    memory.watch(NEWS([{ what: "look", seat: "p1", slots: [1, 3], cards: ["7h", "Qd"] }]), "p1");
    expect([...memory.faces]).toEqual([
      ["p1.1", { card: "7h", held: true }],
      ["p1.3", { card: "Qd", held: true }],
    ]);
    expect([...memory.marks.keys()]).toEqual(["p1.1", "p1.3"]);
    vi.advanceTimersByTime(MARK_MS);
    expect(memory.marks.size).toBe(0);
    vi.advanceTimersByTime(10 * LOOK_MS); // reading what to do costs nothing
    expect(memory.looking).toBe(true);
    memory.open("p1.1");
    expect([memory.up, memory.all]).toEqual(["p1.1", false]);
    vi.advanceTimersByTime(LOOK_MS - 100);
    memory.close(); // its time stands still while it lies face down
    vi.advanceTimersByTime(LOOK_MS);
    expect([memory.faces.size, memory.leftOf("p1.1"), memory.leftOf("p1.3")]).toEqual([2, 100, LOOK_MS]);
    memory.open("p1.3");
    expect([memory.up, memory.all]).toEqual(["p1.3", true]);
    memory.open("p1.1");
    vi.advanceTimersByTime(100);
    expect([...memory.faces.keys()]).toEqual(["p1.3"]);
    expect(memory.looking).toBe(true);
    memory.open("p1.3");
    vi.advanceTimersByTime(LOOK_MS);
    expect(memory.faces.size).toBe(0);
    expect(memory.ended).toBe(true);
    vi.advanceTimersByTime(MARK_MS);
    expect(memory.ended).toBe(false);
  });
  test("who has drawn has looked, and in a replay a look is simply shown", () => {
    vi.useFakeTimers();
    const memory = new Memory();
    const look = { what: "look", seat: "p1", slots: [1, 3], cards: ["7h", "Qd"] };
    memory.watch(NEWS([look]), "p1");
    memory.watch(NEWS([{ what: "draw", seat: "p2" }]), "p1");
    expect(memory.looking).toBe(true);
    memory.watch(NEWS([{ what: "draw", seat: "p1" }]), "p1");
    expect(memory.faces.size).toBe(0);
    memory.watch(NEWS([look]), "p1", false);
    expect([memory.looking, memory.faces.size]).toEqual([false, 2]);
    memory.forget();
  });
  test("of others one sees which slots, never what", () => {
    const memory = new Memory();
    memory.watch(
      NEWS([
        { what: "look", seat: "p2", slots: [1, 2], cards: ["??", "??"] },
        { what: "peek", seat: "p2", slot: "p1.4", cards: ["??"] },
      ]),
      "p1",
    );
    expect(memory.faces.size).toBe(0);
    expect([...memory.marks.keys()]).toEqual(["p2.1", "p2.2", "p1.4"]);
    memory.forget();
  });
  test("an exchange leaves an arc for three seconds and forgets what lay there", () => {
    vi.useFakeTimers();
    const memory = new Memory();
    memory.watch(NEWS([{ what: "peek", seat: "p1", slot: "p1.2", cards: ["4s"] }]), "p1");
    expect(memory.faces.get("p1.2")).toEqual({ card: "4s", held: false });
    memory.watch(NEWS([{ what: "swap", seat: "p3", slots: ["p1.2", "p3.1"] }]), "p1");
    expect(memory.arc).toEqual(["p1.2", "p3.1"]);
    expect(memory.faces.size).toBe(0);
    vi.advanceTimersByTime(MARK_MS);
    expect(memory.arc).toBeNull();
  });
});

describe("the lead passes on", () => {
  const passes = async (news: object[], leader = "p3") => {
    document.body.innerHTML = '<ul><li data-seat="p2"></li><li data-seat="p3"></li></ul>';
    const scene = NEWS(news, { seen: { piles: {}, facts: { leader, led: null } }, view: { you: "p1", view: { over: false } } });
    const table = { scene, you: "p1", game: "kazhutha", names: (seat: string) => seat, room: { settings: { options: "" } } };
    render(Passes, { table: table as never });
    await tick();
    return document.querySelector("[data-transfer]");
  };
  const clean = { what: "clean", seat: "p2", count: 3, leads: "p3", passes: "second_highest" };
  test("when who won the trick has gone safe", async () => {
    const shown = await passes([clean, { what: "safe", seat: "p2", place: 1 }]);
    expect(shown?.getAttribute("data-transfer")).toBe("p2 p3");
    expect(shown?.textContent).toMatch(/p2.* is safe.*p3.* had the next highest and leads/);
  });
  test("and not when somebody else has", async () => {
    const stays = { ...clean, leads: "p2", passes: null };
    expect(await passes([stays, { what: "safe", seat: "p3", place: 1 }], "p2")).toBeNull();
  });
});

describe("the coach of a trick", () => {
  const names = (seat: string) => ({ p1: "You", p4: "Chai" })[seat] ?? seat;
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
  async function coach(card: string, trick: string[], then: string, more: object = {}) {
    const extra = await extraOf("kazhutha");
    const piles = { p1: [card, "2c"], p2: ["??"], p3: ["??"], p4: ["??"], trick };
    const facts = trick.length
      ? { led: "hearts", if_cut: "p4", ahead: "p4", would: { [card]: then }, tricks: 5, ...more }
      : { led: null, if_cut: null, ahead: null, tricks: 5 };
    const owners = [...trick.slice(1).map(() => "p3"), "p4"];
    const scene = NEWS([], { owners, seen: { piles, by: { trick: owners }, facts } });
    const offer = { move: card, verb: "play", cards: [card], slots: [], rest: "", how: null };
    const said = extra.choice!([card], offer, scene, names);
    return {
      said: plain(said?.good ?? ""),
      title: plain(said?.title ?? ""),
      rests: plain(extra.hints!(scene, [offer, { ...offer, move: "3h" }], names)),
    };
  }
  test.each([
    ["7h", ["Ah"], "low", /Highest so far: A♥ \(Chai\)\. 7♥ cannot win/],
    ["Kh", ["9h"], "high", /K♥ would be the highest: .*you pick up/],
    ["Kh", ["9h", "Th"], "wins", /K♥ is the highest: .*you lead/],
    ["2c", ["9h"], "cuts", /2♣ cuts: Chai picks up 2 cards/],
    ["Kh", [], "", /K♥ leads hearts/],
  ])("%s on %j", async (card, trick, then, line) => {
    const { said, title } = await coach(card, trick, then);
    expect(said).toMatch(line);
    expect(title).toContain("Your turn – ");
  });
  test("names the highest card before one is raised, and says something to who leads", async () => {
    expect((await coach("7h", ["Ah"], "low")).rests).toBe("Highest so far: A♥ (Chai).");
    expect((await coach("7h", [], "")).rests).toContain("the highest card picks up");
  });
  test("is silent about a cut that a house rule may spare", async () => {
    expect((await coach("2c", ["9h"], "spoiled", { if_cut: null })).said).toBe("");
  });
});

test("the draw for rank is not shown any more when something lies on the table", async () => {
  const captured = CAPTURED["dalmuti"]!.find((one) => !one.view.view.over)!;
  const { view } = captured.view;
  const seats = Object.keys(view.piles).filter((name) => /^p\d$/.test(name));
  const facts = { ...view.facts, order: seats, drawn: Object.fromEntries(seats.map((seat, i) => [seat, [i + 1]])), tax: null };
  const open = "trick" in view.piles ? "trick" : "table";
  const at = (pile: string[]) =>
    ({ ...captured.view, news: [], view: { ...view, facts, piles: { ...view.piles, gone: [], [open]: pile } } }) as View;
  await laid("dalmuti", captured, at([]));
  expect(document.querySelector('[data-act="drawn"]')).not.toBeNull();
  cleanup();
  await laid("dalmuti", captured, at(["9"]));
  expect(document.querySelector('[data-act="drawn"]')).toBeNull();
});

test("a partner is the other one of the team", () => {
  const teams = [
    ["p1", "p3"],
    ["p2", "p4"],
  ];
  expect([partnerOf(teams, "p1"), partnerOf(teams, "p4"), partnerOf(teams, null), partnerOf(null, "p1")]).toEqual(["p3", "p2", null, null]);
});

test("a result stays as long as it is held", () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const queue = new Queue((scene) => shown.push(scene.view.n), {
    now: () => Date.now(),
    after: (ms, then) => window.setTimeout(then, ms),
    cancel: clearTimeout,
    hidden: () => false,
  });
  const [a, b] = CAPTURED["thulla"]!.filter((one) => one.run).map((one) => one.view) as [View, View];
  queue.push({ ...a, pause_ms: 7_000 });
  queue.hold(true);
  queue.push(b);
  vi.advanceTimersByTime(9_000);
  expect(shown).toEqual([a.n]);
  queue.hold(false);
  vi.advanceTimersByTime(1_000);
  expect(shown.at(-1)).toBe(b.n);
  queue.close();
});

async function laid(game: string, captured: Captured, view: View = captured.view) {
  const trial = new Trial(roomFor(game, captured), view);
  render(Table, { session: trial });
  await vi.waitFor(() => expect(document.querySelector(".actions")).not.toBeNull());
  await tick();
  return trial.sent;
}

describe("at the table", () => {
  test("a revolution is held, not tapped", async () => {
    const captured = CAPTURED["dalmuti"]!.find((one) => one.view.view.legal["p1"]?.includes("revolution"))!;
    const sent = await laid("dalmuti", captured);
    expect(document.querySelector('.actions [data-move="revolution"]')).toBeNull();
    vi.useFakeTimers();
    await fireEvent.pointerDown(document.querySelector("[data-hold]")!);
    vi.advanceTimersByTime(1_000);
    expect(sent).toMatchObject([{ type: "move", move: "revolution" }]);
  });
  test("what goes back to the Peon is raised already", async () => {
    const captured = CAPTURED["dalmuti"]!.find((one) => one.view.view.legal["p1"]?.some((move) => move.startsWith("give")))!;
    const sent = await laid("dalmuti", captured);
    const { cards } = captured.view.view.facts["tax"] as { cards: string[] };
    expect(t("dalmuti-give-is")).toContain("when all have chosen"); // nothing has moved yet
    await vi.waitFor(() => expect(document.querySelectorAll('.held[aria-pressed="true"]')).toHaveLength(cards.length));
    await fireEvent.click(document.querySelector('[data-act="primary"]')!);
    expect(sent.at(-1)).toMatchObject({ type: "move", move: expect.stringMatching(new RegExp(`^give ${cards[0]}`)) });
  });
  test("a call is made with one tap or the wheel, and the three outcomes stand beside it", async () => {
    const captured = CAPTURED["tincholi"]!.find((one) => one.view.view.legal["p1"]?.includes("cut"))!;
    const sent = await laid("tincholi", captured);
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    HTMLDialogElement.prototype.close ??= () => undefined;
    await fireEvent.click(document.querySelector('[data-act="cut"]')!);
    await fireEvent.click(document.querySelector('[data-act="call"]')!);
    expect(document.querySelector("dialog .primary")!.getAttribute("aria-disabled")).toBe("true"); // nobody knows it for you
    await fireEvent.click(document.querySelector('[data-total="3"]')!);
    expect(document.querySelector('[data-move="cut 3"]')).not.toBeNull();
    await fireEvent.click(document.querySelector(".totals .more")!);
    const wheel = document.querySelector('[role="spinbutton"]')!;
    const before = Number(wheel.getAttribute("aria-valuenow"));
    await fireEvent.keyDown(wheel, { key: "ArrowUp" });
    await fireEvent.keyDown(wheel, { key: "PageUp" });
    expect(document.querySelectorAll("dd")).toHaveLength(3);
    await fireEvent.click(document.querySelector('[data-move^="cut "]')!);
    expect(sent.at(-1)).toMatchObject({ type: "move", move: `cut ${before + 11}` });
  });
});

describe("the results", () => {
  const ends = Object.keys(CAPTURED).map((game) => [game, CAPTURED[game]!.find((one) => one.view.view.over)!] as const);
  test.each(ends)("of %s name everybody and offer what can be done next", async (game, captured) => {
    const sent: Incoming[] = [];
    const onchange = vi.fn();
    const room = { ...roomFor(game, captured), phase: "results" as const };
    render(Results, {
      room,
      view: { ...captured.view, news: [], took_ms: 14 * 60_000 },
      send: (message: Incoming) => sent.push(message),
      onchange,
      wait_ms: 0,
    });
    await vi.waitFor(() => expect(document.querySelectorAll(".results ol li")).toHaveLength(captured.seats));
    expect(document.querySelector('[data-part="lasted"]')!.textContent).toMatch(/\d\S* (round|hand|game|trick)s? · 14 min$/);
    await fireEvent.click(document.querySelector('[data-act="rematch"]')!);
    await fireEvent.click(document.querySelector('[data-act="change"]')!);
    expect(sent).toEqual([{ type: "ready", on: true }]);
    expect(onchange).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe(`/r/${captured.view.record}`);
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
  });
  test("count wins and losses of the evening", async () => {
    const [game, captured] = ends[0]!;
    const room = { ...roomFor(game, captured), phase: "results" as const, match: 3 };
    const seats = room.seats.map((seat, i) => ({ ...seat, wins: i ? 0 : 2, losses: i ? 0 : 1 }));
    render(Results, { room: { ...room, seats }, view: { ...captured.view, news: [] }, send: () => undefined, wait_ms: 0 });
    await vi.waitFor(() => expect(document.querySelector(".results")).not.toBeNull());
    expect(document.querySelector(".results")!.textContent!.replace(/[\u2068\u2069]/g, "")).toContain("2 wins tonight · 1 loss tonight");
  });
  test("are put aside while they are held, and by a button", async () => {
    const [game, captured] = ends[0]!;
    render(Results, {
      room: { ...roomFor(game, captured), phase: "results" as const },
      view: { ...captured.view, news: [] },
      send: () => undefined,
      wait_ms: 0,
    });
    await vi.waitFor(() => expect(document.querySelector(".results")).not.toBeNull());
    const over = document.querySelector(".over")!;
    vi.useFakeTimers();
    await fireEvent.pointerDown(document.querySelector(".results h2")!);
    vi.advanceTimersByTime(300);
    await tick();
    expect(over.classList.contains("aside")).toBe(true);
    await fireEvent.pointerUp(over);
    expect(over.classList.contains("aside")).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "Look at the table" }));
    expect(document.querySelector(".results")).toBeNull();
    await fireEvent.click(document.querySelector('[data-act="results"]')!);
    expect(document.querySelector(".results")).not.toBeNull();
  });
});

describe("The Great Dalmuti seats its people anew", () => {
  test("the ring is in order of rank, which is the order of play (D3)", async () => {
    const captured = CAPTURED["dalmuti"]!.find((one) => !one.view.view.over && (one.view.view.facts["order"] as string[]).length > 2)!;
    const { view, you } = captured.view;
    const ring = [...(view.facts["order"] as string[])].reverse();
    await laid("dalmuti", captured, { ...captured.view, view: { ...view, facts: { ...view.facts, order: ring } } });
    const at = ring.indexOf(you!);
    const shown = () => [...document.querySelectorAll<HTMLElement>(".seats [data-seat]")].map((pod) => pod.dataset["seat"]);
    await vi.waitFor(() => expect(shown()).toEqual([...ring.slice(at), ...ring.slice(0, at)]));
  });
});
