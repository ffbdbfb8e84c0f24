// The small HTTP API beside the socket.
import { declare } from "./declared.svelte";
import { keep, kept } from "./kept";
import { FOLDER } from "./address";
import { DEMO, answerHere, here, instead, isHere, onDevice } from "./here.svelte";
import { deviceKey } from "./key";
import type {
  BellShown,
  Book,
  DayResults,
  Days,
  Games,
  HangBell,
  History,
  Invitation,
  Meeting,
  QuietHours,
  UsualPeople,
  Leaderboard,
  Me,
  OpenTable,
  PlayOn,
  ProposeWording,
  RecoveryCode,
  SentGame,
  TableOpened,
  Tables,
  WordingKept,
} from "./http";
import type { TableListed } from "./protocol";

export type { BellShown, Meeting, UsualShown, GameShown, Games, Leader, Me, OpenTable, OptionShown, Played, RatingShown } from "./http";

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

/** What is no JSON: a file to save. */
export const keyed = (method: string, path: string): Promise<Response> => answered(method, path, undefined, true, {});

async function answered(method: string, path: string, body: unknown, withKey: boolean, also: Record<string, string>): Promise<Response> {
  const headers: Record<string, string> = { ...also };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (withKey) headers.authorization = `Bearer ${deviceKey()}`;
  const house = kept("house-key", "");
  if (house) headers["cardhouse-key"] = encodeURIComponent(house);
  let answer: Response;
  if (isHere(method, path)) answer = await (written(method, path) ?? answerHere(method, path, body));
  else answer = await fetched(method, path, headers, body);
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    const retryMs = 1000 * (Number(answer.headers.get("retry-after")) || 0);
    throw new Trouble(said.code ?? "refused", said.text ?? "", answer.status, retryMs, said.params ?? {});
  }
  return answer;
}

/** In a folder of files: what is the same for everybody is written there, and nobody has a table elsewhere. It needs no Python. */
function written(method: string, path: string): Promise<Response> | null {
  if (!DEMO || method !== "GET") return null;
  if (/^\/api\/(me\/)?tables$/.test(path)) return Promise.resolve(Response.json({ tables: [] } satisfies Tables));
  return /^\/api\/(games$|lessons\/\w+$)/.test(path) ? fetch(`${FOLDER}${path.slice(1)}.json`) : null;
}

/** By the house; by the one in the pocket where that can say it as well. */
async function fetched(method: string, path: string, headers: Record<string, string>, body: unknown): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS); // a line may be dead without a word
    const answer = await fetch(path, { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) });
    if (!DEMO) here.alone = false;
    return answer;
  } catch {
    if (!instead(method, path)) throw new Trouble("offline", "");
    here.alone = true;
    return answerHere(method, path, body);
  }
}

// A record of a table with a password needs it, or the key of a device that was there. Kept until the tab is closed.
const passwords = new Map<string, string>();
const tableOf = (id: string) => id.replace(/~[a-z2-7]+/, "").replace(/-\d+$/, ""); // with and without its secret

/** From now on this password is sent for the records of that table. */
export const unlock = (id: string, password: string) => void passwords.set(tableOf(id), password);

function forRecord(id: string): Record<string, string> {
  const password = passwords.get(tableOf(id));
  return password ? { "cardhouse-password": encodeURIComponent(password) } : {};
}

export const askRecord = <T>(id: string, page: string) =>
  ask<T>("GET", `/api/records/${encodeURIComponent(id)}${page}`, undefined, true, forRecord(id));

/** A page of a review: thought about on this device where that can be done, so that a busy house need not. */
export async function askReview<T>(id: string, page: string): Promise<T> {
  if (!here.installed || onDevice(id)) return askRecord<T>(id, page);
  const path = `/api/records/${encodeURIComponent(id)}${page}`;
  const answer = await answerHere("GET", path, undefined, await recordFile(id, "cgn"));
  if (!answer.ok) throw new Trouble("refused", "", answer.status);
  return (await answer.json()) as T;
}

export const recordFile = async (id: string, kind: "cgn" | "json") =>
  (await answered("GET", `/api/records/${encodeURIComponent(id)}.${kind}`, undefined, true, forRecord(id))).text();

