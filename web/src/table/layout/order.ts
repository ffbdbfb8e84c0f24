// Who sits where in the ring.

/** Seats in the order of the ring: you first, then clockwise. For who only watches the first seat is the one at the bottom. */
export function around<T extends { seat: string }>(seats: T[], you: string | null): T[] {
  const at = seats.findIndex((seat) => seat.seat === you);
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}

/** Seats as they play, if it is said of all of them. */
export function inOrder<T extends { seat: string }>(seats: T[], order: readonly string[]): T[] {
  const found = order.map((name) => seats.find((seat) => seat.seat === name)).filter((seat) => seat !== undefined);
  return found.length === seats.length ? found : seats;
}
