// Where things lie: the cards of a hand, the seats around the table, the cards in its middle.
// Plain numbers in, plain numbers out, so that all of it can be tested for every size of screen.

export type Form = "portrait" | "landscape" | "desktop";

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  /** degrees, of a card in a fan */
  turn: number;
}

export interface HandLayout {
  /** width of a card */
  cw: number;
  /** from a card to the next one in its row: what stays visible of a covered card */
  step: number;
  /** from a row to the next one */
  pitch: number;
  rows: number;
  /** upper left corners, in the order of the cards */
  spots: Spot[];
  height: number;
  /** how far a raised card moves up */
  lift: number;
}

export const RATIO = 1.44;
/** The least that stays visible of a covered card (WCAG 2.5.8). */
export const STRIP = 24;
const EASY_STRIP = 26;
const MARGIN = 16;
const MOST_ROWS = 3;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

function cardWidth(form: Form, room: number): number {
  if (form === "landscape") return 56;
  if (form === "desktop") return 100;
  return clamp(52, room / 5.7, 72);
}

/** Rows of overlapping cards; with very many cards smaller ones, so that no hand ever scrolls. */
export function layHand(count: number, width: number, form: Form): HandLayout {
  const room = width - MARGIN;
  let cw = Math.min(cardWidth(form, room), room);
  let perRow = Math.floor((room - cw) / EASY_STRIP) + 1;
  if (Math.ceil(count / perRow) > MOST_ROWS) {
    cw = 48;
    perRow = Math.floor((room - cw) / STRIP) + 1;
  }
  const rows = Math.max(1, Math.ceil(count / perRow));
  const longest = Math.ceil(count / rows);
  const step = longest < 2 ? 0.8 * cw : Math.min(0.8 * cw, (room - cw) / (longest - 1));
  const pitch = cw * (rows > 2 ? 0.67 : 0.83);
  const fan = form === "desktop" && rows === 1;
  const lift = 0.24 * RATIO * cw;
  const spots: Spot[] = [];
  for (const [row, size] of evenly(count, rows).entries()) {
    const left = (width - cw - step * (size - 1)) / 2;
    for (let i = 0; i < size; i++) {
      const t = fan && size > 1 ? (2 * i) / (size - 1) - 1 : 0;
      const spread = Math.min(1, size / 13);
      spots.push({ x: left + i * step, y: lift + row * pitch + t * t * 22 * spread, turn: t * 6 * spread });
    }
  }
  const sag = fan ? 22 * Math.min(1, count / 13) + 8 : 0;
  return { cw, step, pitch, rows, spots, height: lift + (rows - 1) * pitch + cw * RATIO + sag, lift };
}

/** Round pieces lie side by side and never cover each other. */
export function layPieces(count: number, width: number, form: Form): HandLayout {
  const room = width - MARGIN;
  const size = form === "desktop" ? 76 : 62;
  const gap = 8;
  const perRow = Math.max(1, Math.floor((room + gap) / (size + gap)));
  const rows = Math.max(1, Math.ceil(count / perRow));
  const step = size + gap;
  const pitch = size + gap;
  const lift = 14;
  const spots: Spot[] = [];
  for (const [row, length] of evenly(count, rows).entries()) {
    const left = (width - size - step * (length - 1)) / 2;
    for (let i = 0; i < length; i++) spots.push({ x: left + i * step, y: lift + row * pitch, turn: 0 });
  }
  return { cw: size, step, pitch, rows, spots, height: lift + (rows - 1) * pitch + size + 4, lift };
}

/** A number of cards in a number of rows, the longer rows first. */
export function evenly(count: number, rows: number): number[] {
  const short = Math.floor(count / rows);
  const longer = count - short * rows;
  return Array.from({ length: rows }, (_, row) => short + (row < longer ? 1 : 0));
}

// -- the seats

export interface Pod {
  /** centre, in percent of the width of the mat */
  x: number;
  /** upper edge, in pixels on a mat that is 285 high */
  y: number;
  compact: boolean;
}

