// The places of the waiting room: the others clockwise from your left.

export { around } from "./layout";

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
