import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { Trouble } from "../net/api";
import type { Happening } from "../net/session";
import { THING_IDS } from "../people/ids";
import { type Moment, type Page, isEnd, roomOf, seatsOf, stay_ms, toneOf } from "./moments";
import { Reel } from "./reel.svelte";

const PAGE = 4;
const SEEN = { over: false, to_move: ["p1"], piles: { p1: ["7h"], p2: ["??"], trick: ["2c"] }, by: {}, legal: {}, facts: {}, result: null };

const moment = (n: number, more: Partial<Moment> = {}): Moment => ({
  n,
  seat: n === 1 ? "deck" : `p${(n % 2) + 1}`,
  move: "7h",
  marks: n === 1 ? ["deal"] : n % 3 === 0 ? ["clean"] : [],
  news: [{ what: "play", seat: "p1" }],
  view: SEEN,
  known: {},
  ...more,
});

const TAGS = { Game: "thulla 1", Seats: "2", Players: "Ammu, Ravi (steady bot)" };

function house(count: number) {
  const asked: [string, number][] = [];
  const fetchPage = async (id: string, seenAs: string, from: number): Promise<Page> => {
    asked.push([seenAs, from]);
    const moments = Array.from({ length: Math.max(0, Math.min(PAGE, count - from + 1)) }, (_, i) => moment(from + i));
    return { id, game: "thulla", seen_as: seenAs, tags: TAGS, count, moments };
  };
  return { asked, fetchPage };
}

/** What is fetched has come. */
async function settled() {
  for (let i = 0; i < 3; i++) await tick();
}

