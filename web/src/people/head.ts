// A person: skin, age, hair, clothes, and a mood that moves brows, eyes and mouth and nothing else.
import { crown } from "./hair";
import { type Mood, both, box, dot, dots, fill, line, oval } from "./parts";

/** Skin, its shade (neck, ears, nose), and the ink of brows and mouth on it. */
export const SKINS = [
  ["#f7d7b8", "#dda580", "#3a1d14"],
  ["#f0c39a", "#d4935f", "#33190f"],
  ["#d99c6c", "#b5713f", "#2a140d"],
  ["#b97848", "#91552f", "#210f09"],
  ["#98603b", "#70401f", "#170904"],
  ["#80502f", "#5a331a", "#0e0502"],
] as const;

export interface Look {
  bg: string;
  skin: number;
  kind: string;
  hair: string;
  wear: string;
  trim: string;
  neck?: keyof typeof NECKS;
  cloth?: string;
  head?: keyof typeof HEADS;
  nose?: keyof typeof NOSES;
  beard?: keyof typeof BEARDS;
  lip?: keyof typeof LIPS;
  glasses?: [keyof typeof GLASSES, string];
  /** of brows, where it is not that of the hair */
  brow?: string;
  marks?: (keyof typeof MARKS)[];
}

const HEADS = {
  oval: "M27 42C27 25 37 18 50 18s23 7 23 24v9c0 15-10 25-23 25S27 66 27 51Z",
  round: "M25.500 47C25.500 28 36 19 50 19s24.500 9 24.500 28c0 18-11 28-24.500 28S25.500 65 25.500 47Z",
  long: "M28 42C28 25 38 18 50 18s22 7 22 24v13c0 15-10 24-22 24S28 70 28 55Z",
  square: "M27 42C27 25 37 18 50 18s23 7 23 24v14c0 7-3 12-8 16-4 3.500-9 5-15 5s-11-1.500-15-5c-5-4-8-9-8-16Z",
  heart:
    "M26.500 42C26.500 26 37 18 50 18s23.500 8 23.500 24c0 13-5 21-11 28-4 5-8 7.500-12.500 7.500s-8.500-2.500-12.500-7.500c-6-7-11-15-11-28Z",
};

const NOSES = {
  soft: "M50 51q-4 6 0 7",
  button: "M47 56q3 3 6 0",
  broad: "M45 56c.500 3.400 9.500 3.400 10 0",
  long: "M51 47c-1 4-5 8.500-3.500 11 1 1.200 3 1.200 5 .2",
};

const NECKS = {
  vee: (trim: string) => line("M40 77 50 94 60 77", trim, 3.5),
  tee: (trim: string) => line("M36 78c2 9 26 9 28 0", trim, 3.2),
  sari: (trim: string) => fill("M30 79 82 106H58L23 83Z", trim) + line("M33 84 66 106", "#00000026", 2),
  shirt: (trim: string) => both(fill("M50 88 37 75l-6 4 10 15Z", trim)) + dots("#0000004d", 50, 95, 1.5),
  kurta: (trim: string) => line("M39 78c2 5 20 5 22 0M50 83v17", trim, 3.2) + dots("#00000059", 50, 88, 1.4, 50, 94, 1.4),
  hood: (trim: string) =>
    fill("M28 82c2-8 10-6 12-6 2 10 18 10 20 0 2 0 10-2 12 6-6 10-38 10-44 0Z", trim) + line("M43 90v8M57 90v8", "#fff6e2", 1.8),
  scarf: (trim: string) =>
    fill("M32 76c8 8 28 8 36 0l5 6c-9 11-37 11-46 0Z", trim) +
    fill("M60 85l8-3 5 19H62Z", trim) +
    line("M34 82c9 6 23 6 32 0M63 92l8-2", "#0000002e", 2),
  beads: (trim: string) => dots(trim, 37, 80, 2.5, 41, 84.6, 2.6, 46.6, 87.5, 2.7, 53.4, 87.5, 2.7, 59, 84.6, 2.6, 63, 80, 2.5),
  coat: (trim: string) => fill("M39 76 50 98 61 76l-3 0c-3 5-13 5-16 0Z", "#fff6e2") + both(fill("M40 75 50 99 38 104 28 80Z", trim)),
  stripes: (trim: string) => line("M12 92c12-6 64-6 76 0M9 101c14-6 68-6 82 0", trim, 4) + line("M37 78c2 8 24 8 26 0", trim, 3),
  dungarees: (trim: string) =>
    fill("M34 106V92h32v14Z", trim) + line("M36 94 30 78M64 94 70 78", trim, 5) + dots("#ffd778", 36.5, 94, 2, 63.5, 94, 2),
  turtle: (trim: string) => box(37.5, 70.5, 25, 12, 5, trim) + line("M38 76.500q12 5 24 0", "#00000030", 1.8),
};

