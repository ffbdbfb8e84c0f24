"""Passkeys over HTTP: a device of the tests makes and uses them as WebAuthn says, and as it must not be done."""

from __future__ import annotations

import json
import secrets
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import nullcontext
from hashlib import sha256
from typing import Any
from urllib.error import HTTPError

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cardhouse.server.http import webauthn
from cardhouse.server.http.webauthn import ASKED_MS, NoProof, packed
from cardhouse.server.store.passkeys import MOST
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import http

Key = ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey | ed25519.Ed25519PrivateKey
UNLOCKED = 0x05


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, "--address-rate", "0", *keeping(folder)) as house:
        yield house


class Stick:
    """A security key with one passkey on it, in the computer of whoever has this device key."""

    def __init__(self, house: OpenHouse, key: Key | None = None) -> None:
        self.link = house.link.replace("127.0.0.1", "localhost")
        self.host, self.origin, self.flags, self.uses = "localhost", self.link, UNLOCKED, 0
        self.key, self.id = key or ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(20)

    def ask(self, who: str, method: str = "GET", path: str = "", body: Any = None) -> Any:
        """The answer, or the code of the trouble."""
        try:
            return http(f"{self.link}/api/passkeys{path}", body, who, method)
        except HTTPError as error:
            return json.loads(error.read())["code"]

    def client(self, kind: str, challenge: str) -> bytes:
        said = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | {"other_keys_can_be_added_here": "do not compare"}).encode()

    def device(self, named: bytes = b"") -> bytes:
        flags = self.flags | (webauthn.NEW_KEY if named else 0)
        head = sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.uses)
        return head + (bytes(16) + struct.pack(">H", len(named)) + named + b"the key as CBOR" if named else b"")

    def public(self) -> str:
        return packed(self.key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))

    def signed(self, text: bytes) -> bytes:
        if isinstance(self.key, ec.EllipticCurvePrivateKey):
            return self.key.sign(text, ec.ECDSA(SHA256()))
        if isinstance(self.key, rsa.RSAPrivateKey):
            return self.key.sign(text, padding.PKCS1v15(), SHA256())
        return self.key.sign(text)

    def make(self, who: str, asked: str = "") -> Any:
        return self.ask(who, "POST", "", self.made(asked or self.ask(who)["challenge"]))

    def made(self, asked: str) -> dict[str, str]:
        return {
            "id": packed(self.id),
            "public": self.public(),
            "client": packed(self.client("create", asked)),
            "device": packed(self.device(self.id)),
        }

    def answer(self, who: str, asked: str = "") -> dict[str, str]:
        client = self.client("get", asked or self.ask(who)["challenge"])
        device = self.device()
        signature = self.signed(device + sha256(client).digest())
        said = {"client": client, "device": device, "signature": signature}
        return {"id": packed(self.id)} | {name: packed(raw) for name, raw in said.items()}

    def use(self, who: str, asked: str = "") -> Any:
        return self.ask(who, "POST", "/use", self.answer(who, asked))


def somebody(house: OpenHouse, name: str = "Ann") -> str:
    key = secrets.token_hex(32)
    http(f"{house.link}/api/me", {"name": name}, key, "PATCH")
    return key


KEYS: dict[str, Key] = {
    "ES256": ec.generate_private_key(ec.SECP256R1()),
    "RS256": rsa.generate_private_key(65537, 2048),
    "Ed25519": ed25519.Ed25519PrivateKey.generate(),
}


@pytest.mark.parametrize("kind", KEYS)
def test_a_passkey_makes_another_device_the_same_player(house: OpenHouse, kind: str) -> None:
    phone, desk, stick = somebody(house), secrets.token_hex(32), Stick(house, KEYS[kind])
    shown = stick.make(phone)
    assert [one["id"] for one in shown["passkeys"]] == [packed(stick.id)] and shown["host"] == "localhost"
    assert stick.use(desk)["name"] == "Ann"
    for key in (phone, desk):
        assert http(f"{house.link}/api/me", key=key)["player"] == http(f"{house.link}/api/me", key=phone)["player"]
    assert stick.use(secrets.token_hex(32))["name"] == "Ann", "as often as they like"
    assert stick.ask(desk, "POST", "/off", {"id": packed(stick.id)})["passkeys"] == []
    assert stick.use(secrets.token_hex(32)) == "no_passkey"


def test_what_was_asked_of_another_device_is_no_question_of_this_one(house: OpenHouse) -> None:
    ann, eve, stick = somebody(house), secrets.token_hex(32), Stick(house)
    stick.make(ann)
    seen = stick.answer(ann)  # and Eve has got hold of it
    assert stick.ask(eve, "POST", "/use", seen) == "no_passkey"
    assert stick.use(eve, packed(secrets.token_bytes(32))) == "no_passkey"
    assert stick.use(eve, "") != "no_passkey", "the check can fail: with the stick itself it works"


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://cards.example"},
        {"origin": "http://localhost:1"},
        {"origin": "null"},
        {"origin": "http://[", "host": "localhost"},
        {"host": "cards.example"},
        {"flags": 0x01},
        {"flags": 0x04},
        {"key": ec.generate_private_key(ec.SECP256R1())},
    ],
    ids=lambda wrong: "-".join(f"{what}={value}" for what, value in wrong.items() if what != "key") or "another-key",
)
def test_nobody_is_signed_in_by_anything_else(house: OpenHouse, wrong: dict[str, Any]) -> None:
    ann, desk, stick = somebody(house), secrets.token_hex(32), Stick(house)
    stick.make(ann)
    for name, value in wrong.items():
        setattr(stick, name, value)
    assert stick.use(desk) == "no_passkey"
    assert http(f"{house.link}/api/me", key=desk)["player"] == ""
    if "key" not in wrong:
        stick.id = secrets.token_bytes(20)
        assert stick.make(ann) == "no_passkey", "and none is made like that"


