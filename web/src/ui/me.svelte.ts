// Who sits at this device: a name, asked for once.
import { rename } from "../net/api";
import { keep, kept } from "../net/kept";

export const LONGEST_NAME = 24;

export const me = $state({ name: kept("name", "") });

export function call(name: string): void {
  me.name = name.trim().slice(0, LONGEST_NAME);
  keep("name", me.name);
  rename(me.name).catch(() => {}); // the house hears it with the next `join` too
}
