// A log like ours: SQLite in WAL mode, every commit synced, and all that comes in one turn of the loop in one commit.
const Database = require("better-sqlite3");

class Log {
  constructor(file) {
    this.db = new Database(file);
    this.db.pragma("journal_mode = WAL");
    this.db.pragma("synchronous = FULL");
    this.db.exec("CREATE TABLE IF NOT EXISTS line (code TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL)");
    this.db.exec("CREATE UNIQUE INDEX IF NOT EXISTS line_by_number ON line (code, n)");
    this.insert = this.db.prepare("INSERT INTO line (code, n, text) VALUES (?, ?, ?)");
    this.all = this.db.transaction((lines) => lines.forEach(([code, n, text]) => this.insert.run(code, n, text)));
    this.waiting = [];
  }

  // At once; the loop waits.
  now(code, n, text) {
    this.insert.run(code, n, text);
  }

  // `then` is called after the commit.
  keep(code, n, text, then) {
    if (!this.waiting.length) setImmediate(() => this.commit());
    this.waiting.push([code, n, text, then]);
  }

  commit() {
    const lines = this.waiting;
    this.waiting = [];
    this.all(lines);
    for (const line of lines) line[3]();
  }
}

module.exports = { Log };
