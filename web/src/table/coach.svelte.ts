// A hint: what a good player would do, and why. It is asked for, it comes or it does not, and it is still yours to play.

import { hintWords, nudgeWords } from "./advice";
import type { Hinted, Room, View } from "../net/protocol";
import { t } from "../ui/i18n";
import { settings } from "../ui/settings.svelte";
import { type Offer, offerFor } from "./moves";
import type { Names } from "./words";

/** So long a hint is waited for. */
const PATIENCE_MS = 8_000;

/** What the coach looks at. */
export interface Pupil {
  readonly room: Room;
  readonly view: View | null;
  readonly you: string | null;
  readonly names: Names;
  readonly offers: readonly Offer[];
  /** what the game adds: in some, memory is the game */
  readonly extra: { byHeart?: boolean };
  /** it is your turn, nothing is sent, and the house is there */
  readonly free: boolean;
  /** the card that a move without one is about */
  drawnFor(offer: Offer): string;
}

export class Coach {
  /** what a good player would do, and why */
  advice = $state("");
  /** the move it is about */
  hinted = $state("");
  /** a hint was asked for and is not here yet */
  thinking = $state(false);
  private last: Hinted | null = null;
  private nudged: Hinted | null = null; // of which the first step was said
  private warned = 0; // in which match it was said that a hint costs the rating
  private reminded = 0; // in which match it was said that a hint remembers for you
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private pupil: Pupil,
    private send: (message: { type: "hint" }) => void,
  ) {}

  readonly ready = $derived.by(() => this.pupil.room.settings.hints && this.pupil.free && this.pupil.room.phase === "playing");

  /** What would a good player do? The move, if the answer is known already. */
  ask(): Offer | null {
    const { match, nth } = this.pupil.view ?? {};
    if (!this.ready || this.thinking) return null;
    if (this.last && this.last.match === match && this.last.nth === nth) return this.answer(this.last);
    this.advice = "";
    if (!this.warns(match!) && !this.reminds(match!)) this.wait();
    return null;
  }

  /** The first wish in a match between people is told what it costs. */
  private warns(match: number): boolean {
    const { seats } = this.pupil.room;
    if (this.warned === match || seats.length < 2 || seats.some((seat) => seat.state !== "taken")) return false;
    this.warned = match;
    this.advice = t("coach-unrated");
    return true;
  }

  /** Where memory is the game, the first wish is told what a hint gives away. */
  private reminds(match: number): boolean {
    if (!this.pupil.extra.byHeart || this.reminded === match) return false;
    this.reminded = match;
    this.advice = t("coach-remembers");
    return true;
  }

  private wait(): void {
    this.thinking = true;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      if (!this.thinking) return;
      this.thinking = false;
      this.advice = t("coach-no-time");
    }, PATIENCE_MS);
    this.send({ type: "hint" });
  }

  /** A hint has come; the move that it is about, unless that decision has already been made. What it says is never lost. */
  answer(hint: Hinted): Offer | null {
    const { room, view, you, names, offers } = this.pupil;
    const move = hint.best[0]?.move ?? "";
    if (!move || hint.match !== view?.match || hint.nth !== view.nth) return null;
    const offer = offerFor(move, offers);
    const about = [room.settings.game, you ?? "", names] as const;
    const card = offer ? this.pupil.drawnFor(offer) : "";
    const nudges = settings.hints === "nudge" && this.nudged !== hint;
    this.last = this.nudged = hint;
    if (nudges) {
      const legal = offers.map((one) => one.move);
      this.advice = nudgeWords(hint, ...about, legal, card);
      return null;
    }
    this.hinted = move;
    this.advice = hintWords(hint, ...about, card);
    return offer;
  }

  /** No answer comes any more. */
  stopWaiting(): void {
    this.thinking = false;
  }

  /** The decision is made, or another one. */
  forget(): void {
    this.advice = this.hinted = "";
    this.thinking = false;
  }
}
