import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Cue, cue } from "./cue";
import { choose } from "./settings.svelte";
import { play } from "./sound";

const CUES: Cue[] = [
  ...(["slide", "land", "deal", "turn", "cut", "slam", "pickup", "sweep", "safe", "donkey", "crown", "coins", "hit", "miss"] as const),
  ...(["pop", "throw", "tick", "no"] as const),
];

/** An audio context that only writes down when something begins and ends. */
class Notebook {
  static began: number[] = [];
  static ended: number[] = [];
  currentTime = 10;
  sampleRate = 8000;
  state = "running";
  destination = {};
  #node = () => {
    const param = { value: 0, setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
    const node = {
      gain: param,
      frequency: param,
      Q: param,
      threshold: param,
      knee: param,
      ratio: param,
      attack: param,
      release: param,
      type: "",
      buffer: null,
      connect: (to: unknown) => to,
      start: (at: number, _from?: number, s?: number) => {
        Notebook.began.push(at);
        if (s !== undefined) Notebook.ended.push(at + s);
      },
      stop: (at: number) => Notebook.ended.push(at),
    };
    return node;
  };
  createGain = this.#node;
  createOscillator = this.#node;
  createDynamicsCompressor = this.#node;
  createBiquadFilter = this.#node;
  createBufferSource = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const buzzed = vi.fn();

beforeEach(() => {
  Notebook.began = [];
  Notebook.ended = [];
  vi.stubGlobal("AudioContext", Notebook);
  Object.assign(navigator, { vibrate: buzzed });
  buzzed.mockReset();
  choose("sound", "quiet");
  choose("haptics", "on");
});
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  test.each(CUES)("%s is heard, and is over after 0.45 seconds", (name) => {
    play(name, "quiet", 8);
    expect(Notebook.began.length).toBeGreaterThan(0);
    expect(Math.max(...Notebook.ended) - Math.min(...Notebook.began)).toBeLessThanOrEqual(0.45);
  });

  test("are not made when they are off", async () => {
    choose("sound", "off");
    cue("land");
    await vi.dynamicImportSettled();
    expect(Notebook.began).toEqual([]);
  });
});

describe("what is felt", () => {
  test("is felt only where it is wished", async () => {
    cue("cut");
    await vi.dynamicImportSettled();
    expect(buzzed).toHaveBeenCalledWith([30, 40, 60]);
    buzzed.mockReset();
    choose("haptics", "off");
    cue("cut");
    await vi.dynamicImportSettled();
    expect(buzzed).not.toHaveBeenCalled();
  });

  test("of five ticks is one", async () => {
    for (let i = 0; i < 5; i++) cue("tick");
    await vi.dynamicImportSettled();
    expect(buzzed).toHaveBeenCalledTimes(1);
  });
});
