"""Words that readers took for something else were replaced in each language: they do not come back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

LOCALES = Path(__file__).parent.parent.parent / "web" / "locales"
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)

# by language: a pattern of ids, and what none of their sentences says
GONE = {
    "en": [
        (r"news-turn", "with a"),
        (r"hint-throw_weak", "is of least use"),
        (r"hint-give_worst", "are of least use"),
        (r"rules-weak", "without a general and"),
    ],
    "es": [
        (r"news-tincholi-draw", "robada"),
        (r"news-look", "mirada"),
        (r"news-take", "toma de"),
        (r"bots-level", "Cómo de"),
        (r"offline", "llegar a la casa"),
        (r"liap-lead-is|learn-dalmuti-pass", "tantas"),
        (r"learn-dalmuti-tax", "Saliste"),
        (r"review-thought", "pesaron"),
        (r"review-how", "agudo"),
    ],
    "hi": [
        (r".*tincholi.*|act-(keep|pair|look|peek|swap)|news-.*|why-.*", "खाना"),
        (r"learn-.*|game-.*-rules-1", "चला गया"),
        (r"learn-.*", "चली गई"),
        (r".*", "जोड़ बनाते"),
        (r".*tincholi.*|count-held.*", "काट"),
        (r"tincholi-.*", "आपका सबसे कम"),
        (r"review-instead", "किया:"),
        (r"setting-theme-lamp", "दीया"),
        (r".*", "थुल्ला"),
        (r".*", "काज़ुथा"),
    ],
    "ur": [
        (r"(?!learn-.*|why-.*).*", " کل "),
        (r"tincholi-.*", "آپ کا سب سے کم"),
        (r".*", "دور کٹ"),
        (r".*tincholi.*|count-held.*", "کاٹ"),
        (r".*", "جوڑ بناتے"),
        (r"liap-.*", "گنا"),
        (r"review-instead", "کیا:"),
        (r"setting-theme-lamp", "چراغ"),
        (r"act-say", "بتائیں"),
        (r".*", "کاژوتھا"),
    ],
    "ml": [
        (r".*", "} ന് "),
        (r".*", "} നു "),
        (r".*", "മൂർച്ച"),
        (r".*", "കൂന"),
        (r"count-piles.*", "കൂമ്പാര"),
        (r".*", "വീട്ടുനിയമ"),
        (r".*tincholi.*|count-held.*", "വെട്ട"),
        (r".*", "തുല്ല"),
        (r"no-name-yet", "തിരഞ്ഞെടുക്കുക"),
    ],
    "th": [
        (r"level-.*", "อ่อนโยน"),
        (r".*", "เฉียบ"),
        (r"(tincholi|option-cut|act-cut|hint-cut|count-held|count-tincholi).*", "ตัด"),
        (r".*", "กติกาบ้าน"),
        (r"liap-weak", "^ มือคุณอ่อน"),
        (r"piece-.*", "ขุน"),
        (r".*", "กองนี้จึงไป"),
        (r"setting-theme-lamp", "โคม"),
        (r".*", "ผู้มาเยือน"),
        (r".*", "มหาดัลมูติ"),
    ],
    "zh": [
        (r"piece-red-.*", "[将士象卒]"),
        (r"piece-black-.*", "[帅仕相兵]"),
        (r"(.*tincholi|hint-cut|act-cut|count-held).*", "切"),
        (r".*", "砍"),
        (r".*", "静切"),
        (r".*", "作废"),
        (r"(type|liap)-.*", "单张|四张顺"),
        (r".*", "强子"),
        (r"hint-redeal", "点数"),
        (r".*", "牌很弱"),
        (r"goal-win", "获胜"),
        (r".*", "取个名字"),
        (r".*", "客人"),
        (r".*", "犀利"),
        (r"game-dalmuti-title", "[A-Za-z]"),
    ],
}


def sentences(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        yield from MESSAGE.findall(file.read_text("utf-8"))


@pytest.mark.parametrize("language", GONE)
def test_replaced_words_do_not_come_back(language: str) -> None:
    said = list(sentences(language))
    back = [
        (key, word)
        for ids, word in GONE[language]
        for key, text in said
        if re.fullmatch(ids, key) and re.search(word, text)
    ]
    assert back == []


@pytest.mark.parametrize("language", GONE)
def test_every_list_names_sentences_that_exist(language: str) -> None:
    keys = [key for key, _ in sentences(language)]
    assert [ids for ids, _ in GONE[language] if not any(re.fullmatch(ids, key) for key in keys)] == []


def test_what_has_a_sign_is_isolated_in_urdu() -> None:
    isolated = re.compile(r'\{"\\u2066"\}.*?\{"\\u2069"\}')
    loose = [key for key, text in sentences("ur") if re.search(r"[−±×]|\+ ?\d", isolated.sub("", text))]
    assert loose == []
