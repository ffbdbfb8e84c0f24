// Circles and books, over HTTP.
import { ask, keyed } from "./api";
import type { Book, ChangeCircle, CircleCard, CircleShown, History, HookShown, Hooks, MyCircles } from "./http";
import { keep, kept } from "./kept";

export type { Book, CircleCard, CircleShown, Evening, GameBook, MemberShown, Person, RuleCard, Said, Standing } from "./http";

const at = (link: string) => `/api/circles/${encodeURIComponent(link)}`;

export async function myCircles(): Promise<CircleCard[]> {
  const found = (await ask<MyCircles>("GET", "/api/me/circles", undefined, true)).circles;
  keep("circles", found.length);
  return found;
}

/** As often as it takes until it knows: the first page looks again. */
async function known(answer: Promise<CircleShown>): Promise<CircleShown> {
  const found = await answer;
  if (found.you) keep("circles", Math.max(1, kept("circles", 0)));
  return found;
}

export const makeCircle = (name: string) => known(ask("POST", "/api/circles", { name }, true));
export const circle = (link: string) => known(ask("GET", at(link), undefined, true));
export const changeCircle = (link: string, change: ChangeCircle) => known(ask("PATCH", at(link), change, true));
export const renewLink = (link: string) => known(ask("POST", `${at(link)}/link`, undefined, true));
export const joinCircle = (link: string, name: string, face: string) => known(ask("POST", `${at(link)}/people`, { name, face }, true));
export const leaveCircle = (link: string) => ask("DELETE", `${at(link)}/people`, undefined, true);

const member = (link: string, player: string) => `${at(link)}/people/${encodeURIComponent(player)}`;
export const removeMember = (link: string, player: string) => known(ask("DELETE", member(link, player), undefined, true));
export const keepMember = (link: string, player: string, keeper: boolean) => known(ask("PUT", member(link, player), { keeper }, true));

const hooksOf = (answer: Promise<Hooks>): Promise<HookShown[]> => answer.then((found) => found.hooks);
export const hooks = (link: string) => hooksOf(ask("GET", `${at(link)}/hooks`, undefined, true));
export const setHook = (link: string, url: string) => hooksOf(ask("PUT", `${at(link)}/hooks`, { url }, true));
export const dropHook = (link: string, url: string) => hooksOf(ask("POST", `${at(link)}/hooks/off`, { url }, true));

export const circleBook = (link: string) => whole(`${at(link)}/book`);
export const ownBook = (other = "") => whole(`/api/me/book${other ? `?with=${encodeURIComponent(other)}` : ""}`);

const ROUNDS = 80; // a book that is counted for the first time comes in parts

/** Asks again until everything is counted. */
async function* whole(path: string): AsyncGenerator<Book> {
  let missing = Infinity;
  for (let i = 0; i < ROUNDS; i++) {
    const found = await ask<Book>("GET", path, undefined, true);
    yield found;
    if (!found.missing || found.missing >= missing) return;
    missing = found.missing;
  }
}

export interface Search {
  game: string;
  with: string;
  result: string;
  before?: number;
}

export const findGames = (search: Search) => {
  const asked = Object.entries(search).filter(([, value]) => value !== "" && value !== undefined);
  return ask<History>("GET", `/api/me/games?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`, undefined, true);
};

/** Everything that is kept about this player, as a file. */
export const exported = () => keyed("GET", "/api/me/export");
export const deleteMe = () => ask("DELETE", "/api/me", undefined, true);
