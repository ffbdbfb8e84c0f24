// boardgame.io with Thulla's rules, its own playerView, and every move in SQLite before it is told: within the move, since
// its master tells before it asks its storage to keep. Usage: node boardgame_thulla.js PORT FILE
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const thulla = require("./thulla");
const { Log } = require("./keep");

const [port, file] = [Number(process.argv[2]), process.argv[3]];
const log = new Log(file);
let tables = 0;

const game = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => ({ ...thulla.start(() => random.Number()), code: `t${tables++}`, line: 0 }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
  moves: {
    play: {
      move: ({ G, playerID, random }, card) => {
        if (!thulla.play(G, Number(playerID), card)) return INVALID_MOVE;
        log.now(G.code, ++G.line, `p${Number(playerID) + 1} ${card}`);
        if (G.over) Object.assign(G, thulla.start(() => random.Number()));
      },
      client: false,
      redact: true,
    },
  },
  playerView: ({ G, playerID }) => ({ ...thulla.view(G, Number(playerID)), news: G.news }),
};

Server({ games: [game], origins: ["*"] }).run({ port, callback: () => console.log(`http://127.0.0.1:${port}`) });
