// The face of whoever sits at this device: chosen at the door, and there before anybody has chosen.
import { reface } from "../net/api";
import { keep, kept } from "../net/kept";
import { FACE_IDS, monogramId, monogramOf } from "./ids";

const any = (): string => FACE_IDS[Math.floor(Math.random() * FACE_IDS.length)]!;

export const own = $state({ face: kept("face", "") || any() });
keep("face", own.face); // the same one the next time

/** From now on; a table that is open hears of it by itself. */
export function wear(face: string): void {
  if (face === own.face) return;
  own.face = face;
  keep("face", face);
  reface(face).catch(() => {}); // the house hears it with the next `join` too
}

/** A letter is the first of the name that goes with it. */
export function withName(face: string, name: string): string {
  const monogram = monogramOf(face);
  return monogram ? monogramId(name, monogram.colour) : face;
}
