// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

/** The only one that counts. */
export interface MyTry {
  table: string;
  /** "" until it is over */
  record: string;
  place: number;
  score: number;
  /** a bot has played for you: it does not count */
  helped: boolean;
}

/** The deal of today, of one game. */
export interface DayShown {
  game: string;
  seats: number;
  options: string;
  /** of the bots */
  level: string;
  /** everybody has this one */
  seat: string;
  /** the SHA-256 of the secret that all its cards follow from */
  commit: string;
  mine: MyTry | null;
}

/** A deal by its commitment; the secret is shown when its day is over. */
export interface Sealed {
  day: string;
  game: string;
  commit: string;
  secret: string;
}

export interface Days {
  today: string;
  ends_in_ms: number;
  games: DayShown[];
  /** a week back and a week ahead */
  sealed: Sealed[];
}

export interface DayLine {
  place: number;
  score: number;
  name: string;
  face: string;
  you: boolean;
  /** to be read when the day is over; one's own at once */
  record: string;
}

export interface DayResults {
  day: string;
  game: string;
  seats: number;
  /** best first */
  lines: DayLine[];
}