const FULL = "M26.500 46C27 51 29 56 34 57c6-4 26-4 32 0 5-1 7-6 7.500-11";
const BEARDS = {
  full: `${FULL}V54c0 18-10 27-23.500 27S26.500 72 26.500 54Z`,
  great: `${FULL}V56c1 22-8 36-23.500 38C34.500 92 25.500 78 26.500 56Z`,
  chin: "M26.500 48c1 13 7 24 23.500 24s22.500-11 23.500-24c2 20-6 34-23.500 34S24.500 68 26.500 48Z",
  goatee: "M40 71c4 2.500 16 2.500 20 0 1 8-3 13-10 13s-11-5-10-13Z",
  stubble: `${FULL}V54c0 15-10 22.500-23.500 22.500S26.500 69 26.500 54Z`,
};
/** Hair around the mouth leaves room for it. */
const AROUND = new Set(["full", "great"]);

function room(mood: Mood, skin: string): string {
  const [rx, ry] = { laugh: [12, 8.2], shock: [7.5, 8], happy: [10.5, 5.4], smug: [10.5, 5.4], sad: [10.5, 5.4] }[mood] as [number, number];
  return oval(50, rx > 11 ? 68 : 67.2, rx, ry, skin);
}

const LIPS = {
  soft: "M50 60c-6-3-13 0-16.500 4.500 7 2 12.500 1 16.500-1.700 4 2.700 9.500 3.700 16.500 1.700C63 60 56 57 50 60Z",
  curled:
    "M50 60c-5-3-10-1.500-14 2-3 2-6 1-7.500-2.500-.5 5.500 4 8.500 9 7.500 6-1 9.500-2.500 12.500-4.500 3 2 6.500 3.500 12.500 4.500 5 1 9.500-2 9-7.500-1.500 3.500-4.500 4.500-7.500 2.500-4-3.500-9-5-14-2Z",
  thin: "M41 63.200c3-3.200 6.500-3.700 9-2.200 2.500-1.500 6-1 9 2.200-4-.700-6.500-.600-9 .3-2.500-.9-5-1-9-.3Z",
  broad: "M50 59c-7-2.500-14 .5-16 5.500 6.500 1.400 12 .4 16-2.500 4 2.900 9.500 3.900 16 2.500-2-5-9-8-16-5.500Z",
};

const round = (r: number) =>
  `<circle cx="39.500" cy="50" r="${r}"/><circle cx="60.500" cy="50" r="${r}"/><path d="M${39.5 + r} 49q${10.5 - r} -2.500 ${21 - 2 * r} 0"/>`;
const GLASSES = {
  round: round(8.8),
  small: round(7.6),
  square:
    '<rect x="30.500" y="43.500" width="17" height="13.500" rx="4"/><rect x="52.500" y="43.500" width="17" height="13.500" rx="4"/><path d="M47.500 48.500q2.500-1.500 5 0"/>',
  cat: '<path d="M30 44.500l-3-3.500c7 1.500 14 .5 20.500 3 .5 9-2 13-9 13-5.500 0-9-4-8.500-12.500ZM70 44.500l3-3.500c-7 1.500-14 .5-20.500 3-.5 9 2 13 9 13 5.500 0 9-4 8.500-12.500ZM47.500 48q2.500-1.500 5 0"/>',
};

