// Everything that is drawn here, whole: loaded on demand, in one piece. Face.svelte and Reaction.svelte ask for it.
import { FACES } from "./faces";
import { person } from "./head";
import { MONOGRAMS, monogramOf } from "./ids";
import { type Mood, moved, petals } from "./parts";
import { DRAWN } from "./reactions";
import { THINGS } from "./things";

const DISC = '<circle cx="50" cy="50" r="49"/>';
const SQUARE = '<rect x="1" y="1" width="98" height="98" rx="27"/>';

/** What needs room above the head. */
const TALL = new Set(["bun", "straw", "wrap", "beanie", "afro", "quiff", "turban", "turban2", "curls", "tails"]);

const placed = (kind: string, what: string): string => (TALL.has(kind) ? moved(4, 8, 0.92, what) : moved(0, 3, 1, what));

const RING = `<g fill="#fff" opacity=".16">${petals(50, 48, 12, 34, 58)}</g>`;

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">${inside}</svg>`;

function framed(shape: string, ground: string, what: string, clip: string): string {
  return svg(
    `<clipPath id="${clip}">${shape}</clipPath><g clip-path="url(#${clip})"><rect width="100" height="100" fill="${ground}"/>${RING}${what}</g>`,
  );
}

/** An id comes from elsewhere and may be any word. */
const own = <T>(all: Readonly<Record<string, T>>, id: string): T | undefined => (Object.hasOwn(all, id) ? all[id] : undefined);

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function letter(text: string): string {
  const size = [...text].length > 1 ? 40 : 54;
  return `<text x="50" y="52" text-anchor="middle" dominant-baseline="central" font-size="${size}" font-weight="700" fill="#fff">${escaped(text)}</text>`;
}

/** A face, a thing or a monogram, by its id; undefined if there is no such id. `clip` is unique in the page. */
export function portrait(id: string, mood: Mood = "happy", clip = `clip-${id}`): string | undefined {
  const face = own(FACES, id);
  if (face) return framed(DISC, face.bg, placed(face.kind, person(face, mood)), clip);
  const thing = own(THINGS, id);
  if (thing) return framed(SQUARE, thing.bg, moved(10, 10, 0.8, thing.draw(mood)), clip);
  const monogram = monogramOf(id);
  return monogram && framed(DISC, MONOGRAMS[monogram.colour]!, letter(monogram.letters), clip);
}

export function reaction(code: string): string | undefined {
  const drawn = own(DRAWN, code);
  return drawn && svg(drawn);
}
