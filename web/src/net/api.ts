// The small HTTP API beside the socket.
import { deviceKey } from "./key";
import type { ClockName, Settings, TableListed } from "./protocol";

export interface OptionShown {
  name: string;
  kind: "switch" | "choice" | "number";
  default: string;
  values: string[];
  low: number | null;
  high: number | null;
  /** a number that may be "none" */
  optional: boolean;
  help: string;
}

export interface GameShown {
  name: string;
  title: string;
  version: number;
  seats: number[];
  presets: Record<string, string>;
  options: OptionShown[];
}

export interface Games {
  games: GameShown[];
  levels: string[];
  clocks: ClockName[];
}

export interface OpenTable {
  settings: Pick<Settings, "game" | "seats"> & Partial<Settings>;
  preset?: string;
  password?: string;
}

export interface RecordShown {
  id: string;
  tags: Record<string, string>;
  lines: string[];
  result: string[][];
}

/** Not done, and why; `text` is the sentence of the house. `offline`: the house was not reached. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, withKey = false): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (withKey) headers.authorization = `Bearer ${deviceKey()}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Trouble("offline", "");
  }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Trouble(said.code ?? "refused", said.text ?? "", answer.status);
  return said as T;
}

let asked: Promise<Games> | undefined;

/** What can be played; asked for once. */
export function games(): Promise<Games> {
  asked ??= ask<Games>("GET", "/api/games").catch((trouble: unknown) => {
    asked = undefined;
    throw trouble;
  });
  return asked;
}

export const openTable = (table: OpenTable) =>
  ask<{ table: string; link: string }>("POST", "/api/tables", table, true);

export const tables = async () => (await ask<{ tables: TableListed[] }>("GET", "/api/tables")).tables;

export const table = (code: string) => ask<TableListed>("GET", `/api/tables/${encodeURIComponent(code)}`);

export const rename = (name: string) => ask<{ name: string }>("PATCH", "/api/me", { name }, true);

export const record = (id: string) => ask<RecordShown>("GET", `/api/records/${encodeURIComponent(id)}.json`);
