// What is on the cards with a number: one emblem for each rank of a court, 1 … 12, and the cap of the jester. On a grid of 100.
import { both, box, dot, dots, fill, line, oval } from "../people/parts";

const GOLD = "#ffc53d";
const DEEP = "#d08a16";
const RED = "#e2352b";
const SEA = "#2fb5a8";
const CREAM = "#fff3d6";
const STEEL = "#dfe5ee";
const SHADE = "#a9b6c8";
const WOOD = "#a5673a";
const DARK = "#2b1b12";

const turned = (by: number, what: string) => `<g transform="rotate(${by} 50 50)">${what}</g>`;

const crown =
  fill("M22 70 16 28l18 16 16-28 16 28 18-16-6 42Z", GOLD) +
  box(22, 74, 56, 9, 3, GOLD) +
  dots(RED, 50, 56, 6) +
  dots(SEA, 33, 60, 4, 67, 60, 4) +
  dots(CREAM, 16, 25, 4, 50, 13, 4.5, 84, 25, 4);

const mitre =
  fill("M34 74h9l-3 18h-9ZM57 74h9l3 18h-9Z", DEEP) +
  fill("M50 6C68 22 78 40 73 68H27C22 40 32 22 50 6Z", CREAM) +
  fill("M46 26h8v11h11v8H54v17h-8V45H35v-8h11Z", RED) +
  box(25, 67, 50, 10, 3, GOLD);

const sword =
  fill("M46 12 50 3l4 9v48h-8Z", STEEL) +
  fill("M50 3l4 9v48h-4Z", SHADE) +
  box(36, 59, 28, 6, 3, GOLD) +
  box(46.5, 65, 7, 17, 2, WOOD) +
  dot(50, 85, 5, GOLD);
const swords = turned(38, sword) + turned(-38, sword) + dot(50, 50, 8, RED) + dot(50, 50, 4, GOLD);

const gem =
  dots(CREAM, 20, 30, 4, 27, 19, 4, 38, 12, 4, 50, 9, 4.5, 62, 12, 4, 73, 19, 4, 80, 30, 4) +
  fill("M32 38h36l14 16-32 36-32-36Z", SEA) +
  fill("M32 38 42 54 50 38 58 54 68 38ZM42 54h16l-8 36Z", "#8fe6d9") +
  line("M18 54h64", "#14756c", 1.6);

const book =
  fill("M46.500 6h7v9h8v7h-8v13h-7V22h-8v-7h8Z", GOLD) +
  fill("M50 48C40 40 25 39 12 43v42c13-4 28-3 38 5 10-8 25-9 38-5V43c-13-4-28-3-38 5Z", CREAM) +
  line("M50 48v42", DEEP, 2.4) +
  line(
    "M21 53c7-1 14 0 20 3M21 62c7-1 14 0 20 3M21 71c7-1 14 0 20 3M79 53c-7-1-14 0-20 3M79 62c-7-1-14 0-20 3M79 71c-7-1-14 0-20 3",
    SHADE,
    2,
  );

const shield =
  fill("M18 16c12 2 23-2 32-8 9 6 20 10 32 8v32c0 22-14 36-32 44C32 84 18 70 18 48Z", STEEL) +
  fill("M50 8c9 6 20 10 32 8v32c0 22-14 36-32 44Z", SHADE) +
  fill("M18 56 50 34 82 56v13L50 47 18 69Z", RED) +
  dot(50, 26, 5, GOLD);

const spool =
  box(26, 12, 44, 11, 4, WOOD) +
  box(31, 23, 34, 46, 2, RED) +
  line("M31 31h34M31 39h34M31 47h34M31 55h34M31 63h34", "#a51d17", 2) +
  box(26, 69, 44, 11, 4, WOOD) +
  line("M65 40C92 44 60 78 84 66", RED, 2.4) +
  line("M74 92 88 52", STEEL, 3.6) +
  dot(87.5, 54, 1.4, DARK);

