// What the page and the worker say to each other.
import type { Played } from "../net/http";

export interface Start {
  kind: "start";
  /** addresses of Pyodide and of the house */
  folder: string;
  house: string;
  lock: unknown;
  key: string;
  /** of bots: 1 is a human pace */
  pace: number;
}

export type ToWorker =
  | Start
  | { kind: "say"; conn: number; text: string }
  | { kind: "close"; conn: number }
  | { kind: "ask"; id: number; method: string; path: string; body: string; record?: string };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "tell"; conn: number; text: string }
  | { kind: "closed"; conn: number; code: number }
  | { kind: "answer"; id: number; status: number; text: string }
  /** it cannot go on */
  | { kind: "fell"; text: string };

/** One after the other, as the house wants it done. */
export type Todo =
  | ["keep", string, number, string[]]
  | ["tell", number, string]
  | ["think", number]
  | ["over", Omit<Played, "at" | "rated" | "people" | "how">, string]
  | ["shut", string];
