import { FOLDER } from "../net/address";

// The client as something installed: it opens without the house, and says when there is a newer one.
const LOOK_EVERY_MS = 30 * 60_000;

export const shell = $state({
  /** a newer version waits */
  fresh: false,
  /** the browser offers to install the client */
  installable: false,
  /** cards are being played: nobody is asked to load anything again */
  playing: false,
});

let registered: ServiceWorkerRegistration | null = null;

/** Nothing of it is needed to play: without it, as over plain http, the client is a page like any other. */
export async function install(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  try {
    const house = (registered = await workers.register(`${FOLDER}sw.js`));
    const look = () => {
      shell.fresh = house.waiting !== null && workers.controller !== null;
    };
    look();
    house.addEventListener("updatefound", () => house.installing?.addEventListener("statechange", look));
    setInterval(() => void house.update().catch(() => {}), LOOK_EVERY_MS);
  } catch {
    // not allowed here
  }
}

const PATIENCE_MS = 3000;

/** The old worker goes when it has nothing to do, which a busy browser sometimes never notices; leaving its page ends it too. */
export function takeFresh(): void {
  navigator.serviceWorker?.addEventListener("controllerchange", () => location.reload(), { once: true });
  registered?.waiting?.postMessage("go on");
  setTimeout(() => location.reload(), PATIENCE_MS);
}

// -- on the home screen

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // asked when somebody taps, not when the browser likes to
  offer = event as InstallEvent;
  shell.installable = true;
});

export function putOnHomeScreen(): void {
  void offer?.prompt();
  offer = null;
  shell.installable = false;
}

/** Safari on iPhones never offers it; the player has to know the way. */
export const byHand = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

// -- a newer house

// A part of this version that the house no longer has: the page has to be the new one. A house that does not answer at all
// has nothing newer; then whoever wanted the part says so.
const TRIED = "cardhouse.reloaded";

addEventListener("vite:preloadError", () => void takeNewer().catch(() => {}));

async function takeNewer(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(TRIED)) < 60_000) return;
  const answer = await fetch(FOLDER, { method: "HEAD", cache: "no-store" });
  if (!answer.ok) return;
  sessionStorage.setItem(TRIED, String(Date.now()));
  location.reload();
}
