// Onto this device and off it again. The files are named by their content; the service worker gives them to the page.
import made from "virtual:pocket";
import { FOLDER } from "../net/address";
import { here, noteInstalled } from "../net/here.svelte";

const CACHE = FOLDER === "/" ? "cardhouse-pocket" : `cardhouse ${FOLDER} pocket`; // as src/worker.js has it
const NOTE = `${FOLDER}pocket`; // for the service worker

/** When it is unpacked, in bytes. */
export const size = (): number => made?.files.reduce((sum, file) => sum + file.size, 0) ?? 0;

/** Raises what fetch raises; what was loaded by then is not loaded again. */
export async function install(progress: (done: number) => void): Promise<void> {
  await navigator.storage?.persist?.();
  const cache = await caches.open(CACHE);
  let before = 0;
  for (const file of made!.files) {
    const path = FOLDER + file.name;
    if (!(await caches.match(path, { ignoreVary: true }))) await cache.put(path, await loaded(path, (part) => progress(before + part)));
    before += file.size;
    progress(before);
  }
  await cache.put(NOTE, new Response(made!.version));
  await takeAll();
  noteInstalled(true);
}

const PATIENCE_MS = 60_000;

/** All languages with their letters, and every part of the client: the service worker knows what there is. */
function takeAll(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    setTimeout(done, PATIENCE_MS);
    if (navigator.serviceWorker.controller) navigator.serviceWorker.controller.postMessage("take all", [port2]);
    else done();
  });
}

async function loaded(path: string, progress: (done: number) => void): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok || !answer.body) throw new TypeError(path);
  let done = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      out.enqueue(part);
      progress((done += part.length));
    },
  });
  const blob = await new Response(answer.body.pipeThrough(counted)).blob();
  return new Response(blob, { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
}

/** The games stay; only what plays them goes. */
export async function remove(): Promise<void> {
  noteInstalled(false);
  (await import("./client")).stop();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (path === NOTE || path.startsWith(`${FOLDER}assets/pocket-`)) await cache.delete(request);
    }
  }
}

/** Whether it is all here: what this version needs may have come with an update, and a browser may have made room. */
export async function look(): Promise<void> {
  if (!made || !("caches" in globalThis)) return;
  const wanted = await caches.match(NOTE, { ignoreVary: true });
  const there = await Promise.all(made.files.map((file) => caches.match(FOLDER + file.name, { ignoreVary: true })));
  const all = Boolean(wanted) && there.every(Boolean);
  if (all !== here.stays) noteInstalled(all);
}
