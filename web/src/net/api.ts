// The small HTTP API beside the socket.
import { declare } from "./declared.svelte";
import { keep, kept } from "./kept";
import { deviceKey } from "./key";
import type { Games, History, Leaderboard, Me, OpenTable, RecoveryCode, TableOpened, Tables } from "./http";
import type { TableListed } from "./protocol";

export type { GameShown, Games, Leader, Me, OpenTable, OptionShown, Played, RatingShown } from "./http";

/** Not done, and why; `text` is the sentence of the house. `offline`: the house was not reached. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
    /** the house says when to try again */
    readonly retryMs = 0,
    /** for the sentence in another language */
    readonly params: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

const PATIENCE_MS = 20_000;

export async function ask<T>(method: string, path: string, body?: unknown, withKey = false, also: Record<string, string> = {}): Promise<T> {
  const answer = await answered(method, path, body, withKey, also);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Trouble("offline", ""); // the line broke in the middle of the answer
  }
}

async function answered(method: string, path: string, body: unknown, withKey: boolean, also: Record<string, string>): Promise<Response> {
  const headers: Record<string, string> = { ...also };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (withKey) headers.authorization = `Bearer ${deviceKey()}`;
  let answer: Response;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS); // a line may be dead without a word
    answer = await fetch(path, { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Trouble("offline", "");
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    const retryMs = 1000 * (Number(answer.headers.get("retry-after")) || 0);
    throw new Trouble(said.code ?? "refused", said.text ?? "", answer.status, retryMs, said.params ?? {});
  }
  return answer;
}

// A record of a table with a password needs it, or the key of a device that was there. Kept until the tab is closed.
const passwords = new Map<string, string>();
const tableOf = (id: string) => id.slice(0, id.lastIndexOf("-"));

/** From now on this password is sent for the records of that table. */
export const unlock = (id: string, password: string) => void passwords.set(tableOf(id), password);

function forRecord(id: string): Record<string, string> {
  const password = passwords.get(tableOf(id));
  return password ? { "cardhouse-password": encodeURIComponent(password) } : {};
}

export const askRecord = <T>(id: string, page: string) =>
  ask<T>("GET", `/api/records/${encodeURIComponent(id)}${page}`, undefined, true, forRecord(id));

export const recordFile = async (id: string, kind: "cgn" | "json") =>
  (await answered("GET", `/api/records/${encodeURIComponent(id)}.${kind}`, undefined, true, forRecord(id))).text();

let asked: Promise<Games> | undefined;

/** What can be played; asked for once. */
export function games(): Promise<Games> {
  asked ??= ask<Games>("GET", "/api/games").then(
    (found) => {
      keep("games", found);
      declare(found.games);
      return found;
    },
    (trouble: unknown) => {
      asked = undefined;
      throw trouble;
    },
  );
  return asked;
}

/** What could be played when the house was last reached: for reading without it. */
export function gamesKept(): Games | null {
  const found = kept<Games | null>("games", null);
  return Array.isArray(found?.games) ? found : null;
}

const before = gamesKept();
if (before) declare(before.games); // until the house has answered

/** The page of rules that a game has brought, in Markdown. */
export const rulesPage = async (game: string) =>
  (await answered("GET", `/api/games/${encodeURIComponent(game)}/rules`, undefined, false, {})).text();

export const gameTexts = async (game: string, language: string) =>
  (await answered("GET", `/api/games/${encodeURIComponent(game)}/texts/${encodeURIComponent(language)}`, undefined, false, {})).text();

export const openTable = (table: OpenTable) => ask<TableOpened>("POST", "/api/tables", table, true);

export const tables = async () => (await ask<Tables>("GET", "/api/tables")).tables;

export const table = (code: string) => ask<TableListed>("GET", `/api/tables/${encodeURIComponent(code)}`, undefined, true);

export const rename = (name: string) => ask<Me>("PATCH", "/api/me", { name }, true);

export const reface = (face: string) => ask<Me>("PATCH", "/api/me", { face }, true);

export const history = async () => (await ask<History>("GET", "/api/me/games", undefined, true)).games;

export const whoAmI = () => ask<Me>("GET", "/api/me", undefined, true);

/** Shown once; it makes another device this player. */
export const recoveryCode = async () => (await ask<RecoveryCode>("POST", "/api/me/recovery", undefined, true)).code;

export const recover = (code: string) => ask<Me>("POST", "/api/recover", { code }, true);

export const leaderboard = async (game: string) => (await ask<Leaderboard>("GET", `/api/leaderboard/${encodeURIComponent(game)}`)).players;