const brick = (x: number, y: number, w = 26) => box(x, y, w, 14, 2, "#e2703a");
const wall =
  brick(8, 74) +
  brick(37, 74) +
  brick(66, 74) +
  brick(8, 57, 12) +
  brick(23, 57) +
  brick(52, 57) +
  brick(81, 57, 11) +
  brick(37, 40) +
  fill("M62 6 84 34 50 42Z", STEEL) +
  line("M66 24 48 12", SHADE, 4) +
  line("M47 11 36 5", WOOD, 8);

const pot =
  line("M38 26c-6-6 5-9 0-16M50 26c-6-6 5-9 0-16M62 26c-6-6 5-9 0-16", CREAM, 3) +
  line("M18 56c-12 0-12 16 2 16M82 56c12 0 12 16-2 16", DEEP, 5) +
  fill("M20 46h60v24c0 12-8 20-20 20H40c-12 0-20-8-20-20Z", "#d9773a") +
  fill("M20 46h60v8H20Z", "#b6551d") +
  box(15, 38, 70, 9, 4, GOLD) +
  dot(50, 34, 5, GOLD);

const sheep =
  line("M76 92V30c0-20 18-20 18-4", WOOD, 5) +
  line("M30 74v14M42 76v14M56 76v14", DARK, 5) +
  dots(CREAM, 28, 58, 14, 42, 50, 15, 56, 54, 15, 60, 66, 12, 44, 68, 14, 30, 68, 11) +
  oval(22, 54, 10, 12, DARK) +
  oval(12, 49, 5, 3, DARK) +
  dots(CREAM, 19, 52, 2) +
  dots(CREAM, 24, 42, 7);

const pickaxe =
  fill("M10 90 20 66l18-12 24 4 22 16 6 16Z", SHADE) +
  fill("M38 54l24 4-10 14-20-2Z", STEEL) +
  line("M36 66 68 22", WOOD, 6) +
  line("M46 8C64 8 82 24 84 44", STEEL, 8) +
  dots(GOLD, 84, 60, 2.5, 90, 70, 2, 76, 54, 2);

const ear = (x: number, tilt: number) =>
  `<g transform="rotate(${tilt} ${x} 92)">${line(`M${x} 92V20`, DEEP, 3)}${[16, 27, 38]
    .map(
      (y) =>
        oval(x - 5, y + 5, 4, 7, GOLD, ` transform="rotate(-28 ${x - 5} ${y + 5})"`) +
        oval(x + 5, y + 5, 4, 7, GOLD, ` transform="rotate(28 ${x + 5} ${y + 5})"`),
    )
    .join("")}${oval(x, 11, 4, 8, GOLD)}</g>`;
const wheat = ear(50, -30) + ear(50, 30) + ear(50, -15) + ear(50, 15) + ear(50, 0) + box(38, 66, 24, 9, 4, RED);

const cap =
  fill("M24 76C26 52 18 38 6 44c4-18 30-20 40 8Z", RED) +
  fill("M76 76c-2-24 6-38 18-32-4-18-30-20-40 8Z", SEA) +
  fill("M26 76C30 50 38 26 50 8c12 18 20 42 24 68Z", GOLD) +
  both(fill("M38 76c0-22 4-42 12-68Z", DEEP, ' opacity=".35"')) +
  dots(CREAM, 6, 46, 6, 94, 46, 6, 50, 8, 6) +
  box(22, 74, 56, 12, 5, CREAM) +
  dots(RED, 32, 80, 3, 50, 80, 3) +
  dots(SEA, 41, 80, 3, 59, 80, 3) +
  dots(RED, 68, 80, 3);

/** By rank; the jester has none and is 0. */
export const EMBLEMS = [cap, crown, mitre, swords, gem, book, shield, spool, wall, pot, sheep, pickaxe, wheat];
