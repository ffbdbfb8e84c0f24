// While cards are played the screen stays on: nobody can think with a phone that goes dark.
let wanted = false;
let held: WakeLockSentinel | null = null;

/** Browsers let it go when the page is hidden, and some never give it. */
async function ask(): Promise<void> {
  if (!wanted || held || document.hidden) return;
  try {
    const lock = await navigator.wakeLock?.request("screen");
    if (!lock) return;
    if (!wanted) return void lock.release();
    held = lock;
    lock.addEventListener("release", () => (held = null));
  } catch {
    // a battery that is nearly empty
  }
}

export function stayAwake(on: boolean): void {
  wanted = on;
  if (on) void ask();
  else void held?.release().catch(() => {});
}

if (typeof document !== "undefined") document.addEventListener("visibilitychange", () => void ask());
