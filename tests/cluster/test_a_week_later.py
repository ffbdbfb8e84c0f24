"""What lasts, at three nodes: a circle plays, all nodes are closed, and a week later everything is there."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from click.testing import CliRunner

from cardhouse.cli import main
from cardhouse.server.outside import STATIC
from tests.cluster.cluster import Cluster
from tests.cluster.engines import RedisServer
from tests.server.house.test_bell import QUICK, Phone, Service, service
from tests.server.http.test_passkeys import Stick
from tests.server.open_house import OpenHouse
from tests.server.postgres import Postgres
from tests.server.visitor import Visitor, http

__all__ = ["service"]
WEEK_MS = 7 * 86_400_000
PEOPLE = ("Ann", "Bob", "Cid")
REMINDER = "Thulla in 15 minutes"
LATER = f"""{QUICK}; import time; real = time.time_ns; time.time_ns = lambda: real() + {WEEK_MS * 10**6}
from cardhouse.server.store.store import Store
told = Store.time
async def later(self): return await told(self) + {WEEK_MS}
Store.time = later"""  # all nodes go by the time of the database


async def plays(nodes: list[OpenHouse], circle: str, keys: dict[str, str]) -> tuple[str, str]:
    """A match at a table of the circle, each of them at another node: the table and the record."""
    body = {"settings": {"game": "thulla", "seats": 3, "clock": "off"}, "circle": circle}
    table = str((await asyncio.to_thread(http, f"{nodes[0].link}/api/tables", body, keys["Ann"]))["table"])
    people = [Visitor(node.socket, table, name, keys[name]) for node, name in zip(nodes, PEOPLE, strict=True)]
    people[0].people = 3
    await asyncio.wait_for(asyncio.gather(*(person.stay() for person in people)), 120)
    return table, people[0].records[1]


@pytest.mark.skipif(not (STATIC / "house").is_dir(), reason="the client is not built")
def test_a_circle_is_the_same_at_every_node_and_after_a_week(
    tmp_path: Path, postgres: Postgres, redis: RedisServer, service: Service
) -> None:
    keys = {name: secrets.token_hex(32) for name in PEOPLE}

    def ask(node: OpenHouse, path: str, who: str = "Ann", body: object = None, method: str | None = None) -> Any:
        return http(f"{node.link}/api{path}", body, keys[who], method)

    async def evening() -> None:
        async with Cluster(tmp_path, postgres, redis, 3, "--loopback-posts", "true", "--bot-pace", "0") as cluster:
            one, two, three = cluster.nodes
            link = ask(one, "/circles", body={"name": "Friday"})["link"]
            for node, name in ((two, "Bob"), (three, "Cid")):
                ask(node, f"/circles/{link}/people", name, {"name": name})
            phone = Phone(two, service, "Bob")
            phone.key = keys["Bob"]
            phone.listen(f"c/{link}")
            stick = Stick(three)
            stick.make(keys["Ann"])
            table, record = await plays(cluster.nodes, link, keys)
            phone.told()  # that it was laid
            at = int(time.time() * 1000) + WEEK_MS + 15 * 60_000
            ask(three, f"/tables/{table}/date", "Cid", {"at": at}, "PUT")

            for node in cluster.nodes:
                assert await asyncio.to_thread(node.close) == 0
                node.prelude = LATER
            await asyncio.gather(*(asyncio.to_thread(node.start) for node in cluster.nodes))

            async with asyncio.timeout(60):  # that the match is over may be told too: whoever has just gone is not here
                while REMINDER not in (titles := [one["title"] for one in await asyncio.to_thread(phone.told)]):
                    await asyncio.sleep(0.2)
            await asyncio.sleep(1)
            titles = [one["title"] for one in phone.told(2)]
            assert titles[0] == "A guest has laid a table" and titles.count(REMINDER) == 1, titles
            books = [ask(node, f"/circles/{link}/book", "Bob") for node in cluster.nodes]
            assert books[0] == books[1] == books[2] and books[0]["matches"] == 1
            assert books[0]["evenings"][0]["records"] == [record]
            printed = CliRunner().invoke(main, ["book", "--circle", link, "--database", cluster.database])
            assert printed.exit_code == 0 and all(name in printed.output for name in PEOPLE), printed.output
            for node in cluster.nodes:
                shown = ask(node, f"/tables/{table}", "Cid")
                assert {person["name"] for person in shown["known"]} == set(PEOPLE)
                assert sum(person["wins"] for person in shown["known"]) == 1 and shown["ended"]
                assert [one["table"]["table"] for one in ask(node, f"/circles/{link}")["tables"]] == [shown["table"]]
            await plays_on(cluster.nodes, table, keys)
            signs_in_at_any_node(cluster.nodes, stick, keys["Ann"])

    asyncio.run(evening())


async def plays_on(nodes: list[OpenHouse], table: str, keys: dict[str, str]) -> None:
    """The same link, the same seats: another match."""
    people = [Visitor(node.socket, table, name, keys[name]) for node, name in zip(nodes, PEOPLE, strict=True)]
    people[0].people = 3
    for person in people:
        person.matches = 2  # with the one that lies there still
    await asyncio.wait_for(asyncio.gather(*(person.stay() for person in people)), 120)
    assert {number for person in people for number in person.records} == {1, 2}


def signs_in_at_any_node(nodes: list[OpenHouse], stick: Stick, owner: str) -> None:
    """Asked by one node and judged by another."""
    me = http(f"{nodes[0].link}/api/me", key=owner)["player"]
    for asking, judging in zip(nodes, [*nodes[1:], nodes[0]], strict=True):
        desk = secrets.token_hex(32)
        stick.link = stick.origin = asking.link.replace("127.0.0.1", "localhost")
        asked = stick.ask(desk)["challenge"]
        stick.link = stick.origin = judging.link.replace("127.0.0.1", "localhost")
        assert stick.use(desk, asked)["player"] == me
        with pytest.raises(HTTPError):
            http(f"{judging.link}/api/passkeys/use", {}, desk)
