// Where a moment happens, in the pixels of the layer that it is drawn on. Found by the marks of the page alone.

import { type Box, middleOf } from "../reactions/place";
import { faceOf } from "../reactions/where";

export interface Spots {
  mat: Box;
  /** the face of a seat; of your own without one, the upper edge of your hand */
  face(seat: string): Box | null;
  /** of what is marked like this */
  box(css: string): Box | null;
}

export function spotsOn(layer: HTMLElement, you: string | null): Spots {
  const origin = layer.getBoundingClientRect();
  const root: ParentNode = layer.parentElement ?? document;
  const here = ({ left, top, width, height }: Box): Box => ({ left: left - origin.left, top: top - origin.top, width, height });
  const box = (css: string): Box | null => {
    const found = root.querySelector(css);
    return found ? here(found.getBoundingClientRect()) : null;
  };
  const own = (): Box | null => {
    const hand = box(".hold");
    const size = 46;
    return hand && { left: middleOf(hand).x - size / 2, top: hand.top - size / 2, width: size, height: size };
  };
  return {
    mat: box(".mat") ?? here(origin),
    box,
    face(seat) {
      const face = faceOf(seat, null);
      if (face) return here(face.getBoundingClientRect());
      return seat === you ? own() : null;
    },
  };
}

/** As styles: around the same middle, this much larger. */
export function around(box: Box, times = 1): string {
  const { x, y } = middleOf(box);
  const [width, height] = [box.width * times, box.height * times];
  return `left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
}
