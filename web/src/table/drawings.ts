// The shapes on the cards, drawn for this house: suits on a grid of 100, what is on a card on one of 100 × 144.
import type { Suit } from "./cards";

export const SUIT_PATH: Record<Suit, string> = {
  hearts: "M50 92C20 68 5 50 5 31 5 17 15 8 28 8c10 0 18 6 22 15C54 14 62 8 72 8c13 0 23 9 23 23 0 19-15 37-45 61Z",
  diamonds: "M50 3C60 22 74 38 89 50 74 62 60 78 50 97 40 78 26 62 11 50 26 38 40 22 50 3Z",
  spades:
    "M50 5C66 26 94 42 94 63c0 13-9 21-20 21-9 0-15-4-19-11 1 10 5 17 13 22H32c8-5 12-12 13-22-4 7-10 11-19 11C15 84 6 76 6 63 6 42 34 26 50 5Z",
  clubs:
    "M50 6a20.5 20.5 0 1 0 .01 0ZM27 37a20.5 20.5 0 1 0 .01 0ZM73 37a20.5 20.5 0 1 0 .01 0ZM37 38V64H63V38ZM50 50c-1 22-6 36-17 45h34c-11-9-16-23-17-45Z",
};

/** Where the pips are: column, and row from 0 to 4. */
const ROWS: Record<string, string> = {
  2: "b0 b4",
  3: "b0 b2 b4",
  4: "a0 c0 a4 c4",
  5: "a0 c0 b2 a4 c4",
  6: "a0 c0 a2 c2 a4 c4",
  7: "a0 c0 b1 a2 c2 a4 c4",
  8: "a0 c0 b1 a2 c2 b3 a4 c4",
  9: "a0 c0 a1.33 c1.33 b2 a2.67 c2.67 a4 c4",
  10: "a0 c0 b0.66 a1.33 c1.33 a2.67 c2.67 b3.33 a4 c4",
};
const COLUMN: Record<string, number> = { a: 43, b: 62.5, c: 82 };

export interface Pip {
  x: number;
  y: number;
  size: number;
  /** those in the lower half stand on their heads */
  turned: boolean;
}
export function pipsOf(rank: string): Pip[] {
  const size = Number(rank) > 8 ? 0.18 : 0.2;
  return (ROWS[rank] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((place) => {
      const row = Number(place.slice(1));
      return { x: COLUMN[place[0]!]!, y: 30 + row * 22, size, turned: row > 2 };
    });
}

/** Petals around a point as one path, each from one ring to another. */
function rosette(cx: number, cy: number, count: number, from: number, to: number): string {
  const long = to - from;
  const place = (turn: number) => (x: number, y: number) => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return `${(cx + x * cos - y * sin).toFixed(1)} ${(cy + x * sin + y * cos).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, i) => {
    const at = place((i * 2 * Math.PI) / count);
    const [side, tip] = [-from - long * 0.4, -to * 0.96];
    return `M${at(0, -from)}C${at(-long * 0.45, side)} ${at(-long * 0.25, tip)} ${at(0, -to)}C${at(long * 0.25, tip)} ${at(long * 0.45, side)} ${at(0, -from)}Z`;
  }).join("");
}

/** The wreath of an ace, and the flower behind an emblem. */
export const WREATH = rosette(61, 78, 16, 22, 31);
export const FLOWER = rosette(50, 78, 14, 22, 44);

/** Which figure stands on a rank. */
export const COURT_OF: Record<string, "J" | "Q" | "K"> = { J: "J", Q: "Q", K: "K", "11": "J", "12": "Q" };

/** One hue for each rank of the court, and before them the jester's: white is read on each. */
export const COURT_HUE = [
  "#a3202b",
  "#5b2a86",
  "#8f1d3a",
  "#24407f",
  "#9c2459",
  "#4a3a8a",
  "#146b63",
  "#7a2a6b",
  "#8f3d1e",
  "#85501a",
  "#4c5a1d",
  "#3f474d",
  "#5f4a10",
];
export const STAR = "M12 1.5 15 8.7l7.8.6-5.9 5 1.8 7.6L12 17.8l-6.7 4.1 1.8-7.6-5.9-5 7.8-.6Z";
