"""The names on the cards of The Great Dalmuti fit, in every language."""

from __future__ import annotations

import re

import pytest

from tests.e2e.conftest import HOME, Visitor, until
from tests.e2e.player import Player
from tests.server.open_house import OpenHouse

LANGUAGES = ("en", "es", "hi", "ml", "th", "ur", "zh")

# How wide each name would be on a card that lies there, in parts of the card's width.
WIDTHS = """(names) => {
  const role = document.querySelector(".held .role");
  const card = role.closest(".card").getBoundingClientRect().width;
  const measured = document.createRange();
  return names.map((name) => {
    role.textContent = name;
    measured.selectNodeContents(role);
    return [name, measured.getBoundingClientRect().width / card];
  });
}"""


def names(language: str) -> list[str]:
    text = (HOME / "web" / "locales" / language / "dalmuti.ftl").read_text("utf-8")
    return re.findall(r"^dalmuti-(?:role-\d+|jester) = (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_card(visitor: Visitor, house: OpenHouse, language: str) -> None:
    page = visitor("Ammu")
    player = Player(page, language)
    player.sits_down(house.link, "dalmuti", 5, "revolution=off")
    until(page, "() => document.querySelector('.held .role') !== null")
    page.evaluate(f"localStorage['cardhouse.language'] = '\"{language}\"'")
    page.reload()
    until(page, "() => document.querySelector('.held .role') !== null")
    until(page, f"() => document.documentElement.lang === '{language}'")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert len(names(language)) == 13
    wide = [(name, round(width, 2)) for name, width in page.evaluate(WIDTHS, names(language)) if width > 0.96]
    assert wide == []
