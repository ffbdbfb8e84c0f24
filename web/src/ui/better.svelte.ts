// “Say it better”: a long press on a sentence asks which words would be better. What was said is known by its id.
import { here } from "../net/here.svelte";
import { type Sentence, saidLately } from "./i18n";
import { settings } from "./settings.svelte";

const LONG_MS = 650;
const SLIP_PX = 10;
const SHORTEST = 3; // letters of a sentence that is found within another text
const LEVELS = 3; // so far up from what is under the finger
const LISTED = 150;
/** What has a press of its own, or is written by somebody else. */
const OWN = "input, textarea, select, [data-slot], [data-card], [data-eye], [role='slider'], .bubble";

/** Sentences to choose from; none: nobody asks. */
export const better = $state<{ among: readonly Sentence[] }>({ among: [] });

/** What was said lately, to choose from without pressing anything. */
export const listSaid = (): void => void (better.among = saidLately().slice(0, LISTED));

/** A house with an operator reads it: without one it is not offered. */
const wanted = (): boolean => settings.better === "on" && !here.alone;

/** The sentences in a text of the page: the one that is all of it, else those that are parts of it, the longest first. */
export function sentencesIn(text: string, said: readonly Sentence[]): Sentence[] {
  const whole = said.filter((one) => one.text.trim() === text);
  if (whole.length) return whole.slice(0, 1);
  return said
    .filter((one) => one.text.length >= SHORTEST && text.includes(one.text.trim()))
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, 4);
}

function found(target: Element): readonly Sentence[] {
  const said = saidLately();
  let at: Element | null = target;
  for (let level = 0; at && level < LEVELS; level++, at = at.parentElement) {
    const among = sentencesIn((at.textContent ?? "").replace(/\s+/g, " ").trim(), said);
    if (among.length) return among;
  }
  return [];
}

/** Listens on the whole page. */
export function pressing(page: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let touch = false;

  const stop = () => clearTimeout(timer);
  const open = (target: Element): boolean => {
    stop();
    if (better.among.length || target.closest(OWN)) return false;
    const among = found(target);
    if (!among.length) return false;
    better.among = among;
    swallowClick();
    return true;
  };
  // the finger is still down: what it lets go of is no tap
  const swallowClick = () => {
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    page.addEventListener("click", swallow, { capture: true, once: true });
    page.addEventListener("pointerdown", () => page.removeEventListener("click", swallow, true), { capture: true, once: true });
  };
  const down = (event: PointerEvent) => {
    stop();
    touch = event.pointerType !== "mouse";
    if (!wanted() || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const target = event.target;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => open(target), LONG_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP_PX) stop();
  };
  /** A phone says by this that a press was long, and would choose words to copy. */
  const menu = (event: Event) => {
    if (!wanted() || !touch || !(event.target instanceof Element)) return;
    if (better.among.length || open(event.target)) event.preventDefault();
  };

  const heard = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop, scroll: stop, contextmenu: menu };
  for (const [name, hear] of Object.entries(heard)) page.addEventListener(name, hear as EventListener, true);
  return () => {
    stop();
    for (const [name, hear] of Object.entries(heard)) page.removeEventListener(name, hear as EventListener, true);
  };
}
