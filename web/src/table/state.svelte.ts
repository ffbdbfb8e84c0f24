// The table as one person plays at it: what lies there, what can be done, and what happens with what they do.

import { earlyVerb, pileKind, resolves } from "../net/declared.svelte";
import type { Incoming, Pointed, Room, SeatShown, Turn, View } from "../net/protocol";
import type { Happening, Session, Verdict } from "../net/session";
import { cue } from "../ui/cue";
import { t } from "../ui/i18n";
import { because } from "./reasons";
import { settings } from "../ui/settings.svelte";
import { Chronicle } from "./chronicle.svelte";
import { Coach } from "./coach.svelte";
import { type Extra, PLAIN } from "./extra";
import { inOrder } from "./layout";
import { type Held, HandOrder } from "./hand_order.svelte";
import { type Offer, buttons, offersOf, playable } from "./moves";
import { Pending } from "./pending.svelte";
import { type Scene, openPile } from "./scene";
import { Selection } from "./selection.svelte";
import { Touch } from "./touch.svelte";
import { read } from "./typed";
import { type Names, label, namesOf, shorts } from "./words";

const TABLE_REFUSES = ["move", "explain", "go_on", "back"];

export class TableState {
  readonly selection = new Selection(this);
  readonly pending = new Pending();
  readonly chronicle: Chronicle;
  readonly coach = new Coach(this, (message) => this.tell(message));
  readonly order = new HandOrder(
    () => this.game,
    (change) => this.stage(change),
  );
  readonly touch = new Touch(this);

  /** what the queue shows */
  private base = $state.raw<Scene | null>(null);
  extra = $state.raw<Extra>(PLAIN);
  /** why something is not possible */
  reason = $state("");
  sheet = $state<"" | "cut" | "log" | "more" | "keys" | "pod">("");
  /** whose sheet is open */
  pod = $state("");
  /** the last trick lies on the table as long as this is held */
  looking = $state(false);
  /** something of the game lies over the seats */
  covered = $state(false);
  /** the house has hints for this seat */
  readonly hints = $derived.by(
    () => this.room.settings.hints || (this.room.seats.find((seat) => seat.seat === this.room.you)?.helps.includes("hints") ?? false),
  );
  /** the table stays as it is: until everybody has seen it, or until its time is over */
  pausing = $state(false);
  /** the time of a pause, as a clock */
  waitBar = $state.raw<Turn | undefined>(undefined);
  private waitOf = -1;
  private going = $state.raw<View | null>(null);
  /** so long after it came the scene was put on the table */
  private late_ms = $state(0);
  private pauseEnds: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  /** changes the table so that its cards are seen moving; whoever draws the table sets it */
  stage: (change: () => void) => void = (change) => change();

  /** where somebody points who looks at your cards with you, or where you do */
  pointed = $state.raw<Pointed | null>(null);

  constructor(
    private readonly session: Session,
    /** nobody plays: a record, or a look back */
    readonly film = false,
  ) {
    this.chronicle = new Chronicle(this, !film);
  }

  // -- what is

