"""Every sound, rendered by a real browser without a loudspeaker: heard, never clipped, and short."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.e2e.conftest import HOME, Visitor
from tools import web_build

SOURCE = HOME / "web" / "src" / "ui" / "sound.ts"
STRIP = """const ts = require("typescript"), text = require("fs").readFileSync(process.argv[1], "utf8");
process.stdout.write(ts.transpile(text, { target: "es2022", module: "esnext" }))"""
RATE, SECONDS = 48_000, 2
# What is asked of a cue, at the loudest volume: its peak as a share of full scale, and when it is silent again.
# Noise is drawn by chance, so it is drawn from a seed here, and from several: a cue has to be right with each of them.
RENDER = """async ([source, cues, rate, seconds, seed]) => {
  const made = {};
  let drawn = seed;
  Math.random = () => {
    drawn = (drawn + 0x6d2b79f5) | 0;
    let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  for (const [name, volume] of cues) {
    const offline = new OfflineAudioContext(1, rate * seconds, rate);
    offline.resume = async () => undefined;
    const play = new Function("AudioContext", source.replace("export function play", "return function play"));
    play(function () { return offline; })(name, volume, 8);
    const wave = (await offline.startRendering()).getChannelData(0);
    let peak = 0, sum = 0, last = 0;
    wave.forEach((at, i) => {
      peak = Math.max(peak, Math.abs(at));
      sum += at * at;
      if (Math.abs(at) > 0.001) last = i;
    });
    made[`${name} ${volume}`] = { peak, end_s: last / rate, rms: Math.sqrt(sum / Math.max(1, last)) };
  }
  return made;
}"""
CUES = (
    *("slide", "land", "turn", "cut", "pickup", "deal", "sweep", "safe", "donkey", "crown", "coins"),
    *("hit", "miss", "slam", "pop", "throw", "tick", "no"),
)
SEEDS = range(8)
LONGEST_S = 0.65  # eight cards that are picked up, or three notes; a single sound has 0.4 s


@pytest.fixture(scope="module")
def source() -> str:
    npm = web_build.system_npm() or web_build.wheel_npm()
    assert npm is not None, "no Node"
    node = shutil.which("node") if len(npm) == 1 else npm[0]
    command = [str(node), "-e", STRIP, str(SOURCE)]
    made = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HOME / "web")
    return made.stdout


def test_every_cue_is_heard_never_clipped_and_over_soon(visitor: Visitor, source: str) -> None:
    page = visitor()
    page.goto("about:blank")  # our own pages forbid code from text
    asked = [(cue, volume) for cue in CUES for volume in ("quiet", "loud")]
    for seed in SEEDS:
        made = page.evaluate(RENDER, [source, asked, RATE, SECONDS, seed])
        loud = {cue: made[f"{cue} loud"] for cue in CUES}
        assert {cue for cue, one in loud.items() if one["peak"] > 0.98} == set(), "clipped"
        assert {cue for cue, one in loud.items() if one["peak"] < 0.05} == set(), "not to be heard"
        assert {cue for cue, one in loud.items() if one["end_s"] > LONGEST_S} == set(), "too long"
        louder = {cue for cue in CUES if cue not in ("slam", "cut") and loud[cue]["peak"] >= loud["cut"]["peak"]}
        assert louder == set(), f"the cut is the loudest, and only a cut that slams is louder (seed {seed})"
        for cue in CUES:
            assert made[f"{cue} quiet"]["peak"] < 0.7 * loud[cue]["peak"], (cue, seed)


def test_no_cue_is_forgotten(source: str) -> None:
    recipes = source[source.index("const RECIPE") :]
    assert [cue for cue in CUES if f"    {cue}" not in recipes] == []
    kinds = (Path(SOURCE).parent / "cue.ts").read_text(encoding="utf-8")
    for cue in CUES:
        assert f'"{cue}"' in kinds, cue
