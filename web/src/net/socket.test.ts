import { beforeEach, describe, expect, it, vi } from "vitest";
import { pledgeOf } from "./promises";
import type { Incoming, Outgoing } from "./protocol";
import { Socket, type Status, type World } from "./socket";

/** A line to a house that says what the test makes it say. */
class Line {
  readyState = 0;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: Partial<Outgoing> & { type: Outgoing["type"] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get last(): Incoming | undefined {
    return this.sent.at(-1);
  }
}

class Bench implements World {
  lines: Line[] = [];
  timers: { at: number; act: () => void }[] = [];
  time = 0;
  waits: number[] = [];

  open(): WebSocket {
    this.lines.push(new Line());
    return this.line as unknown as WebSocket;
  }

  get line(): Line {
    return this.lines.at(-1)!;
  }

  now = () => this.time;
  random = () => 0.5;

  after(ms: number, act: () => void): unknown {
    this.waits.push(ms);
    const timer = { at: this.time + ms, act };
    this.timers.push(timer);
    return timer;
  }

  cancel(timer: unknown): void {
    this.timers = this.timers.filter((one) => one !== timer);
  }

  passes(ms: number): void {
    this.time += ms;
    const due = this.timers.filter((timer) => timer.at <= this.time);
    this.timers = this.timers.filter((timer) => timer.at > this.time);
    due.forEach((timer) => timer.act());
  }
}

const KEY = "a".repeat(64);
const ROOM = { type: "room", you: "p1" } as const;

let world: Bench;
let heard: Outgoing[];
let states: Status[];
let lags: number[];
let socket: Socket;

beforeEach(() => {
  localStorage.clear();
  world = new Bench();
  heard = [];
  states = [];
  lags = [];
  socket = new Socket(
    KEY,
    { table: "mango-river-42", name: "Ammu", watch: false },
    { heard: (message) => heard.push(message), status: (status) => states.push(status), lag: (ms) => lags.push(ms) },
    world,
  );
  socket.start();
});

function arrives(): void {
  world.line.opens();
  world.line.says({ type: "welcome" });
  world.line.says(ROOM);
}

const view = (nth: number, match = 1) => ({ type: "view", nth, match }) as const;
const kinds = () => world.line.sent.map((message) => message.type);

describe("coming to a table", () => {
  it("says hello, then joins, then is there", () => {
    world.line.opens();
    expect(world.line.sent).toEqual([{ type: "hello", key: KEY }]);
    world.line.says({ type: "welcome" });
    expect(world.line.last).toEqual({ type: "join", table: "mango-river-42", name: "Ammu", watch: false });
    expect(states).toEqual([]);
    world.line.says(ROOM);
    expect(states).toEqual(["open"]);
    expect(heard.map((message) => message.type)).toEqual(["welcome", "room"]);
  });

  it("joins again with a password when it is asked for one", () => {
    world.line.opens();
    world.line.says({ type: "welcome" });
    world.line.says({ type: "refused", re: "join", code: "wrong_password" });
    socket.rejoin({ password: "teal" });
    expect(world.line.last).toMatchObject({ type: "join", password: "teal" });
    expect(world.lines).toHaveLength(1);
  });

  it("knocks where it was not let in", () => {
    world.line.opens();
    world.line.says({ type: "welcome" });
    world.line.says({ type: "refused", re: "join", code: "knock" });
    expect(socket.send({ type: "knock", name: "Ammu", face: "" })).toBe(true);
    expect(world.line.last).toMatchObject({ type: "knock", name: "Ammu" });
  });

  it("sends nothing before it is there", () => {
    world.line.opens();
    expect(socket.send({ type: "start" })).toBe(false);
    expect(kinds()).toEqual(["hello"]);
  });
});

describe("a fair deal", () => {
  const promise = (match = 1, commit = "c".repeat(64)) => ({ type: "promise", match, commit, within_ms: 5000 }) as const;
  const pledged = (shown: (string | null)[], commit = "c".repeat(64)) =>
    ({
      type: "pledged",
      match: 1,
      commit,
      pledges: shown,
      within_ms: 5000,
    }) as const;
  const sent = (type: string) => vi.waitFor(() => expect(kinds()).toContain(type));
  const settled = () => new Promise((done) => setTimeout(done, 20));
  /** what it has pledged */
  async function pledges(): Promise<string> {
    arrives();
    world.line.says(promise());
    await sent("pledge");
    return (world.line.last as { pledge: string }).pledge;
  }

  it("has no share of who only watches", async () => {
    world.line.opens();
    world.line.says({ type: "welcome" });
    world.line.says({ ...ROOM, you: null });
    world.line.says(promise());
    world.line.says(pledged(["e".repeat(64)]));
    await settled();
    expect(kinds()).not.toContain("pledge");
    expect(kinds()).not.toContain("share");
  });

  it("answers a promise with a pledge, and a repeated one with the same", async () => {
    const first = await pledges();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(kinds()).not.toContain("share");
    world.line.says(promise());
    await settled();
    expect(world.line.last).toEqual({ type: "pledge", pledge: first });
    world.line.says(promise(2, "d".repeat(64)));
    await settled();
    expect(world.line.last).not.toEqual({ type: "pledge", pledge: first });
  });

  it("opens its share when its own pledge is among those that are shown", async () => {
    const own = await pledges();
    world.line.says(pledged([null, "e".repeat(64)]));
    await settled();
    expect(kinds()).not.toContain("share");
    world.line.says(pledged([own, null]));
    await sent("share");
    const { share } = world.line.last as { share: string };
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(await pledgeOf("c".repeat(64), share)).toBe(own);
  });

  it("opens it once: to the same pledges again, never to others", async () => {
    const own = await pledges();
    world.line.says(pledged([own, null]));
    await sent("share");
    const before = kinds().length;
    world.line.says(pledged([own, "e".repeat(64)]));
    world.line.says(pledged([own, null], "d".repeat(64)));
    await settled();
    expect(kinds()).toHaveLength(before);
    world.line.says(pledged([own, null]));
    await settled();
    expect(kinds()).toHaveLength(before + 1);
  });
});

describe("a lost line", () => {
  it("comes back by itself, each time after a longer wait, and joins again", () => {
    arrives();
    const waited: number[] = [];
    for (let i = 0; i < 9; i++) {
      world.line.breaks();
      waited.push(world.waits.at(-1)!);
      if (i < 8) world.passes(waited[i]!);
    }
    expect(states).toEqual(["open", "lost"]);
    expect(waited.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(waited.at(-1)).toBe(10_000);
    world.passes(10_000);
    arrives();
    expect(kinds().slice(0, 2)).toEqual(["hello", "join"]);
    expect(states.at(-1)).toBe("open");
  });

  it("does not wait any longer when the page is seen again", () => {
    arrives();
    world.line.breaks();
    socket.wake();
    expect(world.lines).toHaveLength(2);
    world.passes(60_000);
    expect(world.lines).toHaveLength(2);
  });

  it("is found out by a ping that nobody answers", () => {
    arrives();
    expect(world.line.last).toMatchObject({ type: "ping" });
    world.passes(6_000);
    expect(states.at(-1)).toBe("lost");
    world.passes(400);
    expect(world.lines).toHaveLength(2);
  });

  it("on this device is never dead, however long somebody thinks", () => {
    const own = Object.assign(new Bench(), { sure: true });
    const here = new Socket(KEY, { table: "pocket-a-b-c", name: "", watch: false }, socket.listener, own);
    here.start();
    own.passes(60_000); // Python wakes on a slow phone
    own.line.opens();
    own.line.says({ type: "welcome" });
    own.line.says(ROOM);
    own.passes(60_000);
    expect([own.lines.length, here.status]).toEqual([1, "open"]);
  });

  it("is given up when the house does not let us in", () => {
    world.passes(8_000);
    expect(states).toEqual([]);
    world.passes(400);
    expect(world.lines).toHaveLength(2);
    arrives();
    expect(states).toEqual(["open"]);
  });

  it("is not, when the house waits for a password", () => {
    world.line.opens();
    world.line.says({ type: "welcome" });
    world.line.says({ type: "refused", re: "join", code: "wrong_password" });
    world.passes(60_000);
    expect(world.lines).toHaveLength(1);
  });

  it("knows its lag from the pong", () => {
    arrives();
    world.time = 120;
    world.line.says({ type: "pong", t: 0 });
    expect(lags).toEqual([120]);
    expect(heard.map((message) => message.type)).not.toContain("pong");
  });
});

describe("a move", () => {
  const move = { type: "move", nth: 3, match: 1, move: "7h" } as const;

  it("that was not answered is sent again after coming back", () => {
    arrives();
    socket.send(move);
    world.line.breaks();
    world.passes(400);
    arrives();
    expect(world.line.sent).toContainEqual(move);
  });

  it("that was answered is not", () => {
    arrives();
    socket.send(move);
    world.line.says(view(4));
    world.line.breaks();
    world.passes(400);
    arrives();
    expect(kinds()).not.toContain("move");
  });

  it("that nobody answers finds a dead line soon", () => {
    arrives();
    world.line.says({ type: "pong", t: 0 });
    socket.send(move);
    world.passes(2_000);
    expect(world.line.last).toMatchObject({ type: "ping" });
    world.passes(2_500);
    expect(states.at(-1)).toBe("lost");
    world.passes(400);
    arrives();
    expect(world.line.sent).toContainEqual(move);
  });

  it("that the house only thinks about is waited for", () => {
    arrives();
    socket.send(move);
    world.passes(2_000);
    world.line.says({ type: "pong", t: 2_000 });
    world.passes(8_000);
    expect(states).toEqual(["open"]);
    world.line.says(view(4));
    world.passes(9_000);
    expect(states).toEqual(["open"]);
  });

  it("that was refused is not", () => {
    arrives();
    socket.send(move);
    world.line.says({ type: "refused", re: "move", code: "must_follow" });
    world.line.says(view(3));
    world.line.breaks();
    world.passes(400);
    arrives();
    expect(kinds()).not.toContain("move");
  });
});

describe("being somewhere else", () => {
  it("does not fight with the tab that took the seat, and takes it back when asked to", () => {
    arrives();
    world.line.says({ type: "replaced" });
    world.passes(60_000);
    socket.wake();
    expect(world.lines).toHaveLength(1);
    expect(socket.status).toBe("replaced");
    socket.rejoin();
    expect(world.line.last).toMatchObject({ type: "join" });
    world.line.says(ROOM);
    expect(socket.status).toBe("open");
  });

  it("takes the seat back also when the line was lost meanwhile", () => {
    arrives();
    world.line.says({ type: "replaced" });
    world.line.breaks();
    world.passes(60_000);
    expect(world.lines).toHaveLength(1);
    socket.rejoin();
    expect(world.lines).toHaveLength(2);
  });

  it("stays away when it was sent away", () => {
    arrives();
    world.line.says({ type: "gone", code: "kicked" });
    world.line.breaks();
    world.passes(60_000);
    expect(world.lines).toHaveLength(1);
    expect(socket.status).toBe("ended");
  });

  it("comes back soon when the house restarts", () => {
    arrives();
    world.line.says({ type: "drain", within_ms: 1000 });
    world.waits = [];
    world.line.breaks(1012);
    expect(world.waits).toEqual([400]);
  });

  it("ends when the page is left", () => {
    arrives();
    socket.close();
    world.passes(60_000);
    expect(world.lines).toHaveLength(1);
    expect(socket.send({ type: "start" })).toBe(false);
  });
});
