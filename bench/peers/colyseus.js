// A Colyseus room that sends each seat its view; it checks one thing and stores nothing. Usage: node colyseus.js PORT
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const cards = require("./cards");

class Cards extends Room {
  onCreate() {
    this.maxClients = 4;
    this.table = cards.start();
    this.turn = 0;
    this.seats = [];
    this.onMessage("move", (client, card) => {
      const seat = this.seats.indexOf(client);
      if (seat !== this.turn || !cards.play(this.table, seat, card)) return;
      this.turn = (this.turn + 1) % 4;
      this.show();
    });
  }

  onJoin(client) {
    this.seats.push(client);
    if (this.seats.length === 4) this.show();
  }

  show() {
    this.seats.forEach((client, seat) => {
      client.send("view", { n: this.table.moves, ...cards.view(this.table, seat, this.turn) });
    });
  }
}

const port = Number(process.argv[2]);
const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define("cards", Cards);
server.listen(port).then(() => console.log(`http://127.0.0.1:${port}`));
