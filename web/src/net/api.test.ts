import { afterEach, describe, expect, it, vi } from "vitest";
import { games, gamesKept } from "./api";
import { keep } from "./kept";

afterEach(() => {
  vi.unstubAllGlobals();
  keep("games", null);
});

describe("what can be played", () => {
  it("is not taken from half an answer", async () => {
    vi.stubGlobal("fetch", async () => new Response('{"games": [{"na'));
    await expect(games()).rejects.toMatchObject({ code: "offline" });
    expect(gamesKept()).toBeNull();
  });

  it("is asked for again after that, and kept", async () => {
    vi.stubGlobal("fetch", async () => new Response('{"games": []}'));
    await games();
    expect(gamesKept()).toEqual({ games: [] });
  });

  it("is not read from what was kept in pieces", async () => {
    keep("games", {});
    expect(gamesKept()).toBeNull();
    vi.resetModules();
    await expect(import("./api")).resolves.toBeDefined();
  });
});
