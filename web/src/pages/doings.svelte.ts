// What people at the table do, in one calm line at a time: who came, who left, who is host now.

import type { Did, Room } from "../net/protocol";
import { has, t } from "../ui/i18n";

export interface Doing {
  id: number;
  text: string;
  face: string;
  /** whom the host may bring back */
  undo: string;
}

const SHOWN_MS = 5_000;
const UNDO_MS = 9_000;
/** Whoever is back by then was never gone: a page is loaded again, a phone changes its network. */
const LOST_MS = 4_000;
const REMOVALS = ["watch", "out", "ban"];

export class Doings {
  shown = $state.raw<Doing | null>(null);
  #count = 0;
  #told = new Set<string>();
  #lost = new Map<string, ReturnType<typeof setTimeout> | "told">();
  #here = new Map<string, boolean>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** what the log keeps */
    private note: (text: string) => void,
    private titleOf: (game: string) => string,
  ) {}

  /** A line of the house; told once, however often it comes. */
  did(did: Did, room: Room | null): void {
    if (!room) return; // that you have come yourself
    const key = `${did.n} ${did.what} ${did.player}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    const you = did.player === room?.player;
    const id = you ? `did-${did.what}-you` : `did-${did.what}`;
    if (!has(id)) return;
    const text = t(id, {
      name: did.name,
      by: did.by,
      bot: did.bot,
      with: did.bot ? "bot" : "none",
      game: did.game ? this.titleOf(did.game) : "",
    });
    const undo = REMOVALS.includes(did.what) && room?.host === room?.player ? did.player : "";
    this.say(text, did.face, undo);
  }

  /** Who has lost the connection for a while, and who has it again. */
  look(room: Room): void {
    for (const seat of room.seats) {
      if (!seat.player || seat.player === room.player || seat.state === "bot") continue;
      const { player, name, face } = seat;
      const before = this.#here.get(player);
      this.#here.set(player, seat.connected);
      const lost = this.#lost.get(player);
      if (seat.connected && lost) {
        this.#lost.delete(player);
        if (lost === "told") this.say(t("did-online", { name }), face);
        else clearTimeout(lost);
      } else if (!seat.connected && before && !lost) {
        const tell = () => {
          this.#lost.set(player, "told");
          this.say(t("did-lost", { name }), face);
        };
        this.#lost.set(player, setTimeout(tell, LOST_MS));
      }
    }
    for (const [player, lost] of this.#lost) {
      if (room.seats.some((seat) => seat.player === player)) continue;
      if (lost !== "told") clearTimeout(lost);
      this.#lost.delete(player);
    }
  }

  say(text: string, face: string, undo = ""): void {
    this.shown = { id: ++this.#count, text, face, undo };
    this.note(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = null), undo ? UNDO_MS : SHOWN_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const lost of this.#lost.values()) if (lost !== "told") clearTimeout(lost);
    this.shown = null;
  }
}
