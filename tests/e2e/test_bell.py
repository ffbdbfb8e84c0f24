"""The bell from the tap in the settings to the notification on a locked phone; a date that everybody at the table sees.

A browser of the tests has no push service: where it would subscribe, it gets the address of ours. All else is real.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, Page, expect

from cardhouse.server.post.web_push import CURVE, opened, packed, public
from tests.e2e.conftest import Visitor, until
from tests.e2e.player import makes_table
from tests.server.house.test_bell import Service, service
from tests.server.open_house import OpenHouse, open_house

__all__ = ["service"]
WHOLE_BROWSER = True
NOTICES = """navigator.serviceWorker.ready.then((house) => house.getNotifications())
  .then((all) => all.map((one) => [one.title, one.body, one.data]))"""
SUBSCRIBED = """(keys) => {
  let own = null;
  PushManager.prototype.getSubscription = async () => own;
  PushManager.prototype.subscribe = async (asked) => {
    if (asked.applicationServerKey.length !== 65) throw new Error("this is no key of a house");
    const toJSON = () => ({ endpoint: keys.endpoint, keys });
    return (own = { endpoint: keys.endpoint, toJSON, unsubscribe: async () => (own = null) });
  };
}"""


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    flags = ("--bot-pace", "0", "--address-rate", "0", "--loopback-posts", "true")
    with open_house(tmp_path_factory.mktemp("house"), *flags) as house:
        yield house


def deliver(page: Page, text: str) -> None:
    """As the push service of the browser does it."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"]))
    session.send("ServiceWorker.enable")
    until_found = time.monotonic() + 40
    while not found:
        assert time.monotonic() < until_found, "no worker"
        page.wait_for_timeout(20)
    origin = found[0]["scopeURL"].rstrip("/")
    sent = {"origin": origin, "registrationId": found[0]["registrationId"], "data": text}
    session.send("ServiceWorker.deliverPushMessage", sent)
    session.detach()


def test_from_the_switch_in_the_settings_to_the_notification(
    visitor: Visitor, house: OpenHouse, service: Service
) -> None:
    own, auth = ec.generate_private_key(CURVE), secrets.token_bytes(16)
    keys = {
        "endpoint": f"http://127.0.0.1:{service.server_port}/phone",
        "p256dh": packed(public(own)),
        "auth": packed(auth),
    }
    page = visitor("Ammu", service_workers="allow", permissions=["notifications"])
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(keys)})")
    page.goto("/")
    until(page, "navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Settings").first.click()
    here = page.get_by_role("switch", name="Tell me on this device")
    here.click()
    expect(page.get_by_role("switch", name="Quiet hours")).to_be_visible()
    page.locator('[data-act="bell-try"]').click()
    ((_, body),) = service.wait_for(1, "/phone")
    text = opened(body, own, auth).decode()
    deliver(page, text)
    until(page, f"{NOTICES}.then((all) => all.length === 1)")
    assert page.evaluate(NOTICES) == [["The bell works", "This is how it sounds when it is your turn.", "/me"]]
    page.get_by_role("switch", name="Quiet hours").click()
    expect(page.get_by_label("From")).to_have_value("22:00")
    deliver(page, json.dumps({"title": "x", "path": "https://elsewhere.example"}))  # leads to no page of ours
    page.wait_for_timeout(300)
    assert len(page.evaluate(NOTICES)) == 1


def test_a_date_is_seen_by_everybody_at_the_table_and_goes_into_a_calendar(visitor: Visitor, house: OpenHouse) -> None:
    ammu, bilal = visitor("Ammu"), visitor("Bilal")
    code = makes_table(ammu, "thulla", 3)
    ammu.get_by_role("button", name="Menu").click()
    ammu.locator('[data-act="date-sheet"]').click()
    ammu.get_by_role("textbox", name="When").fill("2027-05-01T20:00")
    ammu.locator('[data-act="date"]').click()
    with ammu.expect_download() as saved:
        ammu.locator('[data-act="calendar"]').click()
    assert saved.value.suggested_filename == f"{code}.ics" and b"BEGIN:VALARM" in saved.value.path().read_bytes()
    ammu.keyboard.press("Escape")
    for page in (ammu, bilal):
        if page is bilal:
            page.goto(f"/t/{code}")
        expect(page.locator('[data-part="date"]')).to_contain_text("May")
