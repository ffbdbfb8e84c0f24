// Who sits at a table, as a list shows them.
import type { TableListed } from "../net/protocol";
import { monogramId } from "../people/ids";

export interface Shown {
  name: string;
  face: string;
}

/** Whoever has chosen no face has the first letter of their name. */
export const shown = (name: string, face: string | undefined, nth: number): Shown => ({ name, face: face || monogramId(name, nth) });

export const peopleOf = (table: TableListed): Shown[] => table.people.map((name, i) => shown(name, table.faces[i], i));
