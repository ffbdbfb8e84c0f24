// Where on the table a lesson points: at cards of the hand, slots, seats, piles, or a button.

import type { Seen } from "../net/protocol";
import { read } from "../table/moves";

const quoted = (text: string) => JSON.stringify(text);
const held = (card: string) => `.held[data-card=${quoted(card)}]`;
const slot = (name: string) => `[data-slot=${quoted(name)}]`;

/** One selector for each thing; the same card twice is two things. */
export function targetsOf(points: readonly string[], move: string, seen: Seen, game: string): string[] {
  const named = points.map((point) => place(point, seen));
  return [...new Set([...named, ...(move ? ofMove(move, seen, game) : [])])];
}

function place(point: string, seen: Seen): string {
  if (/^p\d+\.\d+$/.test(point)) return slot(point);
  if (/^p\d+$/.test(point)) return `[data-seat=${quoted(point)}]`;
  return point in seen.piles ? `[data-pile=${quoted(point)}]` : held(point);
}

/** What has to be touched: cards, slots, a number, else what does it on the table, or its button. */
function ofMove(move: string, seen: Seen, game: string): string[] {
  const { verb, cards, slots, rest, how } = read(move, seen.piles["p1"] ?? [], "p1", game);
  if (cards.length) return cards.map(held);
  if (slots.length) return slots.map(slot);
  if (how?.takes === "number") return [`[data-number=${quoted(rest)}]`];
  const does = `[data-does=${quoted(verb)}]`;
  return [`${does}, main:not(:has(${does})) .actions [data-move=${quoted(move)}]`];
}
