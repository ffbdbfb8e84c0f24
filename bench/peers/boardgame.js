// boardgame.io's own server, as its tutorial sets it up, in memory. Usage: node boardgame.js PORT
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const cards = require("./cards");

const game = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => cards.start(() => random.Number()),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }, card) => (cards.play(G, Number(playerID), card) ? undefined : INVALID_MOVE),
      client: false,
      redact: true,
    },
  },
  playerView: ({ G, ctx, playerID }) => cards.view(G, Number(playerID), Number(ctx.currentPlayer)),
};

const port = Number(process.argv[2]);
Server({ games: [game], origins: ["*"] }).run({ port, callback: () => console.log(`http://127.0.0.1:${port}`) });
