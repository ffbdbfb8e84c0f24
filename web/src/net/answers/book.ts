// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

export interface Person {
  player: string;
  name: string;
  face: string;
}

/** How somebody has done, in one game or in all. */
export interface Standing {
  player: string;
  matches: number;
  /** first places, shared ones too */
  wins: number;
  /** as the rules of the game say who has lost */
  losses: number;
  /** others who finished behind them, */
  beaten: number;
  /** of so many */
  met: number;
  /** wins in a row, up to the last match */
  streak: number;
  best_streak: number;
  /** in one game; empty over all */
  counts: Record<string, number>;
}

export interface GameBook {
  game: string;
  matches: number;
  /** best first */
  standings: Standing[];
}

/** Two people, head to head. */
export interface Pair {
  one: string;
  two: string;
  matches: number;
  one_ahead: number;
  two_ahead: number;
}

/** Somebody who stands out for somebody else, over three matches or more. */
export interface Friend {
  player: string;
  other: string;
  matches: number;
  /** of the matches in which they finished ahead; of the others who were beaten, for a buddy */
  share: number;
}

/** The largest single one of something that is counted. */
export interface Best {
  game: string;
  what: string;
  player: string;
  amount: number;
  at: number;
  record: string;
}

/** One of the closest finishes. */
export interface Close {
  game: string;
  by: number;
  first: string[];
  /** where a count decides, those who lost */
  second: string[];
  record: string;
}

/** What comes with so many of something. */
export interface Jewel {
  player: string;
  game: string;
  what: string;
  count: number;
  jewel: string;
}

export interface Won {
  player: string;
  wins: number;
}

/** A sentence of a recap: a code, and what is in it. Players are named by their ids. */
export interface Said {
  code: string;
  params: Record<string, unknown>;
}

/** Matches that were played without a long pause between them. */
export interface Evening {
  /** when the first of them was over, in ms */
  began: number;
  ended: number;
  records: string[];
  games: string[];
  /** everybody who played, most wins first */
  won: Won[];
  recap: Said[];
}

export interface Book {
  matches: number;
  /** matches that are not counted yet: ask again */
  missing: number;
  people: Person[];
  /** over all games, best first */
  standings: Standing[];
  games: GameBook[];
  pairs: Pair[];
  nemeses: Friend[];
  buddies: Friend[];
  bests: Best[];
  closest: Close[];
  jewels: Jewel[];
  /** the last one first */
  evenings: Evening[];
}
