// What a game adds to the plain table. All of it is optional: a game without any is played from its piles and its
// legal moves alone.

import type { Component } from "svelte";
import type { Room, View } from "../net/protocol";
import type { Moment } from "./moments/moment";
import type { Offer } from "./moves";
import type { Scene } from "./scene";
import type { TableState } from "./state.svelte";
import type { Names } from "./words";

export interface Chip {
  text: string;
  tone?: "act" | "danger" | "plain";
  /** shown before the text */
  suit?: string;
}

export interface Tag {
  text: string;
  tone?: "safe" | "danger" | "title" | "plain";
  /** the pod rests until it is in the game again */
  dim?: boolean;
}

export interface PartProps {
  table: TableState;
}

export interface SlotProps extends PartProps {
  seat: string;
}

export interface ResultsProps {
  room: Room;
  view: View;
  names: Names;
  /** of a ceremony: it has told the end */
  onjudged?: () => void;
}

/** The end in one sentence, and whose face stands above it. */
export interface Headline {
  text: string;
  heroes: string[];
  /** it is about who lost */
  lost: boolean;
}

/** A part of the rules page. After its lines stands what is drawn. */
export interface RulePart {
  id: string;
  title: string;
  lines: string[];
  /** house rules that belong here, and are told here if they differ */
  options: string[];
  /** cards in their order */
  row?: readonly string[];
  /** cards with their names, and how many there are */
  gallery?: readonly { cards: readonly string[]; name: string; note?: string }[];
  /** cards with what they do */
  effects?: readonly { cards: readonly string[]; text: string }[];
  /** tables: if this, then that */
  outcomes?: readonly { title: string; rows: readonly (readonly [string, string])[] }[];
  /** kinds of plays, weakest first, with examples */
  ranked?: readonly { name: string; examples: readonly (readonly string[])[]; line: string }[];
}

/** A card that shows what settings of looks do. */
export interface Sample {
  text: string;
  game: string;
  drawing?: string;
}

export interface Extra {
  /** the parts of the rules page after the three sentences, with these house rules */
  rules?(chosen: Record<string, string>): RulePart[];
  /** the part that fits what is being done */
  ruleNow?(phase: unknown): string | null;
  /** the second half of “Your turn: …” */
  asks?(scene: Scene, offers: Offer[]): string;
  /** the line under it, when there is nothing to explain */
  hints?(scene: Scene, offers: Offer[], names: Names): string;
  /** what this use of slots may cost: said as soon as it is chosen */
  risk?(verb: string): string;
  /** the order of play, where it is not that of the seats */
  order?(scene: Scene): string[];
  chips?(scene: Scene, names: Names): Chip[];
  tags?(scene: Scene, seat: string): Tag[];
  /** what a rank wears, as a drawing 100 wide and 64 high */
  hat?(scene: Scene, seat: string): string;
  /** the small number beside a name */
  score?(scene: Scene, seat: string): string;
  /** what a choice of cards is called, legal or not */
  choice?(
    cards: string[],
    found: Offer | null,
    scene: Scene,
    names: Names,
  ): { title: string; good: string; tone?: "safe" | "danger" | "" } | null;
  /** how a choice is written, to ask why it is not legal */
  spell?(cards: string[], offers: Offer[]): string;
  /** the player looks at what is shown only once, and how: nobody talks or moves meanwhile */
  absorbing?(): string;
  /** memory is the game: nobody looks back */
  byHeart?: boolean;
  /** the first tap takes a whole set */
  completes?: boolean;
  /** on a piece */
  drawing?(card: string): string;
  /** only the newest play of the open pile counts */
  onlyNewest?: boolean;
  /** instead of the hand */
  Hand?: Component<PartProps>;
  /** between the prompt and the hand */
  Pad?: Component<PartProps>;
  /** in the middle of the mat, instead of the piles */
  Middle?: Component<PartProps>;
  /** under each name */
  Slots?: Component<SlotProps>;
  /** how high they are: cards, or a line of signs */
  slots?: "cards" | "line";
  /** a move that is chosen in another way than by a button: hidden from the buttons */
  owns?(offer: Offer): boolean;
  /** while the table pauses: what has come out of the round */
  Round?: Component<PartProps>;
  /** over the mat: lines, arcs and whatever comes and goes */
  Over?: Component<PartProps>;
  /** what is seen for a moment when this scene comes, beside its cards */
  moment?(scene: Scene): Moment | null;
  /** and everything that it may need, to be fetched before */
  scenes?: readonly (() => Promise<unknown>)[];
  /** the end: above the title, above the list of places, below it, and in the line of each */
  Sign?: Component<ResultsProps>;
  Ceremony?: Component<ResultsProps>;
  /** the ceremony tells who has won: title and places wait for it */
  suspense?: boolean;
  Sheet?: Component<ResultsProps>;
  note?(view: View, seat: string, names: Names): string;
  /** what the results begin with, where it is not who won or who lost */
  headline?(view: View, names: Names): Headline | null;
}

/** A folder for each game that adds something. */
const GAMES = import.meta.glob<{ extra: Extra }>("../games/*/index.ts");

export const PLAIN: Extra = {};

/** It has no folder here. */
export const isPlain = (game: string): boolean => !(`../games/${game}/index.ts` in GAMES);

export async function extraOf(game: string): Promise<Extra> {
  return (await GAMES[`../games/${game}/index.ts`]?.())?.extra ?? PLAIN;
}

const SAMPLES = import.meta.glob<{ sample: Sample[] }>("../games/*/sample.ts");

/** What games show beside the settings: first what is printed, then what is drawn. */
export async function samples(): Promise<Sample[]> {
  const found = await Promise.all(Object.values(SAMPLES).map((load) => load()));
  return found.flatMap(({ sample }) => sample).sort((a, b) => Number("drawing" in a) - Number("drawing" in b));
}
