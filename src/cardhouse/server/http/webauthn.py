"""What a passkey proves, by WebAuthn level 2: that the device which keeps it is here, that somebody has unlocked it,
and that it answers the question of this house and of this page, and no older one.

Of the many things that WebAuthn can say, a house needs two: a new key (§ 7.1, without attestation: whose make it is
does not matter) and a signature by it (§ 7.2). The numbers beside the lines are the steps there.
"""

from __future__ import annotations

import hmac
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import sha256
from typing import NamedTuple

import msgspec

ASKED_MS = 5 * 60_000  # how long a question may be answered
PRESENT, UNLOCKED, NEW_KEY = 0x01, 0x04, 0x40  # flags
HEAD, KEY_AT = 37, 55  # bytes of what the device says of itself; before the name of a new key
LARGEST_RSA, LARGEST_EXPONENT = 4096, 2**32  # devices have 65537; a large one is made to keep the house busy


class NoProof(ValueError):
    """And why, for whoever builds a client."""


class Client(msgspec.Struct, frozen=True):
    """What the browser has seen, as the device has signed it."""

    type: str
    challenge: str
    origin: str
    crossOrigin: bool = False  # noqa: N815  as it is called there


class Said(NamedTuple):
    """By the device."""

    flags: int
    uses: int
    key: str  # the name of a new key, or ""


def packed(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Error, ValueError):
        raise NoProof("this is not base64url") from None


# -- the question


def question(secret: str, device: str, now: int) -> str:
    """For this device, at this time. Nobody has to keep it, so any node can hear the answer."""
    at = struct.pack(">q", now)
    return packed(at + _sealed(secret, device, at))


def is_ours(asked: str, secret: str, device: str, now: int) -> bool:
    raw = unpacked(asked)
    at, seal = raw[:8], raw[8:]
    if not hmac.compare_digest(seal, _sealed(secret, device, at)):
        return False
    (asked_at,) = struct.unpack(">q", at)
    return abs(now - int(asked_at)) <= ASKED_MS  # the clock of another node may be behind


def _sealed(secret: str, device: str, at: bytes) -> bytes:
    return hmac.digest(bytes.fromhex(secret), device.encode() + at, "sha256")[:24]


# -- the answer


def client_of(raw: bytes, kind: str) -> Client:
    """Steps 7 to 9 of § 7.1, 11 to 13 of § 7.2, but for who may ask where."""
    try:
        client = msgspec.json.decode(raw, type=Client)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise NoProof("nothing that a browser says") from None
    if client.type != f"webauthn.{kind}" or client.crossOrigin:
        raise NoProof("an answer to something else")
    return client


def said_by_device(raw: bytes, host: str) -> Said:
    """Steps 13 to 15 of § 7.1, 15 to 17 of § 7.2."""
    if len(raw) < HEAD or not hmac.compare_digest(raw[:32], sha256(host.encode()).digest()):
        raise NoProof("a key for another house")
    flags, uses = struct.unpack(">BI", raw[32:HEAD])
    if not (flags & PRESENT and flags & UNLOCKED):
        raise NoProof("nobody has unlocked it")
    return Said(flags, uses, _new_key(raw) if flags & NEW_KEY else "")


def _new_key(raw: bytes) -> str:
    """Only its name; the key itself is sent beside it, and who lies there locks out nobody but themselves."""
    if len(raw) < KEY_AT:
        raise NoProof("nothing that a device says")
    (length,) = struct.unpack(">H", raw[KEY_AT - 2 : KEY_AT])
    return packed(raw[KEY_AT : KEY_AT + length])


def check_key(public: str) -> None:
    """Whether it is one that we can check signatures of."""
    _key(unpacked(public))


def check_signature(public: str, device: bytes, client: bytes, signature: bytes) -> None:
    """Steps 19 and 20 of § 7.2."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
    from cryptography.hazmat.primitives.hashes import SHA256

    key, signed = _key(unpacked(public)), device + sha256(client).digest()
    try:
        if isinstance(key, ec.EllipticCurvePublicKey):
            key.verify(signature, signed, ec.ECDSA(SHA256()))
        elif isinstance(key, rsa.RSAPublicKey):
            key.verify(signature, signed, padding.PKCS1v15(), SHA256())
        else:
            key.verify(signature, signed)
    except InvalidSignature:
        raise NoProof("it is not signed by this key") from None


def _key(der: bytes):  # type: ignore[no-untyped-def]  # one of three kinds, and `cryptography` is not loaded before
    """ES256, RS256 or Ed25519: what all devices have."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
    from cryptography.hazmat.primitives.serialization import load_der_public_key

    try:
        key = load_der_public_key(der)
    except (ValueError, UnsupportedAlgorithm):
        raise NoProof("this is no key") from None
    if isinstance(key, ec.EllipticCurvePublicKey) and isinstance(key.curve, ec.SECP256R1):
        return key
    if isinstance(key, rsa.RSAPublicKey) and _is_quick(key):
        return key
    if isinstance(key, ed25519.Ed25519PublicKey):
        return key
    raise NoProof("a kind of key that is not known here")


def _is_quick(key) -> bool:  # type: ignore[no-untyped-def]
    return bool(2048 <= key.key_size <= LARGEST_RSA and key.public_numbers().e < LARGEST_EXPONENT)
