// Where people sit: on the rim of the table, clockwise from your left. Who is at the bottom, you or the first of those
// one watches, has a small place at its lower edge.

import { type Screen, type Stage, clamp } from "./stage";
import { type Type, typeOf } from "./type";

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

/** The mat with what is around it: the room in which seats, cards and chips are laid, in pixels. */
export interface Mat {
  screen: Screen;
  u: number;
  text: number;
  width: number;
  height: number;
  /** lines of tags under a name */
  lines: number;
  /** height of what a game puts under them */
  below: number;
  type: Type;
  /** what lies in the middle belongs to nobody, and wants its whole width */
  pile?: boolean;
}

export const matOf = (stage: Pick<Stage, "screen" | "u" | "text">, width: number, height: number, lines = 1, below = 0): Mat => ({
  screen: stage.screen,
  u: stage.u,
  text: stage.text,
  width,
  height,
  lines,
  below,
  type: typeOf(stage),
});

/** Where the name stands, seen from the face. */
export type Side = "below" | "right" | "left";

export interface Place extends Point {
  /** x and y are the middle of the face */
  side: Side;
  /** how wide the name may be */
  room: number;
}

export interface Ring {
  /** diameter of a face */
  face: number;
  /** height of the place at the bottom */
  own: number;
  /** how wide it may be */
  ownRoom: number;
  /** the table itself; faces on its rim reach out of it */
  table: Rect;
  /** thickness of its edge */
  rim: number;
  places: Place[];
}

export const nameHeight = (type: Type) => type.name * 1.3;
export const tagHeight = (type: Type) => type.tag * 1.45;
export const labelHeight = ({ type, lines, below }: Pick<Mat, "type" | "lines" | "below">) =>
  nameHeight(type) + lines * tagHeight(type) + below;

export function ringOf(others: number, mat: Mat): Ring {
  const lay = mat.screen === "portrait" ? upright : mat.screen === "landscape" ? low : stadium;
  const ring = { ...lay(others, mat), ownRoom: 0 };
  return { ...ring, ownRoom: ownRoom(ring, mat) };
}

/** What is free between those who sit lowest. */
function ownRoom(ring: Ring, mat: Mat): number {
  const boxes = ring.places.flatMap((place) => [faceBox(place, ring.face), labelBox(place, ring, mat), countBox(place, ring, mat)]);
  const beside = boxes.filter((box) => box.y + box.h > mat.height - ring.own);
  const half = beside.map((box) => Math.max(box.x - mat.width / 2, mat.width / 2 - box.x - box.w));
  return Math.min(0.7 * mat.width, ...half.map((away) => 2 * (away - 0.3 * mat.u)));
}

// -- a desk: a stadium, with people round the whole of it

const FACE: Record<Screen, number> = { desktop: 11.6, far: 16, portrait: 6, landscape: 4.4 };
const OWN: Record<Screen, number> = { desktop: 6, far: 9.6, portrait: 3.6, landscape: 3.2 };
const WIDEST: Record<Screen, number> = { desktop: 134, far: 152, portrait: 200, landscape: 200 };
const RIM: Record<Screen, number> = { desktop: 3.2, far: 4, portrait: 1.3, landscape: 0.9 };
/** Between the first and the last of them, in degrees from the top, on a circle that is pressed into the table. */
const REACH = [0, 0, 48, 88, 104, 114, 116, 118, 120, 122];
const TOP = 50;
const LABEL = 20;

function stadium(others: number, mat: Mat): Omit<Ring, "ownRoom"> {
  const { u, width, height, screen } = mat;
  const crowd = others > 7 ? 0.8 : others > 5 ? 0.9 : 1;
  const face = Math.min(FACE[screen] * u * crowd, height * 0.2);
  const own = ownHeight(mat);
  const rim = RIM[screen] * u;
  const above = face * 0.5 + 0.4 * u;
  const wide = Math.min(width - 2 * above, WIDEST[screen] * u);
  const table = { x: (width - wide) / 2, y: above, w: wide, h: height - above - own * 0.5 };
  const angles = spread(others);
  const spots = angles.map((angle) => onRim(table, rim / 2, angle));
  const sides = angles.map((angle, i): Side => {
    if (Math.abs(angle) > TOP && others < 6 && screen !== "far") return "below";
    return spots[i]!.x > width / 2 + 1 ? "left" : "right";
  });
  const places = spots.map((spot, i) => ({ ...spot, side: sides[i]!, room: roomOf(i, spots, sides, face, mat) }));
  return { face, own, table, rim, places };
}

