// How strong the bots are that one plays with. The browser remembers what was chosen last.

import { keep, kept } from "../net/kept";
import { first } from "../ui/i18n";

export const LEVELS = ["gentle", "steady", "sharp", "master"] as const;
const USUAL = "steady";

export const levelName = (level: string): string => first([`level-${level}`], level);
export const levelHelp = (level: string): string => first([`level-${level}-help`], "");

/** Of bots that are added to a table among people; with a level, from now on that one. */
export function tableLevel(level?: string): string {
  if (level) keep("level.table", level);
  return kept("level.table", USUAL);
}

/** Of bots that one plays with alone: gentle the first time, then steady, then whatever was chosen. */
export const practiceLevel = (): string => kept("level.alone", "") || (kept("level.played", false) ? USUAL : LEVELS[0]);

export function playedWith(level: string): void {
  if (level !== practiceLevel()) keep("level.alone", level);
  keep("level.played", true);
}
