// One short notice at a time, at the top, never over the hand.
const SHOWN_MS = 4000;

export const toast = $state<{ text: string; n: number }>({ text: "", n: 0 });

let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string): void {
  if (!text) return;
  toast.text = text;
  toast.n += 1;
  clearTimeout(timer);
  timer = setTimeout(() => (toast.text = ""), SHOWN_MS);
}
