"""A passkey in a real browser: a device of the browser's own tools keeps it, and it signs in another one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import Visitor, violations
from tests.server.open_house import OpenHouse

STICK = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def stick(page: Page) -> tuple[CDPSession, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": STICK})
    return session, str(made["authenticatorId"])


def test_a_passkey_signs_in_another_device(visitor: Visitor, house: OpenHouse) -> None:
    link = house.link.replace("127.0.0.1", "localhost")  # a number is no name for a passkey
    phone = visitor("Ammu", base_url=link)
    session, own = stick(phone)
    phone.goto("/me")
    phone.get_by_role("button", name="Change name").click()
    phone.get_by_role("textbox", name="Your name").fill("Ammu")
    phone.get_by_role("button", name="Save").click()
    phone.get_by_role("button", name="Make a passkey").click()
    expect(phone.get_by_text("Passkey of")).to_be_visible()
    assert violations(phone) == []
    phone.get_by_role("button", name="Make a passkey").click()
    expect(phone.get_by_role("status").filter(has_text="already have a passkey on this device")).to_be_visible()
    (made,) = session.send("WebAuthn.getCredentials", {"authenticatorId": own})["credentials"]

    desk = visitor(base_url=link)
    there, other = stick(desk)
    desk.goto("/me")
    desk.get_by_role("button", name="Sign in with a passkey").click()
    expect(desk.get_by_role("status").filter(has_text="No passkey was used")).to_be_visible()
    there.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": carried(made)})
    desk.get_by_role("button", name="Sign in with a passkey").click()
    expect(desk.get_by_role("heading", name="Ammu")).to_be_visible()
    expect(desk.get_by_text("Passkey of")).to_be_visible()

    desk.get_by_role("listitem").filter(has_text="Passkey of").get_by_role("button", name="Remove").click()
    expect(desk.get_by_text("Passkey of")).to_have_count(0)
    third = visitor(base_url=link)
    session, other = stick(third)
    third.goto("/me")
    session.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": carried(made)})
    third.get_by_role("button", name="Sign in with a passkey").click()
    expect(third.get_by_role("status").filter(has_text="opens nothing here")).to_be_visible()


def carried(made: dict[str, Any]) -> dict[str, Any]:
    """As a phone brings it to the other devices of the same person."""
    return {
        name: made[name] for name in ("credentialId", "isResidentCredential", "rpId", "privateKey", "signCount")
    } | {"userHandle": made["userHandle"]}


def test_a_house_whose_name_is_a_number_offers_none(visitor: Visitor) -> None:
    page = visitor("Ammu")
    page.goto("/me")
    expect(page.get_by_role("button", name="Make a recovery code")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
