"""A lesson is a record: a set-up position, the moves of the others, and what the learner (p1) is asked to do."""

from cardhouse.lessons.dalmuti import DALMUTI
from cardhouse.lessons.kazhutha import KAZHUTHA
from cardhouse.lessons.liap_tui import LIAP_TUI
from cardhouse.lessons.thulla import THULLA
from cardhouse.lessons.tincholi import TINCHOLI

LESSONS = {
    "thulla": THULLA,
    "kazhutha": KAZHUTHA,
    "dalmuti": DALMUTI,
    "tincholi": TINCHOLI,
    "liap_tui": LIAP_TUI,
}
