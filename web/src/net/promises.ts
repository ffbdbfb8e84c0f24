// What the house has promised before each deal, what we gave, and what everybody had pledged: to compare with the record
// when the match is over.
import { keep, kept } from "./kept";
import { randomHex } from "./key";
import { hex, sha256 } from "./sha256";

export interface Given {
  commit: string;
  share: string;
  /** what every seat had pledged when we opened ours, from p1 on */
  pledges?: (string | null)[];
}

const MOST = 50;
const UTF8 = new TextEncoder();

/** What we show of our share before anybody's is known. Made once for a match; another commit is another deal. */
export function pledgeFor(table: string, match: number, commit: string): Promise<string> {
  const record = `${table}-${match}`;
  const old = given(record);
  if (old?.commit === commit) return pledgeOf(commit, old.share);
  const share = randomHex();
  note(record, { commit, share });
  return pledgeOf(commit, share);
}

/** Our share, when all have pledged: once for one list of pledges that has ours in it, or null. */
export async function shareFor(table: string, match: number, commit: string, pledges: (string | null)[]): Promise<string | null> {
  const record = `${table}-${match}`;
  const share = given(record)?.share;
  const own = share && (await pledgeOf(commit, share));
  const old = given(record);
  if (old?.commit !== commit || !own || !pledges.includes(own)) return null;
  if (old.pledges) return old.pledges.join() === pledges.join() ? old.share : null;
  note(record, { commit, share: old.share, pledges });
  return old.share;
}

export async function pledgeOf(commit: string, share: string): Promise<string> {
  return hex(await sha256(UTF8.encode(`cardhouse pledge 2\n${commit}\n${share}\n`)));
}

/** Of a record by its name, or by a link that has its secret in it. */
export function given(record: string): Given | undefined {
  return kept<Record<string, Given>>("promises", {})[bare(record)];
}

/** `mango-42~secret-1` and `mango-42-1~secret` are both `mango-42-1`. */
const bare = (record: string) => record.replace(/~[^-]*/, "");

function note(record: string, what: Given): void {
  const all = kept<Record<string, Given>>("promises", {});
  delete all[bare(record)];
  keep("promises", Object.fromEntries(Object.entries({ ...all, [bare(record)]: what }).slice(-MOST)));
}
