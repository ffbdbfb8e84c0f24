"""Web Push as the RFCs have it: their own example, and what a browser makes of ours."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from cardhouse.server.post.web_push import (
    CURVE,
    LONGEST,
    BadKeys,
    Subscription,
    Vapid,
    opened,
    packed,
    public,
    sealed,
    unpacked,
)

# RFC 8291, section 5 and appendix A
TEXT = b"When I grow up, I want to be a watermelon"
HOUSE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key(secret: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(secret)), CURVE)


def test_the_example_of_rfc_8291() -> None:
    to = Subscription("https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", P256DH, AUTH)
    assert packed(public(key(BROWSER))) == P256DH
    assert packed(sealed(to, TEXT, unpacked(SALT), key(HOUSE))) == BODY
    assert opened(unpacked(BODY), key(BROWSER), unpacked(AUTH)) == TEXT


def test_only_the_browser_it_is_for_can_open_it_and_the_longest_text_fits() -> None:
    browser, auth = ec.generate_private_key(CURVE), b"0123456789abcdef"
    to = Subscription("https://push.example/1", packed(public(browser)), packed(auth))
    for text in (b"", "ഊഴം".encode(), b"x" * LONGEST):
        body = sealed(to, text, b"s" * 16)
        assert len(body) <= 4096 and opened(body, browser, auth) == text
        for wrong_key, wrong_auth in ((ec.generate_private_key(CURVE), auth), (browser, b"x" * 16)):
            with pytest.raises(BadKeys):
                opened(body, wrong_key, wrong_auth)


@pytest.mark.parametrize("p256dh", ["", "AAAA", packed(b"\x04" + b"\x01" * 64), "!" * 87])
def test_keys_that_are_none_are_refused(p256dh: str) -> None:
    with pytest.raises(BadKeys):
        sealed(Subscription("https://push.example/1", p256dh, AUTH), b"hello", b"s" * 16)


def test_the_house_signs_who_it_is_as_rfc_8292_asks() -> None:
    vapid = Vapid(bytes(range(32)), "mailto:host@example.org")
    kind, token, own = vapid.authorization("https://push.example:443/some/path?x=1", 1_000).replace(",", "").split(" ")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert kind == "vapid" and own == f"k={vapid.public}"
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(unpacked(claims)) == {
        "aud": "https://push.example:443", "exp": 1_000 + 12 * 3600, "sub": "mailto:host@example.org"
    }  # fmt: skip
    raw = unpacked(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(vapid.public))
    theirs.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert vapid.public == Vapid(bytes(range(32)), "").public, "the same after every start"
    for odd in (bytes(32), b"\xff" * 32):
        assert len(unpacked(Vapid(odd, "").public)) == 65
