// The face of a thing: two eyes and a mouth in one colour, which lights up on a dark pane or is printed on a light side.
import { type Mood, box, dot, fill, line, oval } from "./parts";

export const PANE = "#1b1430";
const GLOW = "#7ff5e0";

const EYES: Record<Mood, (x: number, color: string, pane: string) => string> = {
  happy: (x, c, p) => dot(x, 0, 4.6, c) + dot(x + 1.5, -1.5, 1.3, p),
  smug: (x, c) => fill(`M${x - 5} -1.500h10a5 5 0 0 1-10 0Z`, c),
  laugh: (x, c) => line(`M${x - 5} 2q5-7 10 0`, c, 3.2),
  shock: (x, c, p) => dot(x, 0, 6.2, c) + dot(x, 0, 2.6, p),
  sad: (x, c, p) => dot(x, 1.5, 4.2, c) + dot(x, 3, 1.3, p),
};

const BROWS: Record<Mood, string> = {
  happy: "",
  smug: "M5 -7.500q5-3 10-.5",
  laugh: "",
  shock: "M-15 -9q4-3 8-2.500M15 -9q-4-3-8-2.500",
  sad: "M-15 -3.500l7-4M15 -3.500l-7-4",
};

const MOUTHS: Record<Mood, (color: string) => string> = {
  happy: (c) => line("M-6 9q6 4.500 12 0", c),
  smug: (c) => line("M-5 11q6 1 11-3.500", c),
  laugh: (c) => fill("M-7.500 7.500h15c0 6-3 8.500-7.500 8.500s-7.500-2.500-7.500-8.500Z", c),
  shock: (c) => oval(0, 12, 3.4, 4.2, c),
  sad: (c) => line("M-6 12.500q6-5 12 0", c),
};

/** Centred on the line of the eyes; 30 wide and 25 high at scale 1. `pane` is what it is drawn on. */
export function look(mood: Mood, x: number, y: number, scale = 1, color: string = GLOW, pane: string = PANE): string {
  const brows = BROWS[mood] && line(BROWS[mood], color, 2.2);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${EYES[mood](-10, color, pane)}${EYES[mood](10, color, pane)}${brows}${MOUTHS[mood](color)}</g>`;
}

/** The same on a dark pane of this size, around the middle of the pane. */
export function paned(
  mood: Mood,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string = GLOW,
  scale = Math.min(w / 42, h / 30),
): string {
  return box(x - w / 2, y - h / 2, w, h, Math.min(w, h) / 2.3, PANE) + look(mood, x, y - 4 * scale, scale, color);
}
