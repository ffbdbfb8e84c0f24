// Where the cards of a trick lie: each seat has a place of its own, in rows, so that no card ever covers a face, a
// name or the corner of another card.

import { RATIO } from "./fan";
import { type Mat, type Point, type Rect, type Ring, atSides, besides, countBox, faceBox, labelBox, spread } from "./rim";
import { type Screen, clamp } from "./stage";

export interface Slot extends Point {
  /** x and y are the middle; so wide may what lies here be */
  room: number;
  /** degrees */
  turn: number;
}

export interface Slots {
  /** width of a card */
  cw: number;
  /** of the others, as they sit */
  others: Slot[];
  own: Slot;
  /** where a pile lies that belongs to nobody */
  middle: Slot;
  /** how high that may be */
  high: number;
}

const CARD: Record<Screen, number> = { desktop: 12.8, far: 20.6, portrait: 9, landscape: 8.6 };
/** How much of a card stays in sight above the next row: its index. */
export const SIGHT = 0.5;
/** The same, to the side. */
export const CORNER = 0.42;
/** Rows are never further apart than this; on a phone that stands a mat is higher than a trick. */
const LOOSE: Record<Screen, number> = { desktop: 1.04, far: 1.04, portrait: 1.3, landscape: 1.04 };
/** So much larger cards have to be to lie in one row. */
const FLATTER = 1.2;

/** So high, against the width between those at the sides, what is under them has to be: three piles are twice as wide as high. */
const UNDER = 0.55;

interface Field {
  top: number;
  bottom: number;
  centre: number;
  /** half the width that is free, for the first row and for those under it */
  first: number;
  rest: number;
}

/** `tall`: height of a card against its width; a piece is round. On a mat that is too low for rows the cards of all
 * others lie side by side. */
export function slotsOf(ring: Ring, mat: Mat, tall = RATIO): Slots {
  const others = ring.places.length;
  const above = aboveOf(others, mat);
  const rowed = laid([above, ...pairsOf(others, above)], fieldOf(ring, mat, above, above.length), mat, tall);
  const flat = laid([Array.from({ length: others }, (_, i) => i)], fieldOf(ring, mat, above, others), mat, tall);
  return flat.cw > rowed.cw * FLATTER ? flat : rowed;
}

/** Where what belongs to nobody lies: between those at the sides or, on a phone, under them if it is larger there. */
export function middleOf(ring: Ring, mat: Mat): { y: number; high: number; wide: number } {
  const { middle, high } = slotsOf(ring, mat);
  const between = { y: middle.y, high, wide: middle.room };
  if (mat.screen !== "portrait") return between;
  const gap = 0.5 * mat.u;
  const boxes = ring.places.flatMap((place) => [faceBox(place, ring.face), labelBox(place, ring, mat), countBox(place, ring, mat)]);
  const top = Math.max(...boxes.map((box) => box.y + box.h), ring.table.y + ring.rim) + gap;
  const bottom = ring.table.y + ring.table.h - ring.own * 0.55 - gap;
  const under = { y: (top + bottom) / 2, high: bottom - top, wide: ring.table.w - 2 * (ring.rim + gap) };
  return under.high > UNDER * Math.min(between.wide, between.high * 2) ? under : between;
}

function laid(rows: number[][], field: Field, mat: Mat, tall: number): Slots {
  const lines = rows.length + 1;
  const free = field.bottom - field.top;
  const high = free / (1 + SIGHT * (lines - 1)) / tall;
  const wide = Math.min((2 * field.first) / (1 + CORNER * (rows[0]!.length - 1)), (2 * field.rest) / (1 + CORNER));
  const cw = Math.max(1, Math.min(CARD[mat.screen] * mat.u, high, wide));
  const ch = cw * tall;
  const step = clamp(SIGHT * ch, (free - ch) / (lines - 1), LOOSE[mat.screen] * ch);
  const others: Slot[] = [];
  rows.forEach((row, nth) => {
    const y = field.bottom - ch / 2 - step * (lines - 1 - nth);
    const spots = nth === 0 ? along(row.length, field, cw) : aside(field, cw);
    row.forEach((seat, i) => (others[seat] = { ...spots[i]!, y }));
  });
  const own = { x: field.centre, y: field.bottom - ch / 2, room: 2 * field.rest, turn: 0 };
  return { cw, others, own, middle: { ...own, y: (field.top + field.bottom) / 2 }, high: free };
}

/** Who sits above, not at a side. */
function aboveOf(others: number, { screen, pile }: Mat): number[] {
  if (screen === "desktop" || screen === "far") return spread(others).flatMap((angle, i) => (Math.abs(angle) < 70 ? [i] : []));
  const sides = screen === "portrait" ? atSides(others, pile) : besides(others);
  return Array.from({ length: others - 2 * sides }, (_, i) => i + sides);
}

/** Those who face each other, from above. */
function pairsOf(others: number, above: readonly number[]): number[][] {
  const sides = Array.from({ length: others }, (_, i) => i).filter((i) => !above.includes(i));
  return Array.from({ length: sides.length / 2 }, (_, i) => [sides[sides.length / 2 - 1 - i]!, sides[sides.length / 2 + i]!]);
}

/** What is free of faces and names: under those above, between those at the sides, over your own place; `count` cards
 * lie in the first row. */
function fieldOf(ring: Ring, mat: Mat, above: readonly number[], count: number): Field {
  const gap = 0.5 * mat.u;
  const centre = mat.width / 2;
  const round = mat.screen === "desktop" || mat.screen === "far";
  const boxes = (i: number): Rect[] => {
    const place = ring.places[i]!;
    return [faceBox(place, ring.face), labelBox(place, ring, mat), countBox(place, ring, mat)];
  };
  const away = (box: Rect) => Math.max(box.x - centre, centre - box.x - box.w);
  const edge = ring.table.w / 2 - (round ? ring.table.h * 0.3 : ring.rim + gap);
  const sides = ring.places.flatMap((_, i) => (above.includes(i) ? [] : boxes(i)));
  const rest = Math.min(edge, ...sides.map((box) => away(box) - gap));
  const tops = above.flatMap(boxes);
  const needed = ((1 + 1.5 * (count - 1)) * CARD[mat.screen] * mat.u) / 2;
  const over = tops.filter((box) => away(box) < Math.min(rest, needed));
  const top = Math.max(ring.table.y + ring.rim, ...over.map((box) => box.y + box.h)) + gap;
  const beside = tops.filter((box) => !over.includes(box) && box.y + box.h > top);
  const first = Math.min(rest, ...beside.map((box) => away(box) - gap));
  return { top, bottom: ring.table.y + ring.table.h - ring.own * 0.55 - gap, centre, first, rest };
}

/** A row of cards, spread as far as there is room. */
function along(count: number, { centre, first }: Field, cw: number): Slot[] {
  const step = count > 1 ? Math.min(1.5 * cw, (2 * first - cw) / (count - 1)) : 0;
  const room = count > 1 ? Math.max(cw, step) : 2 * first;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return { x: centre + off * step, y: 0, room, turn: clamp(-6, off * 4, 6) };
  });
}

/** A card at each side of the middle. */
function aside({ centre, rest }: Field, cw: number): Slot[] {
  const off = clamp(cw * 0.5, cw * 2.1, rest - cw / 2);
  const room = Math.max(cw, Math.min(rest, 2 * (rest - off)));
  return [
    { x: centre - off, y: 0, room, turn: -5 },
    { x: centre + off, y: 0, room, turn: 5 },
  ];
}
