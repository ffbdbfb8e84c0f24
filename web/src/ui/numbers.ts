// Numbers as they are written on a scoring sheet, with a true minus.

export const minus = (n: number) => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number) => (n > 0 ? `+${n}` : minus(n));
