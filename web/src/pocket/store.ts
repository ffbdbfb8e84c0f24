// What the house in the pocket keeps on this device: the lines of its tables, and the records of matches that are over.
import type { Played } from "../net/http";

export interface Kept {
  played: Played;
  text: string;
  /** the record it has become in "your games" of a house */
  sent: string;
}

export interface Lines {
  code: string;
  first: number;
  lines: string[];
}

/** Why something is not kept: there is no room, this browser keeps nothing, or another tab has kept it already. */
export class Ill extends Error {
  readonly code: "device_full" | "device_closed" | "device_taken";

  constructor(cause: unknown) {
    super("not kept", { cause });
    const { name } = (cause ?? {}) as { name?: string };
    this.code = name === "QuotaExceededError" ? "device_full" : name === "ConstraintError" ? "device_taken" : "device_closed";
  }
}

const MOST_TABLES = 20;
const MOST_RECORDS = 300;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("cardhouse-pocket", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("lines", { keyPath: ["code", "n"] });
      request.result.createObjectStore("tables", { keyPath: "code" });
      request.result.createObjectStore("records", { keyPath: "played.record" });
    };
    request.onsuccess = () => {
      // Cleared by somebody, or by the browser for room: the next one opens it anew.
      request.result.onclose = () => (opened = undefined);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

type Act<T> = (store: (name: string) => IDBObjectStore) => T;

/** All of it or nothing; done when it is kept. Raises Ill. */
async function doing<T>(mode: IDBTransactionMode, act: Act<T>): Promise<T> {
  try {
    return await done(await database(), mode, act);
  } catch (error) {
    throw new Ill(error);
  }
}

function done<T>(base: IDBDatabase, mode: IDBTransactionMode, act: Act<T>): Promise<T> {
  const transaction = base.transaction(["lines", "tables", "records"], mode);
  return new Promise<T>((resolve, reject) => {
    let result: T;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(transaction.error); // every error comes to this, and is known then
    try {
      result = act((name) => transaction.objectStore(name));
    } catch (error) {
      reject(error);
      transaction.abort(); // half of it is nothing
    }
  });
}

const answerOf = async <T>(act: Act<IDBRequest>): Promise<T> => (await doing("readonly", act)).result as T;

const allOf = (code: string) => IDBKeyRange.bound([code, 0], [code, Infinity]);

/** Lines that were kept by somebody else already, as by another tab, are not kept again: then nothing is. */
export async function keep(tables: Lines[], over: Kept[], at: number): Promise<void> {
  await doing("readwrite", (store) => {
    for (const { code, first, lines: added } of tables) {
      added.forEach((line, i) => store("lines").add({ code, n: first + i, line }));
      store("tables").put({ code, at });
    }
    for (const one of over) store("records").put(one);
  });
}

export async function lines(code: string): Promise<string[]> {
  const found = await answerOf<{ line: string }[]>((store) => store("lines").getAll(allOf(code)));
  return found.map((one) => one.line);
}

export async function forget(code: string): Promise<void> {
  await doing("readwrite", (store) => {
    store("lines").delete(allOf(code));
    store("tables").delete(code);
  });
}

/** The tables that were played at longest ago make room, and so do the oldest records. */
export async function tidy(): Promise<void> {
  const tables = await answerOf<{ code: string; at: number }[]>((store) => store("tables").getAll());
  for (const { code } of tables.sort((a, b) => b.at - a.at).slice(MOST_TABLES)) await forget(code);
  const old = (await records()).slice(MOST_RECORDS);
  if (old.length) await doing("readwrite", (store) => old.forEach((one) => store("records").delete(one.played.record)));
}

export const record = (id: string) => answerOf<Kept | undefined>((store) => store("records").get(id));

/** The newest first. */
export async function records(): Promise<Kept[]> {
  return (await answerOf<Kept[]>((store) => store("records").getAll())).sort((a, b) => b.played.at - a.played.at);
}

/** As a house finds them, by what the address asks for. Nobody but you has played in them. */
export async function history(asked: URLSearchParams): Promise<Played[]> {
  const [game, result] = [asked.get("game"), asked.get("result")];
  const fits = (one: Played) =>
    one.seat &&
    !asked.get("with") &&
    (!game || one.game === game) &&
    (result !== "won" || one.place === 1) &&
    (result !== "lost" || one.place === one.seats);
  return (await records()).map((one) => one.played).filter(fits);
}

export async function noteSent(id: string, sent: string): Promise<void> {
  const one = await record(id);
  if (one) await doing("readwrite", (store) => store("records").put({ ...one, sent }));
}

export const keepRecord = (one: Kept) => keep([], [one], one.played.at);
