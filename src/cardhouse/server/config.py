"""What an operator can choose. Each is a flag of `cardhouse serve` and, in capitals, a variable CARDHOUSE_…"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


def choice(default: Any, help: str, secret: bool = False) -> Any:
    return field(default=default, repr=not secret, metadata={"help": help})


@dataclass(frozen=True)
class Config:
    host: str = choice("0.0.0.0", "Address to listen on; 127.0.0.1 for this machine only.")
    port: int = choice(8000, "Port to listen on; 0 for any that is free.")
    database: str = choice("cardhouse.db", "File that everything is kept in, or postgresql://… for several nodes.")
    redis: str = choice("", "redis://… that the nodes of a house talk over; only beside PostgreSQL.", secret=True)
    node: str = choice("", "Name of this node among others; the name of the machine if there is none.")
    url: str = choice("", "What people call the house, such as https://cards.example; for links.")
    origins: tuple[str, ...] = choice((), "Other pages that may connect, such as https://example.org; * for all.")
    proxies: tuple[str, ...] = choice((), "Addresses or networks of proxies whose X-Forwarded-For is believed.")
    admin_token: str = choice("", "Opens /admin: 16 characters or more. Without it there is no such page.", secret=True)
    metrics_token: str = choice(
        "", "Opens /metrics: 16 characters or more. Without it, this machine only.", secret=True
    )
    log: str = choice("text", "Form of the log on standard error: text, json or off.")
    bots: int = choice(1, "Processes that bots may think in.")
    bot_pace: float = choice(1.0, "How long bots pretend to think: 2 is twice as long, 0 not at all.")
    tables: int = choice(20_000, "Most tables in the house.")
    tables_per_player: int = choice(10, "Most tables that one player hosts.")
    tables_per_address: int = choice(200, "Most tables opened from one address.")
    connections: int = choice(20_000, "Most WebSockets at once.")
    connections_per_address: int = choice(300, "Most WebSockets at once from one address.")
    rate: float = choice(20.0, "Messages a second from one connection; 0 for no limit.")
    address_rate: float = choice(400.0, "Messages and requests a second from one address; 0 for no limit.")
    retention_days: int = choice(30, "How long closed tables stay in the log; records stay for ever.")
