// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

import type { TableListed } from "../protocol";

export interface MemberShown {
  player: string;
  name: string;
  face: string;
  keeper: boolean;
  since: number;
}

/** A circle of yours, for the first page. */
export interface CircleCard {
  link: string;
  name: string;
  keeper: boolean;
  /** some of them, whoever came first */
  people: MemberShown[];
  tables: string[];
}

export interface MyCircles {
  circles: CircleCard[];
}

export interface MakeCircle {
  name: string;
}

/** A table of a circle, as everybody with its link may see it. */
export interface CircleTable {
  /** when it was opened */
  at: number;
  table: TableListed;
}

/** A named set of options of one game. */
export interface RuleCard {
  name: string;
  game: string;
  options: string;
  /** 0 for as usual */
  seats: number;
}

export interface CircleShown {
  /** the one that is good now */
  link: string;
  name: string;
  created: number;
  /** "", "member" or "keeper" */
  you: string;
  /** your public id; "" if you were never here */
  player: string;
  people: MemberShown[];
  /** for keepers */
  removed: MemberShown[];
  tables: CircleTable[];
  phrases: string[];
  cards: RuleCard[];
}

/** What is not said stays. */
export interface ChangeCircle {
  /** Default: "" */
  name?: string;
  /** Default: null */
  phrases?: string[] | null;
  /** Default: null */
  cards?: (Pick<RuleCard, "name" | "game"> & Partial<RuleCard>)[] | null;
}

/** What you are called there, if you were never at a table. */
export interface JoinCircle {
  /** Default: "" */
  name?: string;
  /** Default: "" */
  face?: string;
}

export interface Left {
  left: boolean;
}

export interface KeepMember {
  /** Default: false */
  keeper?: boolean;
}

export interface HookShown {
  url: string;
  /** of the signature that every message has */
  secret: string;
  kinds: string[];
}

export interface Hooks {
  hooks: HookShown[];
}

/** An address of a chat program, and what it is told; nothing for all of it. */
export interface SetHook {
  url: string;
  /** Default: [] */
  kinds?: ("laid" | "began" | "turn" | "over" | "soon")[];
}

export interface DropHook {
  url: string;
}
