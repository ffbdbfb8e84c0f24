"""A plot of strength against thinking time, as SVG or PNG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from math import ceil, floor, log10
from typing import NamedTuple

WIDE, HIGH, EDGE = 640, 400, 56
INK, PALE, MARK, PAPER = "#1d2b27", "#c9d3cf", "#0b7a5b", "#ffffff"
RADIUS = 5
SHARP = 2  # dots of a PNG for each unit
LEAST = 0.001  # ms; what is below is shown there


class Point(NamedTuple):
    name: str
    ms: float
    strength: float
    low: float
    high: float


class Line(NamedTuple):
    x1: float
    y1: float
    x2: float
    y2: float
    colour: str = PALE
    width: int = 1


class Dot(NamedTuple):
    x: float
    y: float


class Words(NamedTuple):
    x: float
    y: float  # of the base line
    words: str
    anchor: str = "middle"  # start, middle, end
    size: int = 12


Mark = Line | Dot | Words


def marks(points: Sequence[Point], title: str) -> Iterator[Mark]:
    """Thinking time to the right, by powers of ten; place points upwards, with their 95 % intervals."""
    times = [max(point.ms, LEAST) for point in points]
    left = floor(log10(min(times)))
    right = max(ceil(log10(max(times))), left + 1)
    bottom, top = min(p.low for p in points), max(p.high for p in points)
    margin = (top - bottom or 1) * 0.1
    bottom, top = bottom - margin, top + margin

    def x(ms: float) -> float:
        return EDGE + (log10(ms) - left) / (right - left) * (WIDE - 2 * EDGE)

    def y(strength: float) -> float:
        return HIGH - EDGE - (strength - bottom) / (top - bottom) * (HIGH - 2 * EDGE)

    yield Words(WIDE / 2, 24, title, size=16)
    yield Words(WIDE / 2, HIGH - 12, "ms per decision")
    yield Words(12, 44, "place points", "start")
    for power in range(left, right + 1):
        at = x(10.0**power)
        yield Line(at, EDGE, at, HIGH - EDGE)
        yield Words(at, HIGH - EDGE + 16, f"{10.0**power:g}")
    for i in range(5):
        value = bottom + (top - bottom) * i / 4
        yield Line(EDGE, y(value), WIDE - EDGE, y(value))
        yield Words(EDGE - 6, y(value) + 4, f"{value:.2f}", "end")
    for point, ms in zip(points, times, strict=True):
        at, beside = x(ms), RADIUS + 4
        yield Line(at, y(point.low), at, y(point.high), MARK, 2)
        yield Dot(at, y(point.strength))
        side, gap = ("end", -beside) if at > WIDE * 0.8 else ("start", beside)
        yield Words(at + gap, y(point.strength) + 4, point.name, side, 13)


def strength_svg(points: Sequence[Point], title: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" fill="{INK}">'
    paper = f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>'
    return "\n".join([head, paper, *map(_svg, marks(points, title)), "</svg>", ""])


def _svg(mark: Mark) -> str:
    match mark:
        case Line(x1, y1, x2, y2, colour, width):
            where = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
            return f'<line {where} stroke="{colour}" stroke-width="{width}"/>'
        case Dot(x, y):
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS}" fill="{MARK}"/>'
        case Words(x, y, words, anchor, size):
            where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
            return f'<text {where} font-size="{size}">{escape(words)}</text>'


def strength_png(points: Sequence[Point], title: str) -> bytes:
    """Raises ImportError where Pillow is not installed."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDE * SHARP, HIGH * SHARP), PAPER)
    draw = ImageDraw.Draw(image)
    for mark in marks(points, title):
        match mark:
            case Line(x1, y1, x2, y2, colour, width):
                draw.line([c * SHARP for c in (x1, y1, x2, y2)], colour, width * SHARP)
            case Dot(x, y):
                draw.circle((x * SHARP, y * SHARP), RADIUS * SHARP, MARK)
            case Words(x, y, words, anchor, size):
                side = {"start": "ls", "middle": "ms", "end": "rs"}[anchor]
                draw.text((x * SHARP, y * SHARP), words, INK, ImageFont.load_default(size * SHARP), anchor=side)
    file = BytesIO()
    image.save(file, "png")
    return file.getvalue()