const BINDI = "#d8281f";
const GOLD = "#ffc23d";
const MARKS = {
  lines: (dark: string) =>
    line("M34.500 60.500q-2.500 4 0 8M65.500 60.500q2.500 4 0 8M42 34.500q8-2 16 0", dark, 1.6) +
    line("M31 46.500l-2.500-1M31 50h-2.500M69 46.500l2.500-1M69 50h2.500", dark, 1.3),
  smile: (dark: string) => line("M36 61q-2 3-.5 6.500M64 61q2 3 .5 6.500", dark, 1.6),
  freckles: (dark: string) => dots(dark, 34, 57, 1, 37.5, 59.5, 1, 32.5, 60.5, 1, 66, 57, 1, 62.5, 59.5, 1, 67.5, 60.5, 1),
  patches: () =>
    fill(
      "M31 48c0-7 8-11 14-7 5 4 3 9 2 13s-5 4-9 4-7-4-7-10ZM56.500 69c4-.5 6.500-3 8-5.500 1.500 3.500-1.500 7.500-5.500 9.500-3 0-4-2-2.500-4ZM55 30c5-1 10 1 12 6-5 1-10-1-12-6Z",
      "#e9c3a0",
      ' opacity=".85"',
    ),
  mole: () => dot(60.5, 61.5, 1.3, "#2a140d"),
  bindi: () => dot(50, 37, 2.3, BINDI),
  studs: () => dots(GOLD, 26, 57.5, 2.6, 74, 57.5, 2.6),
  hoops: () => both(`<circle cx="25.500" cy="61" r="4.600" fill="none" stroke="${GOLD}" stroke-width="2"/>`),
  drops: () => both(dot(26, 57, 1.7, GOLD) + fill("M26 58.500l3 6a3 3 0 1 1-6 0Z", "#2fb5a8")),
  nosepin: () => dot(54.6, 57, 1.4, GOLD),
  aid: () => line("M76 44c5 1 6 9 2 14", "#fff3d6", 4.2) + line("M78.500 57.500q-3 1-5-3.500", "#fff3d6", 1.8),
  flower: () => dots("#fff6e2", 73, 24, 3.6, 79, 28.5, 3.6, 76.5, 35.5, 3.6, 69.5, 35.5, 3.6, 67, 28.5, 3.6) + dot(73, 30, 3, "#ffb31a"),
  pencil: () =>
    line("M71.500 45 91 29", "#ffb31a", 3.8) + line("M69 47 71 45.400", "#2a1712", 2.2) + line("M89 30.600 91 29", "#e2502e", 3.8),
  phones: () => line("M24.500 50C20 4 80 4 75.500 50", "#26314f", 4.6) + both(box(19, 43.5, 9.5, 17, 4.5, "#e2502e")),
};
/** These are on the skin and lie below hair and eyes. */
const SKIN_DEEP = new Set(["lines", "smile", "freckles", "patches", "mole"]);

const COVERED = new Set(["hijab", "veil", "waves", "bob", "fringe", "band", "straw"]);

function brows(mood: Mood, color: string, width: number): string {
  const up = mood === "shock" ? -5 : 0;
  const d = {
    happy: "M34 42q5-4 10-1.200M66 42q-5-4-10-1.200",
    laugh: "M34 40.500q5-4 10-1.200M66 40.500q-5-4-10-1.200",
    smug: "M34 42.500q5.500-1.500 10.500 1M55.500 39.500q5-4.500 10.500-1.500",
    shock: `M34 ${43 + up}q5-5 10-4.500M66 ${43 + up}q-5-5-10-4.500`,
    sad: "M34 43.500q5-1.500 9.500-5M66 43.500q-5-1.500-9.500-5",
  }[mood];
  return line(d, color, width);
}

