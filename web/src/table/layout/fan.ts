// The hand: a fan on a desk, rows on a phone. Cards that cannot be played sink into the rail and close up; every index
// stays in sight, and no hand ever scrolls.

import { type Screen, clamp } from "./stage";

export interface Spot {
  x: number;
  y: number;
  /** degrees */
  turn: number;
}

export interface HandLayout {
  /** width of a card */
  cw: number;
  /** from a row to the next one */
  pitch: number;
  rows: number;
  /** upper left corners, in the order of the cards */
  spots: Spot[];
  height: number;
  /** how far a chosen card moves up */
  lift: number;
}

export interface HandRoom {
  screen: Screen;
  u: number;
  /** of the stage */
  width: number;
  height: number;
}

export const RATIO = 1.44;
/** The least that stays visible of a covered card (WCAG 2.5.8). */
export const STRIP = 24;
/** So much of the width and of the height of a card its index takes. */
export const INDEX = { w: 0.37, h: 0.47 };

const CARD: Record<Screen, number> = { desktop: 17.6, far: 17.6, portrait: 9.8, landscape: 8.4 };
const LEAST_CARD = 44;
/** Of the width of a card, from one to the next. */
const LOOSEST: Record<Screen, number> = { desktop: 0.75, far: 0.75, portrait: 0.56, landscape: 0.75 };
const SHARE: Record<Screen, number> = { desktop: 0.33, far: 0.33, portrait: 0.34, landscape: 0.36 };
const SIDE = { desktop: 4, far: 4, portrait: 0.8, landscape: 0.8 };
const PITCH = 0.52;
/** So small, of its size, a card may become before the hand is laid in a second row. */
const ONE_ROW = 0.8;
/** What the rail hides of the cards that stand on it. */
const HIDDEN: Record<Screen, number> = { desktop: 0.12, far: 0, portrait: 0.1, landscape: 0.06 };
const LIFT: Record<Screen, number> = { desktop: 2.6, far: 2.6, portrait: 1, landscape: 1 };
/** So much larger a chosen card is. */
const LARGER = 0.1;
const SINK = 6;
const SUNK_STEP = 2.4;

/** `sunk`: which of them cannot be played now. */
export function layHand(count: number, room: HandRoom, sunk: readonly boolean[] = []): HandLayout {
  const { cw, rows } = sizeOf(count, room);
  const { screen, u, width } = room;
  const ch = cw * RATIO;
  const pitch = rows > 1 ? PITCH * ch : 0;
  const lift = Math.min(LIFT[screen] * u, 0.2 * ch);
  const top = lift + LARGER * ch;
  const fan = screen === "desktop" && rows === 1;
  const spots: Spot[] = [];
  for (const [row, size] of evenly(count, rows).entries()) {
    const from = spots.length;
    const down = Array.from({ length: size }, (_, i) => sunk[from + i] ?? false);
    const steps = stepsOf(down, cw, width - 2 * SIDE[screen] * u, room);
    const long = steps.reduce((sum, step) => sum + step, 0) + (size ? cw : 0);
    const last = row === rows - 1;
    const depth = Math.min(SINK * u, last ? (1 - HIDDEN[screen] - INDEX.h) * ch : Math.max(0, pitch - INDEX.h * ch));
    let x = (width - long) / 2;
    for (let i = 0; i < size; i++) {
      const k = fan ? (x + cw / 2 - width / 2) / (0.75 * cw) : 0;
      const sag = Math.min(0.26 * u * k * k, 0.16 * ch);
      const y = top + row * pitch + (down[i] ? depth : fan ? sag : 0);
      spots.push({ x, y, turn: fan ? clamp(-6, turnOf(k, long, cw), 6) : 0 });
      x += steps[i] ?? 0;
    }
  }
  const sags = fan && spots.length ? Math.max(...spots.map((spot) => spot.y)) - top : 0;
  const low = fan ? Math.min(sags, 0.16 * ch) : 0;
  return { cw, pitch, rows, spots, lift, height: top + (rows - 1) * pitch + (1 - HIDDEN[screen]) * ch + low };
}

/** Two degrees a card as long as there are few; a wide fan is flatter. */
const turnOf = (k: number, long: number, cw: number) => k * 2 * Math.min(1, (7 * cw) / Math.max(long, cw));

/** The largest cards with which the hand is not higher than its share of the stage. */
function sizeOf(count: number, { screen, u, width, height }: HandRoom): { cw: number; rows: number } {
  const room = width - 2 * SIDE[screen] * u;
  const alone = (0.999 * room) / (1 + INDEX.w * (count - 1)); // as wide as it may be in one row
  const full = Math.min(CARD[screen] * u, room);
  const most = alone >= ONE_ROW * full && alone * INDEX.w >= STRIP ? Math.min(full, alone) : full;
  for (let cw = most; ; cw = Math.max(LEAST_CARD, cw * 0.96)) {
    const strip = Math.max(STRIP, INDEX.w * cw);
    const rows = Math.max(1, Math.ceil(count / (Math.floor((room - cw) / strip) + 1)));
    const tall = cw * RATIO * (1 + (rows - 1) * PITCH + 0.25);
    if (tall <= height * SHARE[screen] || cw <= LEAST_CARD) return { cw, rows };
  }
}

/** From each card of a row to the next: those that are sunk stand close, the rest takes what is left. */
function stepsOf(sunk: readonly boolean[], cw: number, room: number, { screen, u }: HandRoom): number[] {
  const gaps = sunk.slice(0, -1);
  const close = Math.max(STRIP, SUNK_STEP * u, INDEX.w * cw);
  const loose = LOOSEST[screen] * cw;
  const down = gaps.filter(Boolean).length;
  const up = gaps.length - down;
  const even = gaps.length ? (room - cw) / gaps.length : 0;
  if (!down || even <= close) return gaps.map(() => Math.min(loose, even));
  const left = up ? (room - cw - down * close) / up : 0;
  return gaps.map((is) => (is ? close : Math.min(loose, left)));
}

const PIECE: Record<Screen, number> = { desktop: 13, far: 13, portrait: 6.9, landscape: 7.2 };

/** Round pieces lie side by side and never cover each other. */
export function layPieces(count: number, { screen, u, width }: HandRoom): HandLayout {
  const gap = 0.9 * u;
  const room = width - 2 * SIDE[screen] * u;
  const most = Math.max(46, PIECE[screen] * u);
  const alone = (room + gap) / Math.max(1, count) - gap;
  const size = Math.min(most, alone >= 0.8 * most ? alone : most);
  const perRow = Math.max(1, Math.floor((room + gap + 0.01) / (size + gap)));
  const rows = Math.max(1, Math.ceil(count / perRow));
  const step = size + gap;
  const lift = 1.6 * u;
  const spots: Spot[] = [];
  for (const [row, length] of evenly(count, rows).entries()) {
    const left = (width - size - step * (length - 1)) / 2;
    for (let i = 0; i < length; i++) spots.push({ x: left + i * step, y: lift + row * step, turn: 0 });
  }
  return { cw: size, pitch: step, rows, spots, lift, height: lift + (rows - 1) * step + size + 0.6 * u };
}

/** A number of cards in a number of rows, the longer rows first. */
export function evenly(count: number, rows: number): number[] {
  const short = Math.floor(count / rows);
  const longer = count - short * rows;
  return Array.from({ length: rows }, (_, row) => short + (row < longer ? 1 : 0));
}
