// A Colyseus room that does the work of ours: Thulla's rules, what each seat may see by a StateView, and every move in
// SQLite before it is told. Usage: node colyseus_thulla.js PORT FILE [REDIS], with Redis one of several processes.
const { Server, Room } = require("@colyseus/core");
const { ArraySchema, schema, StateView } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const thulla = require("./thulla");
const { Log } = require("./keep");

const Seat = schema({ count: "uint8", hand: { type: ["string"], view: true }, legal: { type: "string", view: true } }, "Seat");
const State = schema({ n: "uint32", facts: "string", trick: ["string"], gone: ["string"], seats: [Seat] }, "State");

const [port, file, redis] = [Number(process.argv[2]), process.argv[3], process.argv[4]];
const log = new Log(file);
let tables = 0;

class Thulla extends Room {
  onCreate() {
    this.maxClients = 4;
    this.patchRate = null; // told after the commit, not by a clock
    this.code = `t${tables++}`;
    this.line = 0;
    this.who = [];
    this.state = new State();
    this.table = thulla.start();
    for (let i = 0; i < 4; i++) {
      const seat = new Seat();
      seat.hand = new ArraySchema();
      this.state.seats.push(seat);
    }
    this.onMessage("move", (client, card) => {
      const seat = this.who.indexOf(client);
      if (!thulla.play(this.table, seat, card)) return;
      if (this.table.over) this.table = thulla.start();
      log.keep(this.code, ++this.line, `p${seat + 1} ${card}`, () => this.show());
    });
  }

  onJoin(client) {
    const seat = this.who.push(client) - 1;
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
    if (seat === 3) setTimeout(() => this.show(), 100);
  }

  show() {
    const { state, table } = this;
    state.n = this.line + 1;
    state.facts = JSON.stringify({ ...thulla.facts(table), turn: table.turn });
    same(state.trick, table.trick);
    same(state.gone, table.gone);
    table.hands.forEach((hand, i) => {
      state.seats[i].count = hand.length;
      same(state.seats[i].hand, hand);
      state.seats[i].legal = i === table.turn ? `@${state.n}=${thulla.legal(table).join(",")};` : "";
    });
    this.broadcastPatch();
  }
}

// Only what has changed is sent.
function same(shown, cards) {
  while (shown.length > cards.length) {
    const i = shown.findIndex((card, k) => card !== cards[k]);
    shown.splice(i < 0 ? cards.length : i, 1);
  }
  cards.forEach((card, i) => {
    if (i >= shown.length) shown.push(card);
    else if (shown[i] !== card) shown[i] = card;
  });
}

function together() {
  const { RedisDriver } = require("@colyseus/redis-driver");
  const { RedisPresence } = require("@colyseus/redis-presence");
  return { driver: new RedisDriver(redis), presence: new RedisPresence(redis), publicAddress: `127.0.0.1:${port}` };
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false, ...(redis ? together() : {}) });
server.define("cards", Thulla);
server.listen(port).then(() => console.log(`http://127.0.0.1:${port}`));
