// Where something finds room beside a face: inside the mat, over no card and no other face.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 6;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;
export const middleOf = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** How much of the one lies over the other. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  const high = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The same box, moved into the other as far as it fits. */
export function within(box: Box, bounds: Box): Box {
  const into = (at: number, size: number, from: number, room: number) => Math.max(from, Math.min(at, from + room - size));
  return {
    ...box,
    left: into(box.left, box.width, bounds.left, bounds.width),
    top: into(box.top, box.height, bounds.top, bounds.height),
  };
}

/** Above a face, beside it or below it: the first place where nothing is covered, or where least is. */
export function beside(face: Box, size: { width: number; height: number }, bounds: Box, taken: readonly Box[]): Box {
  const { x, y } = middleOf(face);
  const inward = x < middleOf(bounds).x ? right(face) + GAP : face.left - GAP - size.width;
  const outward = x < middleOf(bounds).x ? face.left - GAP - size.width : right(face) + GAP;
  const places = [
    { left: x - size.width / 2, top: face.top - GAP - size.height },
    { left: inward, top: y - size.height / 2 },
    { left: outward, top: y - size.height / 2 },
    { left: x - size.width / 2, top: bottom(face) + GAP },
  ].map((place) => within({ ...place, ...size }, bounds));
  const covered = places.map((place) => overlap(place, face) + taken.reduce((sum, box) => sum + overlap(place, box), 0));
  return places[covered.indexOf(Math.min(...covered))]!;
}
