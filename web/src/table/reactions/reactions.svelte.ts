// What people show each other at the table: who shows what, where it is seen, and what you hold in your hand to throw.

import type { Heard, Incoming, Reaction } from "../../net/protocol";

export const REACTIONS: readonly Reaction[] = ["laugh", "wow", "cry", "angry", "clap", "heart", "donkey", "fire", "rose", "chilli"];

export const isReaction = (code: string): boolean => (REACTIONS as readonly string[]).includes(code);

/** Something at a seat for a moment. */
export interface Bubble {
  id: number;
  said: Heard;
  /** gone then */
  until_ms: number;
}

const DRAWN_MS = 2_800;
const WORDS_MS = 3_600;
const LETTER_MS = 45;
const LONGEST_MS = 7_000;
const MOST = 12;
/** So long it waits for a face to be thrown at; then it is shown at your own seat. */
export const HELD_MS = 2_000;

export const lasts_ms = ({ phrase, text }: Heard): number =>
  isReaction(phrase) ? DRAWN_MS : Math.min(LONGEST_MS, WORDS_MS + LETTER_MS * text.length);

export class Reactions {
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** the drawings to choose from are there */
  open = $state(false);
  /** chosen, and not thrown yet */
  held = $state("");
  private nth = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (message: Incoming) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** One at a seat: what they show next takes its place. */
  hear(said: Heard): void {
    const at = (one: Bubble) => one.said.seat ?? one.said.player;
    const bubble = { id: ++this.nth, said, until_ms: this.now() + lasts_ms(said) };
    const others = this.bubbles.filter((one) => at(one) !== at(bubble));
    this.bubbles = [...others, bubble].slice(-MOST);
    setTimeout(() => this.sweep(), lasts_ms(said) + 20);
  }

  private sweep(): void {
    const now = this.now();
    if (this.bubbles.some((one) => one.until_ms <= now)) this.bubbles = this.bubbles.filter((one) => one.until_ms > now);
  }

  toggle(): void {
    if (this.open) this.close();
    else this.open = true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.open = false;
    this.held = "";
  }

  /** The same again, or no face within a moment: it is shown at your own seat. */
  take(reaction: string): void {
    if (this.held === reaction) return this.show(reaction);
    clearTimeout(this.timer);
    this.held = reaction;
    this.timer = setTimeout(() => this.show(reaction), HELD_MS);
  }

  show(reaction: string): void {
    this.close();
    this.send({ type: "say", phrase: reaction });
  }

  /** At whom what you hold is thrown. */
  throwAt(seat: string): void {
    const phrase = this.held;
    this.close();
    if (phrase) this.send({ type: "say", phrase, to: Number(seat.slice(1)) });
  }
}