export function spread(others: number): number[] {
  const reach = REACH[others] ?? REACH.at(-1)!;
  return Array.from({ length: others }, (_, i) => (others > 1 ? -reach + (2 * reach * i) / (others - 1) : 0));
}

/** Where the line from the middle of the table leaves it: above at 0 degrees, on the right at 90. */
export function onRim(table: Rect, inside: number, angle: number): Point {
  const a = table.w / 2 - inside;
  const b = table.h / 2 - inside;
  const turn = (angle * Math.PI) / 180;
  const dx = a * Math.sin(turn);
  const dy = -b * Math.cos(turn);
  const straight = Math.max(0, a - b); // half of it
  const centre = { x: table.x + table.w / 2, y: table.y + table.h / 2 };
  const up = Math.abs(dy) > 1e-9 ? b / Math.abs(dy) : Infinity;
  if (Math.abs(dx * up) <= straight) return { x: centre.x + dx * up, y: centre.y + dy * up };
  // on one of the half circles: |t·d − c| = b
  const c = Math.sign(dx) * straight;
  const dd = dx * dx + dy * dy;
  const t = (dx * c + Math.sqrt(dx * dx * c * c - dd * (c * c - b * b))) / dd;
  return { x: centre.x + dx * t, y: centre.y + dy * t };
}

/** As far as the next face, and half as far where two names come from both sides. */
function roomOf(at: number, spots: Point[], sides: Side[], face: number, mat: Mat): number {
  const spot = spots[at]!;
  const side = sides[at]!;
  const most = LABEL * mat.u * (mat.screen === "far" ? 1.9 : 1) * (side === "below" ? 1 : 0.9);
  if (side === "below") return Math.min(most, 2 * spot.x, 2 * (mat.width - spot.x));
  const tall = Math.max(face, labelHeight(mat));
  const ahead = spots.map((other, i) => {
    const away = side === "right" ? other.x - spot.x : spot.x - other.x;
    if (i === at || away <= 0 || Math.abs(other.y - spot.y) >= tall) return Infinity;
    const gap = away - face - 2 * mat.u;
    return sides[i] !== side && sides[i] !== "below" ? gap / 2 : gap;
  });
  return Math.max(3 * mat.u, Math.min(most, ...ahead));
}

const ownHeight = (mat: Mat) => Math.max(OWN[mat.screen] * mat.u, mat.type.name * 1.7);

// -- a phone held upright: a row above, people at both sides

/** How many sit at each side. */
export const atSides = (others: number, pile = false) => (others < (pile ? 4 : 3) ? 0 : others < 6 ? 1 : 2);
const ROWS: Record<number, number[]> = {
  0: [],
  1: [50],
  2: [28, 72],
  3: [18, 50, 82],
  4: [13.5, 38, 62, 86.5],
  5: [10.5, 30.3, 50, 69.7, 89.5],
};

const LEAST_FACE = 2.6;

