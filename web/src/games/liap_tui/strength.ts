// How strong a choice of pieces is, in words. The server has said what each play would be; here it is only looked up.

import { type Params, t } from "../../ui/i18n";
import { type Strength, typeId } from "./facts";

export interface Verdict {
  title: string;
  line: string;
  tone: "safe" | "danger" | "";
}

const TONES = { ahead: "safe", ties: "danger", behind: "danger" } as const;

/** As the server writes them: red before black, general to soldier. */
const ORDER = "GAERHCSgaerhcs";
export const spelt = (pieces: readonly string[]) => [...pieces].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
const worth = (doubled: number) => (doubled % 2 ? `${(doubled - 1) / 2}.5` : String(doubled / 2));

export function verdict(pieces: readonly string[], all: Record<string, Strength>, ahead: string): Verdict | null {
  const found = all[spelt(pieces)];
  if (!found) return null;
  const [type, doubled, standing] = found;
  if (type === "none") return { title: t("liap-no-type", { count: pieces.length }), line: t("liap-only-loses"), tone: "danger" };
  const params: Params = { type: capital(t(typeId(type))), worth: worth(doubled) };
  const title = t("liap-choice", params);
  if (standing) return { title, line: t(`liap-is-${standing}`, { ...params, name: ahead }), tone: TONES[standing] };
  return { title, line: t(`liap-lead-${among(type, doubled, Object.values(all))}`, params), tone: "safe" };
}

/** Weakest or strongest of one's own of that kind. */
function among(type: string, doubled: number, all: readonly Strength[]): string {
  const alike = all.filter((one) => one[0] === type).map((one) => one[1]);
  const low = Math.min(...alike);
  const high = Math.max(...alike);
  if (low === high) return "only";
  return doubled === low ? "weakest" : doubled === high ? "strongest" : "between";
}
