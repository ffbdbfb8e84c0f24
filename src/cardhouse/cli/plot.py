"""A plot of strength against thinking time, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDE, HIGH, EDGE = 640, 400, 56
INK, PALE, MARK = "#1d2b27", "#c9d3cf", "#0b7a5b"


class Point(NamedTuple):
    name: str
    ms: float
    strength: float
    low: float
    high: float


def strength_svg(points: Sequence[Point], title: str) -> str:
    """Thinking time to the right, by powers of ten; place points upwards, with their 95 % intervals."""
    times = [max(point.ms, 0.001) for point in points]
    left, right = floor(log10(min(times))), max(ceil(log10(max(times))), floor(log10(min(times))) + 1)
    bottom, top = min(p.low for p in points), max(p.high for p in points)
    margin = (top - bottom or 1) * 0.1
    bottom, top = bottom - margin, top + margin

    def x(ms: float) -> float:
        return EDGE + (log10(max(ms, 0.001)) - left) / (right - left) * (WIDE - 2 * EDGE)

    def y(strength: float) -> float:
        return HIGH - EDGE - (strength - bottom) / (top - bottom) * (HIGH - 2 * EDGE)

    parts = [text(WIDE / 2, 24, title, "middle", 16), text(WIDE / 2, HIGH - 12, "ms per decision", "middle")]
    parts.append(text(12, 44, "place points", "start"))
    for power in range(left, right + 1):
        at = x(10.0**power)
        parts += [line(at, EDGE, at, HIGH - EDGE, PALE), text(at, HIGH - EDGE + 16, f"{10.0**power:g}", "middle")]
    for i in range(5):
        value = bottom + (top - bottom) * i / 4
        parts += [
            line(EDGE, y(value), WIDE - EDGE, y(value), PALE),
            text(EDGE - 6, y(value) + 4, f"{value:.2f}", "end"),
        ]
    for point, ms in zip(points, times, strict=True):
        at = x(ms)
        parts.append(line(at, y(point.low), at, y(point.high), MARK, 2))
        parts.append(f'<circle cx="{at:.1f}" cy="{y(point.strength):.1f}" r="5" fill="{MARK}"/>')
        side = "end" if at > WIDE * 0.8 else "start"
        parts.append(text(at + (-9 if side == "end" else 9), y(point.strength) + 4, point.name, side, 13))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" fill="{INK}">'
    return "\n".join([head, f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>', *parts, "</svg>", ""])


def text(x: float, y: float, words: str, anchor: str, size: int = 12) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    where = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {where} stroke="{colour}" stroke-width="{width}"/>'
