// What the table lends to the bar above it, and what it may ask the page to open.

import type { Component } from "svelte";
import type { TableState } from "./state.svelte";

interface Bar {
  table: TableState | null;
  History: Component<{ table: TableState }> | null;
  open: ((sheet: "rules" | "chat") => void) | null;
}

export const bar = $state<Bar>({ table: null, History: null, open: null });
