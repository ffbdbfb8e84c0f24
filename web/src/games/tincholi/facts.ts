// What the server says about a game of Tincholi.

import type { Seen } from "../../net/protocol";
import type { Facts } from "./told";

export type { Facts };

export const facts = (seen: Seen) => seen.facts as unknown as Facts;
