// What a game adds to the plain table. All of it is optional: a game without any is played from its piles and its
// legal moves alone.

import type { Component } from "svelte";
import type { Room, View } from "../net/protocol";
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
}

export interface Extra {
  /** the second half of “Your turn: …” */
  asks?(scene: Scene, offers: Offer[]): string;
  /** the line under it, when there is nothing to explain */
  hints?(scene: Scene, offers: Offer[], names: Names): string;
  /** the order of play, where it is not that of the seats */
  order?(scene: Scene): string[];
  chips?(scene: Scene, names: Names): Chip[];
  tags?(scene: Scene, seat: string): Tag[];
  /** the small number beside a name */
  score?(scene: Scene, seat: string): string;
  /** what a choice of cards is called, legal or not */
  choice?(cards: string[], found: Offer | null, scene: Scene, names: Names): { title: string; good: string; tone?: "safe" | "danger" | "" } | null;
  /** how a choice is written, to ask why it is not legal */
  spell?(cards: string[], offers: Offer[]): string;
  /** memory is the game: nobody looks back */
  byHeart?: boolean;
  /** the first tap takes a whole set */
  completes?: boolean;
  /** on a piece */
  points?(card: string, options: string): string;
  drawing?(card: string): string;
  /** only the newest cards of the open pile count */
  topOf?(scene: Scene): number;
  /** instead of the hand */
  Hand?: Component<PartProps>;
  /** between the prompt and the hand */
  Pad?: Component<PartProps>;
  /** in the middle of the mat, instead of the piles */
  Middle?: Component<PartProps>;
  /** under each pod */
  Slots?: Component<SlotProps>;
  /** a move that is chosen in another way than by a button: hidden from the buttons */
  owns?(offer: Offer): boolean;
  /** while the table pauses: what has come out of the round */
  Round?: Component<PartProps>;
  /** over the mat: lines, arcs and whatever comes and goes */
  Over?: Component<PartProps>;
  /** the end: above the title, above the list of places, below it, and in the line of each */
  Sign?: Component<ResultsProps>;
  Ceremony?: Component<ResultsProps>;
  Sheet?: Component<ResultsProps>;
  note?(view: View, seat: string, names: Names): string;
}

const GAMES: Record<string, () => Promise<{ extra: Extra }>> = {
  thulla: () => import("../games/tricks/index"),
  kazhutha: () => import("../games/tricks/index"),
  dalmuti: () => import("../games/dalmuti/index"),
  tincholi: () => import("../games/tincholi/index"),
  liap_tui: () => import("../games/liap_tui/index"),
};

export const PLAIN: Extra = {};

export async function extraOf(game: string): Promise<Extra> {
  return (await GAMES[game]?.())?.extra ?? PLAIN;
}
