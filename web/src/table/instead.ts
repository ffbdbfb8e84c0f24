// A table at which nobody plays: what stands in the places of prompt, hand, buttons and log.

import type { Snippet } from "svelte";
import type { View } from "../net/protocol";
import type { TableState } from "./state.svelte";

export interface Instead {
  prompt: Snippet<[TableState]>;
  actions: Snippet<[TableState]>;
  hand?: Snippet<[TableState]>;
  log?: Snippet<[TableState]>;
  /** what was on the table before the view, for a trick that is over in it */
  before: View | null;
  /** 1 is the normal speed, 0 the quickest */
  pace: number;
}
