// Dates as a form has them, and as people say them: “Saturday, 21 November, 20:00”.
import { region } from "../ui/i18n";

const EVENING = 20;

/** What an input of the kind `datetime-local` shows, in the clock of this device. */
export function typed(at: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The next Saturday at eight in the evening. */
export function nextEvening(now: Date): Date {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((6 - now.getDay() + 7) % 7), EVENING);
  return at > now ? at : new Date(at.getFullYear(), at.getMonth(), at.getDate() + 7, EVENING);
}

export const dated = (at: number): string =>
  new Intl.DateTimeFormat(region(), { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" }).format(at);
