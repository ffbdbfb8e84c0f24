// Jack, queen and king in their arch, with the same people as at the table; each suit has its colours. On a grid of 100 × 144.
import { type Look, person } from "../people/head";
import { dot, fill, moved, petals } from "../people/parts";
import type { Suit } from "./cards";

export type Court = "J" | "Q" | "K";

const ARCH = "M31 134V50C31 34 48 33 61 17 74 33 91 34 91 50V134Z";
const PAPER = "#fffaf0"; // --card: what reaches over the arch is covered with it

interface Wardrobe {
  cloth: string;
  gold: string;
  ground: string;
  skins: Record<Court, number>;
}
const WARDROBE: Record<Suit, Wardrobe> = {
  hearts: { cloth: "#d8352b", gold: "#f7b733", ground: "#fbdfae", skins: { J: 3, Q: 1, K: 2 } },
  diamonds: { cloth: "#e2703a", gold: "#7a2440", ground: "#fbe3b4", skins: { J: 1, Q: 4, K: 3 } },
  spades: { cloth: "#24407f", gold: "#f7b733", ground: "#cfdcef", skins: { J: 4, Q: 2, K: 1 } },
  clubs: { cloth: "#146b63", gold: "#e8542f", ground: "#cfe3df", skins: { J: 2, Q: 3, K: 4 } },
};

function look(court: Court, { cloth, gold, skins }: Wardrobe): Look {
  const same = { bg: "", skin: skins[court], hair: "#241713", cloth };
  if (court === "K") return { ...same, kind: "turban", wear: gold, trim: cloth, neck: "kurta", beard: "full", lip: "soft" };
  if (court === "Q") return { ...same, kind: "veil", wear: cloth, trim: gold, neck: "beads", marks: ["bindi", "drops"] };
  return { ...same, kind: "short", wear: cloth, trim: gold, neck: "vee" };
}

/** A jewel and a plume, a crown, a cap with a feather. */
function worn(court: Court, { cloth, gold }: Wardrobe): string {
  if (court === "K")
    return (
      fill("M50 3c-9-10-5-20 3-23-2 9 5 13-3 23Z", gold) + dot(50, 15, 5.5, gold, ' stroke="#fff" stroke-opacity=".6" stroke-width="1.5"')
    );
  if (court === "Q") return fill("M28 17 33 0l8 10 9-14 9 14 8-10 5 17Z", gold) + dot(50, 11, 3, "#fff");
  return (
    fill("M24 29C25 9 75 9 76 29Z", cloth) +
    fill("M24 29q26-6 52 0l-1 3q-25-6-50 0Z", gold) +
    fill("M70 20c4-16 14-20 20-20-2 10-8 18-16 24Z", gold)
  );
}

const MOOD = { J: "happy", Q: "smug", K: "happy" } as const;

function drawn(court: Court, suit: Suit): string {
  const dressed = WARDROBE[suit];
  const { cloth, ground } = dressed;
  const figure = person(look(court, dressed), MOOD[court]) + worn(court, dressed);
  return (
    fill(ARCH, ground) +
    `<g fill="${cloth}" opacity=".2">${petals(61, 78, 16, 30, 46)}</g>` +
    moved(27, 58, 0.68, figure) +
    fill("M31 127h60v9H31Z", cloth) +
    fill(`M8 8H100V144H8Z${ARCH}`, PAPER, ' fill-rule="evenodd"') +
    `<path d="${ARCH}" fill="none" stroke="${cloth}" stroke-width="1.8"/>`
  );
}

const kept = new Map<string, string>();

export function courtOf(court: Court, suit: Suit): string {
  const name = court + suit;
  if (!kept.has(name)) kept.set(name, drawn(court, suit));
  return kept.get(name)!;
}
