import { describe, expect, test } from "vitest";
import {
  CORNER,
  INDEX,
  type Mat,
  RATIO,
  type Rect,
  type Ring,
  SIGHT,
  STRIP,
  type Slots,
  around,
  countBox,
  evenly,
  faceBox,
  formOf,
  inOrder,
  labelBox,
  layHand,
  layPieces,
  matOf,
  middleOf,
  ringOf,
  slotsOf,
  stageOf,
  typeOf,
} from ".";

const WIDTHS = Array.from({ length: (2560 - 320) / 40 + 1 }, (_, i) => 320 + 40 * i);
const SCREENS = [
  ...WIDTHS.filter((w) => w < 900).map((w) => [w, Math.max(520, Math.round(w * 1.6))] as const),
  ...[
    [320, 520],
    [360, 592],
    [390, 796],
    [412, 867],
  ].map(([w, h]) => [w!, h!] as const),
  ...WIDTHS.filter((w) => w >= 640 && w < 960).map((w) => [w, Math.round(w * 0.4)] as const),
  ...WIDTHS.filter((w) => w >= 900).map((w) => [w, Math.max(520, Math.round(w * 0.54))] as const),
  ...[
    [2560, 1032],
    [1100, 900],
    [1280, 672],
    [1920, 1032],
    [2560, 1392],
  ].map(([w, h]) => [w!, h!] as const),
];
const TEXTS = [1, 1.15, 1.3];
const COUNTS = [1, 2, 5, 8, 13, 17, 18, 20, 26, 36, 45, 52, 60];

/** As high as the mat is when the prompt, the rail and a hand of this many cards are under it. */
function matFor(width: number, height: number, text: number, cards: number, lines = 1): Mat {
  const stage = stageOf(width, height, text);
  const { prompt, line, button } = typeOf(stage);
  const rail = Math.max(50, button * 2.6) + 14;
  const ask = prompt * 1.25 + line * 1.3 + 20;
  const side = stage.form === "landscape" ? 184 * text : 0;
  const hand = layHand(cards, { screen: stage.screen, u: stage.u, width: stage.width - side, height }).height;
  const free =
    stage.form === "landscape" ? height - hand : stage.form === "desktop" ? height - hand - rail - 12 : height - hand - rail - ask;
  return matOf(stage, stage.width - side - (stage.form === "portrait" ? 1.4 * stage.u : 0), Math.max(190, free), lines);
}

const apart = (a: Rect, b: Rect) =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;
const inside = (a: Rect, mat: Mat) => a.x >= -0.01 && a.y >= -0.01 && a.x + a.w <= mat.width + 0.01 && a.y + a.h <= mat.height + 0.01;

function everyMat(check: (mat: Mat, others: number, name: string) => string[], cards = [13]): string[] {
  const wrong: string[] = [];
  for (const [width, height] of SCREENS)
    for (const text of TEXTS)
      for (const count of cards)
        for (let others = 1; others <= 9; others++) {
          const mat = matFor(width, height, text, count);
          wrong.push(...check(mat, others, `${others + 1} at ${width}×${height}, text ${text}, mat ${mat.width | 0}×${mat.height | 0}`));
        }
  return wrong;
}

