// One connection to one table that comes back by itself: hello, join, and whole views from then on.
import { Wire, onDevice } from "./here.svelte";
import type { Incoming, Join, Move, Outgoing } from "./protocol";
import { pledgeFor, shareFor } from "./promises";

/** connecting: never been there · open: at the table · lost: on the way back · replaced: another tab plays · ended: for good */
export type Status = "connecting" | "open" | "lost" | "replaced" | "ended";

/** What the socket needs of the world, so that tests can have their own. */
export interface World {
  open(): WebSocket;
  now(): number;
  after(ms: number, act: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
  /** a line that cannot die without a word, however long somebody thinks at its other end */
  sure?: boolean;
}

export interface Listener {
  heard(message: Outgoing): void;
  status(status: Status): void;
  lag(ms: number): void;
}

const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 6_000;
const ANSWER_WITHIN_MS = 2_000;
const SOON_MS = 2_500; // a pong to somebody who waits for the answer to their move
const ARRIVE_WITHIN_MS = 8_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
const RESTARTS = 1012;

/** The table is in the address for balancers: those who send one table's people to one node save it work. */
export function browserWorld(table: string): World {
  if (onDevice(table)) return { ...worldOf(() => new Wire() as unknown as WebSocket), sure: true };
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?table=${encodeURIComponent(table)}`;
  return worldOf(() => new WebSocket(url));
}

function worldOf(open: () => WebSocket): World {
  return {
    open,
    now: () => Math.round(performance.now()),
    after: (ms, act) => setTimeout(act, ms),
    cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    random: Math.random,
  };
}

export class Socket {
  status: Status = "connecting";
  #wire: WebSocket | null = null;
  #tries = 0;
  #wait: unknown = null;
  #check: unknown = null;
  /** a move that has not been answered: the house plays it once, however often it comes */
  #unanswered: Move | null = null;
  #seated: boolean | null = null; // who only watches has no share in the deal

  constructor(
    readonly key: string,
    public join: Omit<Join, "type">,
    readonly listener: Listener,
    readonly world: World = browserWorld(join.table),
  ) {}

  start(): void {
    this.#connect();
  }

  /** False if it could not go out. */
  send(message: Incoming): boolean {
    if (this.status !== "open" && message.type !== "knock") return false; // one knocks before one is in
    if (message.type === "move") {
      this.#unanswered = message;
      this.#later(ANSWER_WITHIN_MS, () => this.#measure(SOON_MS));
    }
    return this.#say(message);
  }

  /** Joins again: with a password, a name, or because this tab wants the seat back. */
  rejoin(change: Partial<Join> = {}): void {
    this.join = { ...this.join, ...change };
    if (this.#wire?.readyState === 1) this.#say({ type: "join", ...this.join });
    else this.wake();
  }

  /** The page is seen or the network is back: no reason to wait any longer. */
  wake(): void {
    if (this.status === "replaced" || this.status === "ended") {
      if (this.#wire?.readyState === 1) return;
      this.#set("lost");
    }
    if (this.status === "open") return this.#measure();
    if (this.#wire === null) {
      this.world.cancel(this.#wait);
      this.#connect();
    }
  }

  close(): void {
    this.#set("ended");
    this.world.cancel(this.#wait);
    this.world.cancel(this.#check);
    this.#drop()?.close(1000);
  }

  #connect(): void {
    const wire = (this.#wire = this.world.open());
    this.#later(ARRIVE_WITHIN_MS, () => this.#lose());
    wire.onopen = () => this.#say({ type: "hello", key: this.key });
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Outgoing);
    wire.onclose = (event) => {
      this.#drop();
      this.#again(event.code);
    };
  }

  #drop(): WebSocket | null {
    const wire = this.#wire;
    this.#wire = null;
    this.world.cancel(this.#check);
    if (wire) wire.onopen = wire.onmessage = wire.onclose = null;
    return wire;
  }

  #again(code: number): void {
    if (this.status === "replaced" || this.status === "ended") return;
    this.#set(this.status === "connecting" ? "connecting" : "lost");
    const longer = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    const wait = code === RESTARTS && this.#tries === 0 ? FIRST_WAIT_MS : longer;
    this.#tries += 1;
    this.#wait = this.world.after(wait * (0.7 + 0.6 * this.world.random()), () => this.#connect());
  }

  #say(message: Incoming): boolean {
    if (this.#wire?.readyState !== 1) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  // -- a fair deal

  async #pledge(match: number, commit: string): Promise<void> {
    this.#say({ type: "pledge", pledge: await pledgeFor(this.join.table, match, commit) });
  }

  async #open(match: number, commit: string, pledges: (string | null)[]): Promise<void> {
    const share = await shareFor(this.join.table, match, commit, pledges);
    if (share) this.#say({ type: "share", share });
  }

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.#say({ type: "join", ...this.join });
        break;
      case "room":
        this.#seated = message.you !== null;
        this.#arrive();
        break;
      case "promise":
        if (this.#seated ?? !this.join.watch) void this.#pledge(message.match, message.commit);
        break;
      case "pledged":
        if (this.#seated ?? !this.join.watch) void this.#open(message.match, message.commit, message.pledges);
        break;
      case "view":
        if (message.nth !== this.#unanswered?.nth || message.match !== this.#unanswered?.match) this.#answered();
        break;
      case "refused":
        if (message.re === "move") this.#answered();
        else if (this.status !== "open") this.world.cancel(this.#check); // the house is there, and waits for a word
        break;
      case "pong":
        this.listener.lag(Math.max(0, this.world.now() - message.t));
        this.#later(PING_EVERY_MS, () => this.#measure());
        return;
      case "replaced":
        this.#leave("replaced");
        break;
      case "gone":
        this.#leave("ended");
        break;
    }
    this.listener.heard(message);
  }

  #arrive(): void {
    if (this.status === "open") return;
    this.#tries = 0;
    this.#set("open");
    if (this.#unanswered) this.#say(this.#unanswered);
    this.#measure();
  }

  /** Nobody answers a ping of somebody who is not at the table. */
  #leave(status: Status): void {
    this.world.cancel(this.#check);
    this.#set(status);
  }

  #answered(): void {
    if (this.#unanswered === null) return;
    this.#unanswered = null;
    this.#later(PING_EVERY_MS, () => this.#measure());
  }

  #measure(within_ms = PONG_WITHIN_MS): void {
    this.#later(within_ms, () => this.#lose());
    this.#say({ type: "ping", t: this.world.now() });
  }

  /** A dead line says nothing by itself. */
  #lose(): void {
    if (this.world.sure) return;
    this.#drop()?.close();
    this.#again(0);
  }

  /** What is done if nothing better happens until then. */
  #later(ms: number, act: () => void): void {
    this.world.cancel(this.#check);
    this.#check = this.world.after(ms, act);
  }

  #set(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.listener.status(status);
  }
}
