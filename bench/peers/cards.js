// The same little card game for both peers: four seats, thirteen cards each, one card a move, a new deal when all are played.
// It knows one rule, that a card is in the hand; ours has all of Thulla's. Views are as large as ours: hidden cards are "??".

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";
const DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));

function deal(random = Math.random) {
  const deck = [...DECK];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return [0, 1, 2, 3].map((seat) => deck.slice(13 * seat, 13 * seat + 13));
}

function start(random) {
  return { hands: deal(random), trick: [], gone: [], scores: { p1: 0, p2: 0, p3: 0, p4: 0 }, moves: 0 };
}

// Changes the table; false if the card is not in the hand.
function play(table, seat, card) {
  const at = table.hands[seat].indexOf(card);
  if (at < 0) return false;
  table.hands[seat].splice(at, 1);
  table.trick.push(card);
  table.moves += 1;
  if (table.trick.length === 4) {
    table.gone.push(...table.trick);
    table.trick = [];
  }
  if (table.gone.length === 52) {
    table.hands = deal();
    table.gone = [];
  }
  return true;
}

function view(table, seat, turn) {
  const piles = { trick: table.trick, gone: table.gone };
  table.hands.forEach((hand, i) => {
    piles[`p${i + 1}`] = i === seat ? hand : hand.map(() => "??");
  });
  return {
    over: false,
    to_move: [`p${turn + 1}`],
    piles,
    legal: turn === seat ? table.hands[seat] : [],
    facts: { scores: table.scores, dealer: "p1", leader: "p1", led: null, out: [] },
    result: null,
  };
}

module.exports = { start, play, view };