describe("the stage", () => {
  test("is one picture: twice the window, twice the unit", () => {
    for (const [width, height] of [
      [1280, 672],
      [960, 540],
    ] as const)
      expect(stageOf(2 * width, 2 * height).u / stageOf(width, height).u).toBeCloseTo(2, 0);
    expect(stageOf(390, 796).u).toBeCloseTo(10);
    expect(stageOf(1920, 1032).u).toBeGreaterThan(9.8);
  });

  test("has a form for every window", () => {
    expect([formOf(360, 592), formOf(780, 312), formOf(1280, 672), formOf(820, 1130)]).toEqual([
      "portrait",
      "landscape",
      "desktop",
      "portrait",
    ]);
  });

  test("whoever watches on a wide window sees a television, without a panel", () => {
    expect(stageOf(1920, 1032, 1, true)).toMatchObject({ screen: "far", panel: 0 });
    expect(stageOf(1000, 600, 1, true).screen).toBe("desktop");
    expect(stageOf(360, 592, 1, true).screen).toBe("portrait");
  });

  test("no text is smaller than 12 px, and none under 20 px on a television of 1920 × 1080", () => {
    for (const [width, height] of SCREENS) expect(Math.min(...Object.values(typeOf(stageOf(width, height))))).toBeGreaterThanOrEqual(12);
    expect(Math.min(...Object.values(typeOf(stageOf(1920, 1032, 1, true))))).toBeGreaterThanOrEqual(20);
  });

  test("the text size really grows names, prompt, chips and buttons", () => {
    for (const [width, height] of SCREENS) {
      const plain = typeOf(stageOf(width, height));
      const larger = typeOf(stageOf(width, height, 1.3));
      for (const name of ["name", "tag", "count", "chip", "prompt", "line", "button"] as const)
        expect(larger[name] / plain[name]).toBeGreaterThan(formOf(width, height) === "desktop" ? 1.15 : 1.29);
    }
  });
});

describe("the seats", () => {
  test("one place for each of the others, clockwise from the left", () => {
    expect(
      everyMat((mat, others, name) => {
        const { places } = ringOf(others, mat);
        const centre = { x: mat.width / 2, y: mat.height / 2 };
        const turns = places.map(({ x, y }) => Math.atan2(x - centre.x, centre.y - y));
        const clockwise = turns.every((turn, i) => i === 0 || turn > turns[i - 1]! - 0.001);
        return places.length === others && clockwise ? [] : [name];
      }),
    ).toEqual([]);
  });

  test("no face and no name lies on another or outside", () => {
    expect(
      everyMat(
        (mat, others, name) => {
          const ring = ringOf(others, mat);
          const boxes = ring.places.flatMap((place) => [faceBox(place, ring.face), labelBox(place, ring, mat)]);
          const fine = boxes.every((box, i) => inside(box, mat) && boxes.every((other, j) => j <= i || apart(box, other)));
          return fine ? [] : [name];
        },
        [5, 13],
      ),
    ).toEqual([]);
  });

  test("leave room for your own place at the bottom", () => {
    expect(
      everyMat(
        (mat, others, name) => {
          const ring = ringOf(others, mat);
          const own = { x: (mat.width - ring.ownRoom) / 2, y: mat.height - ring.own, w: ring.ownRoom, h: ring.own };
          const boxes = ring.places.flatMap((place) => [faceBox(place, ring.face), labelBox(place, ring, mat), countBox(place, ring, mat)]);
          const wide = ring.ownRoom >= 0.38 * mat.width;
          return wide && boxes.every((box) => apart(box, own)) ? [] : [`${name}: ${ring.ownRoom.toFixed(0)} px`];
        },
        [5, 13],
      ),
    ).toEqual([]);
  });

  test("sit round the whole rim of a desk, half in, half out", () => {
    const mat = matFor(1920, 1032, 1, 13);
    const { places, table, face } = ringOf(5, mat);
    expect(places[0]!.x - face / 2).toBeLessThan(table.x + 1);
    expect(places[2]!.y - face / 2).toBeLessThan(table.y);
    expect(places[0]!.y).toBeGreaterThan(mat.height / 2);
    expect(places[0]!.x + places[4]!.x).toBeCloseTo(mat.width);
  });

  test("begin with you", () => {
    const seats = ["p1", "p2", "p3"].map((seat) => ({ seat }));
    expect(around(seats, "p2").map((s) => s.seat)).toEqual(["p2", "p3", "p1"]);
    expect(around(seats, null).map((s) => s.seat)).toEqual(["p1", "p2", "p3"]);
  });
});

