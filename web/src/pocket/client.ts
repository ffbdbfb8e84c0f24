// The page's side of the house in the pocket: one worker, its connections, and what it is asked.
import made from "virtual:pocket";
import type { Wire } from "../net/here.svelte";
import { kept } from "../net/kept";
import { deviceKey } from "../net/key";
import { history, Ill } from "./store";
import type { FromWorker, ToWorker } from "./talk";

const COME_BACK = 1012;
const LACKS = "device_incomplete"; // its files are not all here, and no network brings them

let worker: Worker | null = null;
let ready = false;
let count = 0;
const wires = new Map<number, Wire>();
const asked = new Map<number, (answer: Response) => void>();

const post = (message: ToWorker) => worker!.postMessage(message);
const address = (name: string) => new URL(import.meta.env.BASE_URL + name, document.baseURI).href;

export function start(): void {
  if (worker || !made) return;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = () => fall();
  const [folder, house] = [address(made.folder), address(made.house)];
  post({ kind: "start", folder, house, lock: made.lock, key: deviceKey(), pace: kept("pocket.pace", 1) });
}

function hear(message: FromWorker): void {
  switch (message.kind) {
    case "ready":
      ready = true;
      break;
    case "tell":
      wires.get(message.conn)?.onmessage?.(new MessageEvent("message", { data: message.text }));
      break;
    case "closed":
      end(message.conn, message.code);
      break;
    case "answer":
      asked.get(message.id)?.(new Response(message.text, { status: message.status }));
      asked.delete(message.id);
      break;
    case "fell":
      console.error("the house in the pocket:", message.text);
      fall();
      break;
  }
}

function end(conn: number, code: number): void {
  const wire = wires.get(conn);
  wires.delete(conn);
  wire?.end(code);
}

/** Everything that was told is kept: whoever comes back finds it in a new worker. One that has not even begun would not do
 * so the next time either, and that is said. */
function fall(): void {
  const code = ready ? "offline" : LACKS;
  worker?.terminate();
  [worker, ready] = [null, false];
  for (const [conn, wire] of [...wires]) {
    if (code === LACKS) wire.onmessage?.(new MessageEvent("message", { data: JSON.stringify({ type: "gone", code }) }));
    end(conn, COME_BACK);
  }
  for (const done of asked.values()) done(Response.json({ code }, { status: 503 }));
  asked.clear();
}

/** Removed from the device: nothing of it runs any more. */
export const stop = fall;

export function connect(wire: Wire): void {
  start();
  if (!worker) return wire.end(COME_BACK);
  const conn = ++count;
  wires.set(conn, wire);
  const hangUp = () => {
    wires.delete(conn);
    if (worker) post({ kind: "close", conn });
  };
  wire.begin((text) => worker && post({ kind: "say", conn, text }), hangUp);
}

const OWN = /^\/api\/me\/games(\?|$)/;

export function ask(method: string, path: string, body?: unknown, record?: string): Promise<Response> {
  if (OWN.test(path)) return ownGames(new URLSearchParams(path.split("?")[1]));
  start();
  if (!worker) return Promise.resolve(Response.json({ code: "offline" }, { status: 503 }));
  const id = ++count;
  post({ kind: "ask", id, method, path, body: body === undefined ? "" : JSON.stringify(body), record });
  return new Promise((done) => asked.set(id, done));
}

/** They are kept here, and no Python is needed to read them. */
async function ownGames(wanted: URLSearchParams): Promise<Response> {
  try {
    return Response.json({ more: false, games: await history(wanted) });
  } catch (error) {
    return Response.json({ code: error instanceof Ill ? error.code : "offline" }, { status: 503 });
  }
}
