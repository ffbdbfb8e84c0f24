// The sentences of a book, in the player's language; a game that is not known here has its own words.
import type { Book, Said } from "../../net/circles";
import { declared } from "../../net/declared.svelte";
import { first, has, region, t } from "../../ui/i18n";
import { gameTitle } from "../options";

export type Names = (player: string) => string;

/** A name for everybody in the book; whoever was deleted has none any more. */
export function namesOf(book: Pick<Book, "people">): Names {
  const names = new Map(book.people.map((person) => [person.player, person.name]));
  return (player) => names.get(player) || t("somebody-gone");
}

export const titleOf = (game: string): string => gameTitle({ name: game, title: declared(game).title || game });

const ids = (game: string, what: string, more = "") => [`count-${game}-${what}${more}`, `count-${what}${more}`];

export const countName = (game: string, what: string): string => first(ids(game, what), declared(game).counts[what]?.label ?? what);

export const bestName = (game: string, what: string): string =>
  first(ids(game, what, "-best"), declared(game).counts[what]?.best || countName(game, what));

/** “trick 9” */
export const part = (game: string, at: number): string => {
  const word = declared(game).counts_in;
  return has(`part-${word}`) ? t(`part-${word}`, { at }) : `${word} ${at}`;
};

export const percent = (share: number): string => new Intl.NumberFormat(region(), { style: "percent" }).format(share);

/** One sentence of a recap. */
export function sentence(said: Said, names: Names): string {
  const params = said.params as Record<string, string | number>;
  const game = String(params.game ?? "");
  const what = String(params.what ?? "");
  const all = {
    ...params,
    name: names(String(params.player)),
    other: params.other === undefined ? "" : names(String(params.other)),
    game: game && titleOf(game),
    what: what && game && what !== "scores" ? countName(game, what) : "",
    part: params.at === undefined ? "" : part(game, Number(params.at)),
  };
  if (said.code !== "count") return t(`recap-${said.code.replace("_", "-")}`, all);
  const own = ids(game, what, "-says").find(has);
  if (own) return t(own, all);
  const says = declared(game).counts[what]?.says;
  return says ? `${says.replace("{name}", all.name).replace("{n}", String(params.n))}.` : t("recap-count", all);
}
