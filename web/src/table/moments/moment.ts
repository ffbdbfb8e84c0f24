// A moment that a game is played for: what is seen, and for how long. The game says when; nothing here knows one.

import type { Component } from "svelte";
import type { TableState } from "../state.svelte";
import type { Spots } from "./spots";

export interface MomentProps<Data = unknown> {
  table: TableState;
  data: Data;
  spots: Spots;
  /** against the normal time; also as `--pace` in styles */
  pace: number;
  /** nothing moves: the word, the ring and the final count are there at once */
  still: boolean;
}

export interface Moment {
  /** as it is marked in the page */
  name: string;
  lasts_ms: number;
  /** it only adorns a seat: the game goes on under it, so it has a time of its own */
  aside?: boolean;
  /** fetched before it is wanted for the first time */
  load: () => Promise<{ default: Component<MomentProps<never>> }>;
  data: unknown;
}
