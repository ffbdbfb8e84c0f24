// The names of drawings, without the drawings: small enough for everybody. The drawings are in draw.ts and come on demand.

/** White on each is at least 4.5 : 1. */
export const MONOGRAMS = ["#2c6066", "#8b4a6b", "#3c6a38", "#8a5620", "#4d568f", "#8a4038", "#5d6420", "#6a4a86", "#2f6b58", "#6e5a4a"];

/** f01 to f40; those are for ever. */
export const FACE_IDS: readonly string[] = Array.from({ length: 40 }, (_, i) => `f${String(i + 1).padStart(2, "0")}`);

export interface Monogram {
  colour: number;
  letters: string;
}

/** `m3:A`: the fourth colour, and a letter or two. */
export function monogramOf(id: string): Monogram | undefined {
  const [, colour, letters] = /^m(\d):(.+)$/u.exec(id) ?? [];
  return letters ? { colour: Number(colour), letters: [...letters].slice(0, 2).join("") } : undefined;
}

export const monogramId = (name: string, colour: number): string =>
  `m${colour % MONOGRAMS.length}:${[...name.trim()][0]?.toLocaleUpperCase() ?? "?"}`;

/** One for every name in bots/roster.py: things of a household. */
export const THING_IDS: readonly string[] =
  "kettle radio lamp sewing alarm umbrella pickles bell fan cooker tiffin can lantern telephone typewriter gramophone toaster teacup top flowerpot cuckoo camera suitcase padlock scales iron hourglass abacus book globe piggy torch".split(
    " ",
  );

export const isThing = (id: string): boolean => THING_IDS.includes(id);

/** For a bot of whom only the name is known, always the same one. */
export const thingFor = (name: string): string =>
  THING_IDS[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % THING_IDS.length]!;