function upright(others: number, mat: Mat): Omit<Ring, "ownRoom"> {
  const { u, width, height, type } = mat;
  const own = ownHeight(mat);
  const table = { x: 0, y: 0, w: width, h: height - own * 0.4 };
  const sides = atSides(others, mat.pile);
  const row = ROWS[Math.min(5, others - 2 * sides)]!;
  const label = labelHeight(mat);
  const edge = 0.7 * u;
  const pods = 1 + sides; // above each other
  const chips = sides === 1 ? type.chip * 2.7 + own * 0.5 : 0; // at both sides of your card
  const tall = (foot: number) => (height - foot - edge - chips) / pods - label - 0.5 * u;
  const beside = sides < 2 || tall(own * 1.04) < LEAST_FACE * u; // with many, nobody sits beside your own place if there is room
  const foot = own * (beside ? 0.5 : 1.04);
  const most = Math.min(FACE.portrait * u * (others > 7 ? 0.76 : others > 5 ? 0.86 : 1), width / (2 * Math.max(2, row.length)) + u);
  const face = clamp(LEAST_FACE * u, tall(foot), sides ? most : Math.min(most, height * 0.3));
  const pod = face + label;
  const first = edge + face / 2;
  const [share, letters] = mat.lines ? [0.28, 7.6] : [0.26, 6]; // titles are longer than names
  const wide = Math.max(face, Math.min(share * 39 * u, share * width, type.name * letters));
  const left = edge + wide / 2;
  const bottom = height - foot - chips - pod + face / 2; // of a middle
  const ys = Array.from({ length: sides }, (_, i) =>
    sides === 1 ? clamp(first + pod + 0.3 * u, height * (mat.pile ? 0.3 : 0.5), bottom) : first + ((bottom - first) * (i + 1)) / sides,
  );
  const gap = row.length > 1 ? ((row[1]! - row[0]!) / 100) * width - 0.6 * u : width - 4 * u;
  const tops = row.map((x) => ({ x: (x / 100) * width, y: first }));
  const place = (spot: Point, room: number): Place => ({ ...spot, side: "below", room: Math.min(room, 2 * spot.x, 2 * (width - spot.x)) });
  return {
    face,
    own,
    table,
    rim: RIM.portrait * u,
    places: [
      ...[...ys].reverse().map((y) => place({ x: left, y }, wide)),
      ...tops.map((spot) => place(spot, Math.min(gap, 18 * u))),
      ...ys.map((y) => place({ x: width - left, y }, wide)),
    ],
  };
}

// -- a phone that lies on its side: names stand beside the faces

export const besides = (others: number) => (others < 3 ? 0 : others < 7 ? 1 : 2);

function low(others: number, mat: Mat): Omit<Ring, "ownRoom"> {
  const { u, width, height } = mat;
  const own = ownHeight(mat);
  const table = { x: 0, y: 0, w: width, h: height - own * 0.3 };
  const sides = besides(others);
  const top = others - 2 * sides;
  const edge = 1.2 * u;
  const face = FACE.landscape * u;
  const tall = Math.max(face, labelHeight(mat));
  const column = Math.min(18 * u, (width - 2 * edge) / Math.max(top, 4)); // of a face and its name
  const room = column - face - 1.2 * u;
  const across = (width - 2 * edge - column) * (top > 3 ? 1 : top / 4);
  const y = edge * 0.6 + tall / 2;
  const row = Array.from({ length: top }, (_, i) => ({
    x: width / 2 - column / 2 + face / 2 + (top > 1 ? (i / (top - 1) - 0.5) * across : 0),
    y,
  }));
  const rest = height - own * 0.5 - tall / 2;
  const from = top > 1 ? y + tall + 0.2 * u : Math.max(y, height * 0.3);
  const ys = Array.from({ length: sides }, (_, i) =>
    sides === 1 ? clamp(from, height * 0.45, rest) : from + (Math.max(from, rest) - from) * i,
  );
  const place = (spot: Point, side: Side): Place => ({ ...spot, side, room });
  return {
    face,
    own,
    table,
    rim: RIM.landscape * u,
    places: [
      ...[...ys].reverse().map((at) => place({ x: edge + face / 2, y: at }, "right")),
      ...row.map((spot) => place(spot, "right")),
      ...ys.map((at) => place({ x: width - edge - face / 2, y: at }, "left")),
    ],
  };
}

// -- what they take

export const faceBox = ({ x, y }: Point, face: number): Rect => ({ x: x - face / 2, y: y - face / 2, w: face, h: face });

/** The name and its tags, as wide as they may be. */
export function labelBox(place: Place, ring: Ring, mat: Mat): Rect {
  const h = labelHeight(mat);
  if (place.side === "below") return { x: place.x - place.room / 2, y: place.y + ring.face / 2, w: place.room, h };
  const gap = 0.8 * mat.u;
  const x = place.side === "right" ? place.x + ring.face / 2 + gap : place.x - ring.face / 2 - gap - place.room;
  return { x, y: place.y - h / 2, w: place.room, h };
}

/** The number of cards, at the rim of the face: two digits. */
export function countBox({ x, y, side }: Place, { face }: Ring, { type }: Mat): Rect {
  const w = type.count * 2.3;
  const h = type.count * 1.3;
  return { x: side === "left" ? x - 0.3 * face - w : x + 0.3 * face, y: y + 0.46 * face - h, w, h };
}
