import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromWorker, Start, ToWorker } from "./talk";

const store = vi.hoisted(() => ({
  keep: vi.fn(async () => {}),
  lines: vi.fn(async (): Promise<string[]> => []),
  tidy: vi.fn(async () => {}),
  forget: vi.fn(async () => {}),
}));
vi.mock("./store", async (whole) => ({ ...(await whole<object>()), ...store }));

/** Python's side, which does what the test says. */
const bridge = {
  here: new Set<string>(),
  todo: "[]",
  hear: vi.fn((): string => bridge.todo),
  read: vi.fn((code: string): string => (bridge.here.add(code), "[]")),
  has: (code: string) => bridge.here.has(code),
  drop: (code: string) => bridge.here.delete(code),
  deadline: () => undefined,
  answer: vi.fn((): string => JSON.stringify([201, "{}", JSON.parse(bridge.todo)])),
};

let Ill: typeof import("./store").Ill;
const said: FromWorker[] = [];
const PYTHON = "data:text/javascript,export const loadPyodide = () => globalThis.python();//";
const KEEPS = JSON.stringify([
  ["keep", "pocket-a", 1, ["a line"]],
  ["tell", 1, "moved"],
]);
const full = () => Promise.reject(new Ill(new DOMException("", "QuotaExceededError")));
const closed = () => Promise.reject(new Ill(new DOMException("", "SecurityError")));

let hear: (event: MessageEvent<ToWorker>) => void;
const tell = (data: ToWorker) => hear(new MessageEvent("message", { data }));
const joins = () => tell({ kind: "say", conn: 1, text: '{"type": "join", "table": "pocket-a"}' });
const moves = () => tell({ kind: "say", conn: 1, text: '{"type": "move"}' });
const last = (kind: FromWorker["kind"]) => vi.waitFor(() => said.findLast((one) => one.kind === kind) ?? expect.fail(kind));

async function begins(python: () => unknown, gone = "none"): Promise<void> {
  vi.resetModules();
  vi.stubGlobal("postMessage", (message: FromWorker) => said.push(message));
  vi.stubGlobal("fetch", async (file: string) => new Response("[]\n", { status: file.endsWith(gone) ? 404 : 200 }));
  vi.stubGlobal("python", python);
  vi.stubGlobal("addEventListener", (_: string, listen: typeof hear) => (hear = listen));
  ({ Ill } = await import("./store")); // as the worker will know it
  await import("./worker");
  tell({ kind: "start", folder: PYTHON, house: "/pack", lock: {}, key: "", pace: 0 } satisfies Start);
}

beforeEach(() => {
  vi.clearAllMocks();
  said.length = 0;
  bridge.here.clear();
  bridge.todo = "[]";
  store.keep.mockImplementation(async () => {});
  store.lines.mockImplementation(async () => []);
});

describe("a table on this device", () => {
  beforeEach(() => begins(() => ({ FS: { mkdirTree() {}, writeFile() {} }, runPython: () => () => bridge })));

  it("is kept, and then told", async () => {
    joins();
    await vi.waitFor(() => expect(bridge.hear).toHaveBeenCalledOnce());
    bridge.todo = KEEPS;
    moves();
    expect(await last("tell")).toEqual({ kind: "tell", conn: 1, text: "moved" });
    expect(store.keep).toHaveBeenCalledOnce();
  });

  it("ends in words where there is no room, and goes on from what was kept", async () => {
    joins();
    await vi.waitFor(() => expect(bridge.hear).toHaveBeenCalledOnce());
    bridge.todo = KEEPS;
    store.keep.mockImplementation(full);
    moves();
    expect(await last("tell")).toEqual({ kind: "tell", conn: 1, text: '{"type":"gone","code":"device_full"}' });
    expect(bridge.here).not.toContain("pocket-a");
    expect(said.filter((one) => one.kind === "closed")).toEqual([]);
    store.lines.mockImplementation(async () => ["a line"]);
    joins();
    await vi.waitFor(() => expect(bridge.read).toHaveBeenLastCalledWith("pocket-a", '["a line"]'));
  });

  it("is read again without a word where another tab has kept the line", async () => {
    joins();
    await vi.waitFor(() => expect(bridge.hear).toHaveBeenCalledOnce());
    bridge.todo = KEEPS;
    store.keep.mockImplementation(() => Promise.reject(new Ill(new DOMException("", "ConstraintError"))));
    moves();
    expect(await last("closed")).toEqual({ kind: "closed", conn: 1, code: 1012 });
  });

  it("is not opened where nothing can be kept", async () => {
    store.lines.mockImplementation(closed);
    joins();
    expect(await last("tell")).toMatchObject({ text: '{"type":"gone","code":"device_closed"}' });
    bridge.todo = KEEPS;
    store.keep.mockImplementation(closed);
    tell({ kind: "ask", id: 7, method: "POST", path: "/api/tables", body: "{}" });
    expect(await last("answer")).toEqual({ kind: "answer", id: 7, status: 507, text: '{"code":"device_closed"}' });
    expect(said.filter((one) => one.kind === "fell")).toEqual([]);
  });
});

it("says that it could not begin before anything else", async () => {
  await begins(() => Promise.reject(new TypeError("not here")));
  joins();
  expect(await last("fell")).toMatchObject({ text: "TypeError: not here" });
  expect(said.some((one) => one.kind === "ready")).toBe(false);
});

it("does not wait for a runtime that is gone from the device", async () => {
  await begins(() => new Promise(() => {}), "wasm");
  expect(await last("fell")).toMatchObject({ text: expect.stringContaining("pyodide.asm.wasm") as string });
});
