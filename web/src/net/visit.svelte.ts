// Being at a table: the newest room and view, what was said, and how the connection is.
import { deviceKey } from "./key";
import { isMuted, mute } from "./muted.svelte";
import { forget, remember } from "./places";
import type { Did, Heard, Incoming, Outgoing, Refused, Room, Story, View } from "./protocol";
import { Bell, type Session } from "./session";
import { Socket, type Status } from "./socket";

/** By the house itself if there is no player. */
export interface Said extends Heard {
  id: number;
}

export interface Callbacks {
  /** in words, for a toast */
  refused?(refused: Refused): void;
  said?(said: Said): void;
  /** whether it waits to be read: what is seen at a face does not */
  counts?(said: Said): boolean;
  /** what somebody at the table has done */
  did?(did: Did, room: Room | null): void;
  drain?(): void;
}

const MOST_SAID = 100;
const AT_THE_TABLE = new Set(["move", "explain", "hint"]); // refusals that the table shows itself
const SILENT = new Set(["share_late", "kick_sure"]);
const AT_THE_DOOR = new Set(["join", "knock", ""]);

export class Visit implements Session {
  room = $state.raw<Room | null>(null);
  view = $state.raw<View | null>(null);
  /** what had happened in the match when we came */
  story = $state.raw<Story | null>(null);
  status = $state<Status>("connecting");
  readonly online = $derived(this.status === "open");
  lag = $state<number | null>(null);
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  /** why we are not in the room: wrong_password, no_table, banned, … or the code of `gone` */
  door = $state<string | null>(null);
  /** and what belongs to the reason, such as how long to wait */
  doorParams = $state.raw<Record<string, unknown>>({});

  readonly socket: Socket;
  readonly #bell = new Bell();
  readonly attend = this.#bell.attend;
  #count = 0;

  constructor(
    readonly code: string,
    name: string,
    watch: boolean,
    face: string,
    readonly on: Callbacks = {},
  ) {
    this.socket = new Socket(
      deviceKey(),
      { table: code, name, watch, face },
      {
        heard: (message) => this.#heard(message),
        status: (status) => this.#connected(status),
        lag: (ms) => (this.lag = ms),
      },
    );
  }

  send = (message: Incoming): void => {
    if (message.type === "mute") mute(message.player, message.on ?? true);
    this.socket.send(message);
  };

  #connected(status: Status): void {
    const before = this.online;
    this.status = status;
    if (this.online !== before) this.#bell.ring({ type: "connection", online: this.online });
  }

  #heard(message: Outgoing): void {
    switch (message.type) {
      case "room":
        this.room = message;
        this.door = null;
        if (message.phase === "waiting" || message.phase === "sharing") this.#reset();
        if (message.you || message.seats.some((seat) => seat.next?.player === message.player)) remember(this.code, message.settings.game);
        else forget(this.code);
        break;
      case "view":
        this.view = message;
        this.#bell.ring(message);
        break;
      case "did":
        this.on.did?.(message, this.room);
        break;
      case "story":
        this.story = message;
        this.#bell.ring(message);
        break;
      case "pointed":
      case "explained":
      case "hinted":
        this.#bell.ring(message);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "heard":
        if (!isMuted(message.player)) this.#say(message);
        break;
      case "announced":
        this.#say({
          type: "heard",
          player: "",
          name: "",
          seat: null,
          phrase: "",
          text: message.text,
          spectator: false,
          face: "",
          to: null,
        });
        break;
      case "admitted":
        if (message.on) this.socket.rejoin();
        else this.door = "sent_off";
        break;
      case "gone":
        this.door = message.code;
        if (!message.code.startsWith("device_")) forget(this.code); // a table that cannot go on here now is there later
        break;
      case "drain":
        this.on.drain?.();
        break;
    }
  }

  #reset(): void {
    if (!this.view) return;
    this.view = null;
    this.#bell.ring({ type: "reset" });
  }

  #say(heard: Heard): void {
    const said = { ...heard, id: ++this.#count };
    this.said = [...this.said, said].slice(-MOST_SAID);
    if (heard.player !== this.room?.player && this.on.counts?.(said) !== false) this.unread += 1;
    this.on.said?.(said);
  }

  #refused(message: Refused): void {
    if (AT_THE_TABLE.has(message.re)) this.#bell.ring(message);
    else if (message.code === "busy" && AT_THE_DOOR.has(message.re))
      return; // nobody can tell now: the socket comes again
    else if (!this.room && AT_THE_DOOR.has(message.re)) {
      this.door = message.code;
      this.doorParams = message.params;
      if (message.code === "no_table" || message.code === "banned") forget(this.code);
    } else if (!SILENT.has(message.code)) this.on.refused?.(message);
  }
}
