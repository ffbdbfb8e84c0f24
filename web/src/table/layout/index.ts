// Where everything lies on the table, on every screen. Plain numbers in, plain numbers out.

export * from "./fan";
export * from "./order";
export * from "./rim";
export * from "./slots";
export * from "./stage";
export * from "./type";
