// A table at which nobody plays: what stands in the places of prompt, hand, buttons and log.

import type { Snippet } from "svelte";
import type { TableState } from "./state.svelte";

export interface Instead {
  prompt: Snippet<[TableState]>;
  actions: Snippet<[TableState]>;
  hand?: Snippet<[TableState]>;
  log?: Snippet<[TableState]>;
  /** 1 is the normal speed, 0 the quickest */
  pace: number;
}
