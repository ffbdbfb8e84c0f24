import { describe, expect, it, vi } from "vitest";
import { go, overlay, page, route, tableCode } from "./router.svelte";

describe("which page an address is", () => {
  it.each([
    ["/", "", { name: "home" }],
    ["/g/liap_tui", "", { name: "game", game: "liap_tui" }],
    ["/t/mango-river-42", "", { name: "table", code: "mango-river-42", watch: false }],
    ["/t/Mango-River-42/", "?watch", { name: "table", code: "mango-river-42", watch: true }],
    ["/r/mango-river-42-1", "?as=p2", { name: "record", id: "mango-river-42-1" }],
    ["/learn/thulla", "", { name: "learn", game: "thulla" }],
    ["/g/thulla", "?o=reversal%3Don+games%3D3&seats=4", { name: "game", game: "thulla", rules: "reversal=on games=3", seats: 4 }],
    ["/c/abcd", "", { name: "circle", link: "abcd" }],
    ["/c/abcd/p/xy", "", { name: "circle", link: "abcd", player: "xy" }],
    ["/c/abcd/q/xy", "", { name: "nowhere" }],
    ["/t", "", { name: "nowhere" }],
    ["/x/y", "", { name: "nowhere" }],
    ["/t/a/b", "", { name: "nowhere" }],
    ["/t/%zz", "", { name: "table", code: "%zz", watch: false }],
  ])("%s%s", (path, search, expected) => {
    expect(page(path, search)).toEqual(expected);
  });

  it("changes without loading", () => {
    go("/g/thulla");
    expect(route.page).toEqual({ name: "game", game: "thulla" });
    go("/");
    expect(route.page).toEqual({ name: "home" });
  });

  it("waits for what lay over the page to leave the history", () => {
    vi.useFakeTimers();
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    go("/t/mango-river-42");
    const closed = overlay(() => {});
    vi.runAllTimers();
    expect(history.state).toBe("over");
    closed();
    vi.runAllTimers();
    expect(back).toHaveBeenCalledOnce();
    go("/", true); // the browser has not stepped back yet
    expect(route.page.name).toBe("table");
    history.replaceState(null, "", "/t/mango-river-42");
    dispatchEvent(new PopStateEvent("popstate"));
    expect([route.page.name, location.pathname]).toEqual(["home", "/"]);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.page.name).toBe("home");
    back.mockRestore();
    vi.useRealTimers();
  });

  it("stays at the moment that was chosen in what lay over the page", () => {
    vi.useFakeTimers();
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    go("/r/mango-river-42-1#41");
    const closed = overlay(() => {});
    vi.runAllTimers();
    history.replaceState(history.state, "", "/r/mango-river-42-1#27");
    closed();
    vi.runAllTimers();
    history.replaceState(null, "", "/r/mango-river-42-1#41"); // the browser steps back
    dispatchEvent(new PopStateEvent("popstate"));
    expect(location.hash).toBe("#27");
    back.mockRestore();
    vi.useRealTimers();
  });

  it("is still the same page after something that lay over it", () => {
    go("/learn/thulla");
    const before = route.page;
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.page).toBe(before);
  });
});

describe("the code of a table, as people give it", () => {
  it.each([
    ["mango-river-42", "mango-river-42"],
    ["  Mango River 42 ", "mango-river-42"],
    ["https://cards.example/t/mango-river-42?watch", "mango-river-42"],
    ["/t/mango-river-42/", "mango-river-42"],
    ["   ", ""],
  ])("%s", (text, expected) => {
    expect(tableCode(text)).toBe(expected);
  });
});
