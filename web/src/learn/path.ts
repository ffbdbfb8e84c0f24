// How far somebody has come in the lessons of each game. It is kept on this device.

import { keep, kept } from "../net/kept";

export interface Way {
  /** names of finished units */
  done: string[];
  /** the unit that was left before its end, and where */
  unit: string;
  at: number;
  /** how many units there are: the first page has not read the lesson */
  of: number;
}

const NOWHERE: Way = { done: [], unit: "", at: 0, of: 0 };
const key = (game: string) => `path.${game}`;

export const wayOf = (game: string): Way => ({ ...NOWHERE, ...kept<Partial<Way>>(key(game), {}) });

const change = (game: string, by: Partial<Way>): void => {
  keep(key(game), { ...wayOf(game), ...by });
  if (by.unit || by.done) keep("path", game);
};

export const begins = (game: string, of: number): void => change(game, { of });

/** Whoever comes back finds the unit where they left it. */
export const stopsAt = (game: string, unit: string, at: number): void => change(game, { unit: at ? unit : "", at });

export function finishes(game: string, unit: string): void {
  const { done } = wayOf(game);
  change(game, { done: done.includes(unit) ? done : [...done, unit], unit: "", at: 0 });
  keep("learnt", true);
}

/** The unit to go on with: the one that was left, else the first that is not finished, else the first. */
export function nextOf(game: string, units: readonly string[]): string {
  const { done, unit } = wayOf(game);
  if (units.includes(unit)) return unit;
  return units.find((name) => !done.includes(name)) ?? units[0]!;
}

/** The lesson that was begun last and is not finished: the home page offers to go on. */
export function begun(): { game: string; done: number; of: number } | null {
  const game = kept("path", "");
  const { done, unit, of } = wayOf(game);
  return game && (done.length || unit) && done.length < of ? { game, done: done.length, of } : null;
}
