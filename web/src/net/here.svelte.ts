// The house in the pocket: tables and answers of this device, for playing without a network. Nothing of it is loaded
// before it is wanted; this is its door.
import made from "virtual:pocket";
import { DEMO, FOLDER } from "./address";
import { keep, kept } from "./kept";

export { DEMO };

/** What was noted about it is noted for each folder: a demo may lie beside a house. */
const NOTE = FOLDER === "/" ? "pocket" : `pocket ${FOLDER}`;
const stays = made !== null && kept(NOTE, "") === made.version;
const PREFIX = "pocket-"; // of codes and records: src/cardhouse/pocket/house.py
/** what this device can say when no house answers */
const READ = /^\/api\/((games|lessons|leaderboard)(\/|\?|$)|me$|me\/games(\?|$)|tables$)/;

export const onDevice = (code: string): boolean => DEMO || code.startsWith(PREFIX);

export const here = $state({
  /** a house that fits this version is kept on the device, for days without a network */
  stays,
  /** games with bots are played on the device */
  installed: DEMO || stays,
  /** it answers instead of the house, which cannot be reached */
  alone: DEMO,
});

/** It can be had, and this browser can keep it. */
export const offered = (): boolean => made !== null && "caches" in globalThis && "serviceWorker" in navigator;

const LANGUAGES = 600_000; // bytes: all of them, with their letters

/** What has to be loaded for it, in MB. */
export const offeredMb = (): number => Math.ceil(((made?.download ?? 0) + LANGUAGES) / 1_000_000);

export function noteInstalled(on: boolean): void {
  keep(NOTE, on ? made!.version : "");
  here.stays = on;
  here.installed = DEMO || on;
}

/** What this version needs may have come with an update; and what was here may be gone. */
export async function lookInPocket(): Promise<void> {
  if (made && kept(NOTE, "")) await (await import("../pocket/install")).look();
}

const pocket = () => import("../pocket/client");

/** It takes a few seconds to wake: it may do that while somebody still chooses. */
export function warm(): void {
  if (here.installed) void pocket().then((it) => it.start());
}

// -- answers

type Answered = (method: string, path: string, body?: unknown, record?: string) => Promise<Response>;

/** What is on this device and nowhere else. */
export function isHere(method: string, path: string): boolean {
  if (DEMO) return true;
  return /^\/api\/(records|tables)\/pocket-/.test(path) && (method === "GET" || path.endsWith("/play"));
}

/** What this device can say as well when the house does not answer. */
export const instead = (method: string, path: string): boolean => here.installed && method === "GET" && READ.test(path);

export const answerHere: Answered = async (...request) => (await pocket()).ask(...request);

// -- tables

type Handler<T> = ((event: T) => void) | null;

/** As much of a WebSocket as `Socket` needs, to a table on this device. */
export class Wire {
  readyState: number = 0;
  onopen: Handler<Event> = null;
  onmessage: Handler<MessageEvent> = null;
  onclose: Handler<CloseEvent> = null;
  #say: ((text: string) => void) | null = null;
  #hangUp: (() => void) | null = null;

  constructor() {
    pocket().then(
      (it) => it.connect(this),
      () => this.end(1006),
    );
  }

  /** By the house, when it hears us. */
  begin(say: (text: string) => void, hangUp: () => void): void {
    if (this.readyState !== 0) return hangUp();
    [this.#say, this.#hangUp, this.readyState] = [say, hangUp, 1];
    this.onopen?.(new Event("open"));
  }

  send(text: string): void {
    this.#say?.(text);
  }

  close(): void {
    this.readyState = 3;
    this.#hangUp?.();
  }

  /** By the house. */
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