const RING: Record<number, [number, number][]> = {
  0: [],
  1: [[50, 26]],
  2: [
    [27, 38],
    [73, 38],
  ],
  3: [
    [16, 84],
    [50, 26],
    [84, 84],
  ],
  4: [
    [16, 92],
    [36, 24],
    [64, 24],
    [84, 92],
  ],
  5: [
    [13, 118],
    [26, 22],
    [50, 22],
    [74, 22],
    [87, 118],
  ],
  6: [
    [12, 122],
    [17, 20],
    [39, 20],
    [61, 20],
    [83, 20],
    [88, 122],
  ],
  7: [
    [11, 122],
    [12, 20],
    [31, 20],
    [50, 20],
    [69, 20],
    [88, 20],
    [89, 122],
  ],
  8: [
    [11, 192],
    [11, 106],
    [17, 20],
    [39, 20],
    [61, 20],
    [83, 20],
    [89, 106],
    [89, 192],
  ],
  9: [
    [11, 192],
    [11, 106],
    [12, 20],
    [31, 20],
    [50, 20],
    [69, 20],
    [88, 20],
    [89, 106],
    [89, 192],
  ],
  10: [
    [11, 192],
    [11, 106],
    [10, 20],
    [26, 20],
    [42, 20],
    [58, 20],
    [74, 20],
    [90, 20],
    [89, 106],
    [89, 192],
  ],
};

/** The places of the others, clockwise from your left; they stay clockwise in every language. */
export function ring(others: number): Pod[] {
  const places = RING[others] ?? RING[10]!;
  return places.map(([x, y]) => ({ x, y, compact: others > 5 }));
}

export interface Place extends Point {
  /** how wide a pod can be without touching the next */
  room: number;
}

/** What a pod takes from its upper edge on: disc, name, two tags; beside each other on a low mat. */
export const podHeight = (low: boolean, text = 1) => (low ? 44 * text : 46 + 42 * text);

/** Where the pods of the others are on a mat of this size: the middle of their upper edge, in pixels. `text` is how
 * large letters are, against the normal. */
export function placesOf(others: number, width: number, height: number, low = false, text = 1): Place[] {
  if (low) return lowPlaces(others, width, height, text);
  const scale = podScale(height, text);
  const places = ring(others).map(({ x, y }) => ({ x: (x / 100) * width, y: y * scale }));
  return places.map((place) => ({ ...place, room: roomFor(place, places, width) }));
}

/** As wide as it is to the next one in the row, and twice as wide as it is to the edge. */
function roomFor(place: Point, places: readonly Point[], width: number): number {
  const beside = places.filter((other) => other !== place && Math.abs(other.y - place.y) < 40).map((other) => Math.abs(other.x - place.x));
  return Math.min(2 * place.x, 2 * (width - place.x), ...beside) - 2;
}

/** A phone that lies on its side: one row at the top, at most two seats at each side under it. */
function lowPlaces(others: number, width: number, height: number, text: number): Place[] {
  const sides = others < 3 ? 0 : others < 8 ? 1 : 2;
  const top = others - 2 * sides;
  const edge = 14;
  const room = Math.min(140, (width - 2 * edge) / Math.max(top, 4) - 4);
  const spread = (width - 2 * edge - room) * (top > 3 ? 1 : top / 4);
  const row = Array.from({ length: top }, (_, i) => ({ x: width / 2 + (top > 1 ? (i / (top - 1) - 0.5) * spread : 0), y: 12 }));
  const step = clamp(podHeight(true, text), (height - 16) / (sides + 1), 62);
  const first = top > 1 ? 12 + step : Math.max(12, height * 0.22);
  const heights = Array.from({ length: sides }, (_, i) => first + i * step);
  const left = heights.map((y) => ({ x: edge + room / 2, y })).reverse();
  const right = heights.map((y) => ({ x: width - edge - room / 2, y }));
  return [...left, ...row, ...right].map((place) => ({ ...place, room }));
}

/** On a higher mat the seats are further apart, on a low one closer together. */
export const podScale = (height: number, text = 1) => clamp(isTight(height, text) ? 0.72 : 0.9, height / 285, 1.7);

/** The mat has given way: smaller discs, closer together. */
export const isTight = (height: number, text = 1) => height < 240 * text;

/** Seats in the order of the ring: you first, then clockwise. Who only watches sees all of them in the ring. */
export function around<T extends { seat: string }>(seats: T[], you: string | null): T[] {
  const at = seats.findIndex((seat) => seat.seat === you);
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}

/** Seats as they play, if it is said of all of them. */
export function inOrder<T extends { seat: string }>(seats: T[], order: readonly string[]): T[] {
  const found = order.map((name) => seats.find((seat) => seat.seat === name)).filter((seat) => seat !== undefined);
  return found.length === seats.length ? found : seats;
}

/** A played card lies on the segment from the middle of the table towards its player. */
export function towards(middle: Point, seat: Point, share: number): Point {
  return { x: middle.x + (seat.x - middle.x) * share, y: middle.y + (seat.y - middle.y) * share };
}
