// The picture of each game that has one, beside its other parts.
const posters = import.meta.glob<string>("../games/*/poster.svg", { query: "?raw", import: "default" });

export const posterOf = (game: string): (() => Promise<string>) | undefined => posters[`../games/${game}/poster.svg`];

export const hero = (): Promise<string> => import("./art/hero.svg?raw").then((found) => found.default);
