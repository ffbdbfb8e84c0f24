// What flies across the table: our own drawings for the codes of table/chat.py, on a grid of 100. A rim keeps them apart from any ground.
import { both, dot, dots, fill, line, oval } from "./parts";

const SUN = "#ffc93c";
const RIM = "#c9820a";
const INK = "#4a2500";
const TEAR = "#4ab4f0";

const ball = (color = SUN, rim = RIM): string =>
  dot(50, 50, 44, color, ` stroke="${rim}" stroke-width="4"`) + line("M20 38C24 25 33 17.500 44 15", "#ffffff8c", 5);
const drop = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0-12C7-2 10 3 10 8A10 10 0 0 1-10 8C-10 3-7-2 0-12Z" fill="${TEAR}" stroke="#fff" stroke-width="2"/>`;

const hand = (color: string, rim: string): string =>
  `<g fill="${color}" stroke="${rim}" stroke-width="3" stroke-linejoin="round"><path d="M30 92C18 82 16 66 22 54L34 26c2-5 9-3 8 3l-4 17 12-27c2-5 9-3 8 3l-9 28 14-24c3-5 9-2 7 4L58 60l10-12c4-4 9-1 7 4-6 14-10 30-20 38-7 6-18 8-25 2Z"/></g>`;

export const DRAWN: Readonly<Record<string, string>> = {
  laugh:
    ball() +
    line("M22 43q9-13 18 0M60 43q9-13 18 0", INK, 6) +
    fill("M22 54h56c0 19-12 30-28 30S22 73 22 54Z", "#7a1c10") +
    fill("M25 54h50l-1.500 8h-47Z", "#fff") +
    oval(50, 77, 14, 6, "#e8604c") +
    drop(11, 58, 0.95) +
    drop(89, 58, 0.95),
  wow:
    ball() +
    line("M24 30q8-8 17-5M76 30q-8-8-17-5", INK, 5) +
    dots("#fff", 34, 45, 10.5, 66, 45, 10.5) +
    dots(INK, 34, 45, 5, 66, 45, 5) +
    oval(50, 74, 11, 13, "#7a1c10") +
    oval(50, 80.5, 7, 5, "#e8604c"),
  cry:
    ball() +
    line("M21 39q8-2 16-10M79 39q-8-2-16-10", INK, 5) +
    dots(INK, 33, 49, 6.5, 67, 49, 6.5) +
    dots("#fff", 35.5, 46.5, 2.2, 69.5, 46.5, 2.2) +
    line("M35 77q15-14 30 0", INK, 6) +
    drop(27, 70, 1.15) +
    drop(73, 66, 0.9),
  angry:
    ball("#ff7a45", "#b8321a") +
    line("M20 34l20 10M80 34 60 44", "#4a1200", 6.5) +
    dots("#4a1200", 34, 53, 6, 66, 53, 6) +
    line("M34 77q16-13 32 0", "#4a1200", 6.5) +
    line("M12 16q-5-6 1-11M88 16q5-6-1-11", "#8d86b8", 4.5),
  clap:
    line("M50 12V3M70 16l5-8M30 16l-5-8M84 29l8-4", "#ffb31a", 5) +
    `<g transform="matrix(-.88 .2 .2 .88 90 6)">${hand("#e8a05c", "#8f5220")}</g>` +
    `<g transform="translate(2 12) scale(.88)">${hand("#ffcf8a", "#8f5220")}</g>`,
  heart:
    fill(
      "M50 93C18 69 5 52 5 33 5 18 16 8 29 8c9 0 17 5 21 14C54 13 62 8 71 8c13 0 24 10 24 25 0 19-13 36-45 60Z",
      "#e8305a",
      ' stroke="#9c1238" stroke-width="4" stroke-linejoin="round"',
    ) + line("M17 34c0-8 4-13 11-14", "#ffffffb3", 6),
  donkey:
    both(
      fill("M32 44C14 32 10 12 17 3c12 5 21 18 23 31Z", "#8d7a72", ' stroke="#4f423d" stroke-width="3"') +
        fill("M31 36c-8-9-11-18-10-25 7 6 11 14 13 22Z", "#f2b6a0"),
    ) +
    fill("M26 46C26 30 37 25 50 25s24 5 24 21l-6 34c-2 12-9 17-18 17s-16-5-18-17Z", "#a39088", ' stroke="#4f423d" stroke-width="3"') +
    fill("M32 77c2-9 9-12 18-12s16 3 18 12c0 13-7 20-18 20s-18-7-18-20Z", "#f4e6d6") +
    fill("M38 32c2-12 7-17 12-22 5 5 10 10 12 22-7 7-17 7-24 0Z", "#3a2a26") +
    dots("#fff", 37.5, 50, 6.5, 62.5, 50, 6.5) +
    dots("#20110d", 38.5, 51, 4, 61.5, 51, 4) +
    oval(42.5, 77, 2.4, 3, "#6b4b42") +
    oval(57.5, 77, 2.4, 3, "#6b4b42") +
    line("M40 87q10 7 20 0", "#6b4b42", 3.4),
  fire:
    fill(
      "M52 4c4 16 30 28 30 56 0 20-14 36-32 36S18 80 18 60c0-14 7-22 12-30 2 7 4 10 8 12 0-14 4-28 14-38Z",
      "#f2552c",
      ' stroke="#a8230f" stroke-width="4" stroke-linejoin="round"',
    ) +
    fill("M52 34c2 12 18 20 18 38 0 13-9 21-20 21s-20-8-20-21c0-9 4-14 8-19 2 5 4 7 7 8 0-10 2-20 7-27Z", "#ffb31a") +
    fill("M50 62c6 7 10 12 10 19s-4 12-10 12-10-5-10-12 4-12 10-19Z", "#fff0a8"),
  rose:
    line("M50 52v42", "#3f8f3a", 6) +
    fill("M50 80c-20 0-24-12-24-16 16-2 24 6 24 16ZM50 72c18 2 24-8 24-13-14-2-23 4-24 13Z", "#4fa548") +
    dot(50, 33, 28, "#e8305a", ' stroke="#9c1238" stroke-width="4"') +
    line("M34 31c4-15 28-15 32 0-4 17-22 17-25 3 3-9 14-9 17-1-2 5-7 5-9 2", "#8f0f33", 4.6),
  chilli:
    fill(
      "M18 26c4 46 30 66 72 58C72 76 58 58 50 26 42 14 22 14 18 26Z",
      "#e2352b",
      ' stroke="#8f140d" stroke-width="4" stroke-linejoin="round"',
    ) +
    line("M29 32c4 18 11 30 21 37", "#ffffff8c", 5) +
    fill("M14 28c4-12 34-14 40-2-6 6-12-1-18 4-5-5-14 4-22-2Z", "#5f9e2f") +
    line("M33 18c0-8 5-13 12-13", "#5f9e2f", 6.5),
};

export const REACTION_IDS = Object.keys(DRAWN);
