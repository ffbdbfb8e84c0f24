// How an address of ours stands in the browser. A house knows all of them; a folder of static files knows one page, so
// there they stand behind its question mark: /cards/?/r/x-1?as=p2#12.

/** This build has no server behind it: everything is on the device. */
export const DEMO = import.meta.env.MODE === "demo";

/** The folder that this client lies in, with its slash at the end. */
export const FOLDER = DEMO ? new URL(".", document.baseURI).pathname : "/";

const ORIGIN = "http://here";
const PLAIN = /^\/(?!\/)/;

/** /g/thulla as the browser needs it. */
export const addressOf = (path: string): string => (DEMO && PLAIN.test(path) ? `${FOLDER}?${path}` : path);

/** The same as a link for others. */
export const linkTo = (path: string): string => location.origin + addressOf(path);

type Placed = Pick<Location, "pathname" | "search" | "hash">;

/** Which of our addresses this is. */
export function placeOf({ pathname, search, hash }: Placed): Placed {
  if (!DEMO || !pathname.startsWith(FOLDER)) return { pathname, search, hash };
  const inner = search.slice(1);
  const { pathname: path, search: asked } = new URL(PLAIN.test(inner) ? inner : `/${search}`, ORIGIN);
  return { pathname: path, search: asked, hash };
}

export const here = (): Placed => placeOf(location);

const moved = (link: Element): void => {
  const path = link.getAttribute("href") ?? "";
  if (PLAIN.test(path) && !path.startsWith(`${FOLDER}?`)) link.setAttribute("href", addressOf(path));
};

/** In a folder: links say where they lead, also to whoever opens them in another tab. */
export function moveLinks(): void {
  if (!DEMO) return;
  const all = { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) moved(target);
      for (const node of addedNodes)
        if (node instanceof Element) for (const link of [node, ...node.querySelectorAll("a")]) if (link.matches("a")) moved(link);
    }
  }).observe(document.body, all);
}
