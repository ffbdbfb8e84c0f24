// Made from the pages in net/answers/ by `make types`. Do not edit: change it there.

export type * from "./answers/games";
export type * from "./answers/records";
export type * from "./answers/book";
export type * from "./answers/circles";
export type * from "./answers/bell";
export type * from "./answers/passkeys";
export type * from "./answers/days";
export type * from "./answers/house";
