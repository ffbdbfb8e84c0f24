// The tables this device has a seat at, newest first, for "continue where you were".
import { keep, kept } from "./kept";

export interface Place {
  code: string;
  game: string;
}

const MOST = 4;

export const places = (): Place[] => kept<Place[]>("tables", []);

export function remember(code: string, game: string): void {
  keep("tables", [{ code, game }, ...places().filter((place) => place.code !== code)].slice(0, MOST));
}

export function forget(code: string): void {
  keep(
    "tables",
    places().filter((place) => place.code !== code),
  );
}
