// What the house tells of a record, line by line, and what stands out in it.

import { askRecord } from "../net/api";
import { newsKind, toneOf as toneOfMark } from "../net/declared.svelte";
import type * as http from "../net/http";
import { madeRoom, madeSeat, madeSettings } from "../net/made";
import type { Room, SeatShown, View } from "../net/protocol";
import { monogramId, thingFor } from "../people/ids";
import { type News, openPile } from "../table/scene";

/** The table after one line of the record. */
export type Moment = Omit<http.Moment, "news"> & { news: News[] };
/** Some lines of it. */
export type Page = Omit<http.Replay, "moments"> & { moments: Moment[] };

export const OPEN = "open";

export const page = (id: string, seenAs: string, from: number) =>
  askRecord<Page>(id, `/views?as=${encodeURIComponent(seenAs)}&from=${from}`);

/** Views that were shown at a table as if they were a record. */
export function filmOf(views: readonly View[], game: string): Page {
  const moments = views.map((view, i): Moment => {
    const news = view.news as unknown as News[];
    return {
      n: i + 1,
      seat: news[0]?.seat ?? "",
      move: "",
      marks: news.map((item) => item.what),
      news,
      view: { ...view.view, legal: {} },
      known: {},
    };
  });
  return { id: "", game, seen_as: "", tags: {}, count: moments.length, moments };
}

export type Tone = Exclude<http.NewsShown["tone"], "">;

const LOUDEST: Tone[] = ["title", "danger", "safe", "deal", "end"];

/** The colour of a tick; null for an ordinary one. */
export function toneOf(moment: Moment): Tone | null {
  const tones = moment.marks.map(toneOfMark);
  return LOUDEST.find((one) => tones.includes(one)) ?? null;
}

/** Where a trick, a turn of the table or a hand is over: the stops of the outer buttons. */
export function isEnd(moment: Moment, next: Moment | undefined): boolean {
  if (moment.marks.some((mark) => !newsKind(mark)?.within)) return true;
  return !openPile(moment.view) && next !== undefined && next.seat !== moment.seat;
}

/** A part of the match between two deals. */
export interface Chapter {
  /** its first line */
  n: number;
  nth: number;
}

/** Where a new hand, round or game begins: with the first deal, and with the first one after an end. */
export function chaptersOf(moments: readonly (Moment | undefined)[]): Chapter[] {
  const found: Chapter[] = [];
  let fresh = true;
  moments.forEach((moment, i) => {
    if (moment?.seat === "deck" && fresh) {
      found.push({ n: i + 1, nth: found.length + 1 });
      fresh = false;
    } else if (moment?.marks.some((mark) => newsKind(mark)?.ends)) fresh = true;
  });
  return found.length > 1 ? found : [];
}

const LEAST_MS = 900;
const stayOf = (what: string) => newsKind(what)?.stay_ms ?? 0;

/** How long a moment is looked at when the replay runs by itself. */
export const stay_ms = (moment: Moment) => Math.max(LEAST_MS, ...[...moment.marks, ...moment.news.map((item) => item.what)].map(stayOf));

// -- who sat there

const BOT = /^(.*?) ?\((\w+) bot\)$/; // “Ravi (sharp bot)”

export function seatsOf(tags: Record<string, string>): SeatShown[] {
  const count = Number(tags["Seats"]);
  const names = tags["Players"]?.split(", ") ?? [];
  const faces = tags["Faces"]?.split(" ") ?? []; // older records have none
  const known = names.length === count; // written by hand, perhaps
  return Array.from({ length: count }, (_, i) => {
    const name = known ? names[i]! : "";
    const bot = BOT.exec(name);
    return madeSeat(i, {
      state: bot ? "bot" : "taken",
      name: bot ? bot[1]! : name || `p${i + 1}`,
      level: bot?.[2] ?? null,
      face: (faces.length === count && faces[i]) || (bot ? thingFor(bot[1]!) : monogramId(name || `${i + 1}`, i)),
    });
  });
}

/** The table of the record as a room; `you` is called by name unless it is this device's own seat. */
export function roomOf(shown: Pick<Page, "id" | "game" | "tags">, you: string | null, own: boolean): Room {
  const { Seats: seats, Options: options = "" } = shown.tags;
  return madeRoom({
    table: `replay ${shown.id}`,
    you,
    player: own ? "me" : "",
    settings: madeSettings({ game: shown.game, seats: Number(seats), options, open_hands: true }),
    seats: seatsOf(shown.tags),
  });
}
