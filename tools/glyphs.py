"""Cuts the characters of the xiangqi pieces out of a font and writes them as paths: no font has to be loaded.

    python tools/glyphs.py NotoSerifCJK-Bold.ttc

needs fontTools and the font (Debian: fonts-noto-cjk, OFL-1.1). The result is committed; this is run only to change it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "liap_tui" / "glyphs.ts"
PIECES = dict(zip("GAERHCSgaerhcs", "帥仕相俥傌炮兵將士象車馬砲卒", strict=True))
TRADITIONAL = 3  # which face of the collection
TOP = """// Made by tools/glyphs.py from Noto Serif CJK TC Bold, © 2017–2022 Adobe (http://www.adobe.com/).
// SIL Open Font License 1.1: the text is in OFL.txt beside this file. On a grid of 100 × 100.

export const PATHS: Record<string, string> = {
"""


def paths(file: str) -> dict[str, str]:
    font = TTFont(file, fontNumber=TRADITIONAL)
    shapes, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    found = {}
    for piece, character in PIECES.items():
        pen = SVGPathPen(shapes, ntos=lambda n: f"{n:.1f}".rstrip("0").rstrip("."))
        scale = 100 / em
        shapes[names[ord(character)]].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 88)))
        found[piece] = pen.getCommands()
    return found


if __name__ == "__main__":
    lines = "".join(f'  {piece}: "{path}",\n' for piece, path in paths(sys.argv[1]).items())
    FILE.write_text(f"{TOP}{lines}}};\n", encoding="utf-8")
