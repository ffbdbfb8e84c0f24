// What the server says about a game of Liap Tui.

import type { Seen } from "../../net/protocol";
import type * as told from "./told";

export type { Row, Strength } from "./told";

export type Facts = told.Facts & told.OwnFacts;

export const facts = (seen: Seen) => seen.facts as unknown as Facts;

export const typeId = (type: string) => `type-${type.replaceAll("_", "-")}`;
