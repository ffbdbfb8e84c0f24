// The star behind a shout, and how large its letters are. On a ground of 760 × 360, around its middle.

export const WIDE = 760;
export const HIGH = 360;

/** A star of `n` points between two radii, wider than high; every other point is a little shorter. */
export function star(n: number, inner: number, outer: number, wide = 1.32, high = 0.8): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const at = (i * Math.PI) / n - 0.05;
    const r = i % 2 ? inner : outer * (i % 4 ? 0.88 : 1);
    return `${(WIDE / 2 + wide * r * Math.cos(at)).toFixed(1)} ${(HIGH / 2 + high * r * Math.sin(at)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Long words are smaller: all of them stay on the star. */
export const letters = (word: string): number => Math.min(150, Math.round(1_120 / Math.max(1, [...word].length)));
