// How long a match was: in what it was played in, and by the clock.
import { language, t } from "../ui/i18n";

/** “8 rounds”; nothing where the game does not count. */
export function playedIn(facts: Record<string, unknown>): string {
  const counts: [string, unknown][] = [
    ["rounds", facts["round"]],
    ["hands", facts["hand"]],
    ["games", Number(facts["games"]) > 1 ? facts["game"] : 0],
    ["tricks", facts["tricks"]],
  ];
  const [unit, count] = counts.find(([, n]) => Number(n) > 0) ?? ["", 0];
  return unit && t(`results-${unit}`, { count: Number(count) });
}

const UNITS = [
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** “14 min”, “1 hr 5 min”, “40 sec”, as the language has it. */
export function took(ms: number): string {
  let left = ms < 60_000 ? Math.round(ms / 1_000) : Math.round(ms / 60_000) * 60;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count) parts.push(new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(count));
  }
  return parts.join(" ");
}
