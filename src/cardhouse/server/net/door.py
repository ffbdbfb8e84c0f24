"""Who may come in: from which page, from where, how many at once and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from cardhouse.server.bucket import Bucket
from cardhouse.server.config import Config
from cardhouse.server.workers.tally import FEW, Tally

SWEEP_MS = 10_000  # how often addresses are forgotten that have their whole budget again
PLAIN = 100  # connections that an address may have beside its WebSockets: requests, and whoever has not spoken yet
PLAIN_IN_ALL = 900  # and the house; `serve.allow_files` has room for a few more


def nobody_counts(kind: str) -> None:
    """For a door without a house."""


class Door:
    def __init__(
        self,
        config: Config,
        now: Callable[[], int],
        turned_away: Callable[[str], None] = nobody_counts,
        tally: Tally | None = None,
    ) -> None:
        self.config, self.now, self._tally = config, now, tally
        if tally is not None:
            tally.hears("door", self._taken_elsewhere)
        self.turned_away = turned_away  # is told why somebody was sent off: a kind of `metrics.ABUSE`
        self.origins = {origin.rstrip("/").lower() for origin in config.origins}
        self.proxies = [ip_network(proxy, strict=False) for proxy in config.proxies]
        self.inside = 0  # open WebSockets
        self._inside_of: Counter[str] = Counter()  # by address
        self.sockets = 0  # open connections of any kind
        self._sockets_of: Counter[str] = Counter()  # by the address at their other end, which may be a proxy's
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sweep_at = 0

    # -- from where

    def address(self, peer: str, forwarded: Iterable[str]) -> str:
        """Whoever spoke to us, or, if that is a proxy of ours, the last one that is none."""
        hops = [peer, *(hop.strip() for line in reversed(list(forwarded)) for hop in reversed(line.split(",")))]
        found = peer
        for hop in hops:
            known = read_address(hop)
            if known is None:
                break
            found = household(known)
            if not any(known in proxy for proxy in self.proxies):
                break
        return found

    def trusts(self, peer: str) -> bool:
        known = read_address(peer)
        return known is not None and any(known in proxy for proxy in self.proxies)

    # -- from which page

    def welcomes(self, origin: str | None, host: str | None) -> bool:
        """Programs send no origin and carry nobody's cookies; a browser tells which page it shows."""
        if origin is None or "*" in self.origins:
            return True
        try:
            page = urlsplit(origin.lower())
        except ValueError:
            return False
        if page.scheme not in ("http", "https") or not page.netloc:
            return False
        return origin.lower() in self.origins or (host is not None and page.netloc == host.lower())

    # -- how many

    def arrives(self, peer: str) -> bool:
        """A connection that has said nothing yet. `departs` follows, whatever the answer is."""
        self.sockets += 1
        self._sockets_of[peer] += 1
        if self.sockets > self.config.connections + PLAIN_IN_ALL:
            return False
        if self.trusts(peer):  # it speaks for many
            return True
        self._count("sockets", peer, self._sockets_of[peer])
        most = self.config.connections_per_address + PLAIN
        return self._sockets_of[peer] + self._elsewhere("sockets", peer) <= most

    def departs(self, peer: str) -> None:
        self.sockets -= 1
        self._sockets_of[peer] -= 1
        self._count("sockets", peer, self._sockets_of[peer])
        if not self._sockets_of[peer]:
            del self._sockets_of[peer]

    def enter(self, address: str) -> bool:
        config = self.config
        inside_of = self._inside_of[address] + self._elsewhere("inside", address)
        if self.inside + self._elsewhere("inside", "") >= config.connections:
            return False
        if inside_of >= config.connections_per_address:
            return False
        self._moves(address, 1)
        return True

    def leave(self, address: str) -> None:
        self._moves(address, -1)

    def _moves(self, address: str, by: int) -> None:
        self.inside += by
        self._inside_of[address] += by
        self._count("inside", address, self._inside_of[address], 0)
        self._count("inside", "", self.inside)
        if not self._inside_of[address]:
            del self._inside_of[address]

    def _count(self, what: str, of: str, count: int, few: int = FEW) -> None:
        """Other workers are told."""
        if self._tally is not None:
            self._tally.counts(what, of, count, few)

    def _elsewhere(self, what: str, of: str) -> int:
        """At other workers."""
        return 0 if self._tally is None else self._tally.elsewhere(what, of)

    # -- how often

    def allows(self, address: str, what: str = "message", cost: float = 1) -> bool:
        """Messages and requests share one budget; what is dear or worth guessing has its own, smaller one."""
        rate = self.config.address_rate
        if not rate:
            return True
        now = self.now()
        if now >= self._sweep_at:
            self._sweep(now)
        bucket = self._bucket(address, what, now)
        taken = bucket.take(now, cost)
        if taken and self._tally is not None:
            self._tally.took("door", (address, what), cost, bucket.per_second)
        return taken

    def _bucket(self, address: str, what: str, now: int) -> Bucket:
        bucket = self._buckets.get((address, what))
        if bucket is None:
            rate = self.config.address_rate
            per_second, burst = (rate, 5 * rate) if what == "message" else (rate / 1000, rate / 20)
            bucket = self._buckets[address, what] = Bucket(per_second, burst, now)
        return bucket

    def _taken_elsewhere(self, key: tuple[str, ...], cost: float) -> None:
        address, what = key
        self._bucket(address, what, self.now()).drain(self.now(), cost)

    def _sweep(self, now: int) -> None:
        self._sweep_at = now + SWEEP_MS
        for bucket in self._buckets.values():
            bucket.fill(now)
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def household(address: IPv4Address | IPv6Address) -> str:
    """IPv6 gives everybody a network of their own: that is one address for us."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)
