// Made from the pages in net/messages/ by `make types`. Do not edit: change it there.

export type * from "./messages/words";
export type * from "./messages/settings";
export type * from "./messages/incoming";
export type * from "./messages/outgoing";
