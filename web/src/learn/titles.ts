// What a unit is called: its kind, and what it is about.

import { first, has, t } from "../ui/i18n";

export function titleOf(game: string, unit: string): string {
  const about = `learn-${game}-unit-${unit}`;
  const kind = first([`learn-unit-${unit}`], unit);
  return has(about) ? t("learn-unit", { kind, about: t(about) }) : kind;
}
