"""Ports for the servers of the tests that nobody else takes: no other test, also of a second run on this machine, and
no outgoing connection while a server is down between two starts.
"""

from __future__ import annotations

import random
import socket

OURS = range(20_000, 32_000)  # below those that Linux gives to outgoing connections

_claims: list[socket.socket] = []  # names of this machine, not of a folder; they end with this process


def free_port() -> int:
    """On 127.0.0.1, ours until this process ends."""
    for port in random.SystemRandom().sample(OURS, 500):
        if _claimed(port):
            return port
    raise AssertionError("no free port")


def _claimed(port: int) -> bool:
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(f"\0cardhouse port {port}")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
    except OSError:
        claim.close()
        return False
    _claims.append(claim)
    return True
