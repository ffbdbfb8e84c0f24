// How strong the bots are that one plays with. The browser remembers what was chosen last, and it holds everywhere.

import { keep, kept } from "../net/kept";
import { first } from "../ui/i18n";

export const LEVELS = ["gentle", "steady", "sharp", "master"] as const;
const USUAL = "steady";

export const levelName = (level: string): string => first([`level-${level}`], level);
export const levelHelp = (level: string): string => first([`level-${level}-help`], "");

/** Of bots that one plays with, alone or at a table: the one that was chosen; gentle for people who have never played, else steady. */
export function botLevel(chosen?: string): string {
  if (chosen) keep("level.alone", chosen);
  return kept("level.alone", "") || (kept("level.played", false) ? USUAL : LEVELS[0]);
}

export const hasPlayed = (): void => keep("level.played", true);
