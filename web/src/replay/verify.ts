// Were the cards dealt as promised? From the text of the record and what this browser has noted, and nothing else: written
// from docs/fair-deals.md, byte by byte. No game is known here.

import { pledgeOf } from "../net/promises";
import { bytesOf, hex, sha256 } from "../net/sha256";
import { BadRecord, type Line, type Piles, type RecordText, read, readDeal } from "./record";

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
  /** all pledges, as they were shown before anybody opened theirs */
  pledges?: (string | null)[];
}

/** What cannot be checked here, and is no fault of the record. */
const NO_FAULT = ["noted", "unopened"];

const HEX = /^[0-9a-f]{64}$/;
const UTF8 = new TextEncoder();

export async function verify(text: string, noted: Noted | null = null): Promise<Verdict> {
  const checks: Check[] = [];
  try {
    const record = read(text);
    const hexes = Object.fromEntries(["Commit", "Secret", "Seed"].map((name) => [name, hexOf(record, name)]));
    if (!hexes["Seed"] && !hexes["Secret"] && !hexes["Commit"]) return { state: "none", checks };
    checks.push(...(await own(record, hexes["Commit"]!, noted)));
    checks.push(await promise(hexes["Commit"]!, hexes["Secret"]!));
    checks.push(...(await origin(record, hexes["Secret"]!, hexes["Seed"]!)));
    checks.push(...(await lot(record, hexes["Secret"]!)));
    if (hexes["Seed"]) for await (const check of deals(record, bytesOf(hexes["Seed"]))) checks.push(check);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    checks.push({ id: "bad-line", holds: false, line: error.line, params: { text: error.message } });
  }
  const state = checks.some((check) => check.holds === false)
    ? "bad"
    : checks.some((check) => check.holds === null && !NO_FAULT.includes(check.id))
      ? "part"
      : "ok";
  return { state, checks };
}

function hexOf(record: RecordText, name: string): string {
  const value = (record.tags[name] ?? "").toLowerCase();
  if (value && !HEX.test(value)) throw new BadRecord(1, `[${name} "${record.tags[name]}"]`);
  return value;
}

/** Only this is worth something against the house: what was noted before. */
async function own(record: RecordText, commit: string, noted: Noted | null): Promise<Check[]> {
  if (!noted) return [{ id: "noted", holds: null }];
  const checks: Check[] = [{ id: "noted", holds: noted.commit === commit }];
  const shares = bySeat(record, "Shares");
  const stands = noted.seat ? shares[Number(noted.seat.slice(1)) - 1] === noted.share : shares.includes(noted.share);
  checks.push({ id: "share", holds: stands });
  if (noted.pledges) {
    const pledges = await Promise.all(before(record, givenBy(record)).map((one) => pledgeBehind(commit, one)));
    checks.push({ id: "pledges", holds: pledges.join() === noted.pledges.join() });
  }
  return checks;
}

const pledgeBehind = async (commit: string, { share, pledge }: Given) => (share ? await pledgeOf(commit, share) : pledge);

async function promise(commit: string, secret: string): Promise<Check> {
  if (!commit || !secret) return { id: "commit", holds: null };
  return { id: "commit", holds: hex(await sha256(bytesOf(secret))) === commit };
}

interface Given {
  share?: string | undefined;
  /** which was not opened */
  pledge?: string | undefined;
}

/** What stands behind each seat in `Shares` or `Unopened`. */
function bySeat(record: RecordText, name: string): (string | undefined)[] {
  const seats = Number(record.tags["Seats"]);
  if (!(seats >= 1 && seats <= 99)) throw new BadRecord(1, `[Seats "${record.tags["Seats"]}"]`);
  const values: (string | undefined)[] = Array(seats).fill(undefined);
  for (const item of (record.tags[name] ?? "").split(" ").filter(Boolean)) {
    const found = /^p([1-9]\d?):([0-9a-f]{64})$/i.exec(item);
    const seat = Number(found?.[1]) - 1;
    if (!found || seat >= values.length || values[seat] !== undefined) throw new BadRecord(1, `[${name} "…${item.slice(0, 12)}…"]`);
    values[seat] = found[2]!.toLowerCase();
  }
  return values;
}

function givenBy(record: RecordText): Given[] {
  const pledges = bySeat(record, "Unopened");
  return bySeat(record, "Shares").map((share, i) => ({ share, pledge: pledges[i] }));
}

const versionOf = (record: RecordText) => record.tags["Fair"] ?? "1";

const entry = (version: string, { share, pledge }: Given) =>
  version === "1" ? (share ?? "-") : share ? `share ${share}` : pledge ? `pledge ${pledge}` : "none";

