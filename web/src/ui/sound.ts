// Sounds of a card table, made from noise and a few tones; there are no files. None is longer than 400 ms.
import type { Cue } from "./cue";

const MASTER = 0.5;
const VOLUME: Record<string, number> = { quiet: 0.3, normal: 0.65, loud: 1.1 };

let context: AudioContext | undefined;
let master: GainNode;
let noise: AudioBuffer;

function open(): AudioContext {
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(limiter(context)).connect(context.destination);
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const wave = noise.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Many cards that land at once are not louder than one that slams. */
function limiter(of: AudioContext): DynamicsCompressorNode {
  const last = of.createDynamicsCompressor();
  last.threshold.value = -12;
  last.knee.value = 6;
  last.ratio.value = 16;
  last.attack.value = 0.003;
  last.release.value = 0.12;
  return last;
}

/** From silence to `loud` in `attack_s`, and away by the end. */
function envelope(at: number, s: number, loud: number, attack_s = 0.004): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + attack_s);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + s);
  gain.connect(master);
  return gain;
}

interface Tone {
  type?: OscillatorType;
  to?: number;
  attack_s?: number;
}

function tone(at: number, hz: number, s: number, loud: number, { type = "sine", to = hz, attack_s = 0.004 }: Tone = {}): OscillatorNode {
  const wave = context!.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(hz, at);
  if (to !== hz) wave.frequency.exponentialRampToValueAtTime(to, at + s);
  wave.connect(envelope(at, s, loud, attack_s));
  wave.start(at);
  wave.stop(at + s);
  return wave;
}

function hiss(at: number, s: number, loud: number, kind: BiquadFilterType, hz: number, q = 0.8): void {
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  source.buffer = noise;
  filter.type = kind;
  filter.frequency.value = hz;
  filter.Q.value = q;
  source.connect(filter).connect(envelope(at, s, loud, 0.002));
  source.start(at, Math.random() * 0.1, s);
}

const slide = (at: number, hz = 2200, loud = 1.1) => hiss(at, 0.07, loud, "bandpass", hz * (0.92 + 0.16 * Math.random()));

function land(at: number, loud = 1): void {
  hiss(at, 0.018, 0.7 * loud, "highpass", 900);
  tone(at, 120, 0.06, 0.8 * loud, { to: 70 });
}

/** Two tones that a slower one shakes: the donkey. */
function bray(at: number): void {
  for (const [i, hz] of [420, 300].entries()) {
    const start = at + i * 0.2;
    const voice = tone(start, hz, i ? 0.2 : 0.18, 0.35, { type: "sawtooth", attack_s: 0.02 });
    const shake = context!.createOscillator();
    const depth = context!.createGain();
    shake.frequency.value = 35;
    depth.gain.value = 60;
    shake.connect(depth).connect(voice.frequency);
    shake.start(start);
    shake.stop(start + 0.2);
  }
}

const RECIPE: Record<Exclude<Cue, "raise">, (at: number, count: number) => void> = {
  slide: (at) => slide(at),
  land: (at) => land(at),
  turn(at) {
    for (const [i, hz, s] of [
      [0, 440, 0.09],
      [0.1, 587.33, 0.16],
    ] as const) {
      tone(at + i, hz, s, 0.26);
      tone(at + i, 2 * hz, s, 0.08);
    }
  },
  cut(at) {
    land(at, 1.4);
    tone(at + 0.06, 329.63, 0.22, 0.42, { type: "triangle", to: 261.63 });
  },
  pickup(at, count) {
    const slides = Math.min(10, Math.max(6, count));
    for (let i = 0; i < slides; i++) slide(at + i * 0.035, 2600 - i * 160, 0.4);
  },
  deal(at, count) {
    for (let i = 0; i < Math.min(8, Math.max(4, count)); i++) slide(at + i * 0.045, 2400, 0.4);
  },
  sweep: (at) => hiss(at, 0.24, 0.8, "bandpass", 1300, 0.6),
  safe(at) {
    for (const [i, hz] of [392, 493.88, 587.33].entries()) tone(at + i * 0.08, hz, 0.12, 0.3, { attack_s: 0.02 });
  },
  donkey: bray,
  crown(at) {
    for (const [i, hz] of [523.25, 659.26, 783.99].entries()) {
      tone(at + i * 0.09, hz, 0.2, 0.22, { type: "triangle", attack_s: 0.01 });
      tone(at + i * 0.09, hz * 2, 0.16, 0.06);
    }
  },
  coins(at, count) {
    for (let i = 0; i < Math.min(4, count + 1); i++) {
      tone(at + i * 0.07, 2200 + 260 * (i % 2), 0.09, 0.16, { type: "square", attack_s: 0.001 });
      tone(at + i * 0.07, 3300, 0.12, 0.08, { attack_s: 0.001 });
    }
  },
  hit(at) {
    for (const [i, hz] of [659.26, 987.77].entries()) {
      tone(at + i * 0.07, hz, 0.26, 0.28, { attack_s: 0.004 });
      tone(at + i * 0.07, hz * 3, 0.12, 0.06);
    }
  },
  miss(at) {
    tone(at, 293.66, 0.16, 0.26, { type: "triangle" });
    tone(at + 0.14, 277.18, 0.26, 0.26, { type: "triangle", to: 233.08 });
  },
  slam(at) {
    land(at, 1.8);
    hiss(at, 0.16, 1.2, "lowpass", 500);
    tone(at + 0.05, 329.63, 0.24, 0.55, { type: "triangle", to: 220 });
  },
  pop(at) {
    tone(at, 520, 0.09, 0.3, { to: 880, attack_s: 0.006 });
    hiss(at, 0.02, 0.15, "highpass", 2400);
  },
  throw: (at) => hiss(at, 0.24, 1.2, "bandpass", 700, 1.4),
  tick: (at) => void tone(at, 1100, 0.016, 0.8, { attack_s: 0.001 }),
  no: (at) => void tone(at, 180, 0.09, 0.3),
};

export function play(name: Cue, volume: string, count: number): void {
  if (name === "raise") return;
  const now = open().currentTime;
  master.gain.setValueAtTime(MASTER * (VOLUME[volume] ?? 1), now);
  RECIPE[name](now + 0.005, count);
}
