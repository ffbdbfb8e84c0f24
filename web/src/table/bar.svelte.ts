// What the table lends to the bar above it, and what it may ask the page to open. A table without a bar has none: a
// lesson, a replay.

import { type Component, type Snippet, getContext, setContext } from "svelte";
import type { Reactions } from "./reactions/reactions.svelte";
import type { TableState } from "./state.svelte";

export class Bar {
  table = $state.raw<TableState | null>(null);
  /** what the page puts into the side panel of a wide window, under the log */
  side = $state.raw<Snippet | null>(null);
  /** how wide the panel is: what is said stands there, beside the table; 0: there is none */
  panel = $state(0);
  History = $state.raw<Component<{ table: TableState }> | null>(null);

  constructor(
    readonly open: (sheet: "rules" | "chat") => void,
    readonly reactions: Reactions,
  ) {}
}

const KEY = Symbol("bar");

export const lendBar = (bar: Bar): Bar => setContext(KEY, bar);

export const borrowBar = (): Bar | undefined => getContext<Bar | undefined>(KEY);
