// The text of a record: tags, then one line per move. Written from docs/record.md, not from the server.

export interface Line {
  /** in the file, from 1 */
  number: number;
  actor: string;
  move: string;
}

export interface RecordText {
  tags: Record<string, string>;
  lines: Line[];
}

export class BadRecord extends Error {
  constructor(
    readonly line: number,
    text: string,
  ) {
    super(text);
  }
}

export function read(text: string): RecordText {
  const record: RecordText = { tags: {}, lines: [] };
  text.split(/\r\n?|\n/).forEach((raw, i) => {
    const line = raw.trim();
    if (!line || line.startsWith(";")) return;
    const tag = /^\[([A-Za-z]\w*)\s+"((?:[^"\\]|\\.)*)"\]$/.exec(line);
    if (tag) {
      if (record.lines.length || (tag[1] ?? "") in record.tags) throw new BadRecord(i + 1, line);
      record.tags[tag[1]!] = tag[2]!.replace(/\\(.)/g, "$1");
      return;
    }
    const move = /^(deck|p[1-9]\d{0,2})\s+(\S.*)$/.exec(line.replace(/\s+;.*$/, ""));
    if (!move) throw new BadRecord(i + 1, line);
    record.lines.push({ number: i + 1, actor: move[1]!, move: move[2]!.trim().replace(/\s+/g, " ") });
  });
  for (const name of ["Game", "Seats"]) if (!record.tags[name]) throw new BadRecord(1, `[${name} …]`);
  return record;
}

export type Piles = Record<string, string[]>;

/** `deal p1:As,7h p2: gone:2c` */
export function readDeal(line: Line): { verb: string; piles: Piles } {
  const [verb = "", ...items] = line.move.split(" ");
  const piles: Piles = {};
  for (const item of items) {
    const colon = item.indexOf(":");
    const name = item.slice(0, colon);
    if (colon < 1 || name in piles) throw new BadRecord(line.number, item);
    piles[name] = item
      .slice(colon + 1)
      .split(",")
      .filter(Boolean);
  }
  return { verb, piles };
}