  readonly room = $derived.by<Room>(() => this.session.room!);
  readonly online = $derived.by(() => this.session.online);
  readonly code = $derived(this.room.table);
  readonly game = $derived(this.room.settings.game);
  /** with your own play on it, as long as the house has not answered */
  readonly scene = $derived<Scene | null>(this.pending.laid ?? this.base);
  readonly view = $derived<View | null>(this.scene?.view ?? null);
  /** somebody else plays this hand, and lets you look */
  readonly beside = $derived<string | null>(this.view ? this.view.beside : null);
  readonly you = $derived<string | null>(this.view ? (this.view.you ?? this.view.beside) : this.room.you);
  /** around the table in the order of play, which in one game is that of rank */
  readonly seated = $derived<SeatShown[]>(inOrder(this.room.seats, (this.scene && this.extra.order?.(this.scene)) || []));
  readonly names = $derived<Names>(namesOf(this.room.seats, this.room.player && !this.beside ? this.you : null));
  readonly facts = $derived<Record<string, unknown>>(this.scene?.seen.facts ?? {});
  readonly mine = $derived<string[]>((this.you && this.scene?.seen.piles[this.you]) || []);
  /** what is remembered of hidden cards, where that is shown */
  readonly known = $derived.by<Readonly<Record<string, string[]>>>(() => this.session.known ?? this.view?.known ?? {});
  readonly lone = $derived.by(() => this.session.lone ?? false);
  /** what the session asks besides moves */
  readonly asks = $derived.by(() => this.session.asks ?? "");
  /** who is at the lower edge, though they do not play here */
  readonly bottom = $derived.by<string | null>(() => this.you ?? this.session.bottom ?? null);
  readonly openPile = $derived.by<string[]>(() => {
    const name = this.scene ? openPile(this.scene.seen) : null;
    return name ? (this.scene!.seen.piles[name] ?? []) : [];
  });
  readonly away = $derived(this.room.seats.find((seat) => seat.seat === this.room.you)?.state === "away");
  readonly offers = $derived<Offer[]>(
    this.scene?.live && this.you && !this.away && !this.beside
      ? offersOf(this.scene.seen.legal[this.you] ?? [], this.mine, this.you, this.game)
      : [],
  );
  readonly myTurn = $derived(this.offers.length > 0);
  /** it is your turn, nothing is sent, and the house is there */
  readonly free = $derived(this.myTurn && this.online && !this.pending.busy);
  /** who is waited for, you apart */
  readonly playing = $derived(
    (this.scene?.live ? this.scene.seen.to_move : []).filter((seat) => seat !== "deck" && (seat !== this.you || this.beside)),
  );
  /** there is only one thing that you can do */
  readonly forced = $derived(this.offers.length === 1 && this.offers[0]!.cards.length > 0);
  /** the cards were just dealt: everybody looks at theirs */
  readonly lookingOver = $derived(Boolean(this.scene?.live && this.view?.looking && this.view.pause_ms && this.you && !this.beside));
  readonly wentOn = $derived(Boolean(this.you && (this.view?.went_on.includes(this.you) || this.going === this.view)));
  /** something is chosen that one may want to put down again at once */
  readonly clearable = $derived(!this.pending.busy && this.selection.large);
  /** the moves of the small buttons */
  readonly others = $derived<Offer[]>(buttons(this.offers).filter((o) => o !== this.selection.primary && !this.extra.owns?.(o)));
  /** what can be decided on before your turn, for as long as the open pile lies there */
  readonly early = $derived.by<string>(() => {
    const passed = this.facts["passed"];
    const out = !this.you || this.beside || !this.mine.length || (Array.isArray(passed) && passed.includes(this.you));
    return out || this.film || this.myTurn || !this.online || !this.openPile.length ? "" : earlyVerb(this.game);
  });
  /** a premove can be chosen */
  readonly canPremove = $derived(
    settings.premove === "on" &&
      this.online &&
      !this.myTurn &&
      !this.pending.busy &&
      this.you !== null &&
      !this.beside &&
      this.hand.length > 0 &&
      this.scene?.view.view.over === false,
  );

  get hand(): readonly Held[] {
    return this.order.cards;
  }

  isPlayable(card: string): boolean {
    return playable(this.offers, card);
  }

  decided(match: number, nth: number): boolean {
    return this.pending.decided(match, nth);
  }

  /** The card that a move is about which names none. */
  drawnFor(offer: Offer): string {
    const top = (kind: string) => Object.entries(this.scene?.seen.piles ?? {}).find(([name]) => pileKind(name) === kind)?.[1][0];
    return top("single") ?? (offer.how?.label.includes("{card}") ? top("discard") : "") ?? "";
  }

  labelOf(offer: Offer): string {
    return label(offer, this.game, this.you ?? "", this.names, this.drawnFor(offer));
  }

