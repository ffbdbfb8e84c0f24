// The shapes on the cards, drawn for this house: suits on a grid of 24, pips on a panel of 60 × 100, emblems of the courts.

import type { Suit } from "./cards";

export const SUIT_PATH: Record<Suit, string> = {
  hearts:
    "M12 21.8C5.4 16.3 1.8 12.3 1.8 8A5.6 5.6 0 0 1 7.4 2.3c2 0 3.7 1 4.6 2.7.9-1.7 2.6-2.7 4.6-2.7A5.6 5.6 0 0 1 22.2 8c0 4.3-3.6 8.3-10.2 13.8Z",
  spades:
    "M12 1.4c5.6 5.4 9.9 8.6 9.9 13.1a4.7 4.7 0 0 1-8.3 3c.1 2.3.8 3.9 2.6 5.1H7.8c1.8-1.2 2.5-2.8 2.6-5.1a4.7 4.7 0 0 1-8.3-3c0-4.5 4.3-7.7 9.9-13.1Z",
  diamonds: "M12 1.2c2.3 3.9 5 7.4 8.6 10.8-3.6 3.4-6.3 6.9-8.6 10.8-2.3-3.9-5-7.4-8.6-10.8C7 8.6 9.7 5.1 12 1.2Z",
  clubs:
    "M12 1.6a4.9 4.9 0 0 1 4.2 7.4 4.9 4.9 0 1 1-2.6 9c.1 2 .8 3.4 2.6 4.6H7.8c1.8-1.2 2.5-2.6 2.6-4.6a4.9 4.9 0 1 1-2.6-9A4.9 4.9 0 0 1 12 1.6Z",
};

const [L, M, R] = [13, 30, 47];

/** Where the pips are; those in the lower half stand on their heads. */
export const PIPS: Record<string, [number, number][]> = {
  2: [
    [M, 14],
    [M, 86],
  ],
  3: [
    [M, 14],
    [M, 50],
    [M, 86],
  ],
  4: [
    [L, 14],
    [R, 14],
    [L, 86],
    [R, 86],
  ],
  5: [
    [L, 14],
    [R, 14],
    [M, 50],
    [L, 86],
    [R, 86],
  ],
  6: [
    [L, 14],
    [R, 14],
    [L, 50],
    [R, 50],
    [L, 86],
    [R, 86],
  ],
  7: [
    [L, 14],
    [R, 14],
    [M, 32],
    [L, 50],
    [R, 50],
    [L, 86],
    [R, 86],
  ],
  8: [
    [L, 14],
    [R, 14],
    [M, 32],
    [L, 50],
    [R, 50],
    [M, 68],
    [L, 86],
    [R, 86],
  ],
  9: [
    [L, 12],
    [R, 12],
    [L, 37],
    [R, 37],
    [M, 50],
    [L, 63],
    [R, 63],
    [L, 88],
    [R, 88],
  ],
  10: [
    [L, 12],
    [R, 12],
    [M, 25],
    [L, 37],
    [R, 37],
    [L, 63],
    [R, 63],
    [M, 75],
    [L, 88],
    [R, 88],
  ],
};

/** Crown, coronet and plume stand for the figures of the courts, on a grid of 24. */
export const COURT_PATH: Record<string, string> = {
  K: "M2.5 7.5 7 11l5-7.5L17 11l4.5-3.5L19.6 17H4.4ZM4.6 19h14.8v2.2H4.6Z",
  Q: "M4 9.2 7.6 12 9.4 6.4 12 11.6l2.6-5.2L16.4 12 20 9.2 18.6 17H5.4ZM5.6 19h12.8v2.2H5.6ZM3.6 5.4a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM9.2 2.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM14.8 2.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM20.4 5.4a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z",
  J: "M20.6 2.6c-8.8.4-15 4.6-15.4 12.2L3.4 18l1.6.9 1.6-2.6c7 .9 12.4-3.6 14-13.7ZM4.4 19.8h13v2.2h-13Z",
};
export const COURT_OF: Record<string, string> = { J: "J", Q: "Q", K: "K", "11": "J", "12": "Q" };

/** One hue for each rank of the court, dark enough to read on ivory. */
export const COURT_HUE = [
  "",
  "#7a5400",
  "#6a2f86",
  "#2a4a8f",
  "#9c2459",
  "#35569c",
  "#2b5e59",
  "#8a2f6b",
  "#7d4327",
  "#85501a",
  "#4c5a1d",
  "#444c50",
  "#5c5114",
];
export const STAR = "M12 1.5 15 8.7l7.8.6-5.9 5 1.8 7.6L12 17.8l-6.7 4.1 1.8-7.6-5.9-5 7.8-.6Z";
