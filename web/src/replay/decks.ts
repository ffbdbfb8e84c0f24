// What the deck of each game has to do next: which cards are shuffled, in which order they lie before, and how they are
// laid out (docs/fair-deals.md). No rule is checked here. Where a layout depends on what was played, as little of the game
// is followed as it takes to know that.

import type { Piles } from "./record";

export interface Deck {
  /** the order of the pack, for hands whose order does not matter */
  order: string[];
  next(): { kind: "deal" | "draw" | "reshuffle"; pack: string[]; lay: (shuffled: string[]) => Piles };
  dealt(piles: Piles): void;
  /** throws if it cannot be */
  moved(seat: number, move: string): void;
}

const SUITS = [..."cdhs"];
const packOf = (ranks: string) => [...ranks].flatMap((rank) => SUITS.map((suit) => rank + suit));
const PACK = packOf("23456789TJQKA");

const every = (cards: string[], from: number, step: number) => cards.filter((_, i) => i % step === from);
const turned = (seat: number, first: number, seats: number) => (((seat - first) % seats) + seats) % seats;

/** One by one, clockwise, the first card to `first`. */
function around(shuffled: string[], seats: number, first: number): Piles {
  return Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`p${seat + 1}`, every(shuffled, turned(seat, first, seats), seats)]));
}

function take(from: string[], card: string): void {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(card);
  from.splice(at, 1);
}

function thulla(seats: number): Deck {
  const pack = PACK.slice(52 % seats);
  let game = 0;
  return {
    order: PACK,
    next: () => ({ kind: "deal", pack, lay: (shuffled) => around(shuffled, seats, game + 1) }),
    dealt: () => void game++,
    moved: () => undefined,
  };
}

/** The last loser deals, so the tricks are followed. */
function kazhutha(seats: number, options: Record<string, string>): Deck {
  const safe = options["first_trick_safe"] === "on";
  const partners = options["partners"] === "on";
  let hands: string[][] = [];
  let trick: { seat: number; card: string }[] = [];
  let dealer = -1, losers: number[] = [], inside = 0, cuts = 0, opening = true, spoiled = false;

  const holders = () => hands.flatMap((hand, seat) => (hand.length ? [seat] : []));
  const teamOut = () => partners && [0, 1].some((seat) => !hands[seat]!.length && !hands[seat + 2]!.length);
  const nextDealer = () => (dealer < 0 ? 0 : losers.length === 1 ? losers[0]! : (dealer + 1) % seats);

  function resolved(): void {
    const by = trick.map(({ seat }) => seat);
    trick = [];
    opening = spoiled = false;
    const left = holders();
    inside = left.length;
    if (partners) losers = []; // two or none: the deal passes on
    else if (left.length === 1) losers = left;
    else if (!left.length) losers = by.slice(-1);
    else if (cuts >= 100) losers = heaviest(left);
    if (teamOut() || left.length <= 1) hands = [];
  }

  /** Most cards, then the highest sum of ranks; nobody if that is shared. */
  function heaviest(left: number[]): number[] {
    const weight = (seat: number) => hands[seat]!.length * 1000 + hands[seat]!.reduce((sum, card) => sum + Math.floor(PACK.indexOf(card) / 4) + 2, 0);
    const most = Math.max(...left.map(weight));
    const found = left.filter((seat) => weight(seat) === most);
    return found.length === 1 ? found : [];
  }

  return {
    order: PACK,
    next: () => ({ kind: "deal", pack: PACK, lay: (shuffled) => around(shuffled, seats, nextDealer() + 1) }),
    dealt(piles) {
      dealer = nextDealer();
      hands = Array.from({ length: seats }, (_, seat) => [...(piles[`p${seat + 1}`] ?? [])]);
      [trick, losers, cuts, opening, spoiled, inside] = [[], [], 0, true, false, holders().length];
    },
    moved(seat, card) {
      take(hands[seat] ?? [], card);
      trick.push({ seat, card });
      const led = trick[0]!.card[1];
      if (card[1] !== led) {
        if (!(safe && opening)) {
          const best = trick.filter((one) => one.card[1] === led).reduce((a, b) => (PACK.indexOf(b.card) > PACK.indexOf(a.card) ? b : a));
          hands[best.seat]!.push(...trick.map((one) => one.card));
          cuts += 1;
          return resolved();
        }
        spoiled = true;
      }
      if (trick.length < inside) return;
      cuts = spoiled ? cuts + 1 : 0;
      resolved();
    },
  };
}

