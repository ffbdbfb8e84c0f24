// The scenes of a table, one after the other, with their cards seen moving and heard landing.

import { declared, loud, resolves } from "../net/declared.svelte";
import { tick } from "svelte";
import type { Happening } from "../net/session";
import { cue } from "../ui/cue";
import { pace } from "../ui/settings.svelte";
import { type Flight, capture, fly, land } from "./fly";
import type { Instead } from "./instead";
import { Director } from "./moments/director.svelte";
import { type How, Queue, browserTimer } from "./queue";
import { type Scene } from "./scene";
import type { TableState } from "./state.svelte";

export class Stage {
  /** the element of the whole table, once it is drawn */
  root: HTMLElement | undefined;
  /** the last thing that was touched was a key */
  keyed = false;
  readonly queue: Queue;
  readonly director: Director;
  private changing = false;

  constructor(
    private table: TableState,
    private instead: () => Instead | undefined,
  ) {
    this.queue = new Queue(
      (scene, how) => void this.appear(scene, how),
      browserTimer,
      () => instead()?.pace ?? pace(),
      () => table.film,
      (scene) => table.chronicle.tell(scene),
    );
    this.director = new Director(() => table.extra);
    table.stage = (act) => void this.change(act, { pace: pace() });
  }

  attend(happening: Happening): void {
    if (happening.type === "view") this.queue.push(happening, this.instead()?.before);
    else if (happening.type === "reset") this.queue.reset();
    else if (happening.type === "connection" && !happening.online) this.queue.missed();
  }

  /** Whoever taps has seen enough. */
  skip(): void {
    land();
    if (!this.table.film && this.table.scene && !this.table.scene.live) this.queue.skip(); // a film waits for its own buttons
  }

  focusHand(): void {
    this.root?.querySelector<HTMLElement>('.held[tabindex="0"], .actions .main')?.focus({ preventScroll: true });
  }

  /** Whoever plays with keys is somewhere at the table, and in the middle of nothing. */
  private isIdle(): boolean {
    const active = document.activeElement;
    if (!active || active === document.body) return true;
    return (
      Boolean(this.root?.contains(active)) &&
      !active.matches(".held, input, [data-slot], [data-number]") &&
      !document.querySelector(".tray")
    );
  }

  // -- what moves

  /** Changes the table, and lets its cards be seen moving. */
  private async change(act: () => void, way: Flight): Promise<void> {
    if (this.changing || !this.root) return act();
    const before = way.pace === 0 ? null : capture(this.root);
    const held = this.root.contains(document.activeElement);
    this.changing = true;
    act();
    this.changing = false;
    await tick();
    if (!this.root) return;
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost && (held || (this.keyed && this.table.myTurn))) this.focusHand();
    if (before) void fly(this.root, before, way);
  }

  private async appear(scene: Scene, how: How): Promise<void> {
    const waited = !this.table.myTurn;
    const dealt = this.isDealt(scene);
    const still = !dealt && (how.jump || !scene.news.length);
    const way = still ? { pace: 0 } : { ...this.wayOf(scene), pace: how.pace, deal: dealt };
    await this.change(() => this.table.show(scene, how.late_ms), way);
    this.director.show(scene, how);
    if (!how.jump && dealt) cue("deal", this.table.mine.length);
    if (!how.jump) this.sounds(scene, how.pace);
    if (!waited || !this.table.myTurn) return;
    cue("turn");
    if (this.keyed && this.isIdle()) this.focusHand();
  }

  /** A whole hand at once, at the beginning of one. */
  private isDealt(scene: Scene): boolean {
    const cards = (this.table.you && scene.seen.piles[scene.view.you ?? ""]) || [];
    const others = Object.entries(scene.seen.piles).filter(([name]) => !/^p\d+$|^stock$/.test(name));
    return !this.table.mine.length && cards.length > 3 && others.every(([, pile]) => pile.length < 2);
  }

  private wayOf(scene: Scene): Flight {
    const about = scene.about;
    const find = (css: string) => this.root!.querySelector(css);
    const disc = (seat: unknown) =>
      typeof seat === "string" ? (find(`[data-seat="${seat}"] .disc`) ?? find(`[data-seat="${seat}"]`)) : null;
    const stands = loud(about?.what ?? "");
    const ends = scene.live && scene.news.some((item) => resolves(item.what));
    return {
      slam: !scene.live && stands,
      gather: ends && stands && Boolean(about?.["taker"]),
      source: (el) => {
        const owner = el.dataset["owner"];
        if (owner && owner !== this.table.you) return disc(owner);
        if (el.dataset["from"]) return find(`[data-pile="${el.dataset["from"]}"]`);
        return el.classList.contains("held") ? find(".centre") : null;
      },
      target: () => (ends && about ? (disc(about["taker"]) ?? find('[data-pile="gone"],[data-pile="won"]') ?? disc(about.seat)) : null),
    };
  }

  private sounds(scene: Scene, quick: number): void {
    const later = (name: "land", ms: number) => setTimeout(() => cue(name), ms * quick);
    const kinds = declared(this.table.game).news;
    if (!scene.live && scene.about && kinds[scene.about.what]?.sound === "cut") return this.director.now ? undefined : cue("cut");
    for (const { what, seat, count } of scene.news) {
      const sound = kinds[what]?.sound;
      if (sound === "slide") {
        if (seat !== this.table.you) cue("slide");
        later("land", seat === this.table.you ? 120 : 230);
      } else if (sound === "cut" && count) cue("pickup", Number(count));
      else if (sound === "cut") void (this.director.now ?? cue("cut"));
      else if (kinds[what]?.resolves && !kinds[what]?.ends) cue("sweep");
      else if (sound === "safe" || sound === "donkey") cue(sound);
    }
  }
}
