// Where things are on the screen, for what is drawn over the table.

/** The pod of a seat; your own cards lie below the mat. */
export function placeOf(seat: string, you: string | null, root: ParentNode = document): Element | null {
  if (seat === you) return root.querySelector(".hold") ?? root.querySelector(".own");
  return root.querySelector(`li[data-seat="${seat}"]`);
}

export interface Spot {
  x: number;
  y: number;
}

export function middle(el: Element): Spot {
  const { left, top, width, height } = el.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height / 2, 40) };
}