const PUPIL = "#1c0e0a";
const WHITE = "#fffaf2";

function eye(x: number, mood: Mood, skin: string, ink: string): string {
  if (mood === "shock") return dot(x, 50, 6, WHITE) + dot(x, 50, 2.6, PUPIL);
  const [dx, dy] = { smug: [1.2, 0.4], sad: [0, 1], happy: [0, 0], laugh: [0, 0] }[mood] as [number, number];
  const open = oval(x, 50, 4.5, 4, WHITE) + dot(x + dx, 50 + dy, 3.5, PUPIL) + dot(x + dx + 1.2, 48.9 + dy, 1.05, "#fff");
  if (mood !== "smug") return open;
  return open + fill(`M${x - 5.5} 49.500V44.500h11v5Z`, skin) + line(`M${x - 4.8} 49.300h9.600`, ink, 2);
}

function eyes(mood: Mood, skin: string, ink: string): string {
  return mood === "laugh" ? line("M35 51.500q5-6 10 0M55 51.500q5-6 10 0", ink, 3) : eye(40, mood, skin, ink) + eye(60, mood, skin, ink);
}

function mouth(mood: Mood, ink: string): string {
  if (mood === "laugh")
    return (
      fill("M40 63h20c0 8-4 11.500-10 11.500S40 71 40 63Z", "#5a1414") +
      fill("M41.300 63h17.400v3.400H41.300Z", "#fff") +
      oval(50, 72.4, 4.6, 2, "#d8574a")
    );
  if (mood === "shock") return oval(50, 68, 4.8, 5.4, "#4a1010");
  return line({ happy: "M42 65.500q8 6 16 0", smug: "M43 67.500q9 2 15-4", sad: "M43 69q7-5.500 14 0" }[mood], ink, 2.8);
}

const tear = (mood: Mood): string =>
  mood === "shock"
    ? fill("M80 18c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12Z", "#8fdcff") + line("M77 30q.5 2.500 2.500 3", "#fff", 1.4)
    : "";

/** Back to front; the mood comes after the hair, so that no fringe hides it. */
export function person(look: Look, mood: Mood): string {
  const [skin, shade, ink] = SKINS[look.skin]!;
  const on = crown(look.kind, look.hair, look.cloth ?? look.hair, look.trim);
  const marks = (deep: boolean) =>
    (look.marks ?? [])
      .filter((mark) => SKIN_DEEP.has(mark) === deep)
      .map((mark) => MARKS[mark](shade))
      .join("");
  const ears = COVERED.has(look.kind) ? "" : dots(shade, 26.5, 51, 5.5, 73.5, 51, 5.5);
  const beard = look.beard ? fill(BEARDS[look.beard], look.hair, look.beard === "stubble" ? ' opacity=".32"' : "") : "";
  return [
    on.back,
    fill("M6 108C6 84 24 77 50 77s44 7 44 31Z", look.wear),
    fill("M40 62h20v14c0 9-20 9-20 0Z", shade),
    NECKS[look.neck ?? "vee"](look.trim),
    ears,
    fill(HEADS[look.head ?? "oval"], skin),
    dots("#e2502e", 33.5, 58.5, 5, 66.5, 58.5, 5).replaceAll("/>", ' opacity=".18"/>'),
    marks(true),
    beard,
    look.beard && AROUND.has(look.beard) ? room(mood, skin) : "",
    on.front,
    on.over,
    brows(mood, look.brow ?? (look.skin > 3 ? ink : look.hair), 3),
    eyes(mood, skin, ink),
    line(NOSES[look.nose ?? "soft"], shade, 2.2),
    look.lip ? fill(LIPS[look.lip], look.hair) : "",
    mouth(mood, ink),
    look.glasses ? `<g fill="#ffffff2e" stroke="${look.glasses[1]}" stroke-width="2.400">${GLASSES[look.glasses[0]]}</g>` : "",
    marks(false),
    tear(mood),
  ].join("");
}