/** A table of one's own that begins at this moment of a record. */
export const playOn = (id: string, wanted: PlayOn) =>
  ask<TableOpened>("POST", `/api/records/${encodeURIComponent(id)}/play`, wanted, true, forRecord(id));

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

/** With bots it may be on this device; with people it is in the house. */
export async function openTable(table: OpenTable, onThisDevice = false): Promise<TableOpened> {
  if (!onThisDevice) return ask<TableOpened>("POST", "/api/tables", table, true);
  const answer = await answerHere("POST", "/api/tables", table);
  const said = await answer.json();
  if (!answer.ok) throw new Trouble(said.code ?? "refused", said.text ?? "", answer.status);
  return said as TableOpened;
}

export const tables = async () => (await ask<Tables>("GET", "/api/tables", undefined, true)).tables;

export const table = (code: string) => ask<TableListed>("GET", `/api/tables/${encodeURIComponent(code)}`, undefined, true);

/** What a link of ours that invites ends with. */
export const invitation = async (code: string) =>
  (await ask<Invitation>("GET", `/api/tables/${encodeURIComponent(code)}/invitation`, undefined, true)).invitation;

export const bell = () => ask<BellShown>("GET", "/api/bell", undefined, true);

export const hangBell = (device: HangBell) => ask<BellShown>("POST", "/api/bell", device, true);

export const takeBell = (endpoint: string) => ask<BellShown>("POST", "/api/bell/off", { endpoint }, true);

export const listenTo = (place: string, on: boolean) => ask<BellShown>("PUT", "/api/bell/place", { place, on }, true);

export const beQuiet = (quiet: QuietHours) => ask<BellShown>("PUT", "/api/bell/quiet", quiet, true);

export const tryBell = () => ask<BellShown>("POST", "/api/bell/test", undefined, true);

export const date = (code: string) => ask<Meeting>("GET", `/api/tables/${encodeURIComponent(code)}/date`, undefined, true);

export const setDate = (code: string, at: number) => ask<Meeting>("PUT", `/api/tables/${encodeURIComponent(code)}/date`, { at }, true);

export const calendar = async (code: string, language: string) =>
  (await answered("GET", `/api/tables/${encodeURIComponent(code)}/calendar?l=${language}`, undefined, true, {})).text();

export const usualPeople = async () => (await ask<UsualPeople>("GET", "/api/me/people", undefined, true)).people;

export const askFor = (code: string, player: string) =>
  ask<UsualPeople>("POST", `/api/tables/${encodeURIComponent(code)}/ask`, { player }, true);

/** Everywhere: those where it is your turn first. */
export const myTables = async () => (await ask<Tables>("GET", "/api/me/tables", undefined, true)).tables;

export const rename = (name: string) => ask<Me>("PATCH", "/api/me", { name }, true);

export const reface = (face: string) => ask<Me>("PATCH", "/api/me", { face }, true);

export const history = async () => (await ask<History>("GET", "/api/me/games", undefined, true)).games;

export const myBook = () => ask<Book>("GET", "/api/me/book", undefined, true);

export const days = () => ask<Days>("GET", "/api/days", undefined, true);

/** The table of the only try of today. */
export const playDay = async (game: string) =>
  (await ask<TableOpened>("POST", `/api/days/${encodeURIComponent(game)}`, undefined, true)).table;

export const dayResults = (game: string, day: string) =>
  ask<DayResults>("GET", `/api/days/${encodeURIComponent(game)}/${day}`, undefined, true);

/** A match that was played on this device, for "your games"; the house replays it first. */
export const sendGame = (record: string, seat: string) => ask<SentGame>("POST", "/api/me/games", { record, seat }, true);

export const whoAmI = () => ask<Me>("GET", "/api/me", undefined, true);

/** Shown once; it makes another device this player. */
export const recoveryCode = async () => (await ask<RecoveryCode>("POST", "/api/me/recovery", undefined, true)).code;

export const recover = (code: string) => ask<Me>("POST", "/api/recover", { code }, true);

/** Another sentence for one of the client; the operator reads it. */
export const proposeWording = (wording: ProposeWording) => ask<WordingKept>("POST", "/api/wordings", wording);

export const leaderboard = async (game: string) =>
  (await ask<Leaderboard>("GET", `/api/leaderboard/${encodeURIComponent(game)}`, undefined, true)).players;
