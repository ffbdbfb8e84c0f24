// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

export interface UsualShown {
  player: string;
  name: string;
  face: string;
  matches: number;
}

export interface UsualPeople {
  people: UsualShown[];
}

/** Minutes of the day, in the clock of whoever it is about; the same twice: never. */
export interface QuietHours {
  since: number;
  until: number;
  /** minutes ahead of UTC. Default: 0 */
  ahead?: number;
}

export interface BellShown {
  /** for `pushManager.subscribe` */
  key: string;
  /** their endpoints */
  devices: string[];
  places: string[];
  quiet: QuietHours;
}

/** A subscription of a browser, as its `toJSON` says it. */
export interface HangBell {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Default: "en" */
  language?: string;
}

export interface TakeBell {
  endpoint: string;
}

export interface Listen {
  place: string;
  on: boolean;
}

export interface Meeting {
  /** milliseconds since 1970; 0 for no date */
  at: number;
  /** who has chosen it */
  name: string;
}

export interface Meet {
  at: number;
}

export interface AskFor {
  player: string;
}