/** The seed as this text has it. */
function seedOf(record: RecordText, secret: string, given: Given[]): Promise<Uint8Array> {
  const version = versionOf(record);
  const seats = given.map((one, i) => `p${i + 1} ${entry(version, one)}\n`).join("");
  return sha256(UTF8.encode(`cardhouse seed ${version}\n${secret}\n${seats}`));
}

/** The seats as they were numbered before it was drawn who is first. */
function before<T>(record: RecordText, seats: T[]): T[] {
  const was = wasFirst(record, seats.length);
  return [...seats.slice(was), ...seats.slice(0, was)];
}

function wasFirst(record: RecordText, seats: number): number {
  const drawn = record.tags["Drawn"] ?? "p1";
  const was = Number(/^p([1-9]\d?)$/.exec(drawn)?.[1]) - 1;
  if (!(was < seats)) throw new BadRecord(1, `[Drawn "${drawn}"]`);
  return was;
}

/** Who is p1, where that was drawn: from what was given as the seats were numbered before. */
async function lot(record: RecordText, secret: string): Promise<Check[]> {
  if (record.tags["Drawn"] === undefined || !secret) return [];
  const given = givenBy(record);
  const seats = given.length;
  const draft = await seedOf(record, secret, before(record, given));
  const of = await sha256(UTF8.encode(`cardhouse lot 1\n${hex(draft)}\n`));
  const first = await nextWord(words(of, 0), Math.floor(2 ** 32 / seats) * seats);
  return [{ id: "lot", holds: first % seats === (seats - wasFirst(record, seats)) % seats }];
}

async function origin(record: RecordText, secret: string, seed: string): Promise<Check[]> {
  if (!secret || !seed) return [{ id: "seed", holds: null }];
  const given = givenBy(record);
  const count = given.filter(({ share }) => share).length;
  const checks: Check[] = [{ id: "seed", holds: hex(await seedOf(record, secret, given)) === seed, params: { count } }];
  const unopened = given.flatMap(({ share, pledge }, i) => (pledge && !share ? [`p${i + 1}`] : []));
  if (unopened.length) checks.push({ id: "unopened", holds: null, params: { seats: unopened.join(", ") } });
  return checks;
}

// -- the deals

interface Dealt {
  line: Line;
  verb: string;
  piles: Piles;
}

async function* deals(record: RecordText, seed: Uint8Array): AsyncGenerator<Check> {
  const version = versionOf(record);
  if (version === "1") return yield { id: "older", holds: null };
  if (version !== "2") throw new BadRecord(1, `[Fair "${version}"]`);
  if (record.tags["Setup"] !== undefined) return yield { id: "deals", holds: null };
  const written: Dealt[] = record.lines.flatMap((line) => (line.actor === "deck" ? [{ line, ...readDeal(line) }] : []));
  if (!written.length) return yield { id: "unwritten", holds: null };
  for (const [i, dealt] of written.entries()) {
    const pack = packOf(written.slice(i));
    yield pack ? await deal(dealt, await shuffled(pack, seed, i + 1), i + 1) : { id: "unwritten", holds: null, line: dealt.line.number };
  }
}

/** The cards left out before the shuffle. */
const GONE = "gone";

/** What was shuffled, in the order of its bytes. A draw shows a few cards of the pack that is dealt next. */
function packOf(written: Dealt[]): string[] | null {
  const next = written.find(({ verb }) => verb === "deal");
  return next
    ? Object.entries(next.piles)
        .flatMap(([name, cards]) => (name === GONE ? [] : cards))
        .sort()
    : null;
}

async function deal({ line, verb, piles }: Dealt, cards: string[], k: number): Promise<Check> {
  const names = Object.keys(piles);
  const kind = verb === "draw" ? verb : names.some((name) => SEAT.test(name)) ? "deal" : "reshuffle";
  let at = 0;
  for (const [i, name] of [...names].sort(byName).entries()) {
    const has = piles[name]!;
    const should = name === GONE ? has : cards.slice(at, (at += has.length));
    const params = { k, kind, pile: name, should: list(should), has: list(has) };
    if (names[i] !== name || params.should !== params.has) return { id: "deal", holds: false, line: line.number, params };
  }
  return { id: "deal", holds: true, line: line.number, params: { k, kind } };
}

const list = (cards: string[]) => cards.join(" ") || "–";

const SEAT = /^p([1-9]\d*)$/;

/** Seats by their numbers, then the other piles by name: nobody chooses whose cards come first. */
function byName(a: string, b: string): number {
  const [one, other] = [SEAT.exec(a), SEAT.exec(b)].map((found) => (found ? Number(found[1]) : Infinity)) as [number, number];
  return one !== other ? one - other : a < b ? -1 : 1;
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
