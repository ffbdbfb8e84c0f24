"""A POST to an address that a stranger has chosen. It must not become a request from inside: https only, to a public
address of the internet that was looked up once and is then used, without redirects, and not for long. All of this
blocks.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from threading import Timer
from typing import NamedTuple
from urllib.parse import urlsplit

WITHIN_S = 10.0  # all of it, however slowly it comes
LONGEST_URL = 1_000
READ = 1_024  # bytes of an answer that anybody looks at
INTERNET = IPv6Network("2000::/3")  # what else there is of IPv6 has other uses
RELAYS = IPv4Network("192.88.99.0/24")
WITHIN_IT = (IPv6Network("2002::/16"),)  # and these are ways to addresses of the other kind, which may be ours
TRANSLATED = IPv6Network("64:ff9b::/96")  # networks with IPv6 alone reach the other internet so

Lookup = Callable[[str, int], list[str]]


class Forbidden(ValueError):
    """Nothing is sent there."""


class Target(NamedTuple):
    secure: bool
    host: str
    port: int
    path: str


def target(url: str, loopback: bool = False) -> Target:
    """What a URL means. Raises Forbidden. `loopback`: this machine is allowed too, by http; for tests."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Forbidden("this is no address") from None
    near = loopback and host in ("127.0.0.1", "localhost", "::1")
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not plain or not host or parts.username is not None or parts.password is not None:
        raise Forbidden("this is no address")
    if not near and (parts.scheme != "https" or port not in (None, 443)):
        raise Forbidden("only https, and no other port")
    if near and parts.scheme not in ("http", "https"):
        raise Forbidden("only http and https")
    if not near and ("." not in host or is_number(host)):
        raise Forbidden("only names of the internet")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port or (443 if secure else 80), path)


def is_number(host: str) -> bool:
    """An address itself, in any of the ways to write one."""
    try:
        ip_address(host)
    except ValueError:
        return host.rsplit(".", 1)[-1].lower().startswith("0x") or host.rsplit(".", 1)[-1].isdigit()
    return True


def looked_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def checked(found: list[str], loopback: bool) -> str:
    """The first address, if all of them are public: a name that also means a machine of ours is not to be trusted."""
    for address in found:
        ip = meant(address)
        if not ((loopback and ip.is_loopback) or public(ip)):
            raise Forbidden("no address of the internet")
    if not found:
        raise Forbidden("no such name")
    return found[0]


def meant(address: str) -> IPv4Address | IPv6Address:
    """Where it leads: an address of the other kind may be inside."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv4Address):
        return ip
    return ip.ipv4_mapped or (IPv4Address(int(ip) & 0xFFFFFFFF) if ip in TRANSLATED else ip)


def public(ip: IPv4Address | IPv6Address) -> bool:
    if isinstance(ip, IPv4Address):
        return ip.is_global and not ip.is_multicast and ip not in RELAYS
    return ip in INTERNET and ip.is_global and not any(ip in way for way in WITHIN_IT)


class _Pinned(http.client.HTTPConnection):
    """To the address that was checked, whatever the name means a moment later."""

    def __init__(self, to: Target, address: str, context: ssl.SSLContext | None) -> None:
        super().__init__(to.host, to.port, timeout=WITHIN_S)
        self._address, self._context = address, context

    def cut(self) -> None:
        """By another thread: whoever waits for it is told that it is over."""
        if (sock := self.sock) is not None:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    def connect(self) -> None:
        raw = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = raw
        try:
            if self._context is not None:
                self.sock = self._context.wrap_socket(raw, server_hostname=self.host)
        except BaseException:
            raw.close()
            raise


def post(url: str, body: bytes, headers: Mapping[str, str], loopback: bool = False, look_up: Lookup = looked_up) -> int:
    """The status of the answer. Raises Forbidden, and OSError or HTTPException if nobody answers."""
    to = target(url, loopback)
    address = checked(look_up(to.host, to.port), loopback)
    connection = _Pinned(to, address, ssl.create_default_context() if to.secure else None)
    patience = Timer(WITHIN_S, connection.cut)
    patience.daemon = True
    patience.start()
    try:
        connection.request("POST", to.path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(READ)
        return answer.status
    finally:
        patience.cancel()
        connection.close()
