// What this browser has seen of a match, so that a reload does not lose the log and the last trick. The house keeps the
// record, and shows it when the match is over; until then nobody may have more of it than they have seen.

export interface Line {
  id: number;
  /** of the view that told it */
  n: number;
  text: string;
  tone: string;
  /** whose doing it was */
  seat: string;
  /** they have played these, and there is no more to say: as they are written in a sentence */
  cards?: string;
}

export interface Play {
  seat: string;
  cards: string[];
}

/** What a hand has brought to each seat. */
export type Tally = Readonly<Record<string, number>>;

export interface Remembered {
  log: Line[];
  hands?: Tally[];
  last: Play[];
  plays: Play[];
  n: number;
}

const KEY = "cardhouse.seen";

/** Only the newest match is kept. */
export function remember(table: string, match: number, seen: Remembered): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: `${table} ${match}`, ...seen }));
  } catch {
    // then a reload begins with an empty log
  }
}

export function recall(table: string, match: number): Remembered | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as (Remembered & { of: string }) | null;
    return found?.of === `${table} ${match}` ? found : null;
  } catch {
    return null;
  }
}
