// The worker in which the house in the pocket runs: Python under Pyodide, time, and the store of this device. It does what
// the house asks for, in order: keep, then tell, then think. One thing at a time.
import * as store from "./store";
import { Ill } from "./store";
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
const NOT_KEPT = 507;

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
    reached(`${folder}pyodide.asm.wasm`),
  ]);
  const options = { indexURL: folder, stdLibURL: `${folder}stdlib.zip`, lockFileContents: lock, packageBaseUrl: folder };
  const python = await loadPyodide({ ...options, env: { HOME: "/tmp" } });
  unpack(packed, SITE, python.FS);
  return python.runPython(BEGIN)(key, pace) as Bridge;
}

/** Pyodide waits for ever for a runtime that is not there. */
async function reached(file: string): Promise<void> {
  const { ok, body } = await fetch(file);
  await body?.cancel();
  if (!ok) throw new TypeError(file);
}

/** Messages, time and thoughts take turns; nothing overtakes what is being kept. */
function inTurn(act: (bridge: Bridge) => Promise<unknown>): void {
  turn = turn.then(async () => {
    try {
      await act(await house!);
    } catch (error) {
      post({ kind: "fell", text: String(error).slice(-500) });
    }
  });
}

// -- out

/** Answers why it could not be kept: then nobody is told. */
async function perform(bridge: Bridge, said: string): Promise<Ill | null> {
  const todo = JSON.parse(said) as Todo[];
  const ill = await keep(bridge, todo);
  if (ill) return ill;
  for (const one of todo) {
    if (one[0] === "tell") post({ kind: "tell", conn: one[1], text: one[2] });
    else if (one[0] === "think") later((it) => perform(it, it.think(one[1])));
    else if (one[0] === "shut") await store.forget(one[1]);
  }
  wakeAt(bridge.deadline());
  return null;
}

async function keep(bridge: Bridge, todo: Todo[]): Promise<Ill | null> {
  const now = Date.now();
  const lines = todo.flatMap((one) => (one[0] === "keep" ? [{ code: one[1], first: one[2], lines: one[3] }] : []));
  const over = todo.flatMap((one) =>
    one[0] === "over" ? [{ played: { ...one[1], at: now, rated: false, people: [], how: "" }, text: one[2], sent: "" }] : [],
  );
  if (!lines.length && !over.length) return null;
  try {
    await store.keep(lines, over, now);
    return null;
  } catch (error) {
    if (!(error instanceof Ill)) throw error;
    for (const { code } of lines) drop(bridge, code, why(error));
    return error;
  }
}

/** What another tab has kept is read again; what cannot be kept at all is said. */
const why = ({ code }: Ill) => (code === "device_taken" ? undefined : { type: "gone", code });

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
function later(act: (bridge: Bridge) => Promise<unknown>): void {
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
      taken(); // a browser that has no locks for us: the numbers of the lines are enough
    };
    navigator.locks.request(`cardhouse ${code}`, { steal: true }, () => (taken(), free)).catch(lost);
  });
}

async function hear(bridge: Bridge, conn: number, text: string): Promise<void> {
  const { type, table } = JSON.parse(text) as { type: string; table?: string };
  if (type === "join" && table) {
    at.set(conn, table);
    await hold(table);
    if (!bridge.has(table) && (await wake(bridge, table))) return;
  }
  await perform(bridge, bridge.hear(conn, text));
}

/** From its lines. Answers why not: then whoever wanted to come to it has been told. */
async function wake(bridge: Bridge, code: string): Promise<Ill | null> {
  try {
    return await perform(bridge, bridge.read(code, JSON.stringify(await store.lines(code))));
  } catch (error) {
    if (!(error instanceof Ill)) throw error;
    drop(bridge, code, why(error));
    return error;
  }
}

type Asked = Extract<ToWorker, { kind: "ask" }>;
type Done = (status: number, text: string) => void;

async function answer(bridge: Bridge, asked: Asked): Promise<void> {
  const done: Done = (status, text) => post({ kind: "answer", id: asked.id, status, text });
  try {
    await answered(bridge, asked, done);
  } catch (error) {
    if (!(error instanceof Ill)) throw error;
    done(NOT_KEPT, JSON.stringify({ code: error.code }));
  }
}

async function answered(bridge: Bridge, { id, method, path, body, record }: Asked, done: Done): Promise<void> {
  const url = new URL(path, "http://here");
  const words = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [, what = "", name = ""] = words;
  const asked = [JSON.stringify(words), JSON.stringify(Object.fromEntries(url.searchParams))] as const;
  if (what === "records") record ??= (await store.record(name.replace(/\.(cgn|json)$/, "")))?.text;
  if (what === "records" && LONG.has(words[3] ?? "")) {
    bridge.begin(id, ...asked, record);
    return goOn(bridge, id, done);
  }
  if (what === "tables" && name && !bridge.has(name)) record = JSON.stringify(await store.lines(name));
  const [status, text, todo] = JSON.parse(bridge.answer(method, ...asked, body, record)) as [number, string, Todo[]];
  const ill = await perform(bridge, JSON.stringify(todo));
  if (ill) throw ill;
  if (method === "POST") store.tidy().catch(() => {}); // another time
  done(status, text);
}

/** One step after the other; tables come first. */
async function goOn(bridge: Bridge, id: number, done: Done): Promise<void> {
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
