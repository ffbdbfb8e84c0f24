// Were the cards dealt as promised? From the text of the record and what this browser has noted, and nothing else: written
// from docs/fair-deals.md, byte by byte.

import { DECKS, type Deck } from "./decks";
import { BadRecord, type Line, type Piles, type RecordText, read, readDeal, readOptions } from "./record";
import { bytesOf, hex, sha256 } from "./sha256";

export interface Check {
  /** which sentence: `verify-<id>-ok`, `-bad` or `-skip` */
  id: string;
  /** null: it could not be checked */
  holds: boolean | null;
  params?: Record<string, string | number>;
  line?: number;
}

export interface Verdict {
  state: "ok" | "bad" | "part" | "none";
  checks: Check[];
}

/** What this browser has noted before the first card, and where it sat. */
export interface Noted {
  commit: string;
  share: string;
  seat: string | null;
}

const HEX = /^[0-9a-f]{64}$/;
const UTF8 = new TextEncoder();

export async function verify(text: string, noted: Noted | null = null): Promise<Verdict> {
  const checks: Check[] = [];
  try {
    const record = read(text);
    const hexes = Object.fromEntries(["Commit", "Secret", "Seed"].map((name) => [name, hexOf(record, name)]));
    if (!hexes["Seed"] && !hexes["Secret"] && !hexes["Commit"]) return { state: "none", checks };
    checks.push(...own(record, hexes["Commit"]!, noted));
    checks.push(await promise(hexes["Commit"]!, hexes["Secret"]!));
    checks.push(await origin(record, hexes["Secret"]!, hexes["Seed"]!));
    checks.push(...(await lot(record, hexes["Secret"]!)));
    if (hexes["Seed"]) for await (const check of deals(record, bytesOf(hexes["Seed"]))) checks.push(check);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    checks.push({ id: "bad-line", holds: false, line: error.line, params: { text: error.message } });
  }
  const state = checks.some((check) => check.holds === false) ? "bad" : checks.some((check) => check.holds === null && check.id !== "noted") ? "part" : "ok";
  return { state, checks };
}

function hexOf(record: RecordText, name: string): string {
  const value = (record.tags[name] ?? "").toLowerCase();
  if (value && !HEX.test(value)) throw new BadRecord(1, `[${name} "${record.tags[name]}"]`);
  return value;
}

/** Only this is worth something against the house: what was noted before. */
function own(record: RecordText, commit: string, noted: Noted | null): Check[] {
  if (!noted) return [{ id: "noted", holds: null }];
  const checks: Check[] = [{ id: "noted", holds: noted.commit === commit }];
  const shares = sharesOf(record);
  const stands = noted.seat ? shares[Number(noted.seat.slice(1)) - 1] === noted.share : shares.includes(noted.share);
  return [...checks, { id: "share", holds: stands }];
}

async function promise(commit: string, secret: string): Promise<Check> {
  if (!commit || !secret) return { id: "commit", holds: null };
  return { id: "commit", holds: hex(await sha256(bytesOf(secret))) === commit };
}

/** Behind each seat what it gave, or nothing. */
function sharesOf(record: RecordText): (string | undefined)[] {
  const shares: (string | undefined)[] = Array(Number(record.tags["Seats"])).fill(undefined);
  for (const item of (record.tags["Shares"] ?? "").split(" ").filter(Boolean)) {
    const found = /^p([1-9]\d?):([0-9a-f]{64})$/i.exec(item);
    const seat = Number(found?.[1]) - 1;
    if (!found || seat >= shares.length || shares[seat] !== undefined) throw new BadRecord(1, `[Shares "…${item.slice(0, 12)}…"]`);
    shares[seat] = found[2]!.toLowerCase();
  }
  return shares;
}

/** The seed as this text has it. */
const seedOf = (secret: string, shares: (string | undefined)[]) =>
  sha256(UTF8.encode(`cardhouse seed 1\n${secret}\n${shares.map((share, i) => `p${i + 1} ${share ?? "-"}\n`).join("")}`));

/** Who is p1, where that was drawn: from the shares as the seats were numbered before. */
async function lot(record: RecordText, secret: string): Promise<Check[]> {
  const drawn = record.tags["Drawn"];
  if (drawn === undefined || !secret) return [];
  const shares = sharesOf(record);
  const was = Number(/^p([1-9]\d?)$/.exec(drawn)?.[1]) - 1;
  if (!(was < shares.length)) throw new BadRecord(1, `[Drawn "${drawn}"]`);
  const draft = await seedOf(secret, [...shares.slice(was), ...shares.slice(0, was)]);
  const of = await sha256(UTF8.encode(`cardhouse lot 1\n${hex(draft)}\n`));
  const fair = Math.floor(2 ** 32 / shares.length) * shares.length;
  const first = await nextWord(words(of, 0), fair);
  return [{ id: "lot", holds: first % shares.length === (shares.length - was) % shares.length }];
}