/** Ranks are drawn, then they are the order of going out: how many cards each holds is enough to know it. */
function dalmuti(seats: number, options: Record<string, string>): Deck {
  const pack = [...Array.from({ length: 12 }, (_, i) => Array<string>(i + 1).fill(String(i + 1))).flat(), "J", "J"];
  const worth = (card: string) => (card === "J" ? 13 : Number(card));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  let groups = options["opening"] === "seats" ? all.map((seat) => [seat]) : [all];
  let left: number[] = [], out: number[] = [];
  const tied = () => groups.find((group) => group.length > 1);
  return {
    order: pack,
    next() {
      const drawing = tied();
      if (drawing) return { kind: "draw", pack, lay: (shuffled) => Object.fromEntries(drawing.map((seat, i) => [`p${seat + 1}`, [shuffled[i]!]])) };
      const order = out.length ? out : groups.flat();
      return { kind: "deal", pack, lay: (shuffled) => Object.fromEntries(order.map((seat, i) => [`p${seat + 1}`, every(shuffled, i, seats)])) };
    },
    dealt(piles) {
      const drawing = tied();
      if (!drawing) {
        left = all.map((seat) => piles[`p${seat + 1}`]?.length ?? 0);
        out = [];
        return;
      }
      const values = [...new Set(drawing.map((seat) => worth(piles[`p${seat + 1}`]![0]!)))].sort((a, b) => a - b);
      const split = values.map((value) => drawing.filter((seat) => worth(piles[`p${seat + 1}`]![0]!) === value));
      groups = groups.flatMap((group) => (group === drawing ? split : [group]));
    },
    moved(seat, move) {
      const play = /^(?:\d+|J)x(\d+)(?:\+J(\d*))?$/.exec(move);
      if (!play) return; // pass, revolution, quiet, give: nobody holds more or fewer cards after it
      left[seat]! -= Number(play[1]) + (play[2] === undefined ? 0 : Number(play[2] || 1));
      if (!(left[seat]! >= 0)) throw new Error(move);
      if (left[seat]! > 0) return;
      out.push(seat);
      if (out.length === seats - 1) out.push(left.findIndex((cards) => cards > 0));
    },
  };
}

/** What is shuffled again is the discard pile, so all piles are followed. */
function tincholi(seats: number, options: Record<string, string>): Deck {
  const more = options["deck"] ?? "standard";
  const extended = ["Ad", "2h", "3c", "4s", "5d", "6h", "7c", "8s", "9d", "Th", "Jc", "Qs"];
  const extra = [...(more === "extended" || more === "both" ? extended : []), ...(more === "chaos" || more === "both" ? ["9s", "9h", "Jk"] : [])];
  const order = [...packOf("A23456789TJQ"), "Jk"];
  const sorted = (cards: string[]) => [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const pack = sorted([...packOf("A23456789TJQ"), ...extra, ...Array<string>(Number(options["jokers"] ?? 0)).fill("Jk")]);
  let hands: string[][] = [], stock: string[] = [], discard: string[] = [], drawn = "", round = 0, over = true;

  const top = (pile: string[]) => {
    const card = pile.shift();
    if (!card) throw new Error("an empty pile");
    return card;
  };
  const slot = (seat: number, text: string): [string[], number] => {
    const [whose, at] = text.includes(".") ? text.split(".") : [`p${seat + 1}`, text];
    const hand = hands[Number(whose!.slice(1)) - 1];
    if (!hand?.[Number(at) - 1]) throw new Error(text);
    return [hand, Number(at) - 1];
  };

  function pair(seat: number, one: string, other: string): void {
    const [hand, a] = slot(seat, one);
    const [, b] = slot(seat, other);
    const [first, second] = [hand[a]!, hand[b]!];
    if (first[0] === second[0] && (first === "Jk") === (second === "Jk")) {
      discard.unshift(first, second);
      hand[a] = drawn;
      hand.splice(b, 1);
    } else {
      hand.push(drawn);
      if (!discard.length) discard.push(top(stock));
    }
  }

  return {
    order,
    next() {
      if (!over) return { kind: "reshuffle", pack: sorted(discard.slice(1)), lay: (shuffled) => ({ stock: shuffled }) };
      const cards = 4 * seats;
      return {
        kind: "deal",
        pack,
        lay: (shuffled) => ({
          ...around(shuffled.slice(0, cards), seats, round % seats), discard: shuffled.slice(cards, cards + 1), stock: shuffled.slice(cards + 1),
        }),
      };
    },
    dealt(piles) {
      stock = [...(piles["stock"] ?? [])];
      if (!over) {
        discard = discard.slice(0, 1);
        return;
      }
      hands = Array.from({ length: seats }, (_, seat) => [...(piles[`p${seat + 1}`] ?? [])]);
      discard = [...(piles["discard"] ?? [])];
      [drawn, over, round] = ["", false, round + 1];
    },
    moved(seat, move) {
      const [verb, one = "", other = ""] = move.split(" ");
      if (verb === "look") return;
      if (verb === "draw" || verb === "take") {
        drawn = top(verb === "draw" ? stock : discard);
        return;
      }
      if (verb === "cut") {
        if (drawn) discard.unshift(drawn);
        over = true;
      } else if (!drawn) {
        throw new Error(move);
      } else if (verb === "keep") {
        const [hand, at] = slot(seat, one);
        discard.unshift(hand[at]!);
        hand[at] = drawn;
      } else if (verb === "pair") {
        pair(seat, one, other);
      } else {
        if (verb === "swap") {
          const [a, i] = slot(seat, one);
          const [b, j] = slot(seat, other);
          [a[i], b[j]] = [b[j]!, a[i]!];
        }
        discard.unshift(drawn);
      }
      drawn = "";
    },
  };
}

function liapTui(seats: number): Deck {
  const pack = [..."GAAEERRHHCCSSSSSgaaeerrhhccsssss"];
  return {
    order: pack,
    next: () => ({ kind: "deal", pack, lay: (shuffled) => around(shuffled, seats, 0) }),
    dealt: () => undefined,
    moved: () => undefined,
  };
}

export const DECKS: Record<string, (seats: number, options: Record<string, string>) => Deck> = {
  thulla, kazhutha, dalmuti, tincholi, liap_tui: liapTui,
};