  /** The clock of a seat as it stands when the scene begins: some of it ran while older scenes were shown. */
  turnOf(seat: string) {
    const turn = this.scene?.live ? this.view?.turns.find((one) => one.seat === seat) : undefined;
    if (!turn || turn.left_ms === null || !this.late_ms) return turn;
    const over = Math.max(0, this.late_ms - turn.left_ms);
    return { ...turn, left_ms: Math.max(0, turn.left_ms - this.late_ms), bank_ms: Math.max(0, turn.bank_ms - over) };
  }

  // -- what comes

  /** What the session tells; a view is shown when its scene comes. */
  attend(happening: Happening): void {
    switch (happening.type) {
      case "view":
        if (this.film) return;
        this.chronicle.arrived(happening);
        if (!this.extra.byHeart) this.chronicle.past.keep(happening);
        return;
      case "connection":
        if (!happening.online) this.lost();
        else if (this.scene) this.chronicle.note(t("log-away"));
        return;
      case "story":
        this.chronicle.retell(happening);
        return;
      case "pointed":
        this.pointed = happening;
        return;
      case "reset":
        return;
      default:
        this.hear(happening);
    }
  }

  show(scene: Scene, late_ms = 0): void {
    const before = this.base;
    const waited = !this.myTurn;
    const other = !before || before.view.match !== scene.view.match;
    const fresh = other || before.view.nth !== scene.view.nth;
    this.touch.stop();
    this.base = scene;
    this.late_ms = late_ms;
    if (this.pending.busy && fresh) this.pending.settle();
    if (other) this.recall(scene);
    const dealt = other || scene.news.some((item) => item.what === "deal");
    if (dealt || scene.news.some((item) => resolves(item.what))) this.selection.standing = "";
    this.hold(dealt);
    this.rest(scene, late_ms);
    this.chronicle.tell(scene);
    if ((fresh && !waited) || !this.selection.chosen.every((key) => this.order.has(key))) this.clear();
    if (fresh || scene.news.length) this.reason = "";
    if (fresh) this.coach.forget(); // what others do at the same time does not make a hint old
    if (this.myTurn && (fresh || waited)) this.touch.begin();
  }

  /** Nobody says when a pause is over: its time runs here. */
  private rest(scene: Scene, late_ms: number): void {
    const left = scene.pause && !scene.view.view.over ? scene.view.pause_ms - late_ms : 0;
    clearTimeout(this.pauseEnds);
    this.pausing = left > 0;
    const waits = scene.live && scene.view.looking ? scene.view.pause_ms - late_ms : left;
    const again = this.waitBar !== undefined && this.waitOf === scene.view.n;
    if (!again) this.waitBar = waits > 0 ? { seat: "", left_ms: waits, bank_ms: 0, whole_ms: waits } : undefined;
    this.waitOf = scene.view.n;
    if (left > 0) this.pauseEnds = setTimeout(() => (this.pausing = false), left);
  }

  private recall(scene: Scene): void {
    this.chronicle.recall(scene);
    if (this.session.story) this.chronicle.retell(this.session.story);
    this.selection.premoved = this.selection.standing = "";
    this.order.forget();
  }

  private hold(dealt: boolean): void {
    const { keys, laid } = this.pending;
    if (dealt) this.order.deal(this.mine);
    else this.order.hold(this.mine, { keys, laid: laid !== null });
    this.pending.forget();
  }

  hear(verdict: Verdict): void {
    if (verdict.type === "hinted") {
      this.coach.stopWaiting();
      if (!this.pending.busy) this.heed(this.coach.answer(verdict));
      return;
    }
    const why = because(verdict, this.game, this.names);
    if (verdict.type === "explained") {
      if (verdict.move === this.asked) this.reason = verdict.legal ? "" : why;
    } else if (verdict.re === "hint") {
      this.coach.stopWaiting();
      this.reason = why;
    } else if (TABLE_REFUSES.includes(verdict.re)) this.takeBack(why);
  }