describe("people who are seated by rank", () => {
  const seats = ["p1", "p2", "p3", "p4"].map((seat) => ({ seat }));
  const ringed = (order: string[], you: string) => around(inOrder(seats, order), you).map(({ seat }) => seat);

  test("the turn goes round the ring, with you at the bottom", () => {
    expect(ringed(["p3", "p1", "p4", "p2"], "p1")).toEqual(["p1", "p4", "p2", "p3"]);
    expect(ringed(["p3", "p1", "p4", "p2"], "p2")).toEqual(["p2", "p3", "p1", "p4"]);
  });

  test("before there is an order, the seats are as they are", () => {
    expect(ringed([], "p3")).toEqual(["p3", "p4", "p1", "p2"]);
    expect(ringed(["p3", "p1"], "p3")).toEqual(["p3", "p4", "p1", "p2"]);
  });
});

describe("the cards of a trick", () => {
  const cardsOf = ({ cw, others, own }: Slots): Rect[] =>
    [...others, own].map(({ x, y }) => ({ x: x - cw / 2, y: y - (cw * RATIO) / 2, w: cw, h: cw * RATIO }));
  const corner = (card: Rect): Rect => ({ ...card, w: card.w * INDEX.w, h: card.h * INDEX.h });
  /** What lies later, or lower, lies above. */
  const covers = (upper: Rect, card: Rect) => upper.y > card.y + 0.01 || (Math.abs(upper.y - card.y) <= 0.01 && upper.x > card.x);

  function people(ring: Ring, mat: Mat): Rect[] {
    return ring.places.flatMap((place) => [faceBox(place, ring.face), labelBox(place, ring, mat), countBox(place, ring, mat)]);
  }

  test("never cover a face, a name or the index of another card, and can be read", () => {
    expect(
      everyMat((mat, others, name) => {
        const ring = ringOf(others, mat);
        const slots = slotsOf(ring, mat);
        const cards = cardsOf(slots);
        const free = cards.every((card) => people(ring, mat).every((box) => apart(card, box)));
        const read = cards.every((card, i) => cards.every((other, j) => i === j || !covers(other, card) || apart(corner(card), other)));
        const large = slots.cw >= (others > 6 ? 22 : 28);
        return free && read && large ? [] : [`${name}: ${free ? "" : "covers "}${read ? "" : "index "}${slots.cw.toFixed(0)} px`];
      }),
    ).toEqual([]);
    expect(SIGHT).toBeGreaterThanOrEqual(INDEX.h);
    expect(CORNER).toBeGreaterThanOrEqual(INDEX.w);
  });

  test("piles of nobody lie free on a phone, and for up to four people they are as large as cards of a trick", () => {
    for (const [width, height] of SCREENS.filter(([w, h]) => formOf(w, h) === "portrait"))
      for (const text of TEXTS)
        for (let others = 1; others <= 9; others++) {
          const plain = matFor(width, height, text, 4, 0);
          const slot = 1.95 * plain.u * (others > 5 ? 0.8 : 1);
          const mat = { ...plain, below: slot * RATIO + 0.5 * plain.u, pile: true };
          const ring = ringOf(others, mat);
          const { y, high, wide } = middleOf(ring, mat);
          const name = `${others + 1} at ${width}×${height}, text ${text}`;
          const middle = { x: (mat.width - wide) / 2, y: y - high / 2, w: wide, h: high };
          expect(people(ring, mat).filter((box) => !apart(box, middle)).length, name).toBe(0);
          if (text === 1 && others < 4 && height >= 1.6 * width)
            expect(Math.min(wide / 3.6, (high - 1.4 * mat.type.tag) / 1.72) / mat.u, name).toBeGreaterThan(6);
        }
  });

  test("at most a third of the felt is empty", () => {
    for (const [width, height] of SCREENS.filter(([w, h]) => formOf(w, h) === "desktop"))
      for (let others = 3; others <= 9; others++) {
        const mat = matFor(width, height, 1, 13);
        const ring = ringOf(others, mat);
        const boxes = [...people(ring, mat), ...cardsOf(slotsOf(ring, mat))];
        const used = {
          left: Math.min(...boxes.map((b) => b.x)),
          right: Math.max(...boxes.map((b) => b.x + b.w)),
          top: Math.min(...boxes.map((b) => b.y)),
          bottom: Math.max(...boxes.map((b) => b.y + b.h)),
        };
        const share = ((used.right - used.left) * (used.bottom - used.top)) / (ring.table.w * ring.table.h);
        expect(share).toBeGreaterThan(2 / 3);
      }
  });
});

