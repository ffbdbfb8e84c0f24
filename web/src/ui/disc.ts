// The disc of a player: a letter on a colour of its own. White on each is at least 4.5 : 1.
const COLOURS = ["#2c6066", "#8b4a6b", "#3c6a38", "#8a5620", "#4d568f", "#8a4038", "#5d6420", "#6a4a86", "#2f6b58", "#6e5a4a"];

/** By the chair, so that people keep theirs when the seats are numbered again. */
export const colour = (chair: number): string => COLOURS[chair % COLOURS.length] ?? COLOURS[0]!;

export const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
