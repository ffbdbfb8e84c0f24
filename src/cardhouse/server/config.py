"""What an operator can choose. Each is a flag of `cardhouse serve` and, in capitals, a variable CARDHOUSE_…"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

LARGEST_PORT = 65_535
MOST_WORKERS = 64
LONGEST_PACE = 100  # times as long as bots pretend to think


def choice(default: Any, help: str, secret: bool = False) -> Any:
    return field(default=default, repr=not secret, metadata={"help": help})


@dataclass(frozen=True)
class Config:
    host: str = choice("0.0.0.0", "Address to listen on; 127.0.0.1 for this machine only.")
    port: int = choice(8000, "Port to listen on; 0 for any that is free.")
    database: str = choice("cardhouse.db", "File that everything is kept in, or postgresql://… for several nodes.")
    redis: str = choice("", "redis://… that nodes tell each other news over; only beside PostgreSQL.", secret=True)
    node: str = choice("", "Name of this node among others; the name of the machine if there is none.")
    url: str = choice("", "What people call the house, such as https://cards.example; for links.")
    contact: str = choice("", "Whom push services may write to, such as mailto:host@example.org; else the url.")
    loopback_posts: bool = choice(False, "Notices may go to this machine too, without https; for tests.")
    origins: tuple[str, ...] = choice((), "Other pages that may connect, such as https://example.org; * for all.")
    proxies: tuple[str, ...] = choice((), "Addresses or networks of proxies whose X-Forwarded-For is believed.")
    admin_token: str = choice("", "Opens /admin: 16 characters or more. Without it there is no such page.", secret=True)
    metrics_token: str = choice(
        "", "Opens /metrics: 16 characters or more. Without it, this machine only.", secret=True
    )
    house_key: str = choice(
        "", "Makes the house private: whoever opens a table has this key, or is in a circle.", secret=True
    )
    log: str = choice("text", "Form of the log on standard error: text, json or off.")
    workers: int = choice(1, "Processes that share the tables of an SQLite house; 0 for one on each core.")
    bots: int = choice(1, "Processes that bots may think in.")
    bot_pace: float = choice(1.0, "How long bots pretend to think: 2 is twice as long, 0 not at all.")
    tables: int = choice(20_000, "Most tables on this node.")
    tables_per_player: int = choice(10, "Most tables that one player hosts.")
    tables_per_address: int = choice(200, "Most tables opened from one address.")
    connections: int = choice(20_000, "Most WebSockets at once.")
    connections_per_address: int = choice(300, "Most WebSockets at once from one address.")
    rate: float = choice(20.0, "Messages a second from one connection; 0 for no limit.")
    address_rate: float = choice(400.0, "Messages and requests a second from one address; 0 for no limit.")
    table_days: float = choice(90, "How long a table stays after its last visit, in days.")
    retention_days: int = choice(30, "How long closed tables stay in the log; records stay for ever.")

    def trouble(self) -> str:
        """What cannot be meant, in a sentence for the operator; nothing if all is well."""
        for f in fields(self):
            value = getattr(self, f.name)
            if isinstance(value, int | float) and not (math.isfinite(value) and value >= 0):
                return f"{f.name} is a number from 0 on, not {value}"
        if self.workers > MOST_WORKERS:
            return f"workers is a number from 0 to {MOST_WORKERS}, not {self.workers}"
        if self.port > LARGEST_PORT:
            return f"port is a number from 0 to {LARGEST_PORT}, not {self.port}"
        if self.bot_pace > LONGEST_PACE:
            return f"bot_pace is at most {LONGEST_PACE}: with {self.bot_pace} nobody would wait for a bot"
        if not (self.bots and self.tables and self.connections):
            return "bots, tables and connections are at least 1"
        if not self.table_days:
            return "table_days is more than 0: nobody could come back to a table"
        if self.url and not is_page(self.url):
            return f"url is an address such as https://cards.example, not {self.url}"
        if self.contact and not (self.contact.startswith("mailto:") or is_page(self.contact)):
            return f"contact is an address such as mailto:host@example.org, not {self.contact}"
        if odd := [one for one in self.origins if one != "*" and not is_page(one)]:
            return f"an origin is * or an address such as https://example.org, not {odd[0]}"
        if odd := [one for one in self.proxies if not is_network(one)]:
            return f"a proxy is an address or a network such as 10.0.0.0/8, not {odd[0]}"
        return ""


def is_page(address: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
