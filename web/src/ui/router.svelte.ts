// Which page an address is. The link of a table is the invitation to it.
import { addressOf, here as address, placeOf } from "../net/address";

export type Page =
  | { name: "home" }
  | { name: "game"; game: string; rules?: string; seats?: number }
  | { name: "table"; code: string; watch: boolean }
  | { name: "record"; id: string }
  | { name: "me" }
  | { name: "again" }
  | { name: "day" }
  | { name: "best"; game: string }
  | { name: "circle"; link: string; player?: string }
  | { name: "learn"; game: string }
  | { name: "nowhere" };

export function page(path: string, search = ""): Page {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (!first) return { name: "home" };
  if (first === "day" && !second) return { name: "day" };
  if (first === "again" && !second) return { name: "again" };
  if (first === "me" && !second) return { name: "me" };
  if (first === "c" && second && more[0] === "p" && more.length === 2) return { name: "circle", link: second, player: more[1]! };
  if (!second || more.length) return { name: "nowhere" };
  if (first === "c") return { name: "circle", link: second };
  if (first === "g") return { name: "game", game: second, ...given(search) };
  if (first === "t") return { name: "table", code: second.toLowerCase(), watch: new URLSearchParams(search).has("watch") };
  if (first === "best") return { name: "best", game: second };
  if (first === "r") return { name: "record", id: second };
  if (first === "learn") return { name: "learn", game: second };
  return { name: "nowhere" };
}

/** A set of options that travels with a link. */
function given(search: string): { rules?: string; seats?: number } {
  const asked = new URLSearchParams(search);
  const rules = asked.get("o");
  const seats = Number(asked.get("seats"));
  return { ...(rules === null ? {} : { rules }), ...(seats > 0 ? { seats } : {}) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What somebody types or pastes for a table: its code with spaces or capitals, or the whole link. */
export function tableCode(text: string): string {
  const last = text.trim().split(/[?#]/)[0]!.split("/").filter(Boolean).at(-1) ?? "";
  return last.toLowerCase().replace(/[\s_]+/g, "-");
}

const here = () => page(address().pathname, address().search);

export const route = $state<{ page: Page }>({ page: here() });

export function go(path: string, replace = false): void {
  if (steppingBack) {
    next = () => go(path, replace); // the step would take us back from there
    return;
  }
  history[replace || lying() ? "replaceState" : "pushState"](null, "", addressOf(path));
  arrive();
  scrollTo(0, 0);
}

/** The same page stays as it is: whoever closes what lay over it has not gone anywhere. */
function arrive(): void {
  const found = here();
  if (JSON.stringify(found) !== JSON.stringify(route.page)) route.page = found;
}

// -- what lies over a page has an entry of its own in the history, so that Back takes it away and not the page

type Close = () => void;
const over: Close[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;
let steppingBack = false; // by ourselves
let left = ""; // from where: what was chosen above the page has moved it
let next: (() => void) | null = null; // when that is done

const lying = (): boolean => history.state === "over";

if (lying()) history.replaceState(null, ""); // loaded again: what lay there is gone

/** Something opens over the page; Back asks it to close. The answer is called when it has gone. */
export function overlay(close: Close): () => void {
  over.push(close);
  settle();
  return () => {
    const i = over.indexOf(close);
    if (i >= 0) over.splice(i, 1);
    settle();
  };
}

/** One sheet often makes place for another: only what is so in the end counts. */
function settle(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    if (over.length && !lying()) history.pushState("over", "");
    else if (!over.length && lying()) {
      steppingBack = true;
      left = location.href;
      history.back();
    }
  });
}

addEventListener("popstate", () => {
  const ours = steppingBack;
  const then = next;
  steppingBack = false;
  next = null;
  if (then) return then();
  if (ours && location.href !== left) history.replaceState(null, "", left);
  if (ours || !over.length || lying()) return arrive();
  over.at(-1)!();
  settle(); // it may have stayed, or something lies below it
});

/** Links of our own open without loading the page again; with a modifier key they are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const { pathname, search, hash } = placeOf(link);
  go(pathname + search + hash);
}
