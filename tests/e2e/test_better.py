"""“Say it better”: a long press on a sentence of a draft, or a choice from those seen lately, proposes another one."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor, violations

PRESS_MS = 900


def presses_long(page: Page, what: Locator) -> None:
    box = what.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(PRESS_MS)
    page.mouse.up()


def proposes(page: Page, better: str) -> dict[str, str]:
    page.locator("dialog textarea").fill(better)
    with page.expect_response("**/api/wordings") as answer:
        page.locator("dialog form .primary").click()
    assert answer.value.status == 200
    sent: dict[str, str] = json.loads(answer.value.request.post_data or "{}")
    expect(page.locator("dialog textarea")).to_have_count(0)
    return sent


def test_a_long_press_on_a_sentence_of_a_draft_proposes_another(visitor: Visitor) -> None:
    page = visitor("Meera")
    page.goto("/g/thulla?lang=ur")
    button = page.locator("button.primary").first
    says = button.inner_text()
    presses_long(page, button)
    expect(page.locator("dialog textarea")).to_have_value(says)
    expect(page.locator("dialog form .primary")).to_be_disabled()  # the same words are no proposal
    assert violations(page) == []
    sent = proposes(page, "بہتر الفاظ")
    assert (sent["language"], sent["says"], sent["better"]) == ("ur", says, "بہتر الفاظ")
    assert "/g/thulla" in page.url  # the button itself was not pressed


def test_english_is_left_alone_until_one_wants_it_and_no_press_is_needed(visitor: Visitor) -> None:
    page = visitor("Meera")
    page.goto("/")
    title = page.locator("h1, h2").first
    presses_long(page, title)
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("button", name="Sentences you saw lately").press("Enter")
    page.get_by_role("radio", name="Settings", exact=True).press("Space")
    sent = proposes(page, "Preferences")
    assert (sent["language"], sent["sentence"], sent["says"]) == ("en", "settings", "Settings")
