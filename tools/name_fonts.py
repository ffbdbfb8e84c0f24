"""Cuts the names of the languages, and of games at home, out of the fonts: a list of languages can be read by all who
look for theirs, and costs nobody the whole font of another script.

    python tools/name_fonts.py noto-sans-sc-chinese-simplified-400-normal.woff2 \\
        noto-nastaliq-urdu-arabic-400-normal.woff2

needs fontTools, brotli, what is in web/node_modules, a font with 中文 (npm: @fontsource/noto-sans-sc, OFL-1.1) and one
for Urdu prose (npm: @fontsource/noto-nastaliq-urdu, OFL-1.1), of which the letters of Urdu stay: 99 of 159 kB. The
results are committed; this is run only to change them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parent.parent / "web"
FONTS = WEB / "node_modules" / "@fontsource-variable"
OUT = WEB / "src" / "ui" / "fonts"
WEIGHT = 500
LETTERING = "تھلا"  # as it is written on a poster, and over the felt when somebody cuts
NAMES = {"ml": "മലയാളം കഴുതക്കളി", "ur": "اردو تھلا", "hi": "हिन्दी", "th": "ไทย", "zh": "中文"}
URDU = (
    "ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃیےۓةهيك"
    "ًٌٍَُِّْٰٓٔ"
    "،؛؟۔٪٬٫"
    "۰۱۲۳۴۵۶۷۸۹"
    "\u200c\u200d"
)  # letters, marks above and below, stops, digits, joiners
FILES = {
    "ml": FONTS / "anek-malayalam/files/anek-malayalam-malayalam-wght-normal.woff2",
    "ur": FONTS / "noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
    "hi": FONTS / "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
    "th": FONTS / "noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2",
}


def cut(file: Path, text: str, to: Path) -> None:
    font = TTFont(file)
    letters = set(map(ord, text)) - {ord(" ")}
    missing = letters - set(font.getBestCmap())
    if missing:
        sys.exit(f"{file.name} has not got {''.join(map(chr, sorted(missing)))}")
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": WEIGHT}, inplace=True)
    options = Options(hinting=False, desubroutinize=True, layout_features=["*"], name_IDs=[0, 1, 2, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(to)
    print(to.name, to.stat().st_size)


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for language, file in (FILES | {"zh": Path(sys.argv[1])}).items():
        cut(file, NAMES[language], OUT / f"name-{language}.woff2")
    cut(Path(sys.argv[2]), URDU, OUT / "prose-ur.woff2")
    cut(Path(sys.argv[2]), LETTERING, OUT / "lettering-ur.woff2")
