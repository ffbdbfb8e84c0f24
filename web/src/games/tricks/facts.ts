// What the server says about a game of Thulla or Kazhutha Kali.

import type { Seen } from "../../net/protocol";

export interface Facts {
  led: string | null;
  if_cut: string | null;
  stall_in: number | null;
  out: string[];
  leader: string;
  teams?: string[][] | null;
  games: number;
  game: number;
  scores: Record<string, number>;
  losses?: Record<string, number>;
  tricks?: number;
  /** in which trick each went out */
  safe_on?: Record<string, number>;
  /** the largest pick-up */
  most?: { count: number; seat: string; trick: number } | null;
}

export const facts = (seen: Seen) => seen.facts as unknown as Facts;

export const partnerOf = (teams: string[][] | null | undefined, seat: string | null) =>
  seat ? (teams?.find((team) => team.includes(seat))?.find((one) => one !== seat) ?? null) : null;
