"""Web Push: a message that only the browser of its reader can open (RFC 8291, in the coding of RFC 8188), from a house
that its push service knows again (RFC 8292).
"""

from __future__ import annotations

import base64
import json
from functools import cached_property
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD = 4096  # one record is the whole message
LONGEST = RECORD - 16 - 1 - 86  # of a text: what push services take is 4096 bytes with everything around it
VALID_S = 12 * 3600  # of a token; at most 24 hours


class BadKeys(ValueError):
    """This is no subscription of a browser."""


class Subscription(NamedTuple):
    endpoint: str
    p256dh: str  # the public key of the browser, and
    auth: str  # a secret between it and us; both in base64url


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# -- RFC 8291


def sealed(to: Subscription, text: bytes, salt: bytes, own: ec.EllipticCurvePrivateKey | None = None) -> bytes:
    """The body of the request. `salt` is 16 random bytes, and `own` a key for this message alone. Raises BadKeys."""
    assert len(text) <= LONGEST and len(salt) == 16
    own = own or ec.generate_private_key(CURVE)
    try:
        theirs, auth = unpacked(to.p256dh), unpacked(to.auth)
        shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    except ValueError as error:
        raise BadKeys(str(error)) from None
    key, nonce = _keys(shared, auth, theirs, public(own), salt)
    inside = AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2: the last record, and the only one
    return salt + RECORD.to_bytes(4) + bytes([65]) + public(own) + inside


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does. Raises BadKeys."""
    salt, theirs, inside = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    own, nonce = _keys(shared, auth, public(key), theirs, salt)
    try:
        return AESGCM(own).decrypt(nonce, inside, None).rstrip(b"\x00").removesuffix(b"\x02")
    except InvalidTag:
        raise BadKeys("it is for somebody else") from None


def _keys(shared: bytes, auth: bytes, browser: bytes, house: bytes, salt: bytes) -> tuple[bytes, bytes]:
    secret = _derived(auth, shared, b"WebPush: info\x00" + browser + house, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    return key, _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


# -- RFC 8292


class Vapid:
    """Who the house is for push services: a key that is made from a secret of the store."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._secret, self._contact = secret, contact

    @cached_property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(1 + int.from_bytes(self._secret) % (ORDER - 1), CURVE)

    @property
    def public(self) -> str:
        """What a browser needs to subscribe: nobody else can send to that subscription."""
        return packed(public(self._key))

    def authorization(self, endpoint: str, now_s: int) -> str:
        page = urlsplit(endpoint)
        claims = {"aud": f"{page.scheme}://{page.netloc}", "exp": now_s + VALID_S, "sub": self._contact}
        said = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{packed(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def _json(what: object) -> str:
    return packed(json.dumps(what, separators=(",", ":")).encode())
