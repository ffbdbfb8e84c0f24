// What the server says about a game of The Great Dalmuti.

import type { Seen } from "../../net/protocol";
import { t } from "../../ui/i18n";
import type * as told from "./told";

export type Facts = told.Facts & told.OwnFacts;

export const facts = (seen: Seen) => seen.facts as unknown as Facts;

export const titleId = (title: string) => title.toLowerCase().replace(" ", "-");
export const titleOf = (title: string, form: "short" | "long") => t(`dalmuti-${form}-${titleId(title)}`);
