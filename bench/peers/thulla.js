// Thulla for four, as ours deals and judges it without options, for the peers that do the same work. Cards are texts.

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";
const DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
const NUMBER = Object.fromEntries(DECK.map((card, i) => [card, i]));
const NAMES = ["p1", "p2", "p3", "p4"];
const STALL = 100; // cuts in a row

const rank = (card) => NUMBER[card] >> 2;
const suit = (card) => card[1];
const sorted = (cards) => cards.sort((a, b) => NUMBER[a] - NUMBER[b]);

function start(random = Math.random) {
  const deck = [...DECK];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  const hands = NAMES.map((_, seat) => sorted(deck.slice(13 * seat, 13 * seat + 13)));
  const turn = hands.findIndex((hand) => hand.includes("As"));
  return {
    hands, turn, leader: turn, trick: [], by: [], gone: [], out: [], safeOn: {}, tricks: 0, cuts: 0,
    opens: true, over: false, loser: null, n: 0, news: [],
  };
}

// All legal cards of whoever is to move.
function legal(t) {
  const hand = t.hands[t.turn];
  if (t.over) return [];
  if (t.opens) return ["As"];
  if (!t.trick.length) return hand;
  const follow = hand.filter((card) => suit(card) === suit(t.trick[0]));
  return follow.length ? follow : hand;
}

const holds = (t, seat) => t.hands[seat].length > 0;

function next(t, seat) {
  for (let i = 1; i <= 4; i++) if (!t.out.includes((seat + i) % 4)) return (seat + i) % 4;
  return seat;
}

// Whoever played the highest card of the led suit.
function ahead(t) {
  let best = 0;
  t.trick.forEach((card, i) => {
    if (suit(card) === suit(t.trick[0]) && rank(card) > rank(t.trick[best])) best = i;
  });
  return t.by[best];
}

// Changes the table and tells its news; false, and nothing has changed, if the card is not legal.
function play(t, seat, card) {
  if (seat !== t.turn || !legal(t).includes(card)) return false;
  t.news = [{ what: "play", seat: NAMES[seat], cards: [card] }];
  const cut = t.trick.length > 0 && suit(card) !== suit(t.trick[0]);
  t.hands[seat].splice(t.hands[seat].indexOf(card), 1);
  t.trick.push(card);
  t.by.push(seat);
  t.opens = false;
  t.n += 1;
  if (cut) resolve(t, ahead(t), true);
  else if (next(t, seat) === t.by[0]) resolve(t, ahead(t), false);
  else t.turn = next(t, seat);
  return true;
}

function resolve(t, taker, cut) {
  if (cut) {
    t.hands[taker] = sorted([...t.hands[taker], ...t.trick]);
    t.news.push({ what: "cut", seat: NAMES[t.by.at(-1)], taker: NAMES[taker], count: t.trick.length, cards: [...t.trick] });
  } else {
    t.gone.push(...t.trick);
    t.news.push({ what: "clean", seat: NAMES[taker], count: t.trick.length });
  }
  t.cuts = cut ? t.cuts + 1 : 0;
  t.tricks += 1;
  for (const seat of t.by) {
    if (!holds(t, seat)) {
      t.out.push(seat);
      t.safeOn[NAMES[seat]] = t.tricks;
      t.news.push({ what: "safe", seat: NAMES[seat], place: t.out.length });
    }
  }
  const left = [0, 1, 2, 3].filter((seat) => !t.out.includes(seat));
  t.leader = t.turn = holds(t, taker) || !left.length ? taker : next(t, taker);
  if (left.length <= 1 || t.cuts >= STALL) {
    t.over = true;
    t.loser = left.length === 1 ? left[0] : left.length ? null : t.out.at(-1);
    t.news.push({ what: "game over", losers: t.loser === null ? [] : [NAMES[t.loser]] });
  }
  t.trick = [];
  t.by = [];
}

// What a seat may see, in the shape of ours.
function view(t, seat) {
  const piles = {};
  t.hands.forEach((hand, i) => {
    piles[NAMES[i]] = i === seat ? hand : hand.map(() => "??");
  });
  piles.trick = t.trick;
  piles.gone = [...t.gone].reverse();
  return {
    over: t.over,
    to_move: t.over ? [] : [NAMES[t.turn]],
    piles,
    legal: seat === t.turn && !t.over ? legal(t) : [],
    by: t.by.length ? { trick: t.by.map((i) => NAMES[i]) } : {},
    facts: facts(t),
    result: t.over ? { losers: t.loser === null ? [] : [NAMES[t.loser]] } : null,
  };
}

function facts(t) {
  return {
    out: t.out.map((i) => NAMES[i]), game: 1, dealer: "p1", leader: NAMES[t.leader],
    led: t.trick.length ? suit(t.trick[0]) : null, ahead: t.trick.length ? NAMES[ahead(t)] : null,
    stall_in: STALL - t.cuts <= 20 ? STALL - t.cuts : null, tricks: t.tricks, safe_on: t.safeOn,
  };
}

module.exports = { start, play, view, legal, facts, NAMES };
