// What the house has promised before each deal, and what we gave: to compare with the record when the match is over.
import { keep, kept } from "./kept";
import { randomHex } from "./key";

export interface Given {
  commit: string;
  share: string;
}

const MOST = 50;

/** Our share for a match: made once, the same when it is asked for again. Another commit is another deal. */
export function shareFor(table: string, match: number, commit: string): string {
  const all = kept<Record<string, Given>>("promises", {});
  const record = `${table}-${match}`;
  const old = all[record];
  if (old?.commit === commit) return old.share;
  const share = randomHex();
  delete all[record];
  const newest = Object.entries({ ...all, [record]: { commit, share } }).slice(-MOST);
  keep("promises", Object.fromEntries(newest));
  return share;
}

export function given(record: string): Given | undefined {
  return kept<Record<string, Given>>("promises", {})[record];
}
