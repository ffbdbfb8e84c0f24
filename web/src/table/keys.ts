// The keys of the table. Arrows, Enter and Escape always work; letters and digits can be turned off.

import { choose, settings } from "../ui/settings.svelte";
import type { TableState } from "./state.svelte";
import { slotOpen, takesNumber } from "./moves";

export interface Around {
  root: HTMLElement;
  focusHand(): void;
  readTable(): void;
  open(sheet: "rules" | "chat"): void;
  react(): void;
}

const WRITES = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";

const elsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  document.querySelector("dialog[open]") !== null ||
  (event.target as Element).matches?.(WRITES);

export function down(event: KeyboardEvent, table: TableState, around: Around): void {
  if (elsewhere(event)) return;
  if (always(event, table, around) || (settings.keys === "on" && shortcut(event, table, around))) event.preventDefault();
}

export function up(event: KeyboardEvent, table: TableState): void {
  if (event.key.toLowerCase() === "l") table.looking = false;
}

function always(event: KeyboardEvent, table: TableState, { root, focusHand }: Around): boolean {
  const free = event.target === document.body || event.target === root;
  switch (event.key) {
    case "Escape":
      if (!table.selection.choosing && !table.selection.premoved) return false;
      table.clear();
      return true;
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown": {
      // The large button has the focus when there was no card left to give it to; from there arrows lead back too.
      const back = free || (event.target as HTMLElement).matches(".actions .main");
      if (back) focusHand();
      return back;
    }
    case "Enter":
    case " ":
      if (free) root.querySelector<HTMLElement>(".actions .main")?.click();
      return free;
    default:
      return false;
  }
}

function shortcut(event: KeyboardEvent, table: TableState, around: Around): boolean {
  if (/^\d$/.test(event.key)) return nth(Number(event.key), table, around);
  switch (event.key.toLowerCase()) {
    case "s":
      table.order.sort();
      return true;
    case "p":
      return pass(table);
    case "l":
      if (!event.repeat) table.looking = true;
      return true;
    case "h":
      table.hint();
      return true;
    case "g":
      around.focusHand();
      return true;
    case "t":
      around.readTable();
      return true;
    case "c":
      around.open("chat");
      return true;
    case "r":
      around.react();
      return true;
    case "/":
      around.open("rules");
      return true;
    case "m":
      choose("sound", settings.sound === "off" ? "quiet" : "off");
      return true;
    case "?":
      table.sheet = "keys";
      return true;
    default:
      return false;
  }
}

function pass(table: TableState): boolean {
  if (table.early) {
    table.stand();
    return true;
  }
  const offer = table.offers.find((one) => one.verb === "pass") ?? null;
  table.act(offer);
  return offer !== null;
}

/** The nth legal choice; where a number is asked for, the number. A button is only brought near: Enter presses it. */
function nth(digit: number, table: TableState, { root }: Around): boolean {
  if (table.offers.some(takesNumber)) {
    table.touch.number(digit);
    return true;
  }
  const at = (digit + 9) % 10;
  const card = table.hand.filter((held) => table.isPlayable(held.text))[at];
  if (card) {
    root.querySelector<HTMLElement>(`.held[data-key="${CSS.escape(card.key)}"]`)?.focus();
    table.touch.card(card, table.selection.many ? "lowers" : "plays");
    return true;
  }
  const slots = [...root.querySelectorAll<HTMLElement>("button[data-slot]")].filter((el) =>
    slotOpen(table.offers, table.selection.verbs, el.dataset["slot"]!),
  );
  if (slots[at]) {
    slots[at].focus();
    table.touch.slot(slots[at].dataset["slot"]!);
    return true;
  }
  const button = [...root.querySelectorAll<HTMLElement>(".actions button[data-move]:not(:disabled)")][at];
  button?.focus();
  return button !== undefined;
}