async function reel(count: number, at = 1, seenAs = "open") {
  const { asked, fetchPage } = house(count);
  const made = new Reel("x-1", at, seenAs, fetchPage);
  await made.load();
  await settled();
  return { reel: made, asked };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

describe("a reel", () => {
  test("loads the page that is looked at first, then the rest", async () => {
    const { reel: it, asked } = await reel(10, 6);
    expect(asked.map(([, from]) => from)).toEqual([5, 9, 1]);
    expect(it.loaded).toBe(10);
    expect(it.view?.n).toBe(6);
  });

  test("seconds that somebody has sent are played to their end, and no further", async () => {
    const { reel: it } = await reel(10, 3);
    it.playTo(5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([it.at, it.playing, it.until]).toEqual([5, false, 0]);
    it.play();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(it.at).toBe(10);
  });

  test("an address beyond the end is the end", async () => {
    const { reel: it } = await reel(5, 99);
    expect(it.at).toBe(5);
    expect(it.view?.n).toBe(5);
  });

  test("a step forward is seen happening, a step back is not", async () => {
    const { reel: it } = await reel(6);
    vi.advanceTimersByTime(1000);
    it.forward();
    expect(it.view).toMatchObject({ n: 2, news: [{ what: "play" }] });
    const told: Happening[] = [];
    it.attend((happening) => told.push(happening));
    it.back();
    expect(told).toMatchObject([{ type: "reset" }, { type: "view", n: 1, news: [] }]);
    expect(it.view).toMatchObject({ n: 1, news: [] });
  });

  test("who hurries is there at once", async () => {
    const { reel: it } = await reel(6);
    vi.advanceTimersByTime(1000);
    it.forward();
    vi.advanceTimersByTime(100);
    it.forward();
    await settled();
    expect(it.view).toMatchObject({ n: 3, news: [] });
  });

  test("a trick that is over is shown with what lay there before, also where one jumps", async () => {
    const news = [
      { what: "play", seat: "p1", cards: ["7h"] },
      { what: "clean", seat: "p1" },
    ];
    const after = { ...SEEN, piles: { p1: [], p2: ["??"], trick: [] } };
    const moments = [moment(1), moment(2), moment(3, { news, view: after }), moment(4, { view: after })];
    const it = new Reel("x-1", 3, "open", async (id, seen_as) => ({ id, game: "thulla", seen_as, tags: TAGS, count: 4, moments }));
    await it.load();
    await settled();
    expect(it.view).toMatchObject({ n: 3, news });
    expect(it.before).toMatchObject({ n: 2, view: { piles: { trick: ["2c"] } }, news: [] });
    it.go(4);
    await settled();
    expect([it.view?.news, it.before]).toEqual([[], null]);
  });

  test("stops at the ends of tricks and before one's own moves", async () => {
    const { reel: it } = await reel(9);
    expect(it.ends()).toEqual([1, 3, 6, 9]);
    it.jump(it.ends(), 1);
    expect(it.at).toBe(3);
    it.jump(it.ends(), 1);
    it.jump(it.ends(), -1);
    expect(it.at).toBe(3);
    expect(it.turns("p2")).toEqual([2, 4, 6, 8]);
    it.jump(it.turns("p2"), 1);
    expect(it.at).toBe(4);
    it.jump([], 1);
    expect(it.at).toBe(9);
  });

  test("runs by itself to the end, faster if asked", async () => {
    const { reel: it } = await reel(4);
    it.play();
    await vi.advanceTimersByTimeAsync(stay_ms(it.moment!) + 10);
    expect(it.at).toBe(2);
    it.faster();
    it.faster();
    expect(it.speed).toBe(4);
    await vi.advanceTimersByTimeAsync(3000);
    expect(it.at).toBe(4);
    expect(it.playing).toBe(false);
    it.faster();
    expect(it.speed).toBe(1);
    it.play();
    expect(it.at).toBe(1);
    it.close();
  });

  test("another viewer is asked for anew, at the same place", async () => {
    const { reel: it, asked } = await reel(4, 3);
    await it.seeAs("p2");
    await settled();
    expect(asked.at(-1)![0]).toBe("p2");
    expect(it.view).toMatchObject({ n: 3, you: "p2" });
  });

  test("a record that breaks keeps what is before, and says why", async () => {
    const { fetchPage } = house(10);
    const it = new Reel("x-1", 1, "open", async (id, as, from) => {
      if (from > 1) throw new Trouble("bad_record", "line 9: p1 2c: you do not hold 2c", 422);
      return fetchPage(id, as, from);
    });
    await it.load();
    expect(it.trouble?.code).toBe("bad_record");
    expect(it.loaded).toBe(4);
  });
});

describe("moments", () => {
  test("the loudest mark colours a tick", () => {
    expect(toneOf(moment(2))).toBeNull();
    expect(toneOf(moment(2, { marks: ["clean", "safe"] }))).toBe("safe");
    expect(toneOf(moment(2, { marks: ["cut", "safe"] }))).toBe("danger");
    expect(toneOf(moment(2, { marks: ["deal", "revolution"] }))).toBe("title");
  });

  test("where there are no tricks a turn ends when somebody else moves", () => {
    const slots = { ...SEEN, piles: { p1: [], p2: [], discard: ["2c"] } };
    expect(isEnd(moment(2, { view: slots, seat: "p1" }), moment(3, { seat: "p1" }))).toBe(false);
    expect(isEnd(moment(2, { view: slots, seat: "p1" }), moment(3, { seat: "p2" }))).toBe(true);
  });

  test("names come from the record, and a comma in one spoils nothing", () => {
    expect(seatsOf(TAGS).map(({ name, state, level }) => [name, state, level])).toEqual([
      ["Ammu", "taken", null],
      ["Ravi", "bot", "steady"],
    ]);
    const bots = { Seats: "3", Players: "(steady bot), Ammu (she), Ravi (sharp bot)" };
    expect(seatsOf(bots).map(({ name, level }) => [name, level])).toEqual([
      ["", "steady"],
      ["Ammu (she)", null],
      ["Ravi", "sharp"],
    ]);
    expect(seatsOf({ ...TAGS, Faces: "f07 radio" }).map((seat) => seat.face)).toEqual(["f07", "radio"]);
    const [ammu, ravi] = seatsOf(TAGS).map((seat) => seat.face); // an older record
    expect([ammu, THING_IDS.includes(ravi!)]).toEqual(["m0:A", true]);
    expect(seatsOf({ Seats: "2", Players: "Ammu, the great, Bilal" }).map((seat) => seat.name)).toEqual(["p1", "p2"]);
    expect(roomOf({ id: "x", game: "thulla", tags: TAGS }, "p1", false)).toMatchObject({
      you: "p1",
      player: "",
    });
  });
});