  /** What was sent is not on the table. */
  private takeBack(reason: string): void {
    const raised = this.pending.laid ? this.pending.keys : this.selection.chosen;
    this.stage(() => {
      this.pending.settle();
      this.hold(false);
      this.selection.chosen = raised.filter((key) => this.order.has(key));
    });
    this.reason = reason;
    if (reason) cue("no");
  }

  /** The line is gone: what has not been answered must not look played. It is sent again when the line is back. */
  private lost(): void {
    const { sent, cards } = this.pending;
    this.selection.premoved = this.selection.standing = "";
    this.chronicle.lost();
    this.coach.stopWaiting();
    if (sent !== null) this.takeBack(t("prompt-unanswered", { move: cards.length ? shorts(cards, this.game) : sent }));
  }

  // -- what is done

  say(reason: string): void {
    this.reason = reason;
  }

  clear(): void {
    this.selection.clear();
    this.reason = "";
    if (this.sheet === "cut" || this.sheet === "more") this.sheet = "";
  }

  act(offer: Offer | null): void {
    if (offer) this.move(offer.move, offer);
  }

  /** The large button, or a card tapped again. */
  press(): void {
    if (!this.pending.guarded) this.act(this.selection.primary);
  }

  move(text: string, offer: Offer | null = null): void {
    const view = this.view;
    if (!view || !this.you || view.nth === null || this.pending.busy || !this.myTurn) return;
    if (!this.online) {
      this.reason = t("prompt-offline");
      return cue("no");
    }
    const cards = offer?.verb === "play" ? offer.cards : [];
    const play = cards.length ? { seat: this.you, cards, keys: this.selection.keysFor(cards) } : null;
    this.touch.stop();
    this.stage(() => {
      this.pending.send(text, this.base!, play);
      this.reason = this.sheet = "";
      this.coach.forget();
      this.order.seen();
      if (!this.pending.laid) return;
      this.selection.chosen = [];
      this.hold(false);
    });
    cue("slide");
    this.tell({ type: "move", match: view.match, nth: view.nth, move: text });
    if (view.looking) this.goOn(); // whoever has answered has looked
  }

  /** A move as somebody has typed it. False: nothing legal is written like this, and the house was asked why. */
  type(text: string): boolean {
    const move = read(text, this.offers);
    if (move === null) {
      this.reason = "";
      if (!this.myTurn) this.ask(text);
      else if (text.trim()) this.ask(text.trim());
      return false;
    }
    this.move(move, this.offers.find((offer) => offer.move === move) ?? null);
    return true;
  }

  /** Why may these cards not be played? */
  doubt(cards: string[]): void {
    if (this.online) this.ask(this.extra.spell?.(cards, this.offers) ?? cards.join(""));
    else this.reason = t("prompt-offline");
  }

  ask(move: string): void {
    if (!this.you || !this.online) return;
    this.asked = move;
    this.tell({ type: "explain", move });
  }

  /** What would a good player do? */
  hint(): void {
    if (!this.coach.ready || this.coach.thinking) return;
    this.reason = "";
    this.heed(this.coach.ask());
  }

  /** The hint is raised, as if it had been chosen; it is still yours to play. */
  private heed(offer: Offer | null): void {
    if (!offer) return;
    this.clear();
    this.selection.take(offer);
  }

  /** Decided before your turn, or not any more. */
  stand(): void {
    this.selection.standing = this.selection.standing ? "" : this.early;
    cue("raise");
  }

  /** A tap on the table: what lies there was seen. */
  seen(): void {
    if (this.you && !this.wentOn && !this.myTurn && (this.lookingOver || (this.pausing && !this.scene?.live))) this.goOn();
  }

  /** Points at this card of a pile, for whoever plays this hand. */
  point(pile: string, at: number): void {
    this.tell({ type: "point", pile, at });
  }

  goOn(): void {
    this.going = this.view;
    this.tell({ type: "go_on" });
  }

  tell(message: Incoming): void {
    this.session.send(message);
  }
}