async function origin(record: RecordText, secret: string, seed: string): Promise<Check> {
  if (!secret || !seed) return { id: "seed", holds: null };
  const shares = sharesOf(record);
  return { id: "seed", holds: hex(await seedOf(secret, shares)) === seed, params: { count: shares.filter(Boolean).length } };
}

// -- the deals

async function* deals(record: RecordText, seed: Uint8Array): AsyncGenerator<Check> {
  const [game = ""] = record.tags["Game"]!.split(" ");
  const make = DECKS[game];
  if (record.tags["Setup"] !== undefined) return yield { id: "deals", holds: null };
  if (!make) return yield { id: "unknown", holds: null, params: { game } };
  if (!record.lines.some((line) => line.actor === "deck")) return yield { id: "unwritten", holds: null };
  const deck = make(Number(record.tags["Seats"]), readOptions(record.tags["Options"]));
  let k = 0;
  let wrong = false;
  for (const line of record.lines) {
    if (line.actor === "deck") {
      const check = await deal(deck, line, readDeal(line), seed, ++k);
      wrong ||= !check.holds;
      yield check;
    }
    try {
      follow(deck, line, game);
    } catch {
      if (wrong) return; // after other cards nothing fits any more
      throw new BadRecord(line.number, `${line.actor} ${line.move}`);
    }
  }
}

async function deal(deck: Deck, line: Line, { verb, piles }: ReturnType<typeof readDeal>, seed: Uint8Array, k: number): Promise<Check> {
  const { kind, pack, lay } = deck.next();
  const should = lay(await shuffled(pack, seed, k));
  const wrong = verb === (kind === "draw" ? "draw" : "deal") ? differing(deck.order, should, piles) : Object.keys(should)[0]!;
  const list = (cards: string[] | undefined) => cards?.join(" ") || "–";
  const params: Record<string, string> = wrong === null ? {} : { pile: wrong, should: list(sorted(deck.order, wrong, should[wrong])), has: list(piles[wrong]) };
  return { id: "deal", holds: wrong === null, line: line.number, params: { k, kind, ...params } };
}

function follow(deck: Deck, line: Line, game: string): void {
  if (line.actor === "deck") return deck.dealt(readDeal(line).piles);
  const move = game === "kazhutha" ? line.move.charAt(0).toUpperCase() + line.move.slice(1).toLowerCase() : line.move;
  deck.moved(Number(line.actor.slice(1)) - 1, move);
}

/** Hands are written sorted; in Tincholi, whose order has no doubles in a row, every slot counts. */
function sorted(order: string[], name: string, cards: string[] = []): string[] {
  const slots = order.includes("Jk");
  return /^p\d+$/.test(name) && !slots ? [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b)) : cards;
}

/** The first pile that is not as it should be. What lies aside (`gone`) follows from the rest. */
function differing(order: string[], should: Piles, has: Piles): string | null {
  const names = new Set([...Object.keys(should), ...Object.keys(has).filter((name) => name !== "gone" && has[name]!.length)]);
  const text = (piles: Piles, name: string) => sorted(order, name, piles[name]).join();
  return [...names].find((name) => text(should, name) !== text(has, name)) ?? null;
}

/** The stream of the k-th deal: SHA-256(seed ‖ k ‖ counter), in words of 32 bits. */
async function* words(seed: Uint8Array, k: number): AsyncGenerator<number> {
  const block = new Uint8Array(40);
  block.set(seed);
  const numbers = new DataView(block.buffer);
  numbers.setUint32(32, k);
  for (let counter = 0; ; counter++) {
    numbers.setUint32(36, counter);
    const digest = new DataView((await sha256(block)).buffer);
    for (let n = 0; n < 8; n++) yield digest.getUint32(4 * n);
  }
}

/** A word that would favour low places is thrown away. */
async function nextWord(stream: AsyncGenerator<number>, fair: number): Promise<number> {
  for (;;) {
    const { value } = await stream.next();
    if (value < fair) return value;
  }
}

/** Fisher–Yates from the last card down. */
async function shuffled(pack: string[], seed: Uint8Array, k: number): Promise<string[]> {
  const cards = [...pack];
  const stream = words(seed, k);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = (await nextWord(stream, Math.floor(2 ** 32 / (i + 1)) * (i + 1))) % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
