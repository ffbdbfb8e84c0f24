// What every drawing here is made of: strings of SVG on a grid of 100, flat fills, one weight of line.
export const MOODS = ["happy", "smug", "laugh", "shock", "sad"] as const;
export type Mood = (typeof MOODS)[number];

export const WEIGHT = 2.6;

export const fill = (d: string, color: string, more = ""): string => `<path d="${d}" fill="${color}"${more}/>`;

export const line = (d: string, color: string, width: number = WEIGHT): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, r: number, color: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, color: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${more}/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, color: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${color}"/>`;

/** Dots of one colour: x, y, r and so on. */
export function dots(color: string, ...xyr: number[]): string {
  let all = "";
  for (let i = 0; i < xyr.length; i += 3) all += dot(xyr[i]!, xyr[i + 1]!, xyr[i + 2]!, color);
  return all;
}

/** The same on the other side of the face. */
export const both = (one: string): string => `${one}<g transform="matrix(-1 0 0 1 100 0)">${one}</g>`;

export const moved = (x: number, y: number, scale: number, what: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;

/** The ring of petals that lies behind everybody. */
export function petals(cx: number, cy: number, count: number, from: number, to: number): string {
  const long = to - from;
  const x = (by: number) => +(cx + long * by).toFixed(2);
  const y = (out: number) => +(cy - out).toFixed(2);
  const side = y(from + long * 0.4);
  const tip = y(to * 0.96);
  const petal = `M${cx} ${y(from)}C${x(-0.45)} ${side} ${x(-0.25)} ${tip} ${cx} ${y(to)}C${x(0.25)} ${tip} ${x(0.45)} ${side} ${cx} ${y(from)}Z`;
  return Array.from({ length: count }, (_, i) => `<path transform="rotate(${(i * 360) / count} ${cx} ${cy})" d="${petal}"/>`).join("");
}
