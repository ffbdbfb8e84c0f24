// What the server says about a game of Thulla or Kazhutha Kali.

import type { Seen } from "../../net/protocol";
import type * as kazhutha from "../kazhutha/told";
import type * as thulla from "../thulla/told";

/** What both games tell, and what only one of them does. */
export type Facts = Omit<thulla.Facts, "losses"> & Partial<Pick<thulla.Facts, "losses"> & Pick<kazhutha.Facts, "teams">> & thulla.OwnFacts;

export const facts = (seen: Seen) => seen.facts as unknown as Facts;

export const partnerOf = (teams: string[][] | null | undefined, seat: string | null) =>
  seat ? (teams?.find((team) => team.includes(seat))?.find((one) => one !== seat) ?? null) : null;
