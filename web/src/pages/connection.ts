// How the line to the house is, in words: at the bar only when it is bad, in the menu always.

import type { Status } from "../net/socket";
import { t } from "../ui/i18n";

const SLOW_MS = 400;

export const lost = (status: Status): boolean => status !== "open";

export const slow = (status: Status, lag: number | null): boolean => !lost(status) && lag !== null && lag > SLOW_MS;

export function connection(status: Status, lag: number | null): string {
  if (lost(status)) return t("connection", { state: t("connection-lost") });
  if (lag === null) return t("connection", { state: t("connection-good") });
  return t("connection", { state: t(slow(status, lag) ? "connection-slow" : "connection-quick", { ms: lag }) });
}
