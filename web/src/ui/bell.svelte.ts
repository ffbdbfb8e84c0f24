// The bell: the house tells this device while the page is closed. Subscribed once for each device, and asked for table by table.
import * as api from "../net/api";
import { unpacked } from "../net/base64";
import { canNotify, notices, wantNotices } from "./notices.svelte";
import { tongue } from "./language.svelte";

export const bell = $state<{ shown: api.BellShown | null; here: boolean }>({ shown: null, here: false });

/** Whether this browser can be reached while the page is closed. On an iPhone only from the home screen. */
export const canRing = (): boolean => canNotify() && "serviceWorker" in navigator && "PushManager" in globalThis;

async function subscribed(): Promise<PushSubscription | null> {
  const house = await navigator.serviceWorker.getRegistration();
  return (await house?.pushManager.getSubscription()) ?? null;
}

/** What the house knows of it; this device is told to it again if it has forgotten. */
export async function lookAtBell(): Promise<void> {
  bell.shown = await api.bell();
  const own = canRing() ? await subscribed() : null;
  bell.here = own !== null && notices.on;
  if (own && bell.here && !bell.shown.devices.includes(own.endpoint)) await hang(own);
}

/** After a tap: the browser asks its question. False: it may not be. */
export async function ringHere(on: boolean): Promise<boolean> {
  if (on && !(await wantNotices(true))) return false;
  const own = await subscribed();
  if (!on) {
    if (own) bell.shown = await api.takeBell(own.endpoint);
    await own?.unsubscribe();
    bell.here = false;
    return true;
  }
  bell.shown ??= await api.bell();
  const house = await navigator.serviceWorker.ready;
  const key = unpacked(bell.shown.key);
  try {
    await hang(own ?? (await house.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  } catch {
    return false; // a browser without a push service, or one that was told no
  }
  return true;
}

async function hang(own: PushSubscription): Promise<void> {
  const { endpoint, keys } = own.toJSON();
  bell.shown = await api.hangBell({ endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]!, language: tongue.now });
  bell.here = true;
}

export const listens = (place: string): boolean => bell.shown?.places.includes(place) ?? false;

/** This place too; the first one brings the question of the browser. */
export async function listenTo(place: string, on: boolean): Promise<boolean> {
  if (on && !bell.here && !(await ringHere(true))) return false;
  bell.shown = await api.listenTo(place, on);
  return true;
}

export async function beQuiet(since: number, until: number): Promise<void> {
  bell.shown = await api.beQuiet({ since, until, ahead: -new Date().getTimezoneOffset() });
}
