// “Your turn”, when this page is not the one that is looked at: in the tab, and as a notification for whoever wants it.
import { FOLDER } from "../net/address";
import { keep, kept } from "../net/kept";

const allowed = () => typeof Notification !== "undefined" && Notification.permission === "granted";

export const notices = $state({ on: kept("notices", false) && allowed() });

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** The browser asks its question only after a tap. False: it may not be. */
export async function wantNotices(on: boolean): Promise<boolean> {
  notices.on = on && canNotify() && (await Notification.requestPermission()) === "granted";
  keep("notices", notices.on);
  return notices.on === on;
}

/** The tab: its picture has a dot while it is your turn. */
export function mark(turn: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", FOLDER + (turn ? "favicon-turn.svg" : "favicon.svg"));
}

/** `picture` is asked for only if it will be seen. */
export async function callOver(title: string, body: string, path: string, picture?: () => Promise<string | undefined>): Promise<void> {
  const wanted = () => notices.on && allowed() && document.hidden;
  if (!wanted()) return;
  const icon = (await picture?.()) ?? `${FOLDER}icons/192.png`;
  if (!wanted()) return;
  const options = { body, tag: path, data: path, icon };
  const house = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (house) return house.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** The player is back. */
export async function putAway(path: string): Promise<void> {
  const house = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const shown of (await house?.getNotifications({ tag: path })) ?? []) shown.close();
}
