// A QR code for a link: byte mode, error correction M, versions 1 to 10 (ISO/IEC 18004), as rows of dark and light.

/** For each version: bytes of error correction per block, and how many bytes of data each block has. */
const BLOCKS: readonly { ec: number; data: readonly number[] }[] = [
  { ec: 10, data: [16] },
  { ec: 16, data: [28] },
  { ec: 26, data: [44] },
  { ec: 18, data: [32, 32] },
  { ec: 24, data: [43, 43] },
  { ec: 16, data: [27, 27, 27, 27] },
  { ec: 18, data: [31, 31, 31, 31] },
  { ec: 22, data: [38, 38, 39, 39] },
  { ec: 22, data: [36, 36, 36, 37, 37] },
  { ec: 26, data: [43, 43, 43, 43, 44] },
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The smallest code that holds the text; null if none of these does. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(({ data }, i) => bytes.length + (i < 9 ? 2 : 3) <= sum(data)) + 1;
  if (!version) return null;
  const words = interleaved(version, packed(bytes, version));
  const drawings = MASKS.map((_, mask) => drawn(version, words, mask));
  return drawings.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

// -- the bytes

function packed(bytes: Uint8Array, version: number): number[] {
  const room = sum(BLOCKS[version - 1]!.data);
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  write(0b0100, 4); // bytes follow
  write(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) write(byte, 8);
  write(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Split into blocks, with their error correction, one byte of each block after the other. */
function interleaved(version: number, words: number[]): number[] {
  const { ec, data } = BLOCKS[version - 1]!;
  let at = 0;
  const blocks = data.map((length) => words.slice(at, (at += length)));
  const checks = blocks.map((block) => remainder(block, ec));
  const woven = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, i) =>
      parts.flatMap((part) => (i < part.length ? [part[i]!] : [])),
    ).flat();
  return [...woven(blocks), ...woven(checks)];
}

/** In the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (; b; b >>= 1) {
    if (b & 1) product ^= a;
    a = (a << 1) ^ (a & 0x80 ? 0x11d : 0);
  }
  return product;
}

function remainder(block: number[], degree: number): number[] {
  let divisor = [1]; // the product of all (x − 2ⁱ), highest power first
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((term, j) => term ^ (j ? times(divisor[j - 1]!, root) : 0));
  }
  const rest = [...block, ...new Array<number>(degree).fill(0)];
  block.forEach((_, i) => {
    const factor = rest[i]!;
    divisor.forEach((term, j) => (rest[i + j]! ^= times(term, factor)));
  });
  return rest.slice(block.length);
}

// -- the drawing

function drawn(version: number, words: number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const rows = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean) => {
    if (rows[y] && x >= 0 && x < size) rows[y][x] = dark;
  };
  fixed(version, size, put);
  named(version, size, mask, put);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    // two columns at a time, up and down by turns, around the timing column
    const upward = right > 6 ? ((size - 1 - right) / 2) % 2 === 0 : ((size - 2 - right) / 2) % 2 === 0;
    for (let i = 0; i < size; i++) {
      const y = upward ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (rows[y]![x] !== undefined) continue;
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        rows[y]![x] = (dark === 1) !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
  return rows as boolean[][];
}

type Put = (x: number, y: number, dark: boolean) => void;

/** Three finders, timing, alignment. */
function fixed(version: number, size: number, put: Put): void {
  for (let i = 0; i < size; i++) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) put(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const centres = ALIGNED[version - 1]!;
  for (const y of centres) for (const x of centres) if (!inFinder(x, y, size)) square(x, y, 2, [1]);
}

const inFinder = (x: number, y: number, size: number) => (x < 9 && y < 9) || (x > size - 10 && y < 9) || (x < 9 && y > size - 10);

/** Which error correction, mask and version this is, protected by their own remainders. */
function named(version: number, size: number, mask: number, put: Put): void {
  const format = (((0b00 << 3) | mask) << 10) | bch((0b00 << 3) | mask, 10, 0b10100110111); // 00 is M
  const bits = format ^ 0b101010000010010;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(i));
    put(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, bit(i));
  }
  put(8, size - 8, true);
  if (version < 7) return;
  const number = (version << 12) | bch(version, 12, 0b1111100100101);
  for (let i = 0; i < 18; i++) {
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    put(near, far, ((number >> i) & 1) === 1);
    put(far, near, ((number >> i) & 1) === 1);
  }
}

function bch(value: number, length: number, divisor: number): number {
  let rest = value << length;
  for (let i = 31; i >= length; i--) if ((rest >>> i) & 1) rest ^= divisor << (i - length);
  return rest;
}

// -- which mask is easiest to read

function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let i = 0; i + 11 <= text.length; i++) if (["10111010000", "00001011101"].includes(text.slice(i, i + 11))) points += 40;
  }
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++)
      if (rows[y]![x] === rows[y]![x - 1] && rows[y]![x] === rows[y - 1]![x] && rows[y]![x] === rows[y - 1]![x - 1]) points += 3;
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return points + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}
