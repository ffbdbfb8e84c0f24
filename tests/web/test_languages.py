"""One word for one thing in each language: those of the glossary are used, those that were misread do not come back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

HOME = Path(__file__).parent.parent.parent
LOCALES = HOME / "web" / "locales"
PLACED = re.compile(r"\{ [\w$-]+( ->)?( \})?")  # what is put in says nothing of its own
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)

TINCHOLI_HINT = "hint-cut(?!_last)"  # that one is of Thulla, whose cut is another word

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
        (r"hint-keep_set", "जोड़"),
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
        (r"hint-keep_set", "جوڑ"),
        (r"liap-.*", "گنا"),
        (r"review-instead", "کیا:"),
        (r"setting-theme-lamp", "چراغ"),
        (r"act-say", "بتائیں"),
        (r".*", "کاژوتھا"),
    ],
    "ml": [
        (r".*", "-ാ"),  # a sign that has no letter to stand on is a box
        (r".*", "} ന് "),
        (r".*", "} നു "),
        (r".*", "} ന്റെ "),
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
        (rf"(tincholi|option-cut|act-cut|{TINCHOLI_HINT}|count-held|count-tincholi).*", "ตัด"),
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
        (rf"(.*tincholi|{TINCHOLI_HINT}|act-cut|count-held).*", "切"),
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


class Word(NamedTuple):
    """Of the glossary: how it begins in each language, and the English sentences that say it."""

    row: str  # in docs/languages.md
    says: str
    stems: dict[str, str]
    ids: str = ".*"
    free: tuple[str, ...] = ()  # sentences that say it in another way


LIAP_HINT = "hint-(out_of|too_many|lead_long|over_all|throw_high|throw_low)"
LIAP = rf".*liap.*|count-piles.*|{LIAP_HINT}.*|rules-declare|why-declare.*|news-turn"
TINCHOLI_CUT = (
    r".*tincholi.*|act-cut|option-cut_timing.*|why-cut_too_late|count-held.*|why-already_drawn"
    r"|hint-(too_early.*|cut_before)"
)
WORDS = [
    Word(
        "trick", r"\btricks?\b",
        {"es": "baza", "hi": "चाल", "ur": "چال", "ml": "പിടി", "th": "กอง", "zh": "墩"},
        free=("game-.*-rules-2", "option-reversal-help", "rules-clean", "tricks-lead-is"),
    ),
    Word(
        "suit", r"\bsuits?\b",
        {"es": "palo|segu|sig", "hi": "रंग", "ur": "رنگ", "ml": "ചിഹ്ന", "th": "ดอก|ลงตาม", "zh": "花色|门|跟"},
    ),
    Word(
        "cut (Thulla", r"\b[Cc]uts?\b",
        {"es": "[Cc]ort", "hi": "का?ट", "ur": "کا?ٹ", "ml": "വെട്ട", "th": "ตัด", "zh": "切"},
        f"(?!{TINCHOLI_CUT}|hint-cut_now|coach-call|rules-).*",
    ),
    Word(
        "cut (Tincholi", r"\b[Cc]uts?(ting)?\b",
        {"es": "[Cc]ort", "hi": "कट", "ur": "کٹ", "ml": "കട്ട", "th": "จบรอบ", "zh": "喊停"},
        TINCHOLI_CUT,
    ),
    Word(
        "slot", r"\b[Ss]lots?\b",
        {"es": "[Cc]asilla", "hi": "जगह", "ur": "خان", "ml": "സ്ഥാന", "th": "ช่อง", "zh": "格"},
        free=("game-tincholi-rules-1",),
    ),
    Word(
        "pair", r"\bpairs?\b",
        {"es": "[Pp]areja", "hi": "जोड़", "ur": "جوڑ", "ml": "ജോഡി", "th": "คู่|สองใบ", "zh": "对"},
    ),
    Word(
        "pile", r"\bpiles?\b",
        {"es": "mont[oó]n", "hi": "ढेरि|ढेरी", "ur": "ڈھیری", "ml": "കെട്ട", "th": "กอง", "zh": "堆"},
        LIAP,
    ),
    Word(
        "total", r"\btotals?\b",
        {"es": "[Tt]otal|suma|puntos", "hi": "जोड़|कुल", "ur": "مجموع", "ml": "ആകെ", "th": "รวม", "zh": "总|合计"},
        "(?!round-).*", ("game-tincholi-rules-3", "liap-to"),
    ),
    Word(
        "lead (to", r"\b[Ll]eads?\b|\bled\b",
        {
            "es": r"\b[Ss]al|sig", "hi": "चल|चाल|पहल|शुरू", "ur": "چل|چال|پہل|شروع", "ml": "[ഇിെ]റക്ക|തുടങ്ങ",
            "th": "ออก|นำ|เริ่ม", "zh": "领|先手",
        },
        free=("learn-dalmuti-set-nudge", "game-(thulla|kazhutha)-rules-1", "liap-is-ties", "tricks-led"),
    ),
    Word(
        "jester", r"\b[Jj]esters?\b",
        {"es": "[Bb]uf", "hi": "विदूषक", "ur": "مسخر", "ml": "വിദൂഷക", "th": "ตัวตลก", "zh": "小丑"},
    ),
    Word(
        "tax", r"\b[Tt]ax(es)?\b",
        {"es": "[Ii]mpuesto", "hi": "टैक्स", "ur": "ٹیکس", "ml": "നികുതി", "th": "ภาษี", "zh": "税|贡"},
    ),
    Word(
        "host", r"\bhosts?\b",
        {"es": "anfitri|dirig", "hi": "मेज़बान", "ur": "میزبان", "ml": "ഹോസ്റ്റ", "th": "เจ้าของโต๊ะ", "zh": "桌主"},
    ),
    Word(
        "declare", r"\b[Dd]eclar\w*",
        {
            "es": "[Dd]eclar|dij|dic", "hi": "घोष|बता|कह", "ur": "اعلان|کہ|بتا", "ml": "പറ|പ്രഖ്യാപ",
            "th": "ประกาศ|บอก", "zh": "报",
        },
        f"{LIAP}|news-(said|declare.*|sealed)|hint-declare.*|goal-hit|curve-hit|option-decl.*",
    ),
]  # fmt: skip


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


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.row)
@pytest.mark.parametrize("language", ["es", "hi", "ur", "ml", "th", "zh"])
def test_the_words_of_the_glossary_are_used(word: Word, language: str) -> None:
    english, said = dict(sentences("en")), dict(sentences(language))
    free = "|".join((*word.free, "(?!)"))
    about = [
        key
        for key, text in english.items()
        if re.fullmatch(word.ids, key) and not re.fullmatch(free, key) and re.search(word.says, PLACED.sub("", text))
    ]
    assert len(about) >= 5
    assert [(key, said[key]) for key in about if not re.search(word.stems[language], said[key])] == []


def test_the_glossary_of_the_docs_has_these_words() -> None:
    page = (HOME / "docs" / "languages.md").read_text("utf-8")
    order = ["es", "hi", "ur", "ml", "th", "zh"]
    for word in WORDS:
        row = next(line for line in page.splitlines() if line.startswith(f"| {word.row}"))
        cells = [cell.strip() for cell in row.strip("|").split("|")][1:]
        assert all(re.search(word.stems[tag], cell) for tag, cell in zip(order, cells, strict=True)), row
