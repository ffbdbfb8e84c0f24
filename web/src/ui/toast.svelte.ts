// One short notice at a time, at the top, never over the hand.
const SHOWN_MS = 4000;
export const LONG_MS = 15_000;

export const toast = $state<{ text: string; n: number }>({ text: "", n: 0 });

let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string, shown_ms = SHOWN_MS): void {
  if (!text) return;
  toast.text = text;
  toast.n += 1;
  clearTimeout(timer);
  timer = setTimeout(() => (toast.text = ""), shown_ms);
}
