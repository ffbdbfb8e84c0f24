// What a coach says: moves, chances and reasons in words.

import { declared } from "../net/declared.svelte";
import { HIDDEN, short } from "./cards";
import { type Offer, read } from "./moves";
import { type Names, label, setParams, shorts } from "./words";
import { first, has, language, listed, t } from "../ui/i18n";
import { type No, advice } from "./reasons";
import type { Hinted } from "../net/protocol";

export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Known by the rules, not tried. */
const SURE = "solved";

/** Where a word for a chance begins, after the first. */
const FROM = [0.1, 0.4, 0.6, 0.9];

/** Whether a number can be believed: chances of this tenth came true as they were told. */
export const isFirm = (game: string, chance: number): boolean => declared(game).firm.includes(Math.min(9, Math.floor(chance * 10)));

/** Whether chances that stand beside each other can all be numbers: a number beside a word could not be compared. */
export const areFirm = (game: string, chances: readonly number[], code = ""): boolean =>
  code === SURE || chances.every((chance) => isFirm(game, chance));

/** “81 %”, or “likely” where nobody has seen such chances come true. */
export function roughly(goal: string, chance: number, firm: boolean): string {
  if (firm) return percent(chance);
  return t(goal === "points" ? "roughly-share" : "roughly-chance", { size: FROM.filter((from) => chance >= from).length });
}

/** “not to be last: 81 %”; nothing if nobody has weighed it. */
export function chanceOf(goal: string, chance: number, game: string, firm = isFirm(game, chance)): string {
  if (!goal) return "";
  const said = roughly(goal, chance, firm);
  if (goal === "win" && !firm) return t("goal-win-roughly", { chance: said });
  return first([`goal-${goal}`], said, { chance: said });
}

/** Reasons that set one move above another, and that there is none: not where they are as good as each other. */
const COMPARES = ["even", "ahead", "best_chance", "sooner", "loses_less"];

/** A move by what it says alone, for the hand may be hidden from who reads it. */
const offerOf = (move: string, game: string, seat: string): Offer => read(move, null, seat, game);

/** A move as a noun where it is cards, else as its button says it. `card` is the drawn one, or the top of the discard. */
export function moveName(move: string, game: string, seat: string, names: Names, card = ""): string {
  const offer = offerOf(move, game, seat);
  if (offer.verb === "play") return has(`${game}-set`) ? setName(offer.cards, game) : shorts(offer.cards, game);
  if (typeof offer.how?.high === "number" && offer.rest) return t("coach-call", { total: offer.rest });
  const unseen = offer.how?.label.includes("{card}") && (!card || card === HIDDEN);
  if (unseen && has(`coach-${offer.verb}`)) return t(`coach-${offer.verb}`);
  return label(offer, game, seat, names, card);
}

/** “Three 10s”; with wild cards in it also which they are, for there may be another set of that name. */
function setName(cards: string[], game: string): string {
  const name = t(`${game}-set`, setParams(cards, game));
  const { wild } = declared(game).faces;
  const mixed = cards.some((card) => wild.includes(card)) && cards.some((card) => !wild.includes(card));
  return mixed ? `${name} (${shorts(cards, game)})` : name;
}

/** Why, with moves, sets and given cards as they are called at the table. */
export function whyOf(reason: No, game: string, names: Names, seat = ""): string {
  const params = { ...reason.params };
  const set = (move: string) => shorts(offerOf(move, game, "").cards, game);
  if (typeof params["other"] === "string")
    params["other"] = params["set"] ? set(params["other"]) : moveName(params["other"], game, seat, names);
  if (typeof params["set"] === "string") params["set"] = set(params["set"]);
  if (typeof params["cards"] === "string") params["cards"] = params["cards"].split(",").map((card) => short(card, game));
  return advice({ ...reason, params }, game, names);
}

/** A first step, if one wants it: what is worth a thought, in the order in which it can be done. */
export function nudgeWords(hint: Hinted, game: string, seat: string, names: Names, legal: readonly string[], card = ""): string {
  const moves = hint.best.map(({ move }) => move);
  if (moves.length < 2) return t("coach-nudge-one");
  const inOrder = [...moves].sort((a, b) => legal.indexOf(a) - legal.indexOf(b));
  return t("coach-nudge", { moves: listed(inOrder.map((move) => moveName(move, game, seat, names, card))) });
}

/** The whole hint as one text: the move, its chance, why, and what else would do. */
export function hintWords(hint: Hinted, game: string, seat: string, names: Names, card = ""): string {
  const [top, ...rest] = hint.best;
  if (!top) return "";
  const name = (move: string) => moveName(move, game, seat, names, card);
  /** Plays of several pieces are lists themselves. */
  const side = (moves: string[]) =>
    moves.some((move) => offerOf(move, game, seat).cards.length > 1 && !has(`${game}-set`))
      ? moves.map(name).join("; ")
      : listed(moves.map(name));
  // a bot may strive for more than the chance that it tells: what looks better than its choice would only puzzle
  const less = hint.goal ? rest.slice(hint.even).filter((other) => other.chance <= top.chance) : [];
  const firm = areFirm(
    game,
    [top, ...less].map((one) => one.chance),
    hint.code,
  );
  const chance = chanceOf(hint.goal, top.chance, game, firm);
  const why = hint.even && COMPARES.includes(hint.code) ? "" : whyOf(hint, game, names, seat);
  const said = hint.even
    ? t(why ? "coach-even" : "coach-even-plain", {
        moves: side(hint.best.slice(0, 1 + hint.even).map(({ move }) => move)),
        chance,
        why,
      })
    : t(chance ? "coach-hint" : "coach-hint-plain", { move: name(top.move), chance, why });
  const its = less.map((one) => [name(one.move), roughly(hint.goal, one.chance, firm)] as const);
  const others = otherwise(its, roughly(hint.goal, top.chance, firm), !hint.even);
  return others.length ? t("coach-others", { hint: said, others: either(others) }) : said;
}

const either = (some: string[]): string => new Intl.ListFormat(language(), { type: "disjunction" }).format(some);

/** What else would do, by its chance. What has the same word as the best is named without it, or, if that is even, not at all. */
function otherwise(others: (readonly [move: string, chance: string])[], mine: string, same: boolean): string[] {
  return [...new Set(others.map(([, chance]) => chance))].flatMap((chance) => {
    const moves = either(others.filter(([, its]) => its === chance).map(([move]) => move));
    if (chance !== mine) return t("coach-other", { move: moves, chance });
    return same ? moves : [];
  });
}