def test_a_copy_that_counts_behind_the_stick_opens_nothing(house: OpenHouse) -> None:
    ann, stick = somebody(house), Stick(house)
    stick.uses = 5
    stick.make(ann)
    stick.uses = 7
    assert stick.use(secrets.token_hex(32))["name"] == "Ann"
    for uses in (7, 6, 0):
        stick.uses = uses
        assert stick.use(secrets.token_hex(32)) == "no_passkey"


def test_a_passkey_belongs_to_one_player_who_alone_can_remove_it(house: OpenHouse) -> None:
    ann, eve, stick = somebody(house), somebody(house, "Eve"), Stick(house)
    stick.make(ann)
    assert stick.make(eve) == "enough_passkeys"
    assert stick.ask(eve, "POST", "/off", {"id": packed(stick.id)})["passkeys"] == []
    assert stick.use(secrets.token_hex(32))["name"] == "Ann"


def test_there_is_an_end_to_them(house: OpenHouse) -> None:
    ann = somebody(house)
    for _ in range(MOST):
        assert len(Stick(house).make(ann)["passkeys"]) <= MOST
    assert Stick(house).make(ann) == "enough_passkeys"


def test_whoever_is_deleted_has_no_passkey_any_more(house: OpenHouse) -> None:
    ann, stick = somebody(house), Stick(house)
    stick.make(ann)
    http(f"{house.link}/api/me", key=ann, method="DELETE")
    assert stick.use(secrets.token_hex(32)) == "no_passkey"


def test_who_is_deleted_while_they_speak_leaves_nothing_behind(house: OpenHouse) -> None:
    """The head of the request was theirs, and the body came after they were forgotten."""
    ann, stick = somebody(house), Stick(house)
    raw = json.dumps(stick.made(stick.ask(ann)["challenge"])).encode()
    head = f"POST /api/passkeys HTTP/1.1\r\nHost: localhost:{house.port}\r\nAuthorization: Bearer {ann}\r\n"
    kind = f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\nConnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", house.port), 10) as slow:
        slow.sendall((head + kind).encode() + raw[:1])
        time.sleep(0.2)  # the house has read the head by now
        was = http(f"{house.link}/api/me", key=ann)["player"]
        http(f"{house.link}/api/me", key=ann, method="DELETE")
        slow.sendall(raw[1:])
        while slow.recv(1000):
            pass
    now = http(f"{house.link}/api/me", key=ann)["player"]
    assert now != was, "the device is somebody new"
    assert [one["id"] for one in stick.ask(ann)["passkeys"]] == [packed(stick.id)], "and what it has made is theirs"


def test_a_house_without_a_name_has_no_passkeys(house: OpenHouse) -> None:
    assert http(f"{house.link}/api/passkeys", key=somebody(house))["host"] == ""


def test_a_weak_or_unknown_key_is_refused(house: OpenHouse) -> None:
    for key in (rsa.generate_private_key(65537, 1024), ec.generate_private_key(ec.SECP384R1())):
        assert Stick(house, key).make(somebody(house)) == "no_passkey"
    stick = Stick(house)
    asked = stick.ask(ann := somebody(house))["challenge"]
    body = {"id": packed(stick.id), "public": "AAAA", "client": packed(stick.client("create", asked))}
    for device in (b"x", stick.device(), stick.device(b"x")[:54], stick.device(b"another")):
        assert stick.ask(ann, "POST", "", body | {"device": packed(device)}) == "no_passkey"
    assert stick.ask(ann, "POST", "", body | {"device": packed(stick.device(stick.id))}) == "no_passkey"


def test_a_key_that_takes_long_to_check_is_none() -> None:
    """OpenSSL takes any exponent up to 3072 bits; by one as long as the key a signature keeps everybody waiting."""
    for e, fine in ((65537, True), (2**32 + 15, False), (2**3070 + 1, False)):
        key = rsa.RSAPublicNumbers(e, 2**3071 + 1).public_key()
        public = packed(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))
        with nullcontext() if fine else pytest.raises(NoProof):
            webauthn.check_key(public)


# -- the proof alone


def test_a_question_is_good_for_five_minutes_and_for_one_device() -> None:
    secret, now = "ab" * 32, 1_000_000_000
    asked = webauthn.question(secret, "one", now)
    assert webauthn.is_ours(asked, secret, "one", now + ASKED_MS)
    assert not webauthn.is_ours(asked, secret, "one", now + ASKED_MS + 1)
    assert not webauthn.is_ours(asked, secret, "two", now)
    assert not webauthn.is_ours(asked, "cd" * 32, "one", now)
    assert not webauthn.is_ours("", secret, "one", now)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"[]",
        b"\xff",
        b"[" * 5_000,
        b'{"type":"webauthn.get","challenge":""}',
        b'{"type":"webauthn.create","challenge":"","origin":""}',
        b'{"type":"webauthn.get","challenge":"","origin":"","crossOrigin":true}',
    ],
)
def test_what_no_browser_says_is_no_proof(said: bytes) -> None:
    with pytest.raises(NoProof):
        webauthn.client_of(said, "get")


@pytest.mark.parametrize("text", ["a", "ä"])
def test_what_is_no_base64url_is_no_proof(text: str) -> None:
    with pytest.raises(NoProof):
        webauthn.unpacked(text)
