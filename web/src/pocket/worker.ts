// The worker in which the house in the pocket runs: Python under Pyodide, time, and the store of this device. It does what
// the house asks for, in order: keep, then tell, then think. One thing at a time.
import * as store from "./store";
import type { FromWorker, Start, Todo, ToWorker } from "./talk";
import { unpack } from "./unpack";

/** Python's side: src/cardhouse/pocket/bridge.py. */
interface Bridge {
  hear(conn: number, text: string): string;
  gone(conn: number): string;
  read(code: string, lines: string): string;
  has(code: string): boolean;
  drop(code: string): void;
  tick(): string;
  think(number: number): string;
  deadline(): number | undefined;
  answer(method: string, words: string, query: string, body: string, record?: string): string;
  begin(number: number, words: string, query: string, record?: string): void;
  step(number: number): string;
}

const SITE = "/lib/python3.14/site-packages";
const BEGIN = `
import os, random, time
from cardhouse.pocket.bridge import Bridge
lambda key, pace: Bridge(key, lambda: os.urandom(32), random.SystemRandom(), pace, lambda: int(time.time() * 1000))
`;
const LONG = new Set(["review", "luck"]); // what is asked of a record, in steps: src/cardhouse/pocket/steps.py
const LONGEST_MS = 2 ** 31 - 1;
const CLOSED = 1012; // come back: the table is read again

let house: Promise<Bridge> | undefined;
let turn: Promise<void> = Promise.resolve();
let alarm: ReturnType<typeof setTimeout> | undefined;
const at = new Map<number, string>(); // connection → the table it is at
const held = new Map<string, () => void>(); // tables that this tab plays

const post = (message: FromWorker) => postMessage(message);

async function begin({ folder, house: pack, lock, key, pace }: Start): Promise<Bridge> {
  const [{ loadPyodide }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    fetch(pack).then((file) => file.arrayBuffer()),
  ]);
  const options = { indexURL: folder, stdLibURL: `${folder}stdlib.zip`, lockFileContents: lock, packageBaseUrl: folder };
  const python = await loadPyodide({ ...options, env: { HOME: "/tmp" } });
  unpack(packed, SITE, python.FS);
  return python.runPython(BEGIN)(key, pace) as Bridge;
}

/** Messages, time and thoughts take turns; nothing overtakes what is being kept. */
function inTurn(act: (bridge: Bridge) => Promise<void>): void {
  turn = turn.then(async () => {
    try {
      await act(await house!);
    } catch (error) {
      post({ kind: "fell", text: String(error).slice(-500) });
    }
  });
}

// -- out

async function perform(bridge: Bridge, said: string): Promise<void> {
  const todo = JSON.parse(said) as Todo[];
  if (!(await kept(bridge, todo))) return;
  for (const one of todo) {
    if (one[0] === "tell") post({ kind: "tell", conn: one[1], text: one[2] });
    else if (one[0] === "think") later((it) => perform(it, it.think(one[1])));
    else if (one[0] === "shut") await store.forget(one[1]);
  }
  wakeAt(bridge.deadline());
}

/** False if it was not: then nobody is told, and the tables are read again. */
async function kept(bridge: Bridge, todo: Todo[]): Promise<boolean> {
  const now = Date.now();
  const lines = todo.flatMap((one) => (one[0] === "keep" ? [{ code: one[1], first: one[2], lines: one[3] }] : []));
  const over = todo.flatMap((one) =>
    one[0] === "over" ? [{ played: { ...one[1], at: now, rated: false, people: [], how: "" }, text: one[2], sent: "" }] : [],
  );
  if (!lines.length && !over.length) return true;
  try {
    await store.keep(lines, over, now);
    return true;
  } catch {
    for (const { code } of lines) drop(bridge, code);
    return false;
  }
}

function drop(bridge: Bridge, code: string, say?: object): void {
  bridge.drop(code);
  held.get(code)?.();
  held.delete(code);
  for (const [conn, table] of at) {
    if (table !== code) continue;
    at.delete(conn);
    if (say) post({ kind: "tell", conn, text: JSON.stringify(say) });
    else post({ kind: "closed", conn, code: CLOSED });
  }
}

/** What has waited meanwhile comes first: somebody's move, or the clock. */
function later(act: (bridge: Bridge) => Promise<void>): void {
  setTimeout(() => inTurn(act));
}

function wakeAt(deadline: number | undefined): void {
  clearTimeout(alarm);
  if (deadline === undefined) return;
  const wait = Math.min(LONGEST_MS, Math.max(0, deadline - Date.now()));
  alarm = setTimeout(() => inTurn((bridge) => perform(bridge, bridge.tick())), wait);
}

// -- in

/** A table is played in one tab: the last that comes has it. */
async function hold(code: string): Promise<void> {
  if (held.has(code) || !navigator.locks) return;
  await new Promise<void>((taken) => {
    const free = new Promise<void>((release) => held.set(code, release));
    const lost = () => {
      if (held.has(code)) inTurn(async (bridge) => drop(bridge, code, { type: "replaced" }));
    };
    navigator.locks.request(`cardhouse ${code}`, { steal: true }, () => (taken(), free)).catch(lost);
  });
}

async function hear(bridge: Bridge, conn: number, text: string): Promise<void> {
  const { type, table } = JSON.parse(text) as { type: string; table?: string };
  if (type === "join" && table) {
    await hold(table);
    if (!bridge.has(table)) await perform(bridge, bridge.read(table, JSON.stringify(await store.lines(table))));
    at.set(conn, table);
  }
  await perform(bridge, bridge.hear(conn, text));
}

async function answer(bridge: Bridge, { id, method, path, body, record }: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  const url = new URL(path, "http://here");
  const words = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [, what = "", name = ""] = words;
  const done = (status: number, text: string) => post({ kind: "answer", id, status, text });
  if (what === "me" && name === "games")
    return done(200, JSON.stringify({ more: false, games: (await store.records()).map((one) => one.played).filter((one) => one.seat) }));
  const asked = [JSON.stringify(words), JSON.stringify(Object.fromEntries(url.searchParams))] as const;
  if (what === "records") record ??= (await store.record(name.replace(/\.(cgn|json)$/, "")))?.text;
  if (what === "records" && LONG.has(words[3] ?? "")) {
    bridge.begin(id, ...asked, record);
    return goOn(bridge, id, done);
  }
  if (what === "tables" && name && !bridge.has(name)) record = JSON.stringify(await store.lines(name));
  const [status, text, todo] = JSON.parse(bridge.answer(method, ...asked, body, record)) as [number, string, Todo[]];
  await perform(bridge, JSON.stringify(todo));
  if (method === "POST") void store.tidy();
  done(status, text);
}

/** One step after the other; tables come first. */
async function goOn(bridge: Bridge, id: number, done: (status: number, text: string) => void): Promise<void> {
  const said = JSON.parse(bridge.step(id)) as [number, string] | null;
  if (said) done(...said);
  else later((it) => goOn(it, id, done));
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      house ??= begin(data);
      inTurn(async () => post({ kind: "ready" }));
      break;
    case "say":
      inTurn((bridge) => hear(bridge, data.conn, data.text));
      break;
    case "close":
      at.delete(data.conn);
      inTurn((bridge) => perform(bridge, bridge.gone(data.conn)));
      break;
    case "ask":
      inTurn((bridge) => answer(bridge, data));
      break;
  }
});