describe("the hand", () => {
  const rooms = SCREENS.flatMap(([width, height]) =>
    TEXTS.map((text) => {
      const stage = stageOf(width, height, text);
      return { screen: stage.screen, u: stage.u, width: stage.width - (stage.form === "landscape" ? 184 * text : 0), height };
    }),
  );
  const sinks = (count: number) => [
    [],
    Array.from({ length: count }, (_, i) => i % 3 !== 1),
    Array.from({ length: count }, (_, i) => i > count / 4),
  ];

  test("lies in the middle, never outside, and every index is seen", () => {
    const wrong: string[] = [];
    for (const room of rooms)
      for (const count of COUNTS)
        for (const sunk of sinks(count)) {
          const { spots, cw, rows, pitch, height } = layHand(count, room, sunk);
          const name = `${count} cards at ${room.width | 0}×${room.height}, ${rows} rows`;
          let from = 0;
          for (const size of evenly(count, rows)) {
            const row = spots.slice(from, (from += size));
            const middle = (row[0]!.x + row.at(-1)!.x + cw) / 2;
            if (Math.abs(middle - room.width / 2) > 2) wrong.push(`${name}: off by ${middle - room.width / 2}`);
            if (row[0]!.x < 0 || row.at(-1)!.x + cw > room.width) wrong.push(`${name}: outside`);
            const least = Math.min(...row.slice(1).map((spot, i) => spot.x - row[i]!.x));
            if (row.length > 1 && least < Math.max(STRIP, INDEX.w * cw) - 0.01) wrong.push(`${name}: ${least} px seen`);
          }
          if (rows > 1 && pitch < INDEX.h * cw * RATIO) wrong.push(`${name}: rows too close`);
          if (spots.some((spot) => spot.y + INDEX.h * cw * RATIO > height + 0.01)) wrong.push(`${name}: too deep`);
        }
    expect(wrong).toEqual([]);
  });

  test("is one row on a phone, as long as its cards stay nearly as large as they are", () => {
    for (const [u, width, height] of [
      [10, 390, 796],
      [9.23, 360, 592],
    ] as const) {
      const rows = (count: number) => layHand(count, { screen: "portrait", u, width, height });
      for (const count of [1, 5, 8, 10, 11]) expect(rows(count).rows, `${count} cards`).toBe(1);
      expect(rows(11).cw).toBeGreaterThan(0.78 * rows(5).cw);
      expect(rows(13).rows).toBe(2);
    }
  });

  test("takes no more than its share of the stage", () => {
    for (const room of rooms)
      for (const count of COUNTS.filter((n) => n <= 36)) expect(layHand(count, room).height).toBeLessThan(room.height * 0.56);
  });

  test("cards that cannot be played sink and close up; the others stand as high as before", () => {
    const room = { screen: "portrait" as const, u: 10, width: 390, height: 796 };
    const sunk = [true, true, false, false, true, true];
    const { spots } = layHand(6, room, sunk);
    const before = layHand(6, room).spots;
    expect(spots[2]!.y).toBe(before[2]!.y);
    expect(spots[0]!.y).toBeGreaterThan(before[0]!.y + 30);
    expect(spots[1]!.x - spots[0]!.x).toBeLessThan(spots[3]!.x - spots[2]!.x);
  });

  test("has pieces that never cover each other", () => {
    for (const room of rooms)
      for (const count of [1, 8]) {
        const { spots, pitch, cw } = layPieces(count, room);
        expect(pitch).toBeGreaterThan(cw);
        for (const spot of spots) expect(spot.x >= 0 && spot.x + cw <= room.width).toBe(true);
      }
  });

  test("fills its rows evenly, the longer ones first", () => {
    expect(evenly(13, 2)).toEqual([7, 6]);
    expect(evenly(5, 1)).toEqual([5]);
    expect(evenly(0, 1)).toEqual([0]);
  });
});
