"""The operator's pages, as HTML. Everything that somebody else has written is escaped where it is put in."""

from __future__ import annotations

import time
from collections.abc import Iterable
from html import escape

import msgspec

import cardhouse
from cardhouse.games import GAMES
from cardhouse.server.house.house import House
from cardhouse.server.metrics import HELP, Histogram
from cardhouse.table import messages as m
from cardhouse.table.table import Table

MOST = 60  # tables on the page
DONE = {
    "closed": "The table is closed, and everybody who was there knows it.",
    "no_table": "There is no such table here.",
    "busy": "The database does not answer. Nothing was changed; try again in a moment.",
    "announced": "Everybody in the house has been told.",
    "no_text": "Nothing was announced: write one to 300 characters.",
    "cleared": "The proposed wordings are cleared.",
    "drained": "This node takes no more players. Stop or restart its process when you like.",
}
Node = tuple[str, int, str]  # name, last beat, status


def page(title: str, body: str) -> str:
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>{escape(title)} · Cardhouse</title>
<link rel="stylesheet" href="/admin/style.css">
{body}
</html>
"""


def login(why: str = "") -> str:
    said = f'<p class="warn" role="alert">{escape(why)}</p>' if why else ""
    return page(
        "Operator",
        f"""<main class="narrow">
<h1>Operator of the house</h1>
{said}
<form method="post" action="/admin">
  <label for="token">Admin token</label>
  <input class="field" id="token" name="token" type="password" autocomplete="current-password" required autofocus>
  <button class="button primary">Sign in</button>
</form>
</main>""",
    )


def overview(
    house: House,
    nodes: list[Node] | None,
    proposed: int | None,
    find: str,
    done: str,
    elsewhere: m.TableListed | None = None,
) -> str:
    said = f'<p class="done" role="status">{escape(DONE[done])}</p>' if done in DONE else ""
    state = '<b class="chip safe">open</b>' if house.open else '<b class="chip warn">drained</b>'
    drain = '<a class="button danger" href="/admin/drain">Drain this node</a>' if house.open else ""
    name = f"{escape(house.peers.me)}: " if house.peers.me else ""
    up = since(time.time() - house.metrics.started)
    return page(
        "Operator",
        f"""<header>
<h1>Operator</h1> {state}
<form method="post" action="/admin/leave"><button class="button">Sign out</button></form>
</header>
<main>
{said}
{troubles(house)}
{figures(house)}
{all_nodes(house, nodes)}
<section aria-labelledby="announce-title">
<h2 id="announce-title">Announce</h2>
<form class="row" method="post" action="/admin/announce">
  <label for="text" class="sr-only">What everyone in the house is told</label>
  <input class="field" id="text" name="text" maxlength="300" placeholder="The house closes at ten tonight." required>
  <button class="button primary">Tell everyone</button>
</form>
</section>
{all_tables(house, find, elsewhere)}
{wordings(proposed, house.clock.now())}
<section aria-labelledby="node-title">
<h2 id="node-title">This node</h2>
<p class="muted">{name}Release {escape(cardhouse.__version__)}, started {up} ago.</p>
{drain}
</section>
</main>""",
    )


def wordings(proposed: int | None, now: int) -> str:
    """Sentences that players would say better."""
    if not proposed:
        return ""
    return f"""<section aria-labelledby="wordings-title">
<h2 id="wordings-title">Say it better</h2>
<p class="muted">Players propose {proposed:,} other {"wording" if proposed == 1 else "wordings"} of sentences.</p>
<form class="row" method="post" action="/admin/wordings">
  <a class="button primary" href="/admin/wordings.csv">Download them</a>
  <input type="hidden" name="until" value="{now}">
  <button class="button danger">Clear them</button>
</form>
</section>"""


def troubles(house: House) -> str:
    """What fell lately and was started again, and a clock that is wrong."""
    if not house.troubles:
        return ""
    what = ", ".join(house.troubles)
    return f'<p class="warn" role="alert">Look into the log of this node: {escape(what)}.</p>'


def figures(house: House) -> str:
    values = house.metrics.values()
    present, away = seated(house.register.tables.values())
    tiles = [
        ("connections", f"{len(house.connections):,}"),
        ("people in seats", f"{present:,}"),
        ("seats kept for people who are away", f"{away:,}"),
        ("tables", f"{len(house.register.tables):,}"),
        ("of them in play", f"{values['cardhouse_tables_playing']:,.0f}"),
        ("moves kept", f"{values['cardhouse_moves_total']:,.0f}"),
        ("99 % of commits within", took(house.metrics.commits)),
        ("memory", f"{values['process_resident_memory_bytes'] / 2**20:,.0f} MB"),
        ("internal errors", f"{values['cardhouse_errors_total']:,.0f}"),
    ]
    shown = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in tiles)
    rows = "".join(
        f"<tr><th scope=row>{escape(HELP[name])}</th><td>{value:,.10g}</td></tr>"
        for name, value in sorted(values.items())
        if name != "process_start_time_seconds"
    )
    return f"""<section aria-label="Figures of this node">
<dl class="tiles">{shown}</dl>
<details><summary>All figures</summary><table>{rows}</table></details>
</section>"""


def seated(tables: Iterable[Table]) -> tuple[int, int]:
    """People who are at their table, and people whose seat is kept for them."""
    present = away = 0
    for table in tables:
        people = {place.player for place in table.seats if place.player is not None}
        present += len(people & table.here)
        away += len(people - table.here)
    return present, away


def took(times: Histogram) -> str:
    most = times.within(0.99)
    return "–" if most is None else f"{most:g} ms" if most != float("inf") else "over 5 s"


def all_nodes(house: House, nodes: list[Node] | None) -> str:
    if nodes is None:
        return '<p class="warn" role="alert">The database does not answer.</p>'
    if not nodes:
        return ""
    now, own = house.clock.now(), house.peers.me
    rows = ""
    for name, at, status in nodes:
        shown = escape(name) + (" (this one)" if name == own else "")
        rows += f"<tr><th scope=row>{shown}</th><td>{doing(status)}</td><td>{since((now - at) / 1000)} ago</td></tr>"
    return f"""<section aria-labelledby="nodes-title">
<h2 id="nodes-title">Nodes</h2>
<table><tr><th scope=col>node</th><th scope=col>status</th><th scope=col>last beat</th></tr>{rows}</table>
</section>"""


def doing(status: str) -> str:
    """A node says how much it has of what."""
    try:
        told = msgspec.json.decode(status, type=dict[str, int])
    except msgspec.MsgspecError:
        return escape(status)
    return escape(", ".join(f"{count:,} {what}" for what, count in told.items()))


def all_tables(house: House, find: str, elsewhere: m.TableListed | None) -> str:
    tables = sorted(house.register.tables.values(), key=lambda table: -table.public_at)
    wanted = find.strip().lower()
    found = [table for table in tables if wanted in words(table)] if wanted else tables
    items = table_elsewhere(elsewhere) if elsewhere is not None else ""
    items += "".join(one_table(table, house.clock.now()) for table in found[:MOST])
    count = f"{len(found):,} of {len(tables):,}" if wanted else f"{len(tables):,}"
    more = f'<p class="muted">The {MOST} newest are shown.</p>' if len(found) > MOST else ""
    return f"""<section aria-labelledby="tables-title">
<h2 id="tables-title">Tables here <span class="muted">{count}</span></h2>
<form class="row" action="/admin" role="search">
  <label for="find" class="sr-only">Find a table by code, game or name</label>
  <input class="field" id="find" name="find" value="{escape(find)}" maxlength="100" placeholder="Code, game or name">
  <button class="button">Find</button>
</form>
<ul class="tables">{items}</ul>
{more}
</section>"""


def words(table: Table) -> str:
    return " ".join((table.code, table.settings.game, *people(table))).lower()


def people(table: Table) -> list[str]:
    return [place.name for place in table.seats if place.player is not None]


def one_table(table: Table, now: int) -> str:
    here = table.here
    names = "".join(
        f"<li>{escape(place.name)}</li>" if place.player in here else f"<li class=away>{escape(place.name)}, away</li>"
        for place in table.seats
        if place.player is not None
    )
    bots = sum(place.state == "bot" for place in table.seats)
    watchers = sum(table.seat_of(guest.player) is None for guest in table.guests.values())
    taken = len(table.seats) - sum(place.state == "open" for place in table.seats)
    facts = [f"{taken} of {len(table.seats)} seats"]
    facts += [f"{bots} {'bot' if bots == 1 else 'bots'}"] if bots else []
    facts += [f"{watchers} watching"] if watchers else []
    facts.append(f"line {table.public_n:,}, {since((now - table.public_at) / 1000)} ago")
    code = escape(table.code)
    return f"""<li data-game="{escape(table.settings.game)}">
<h3>{code}</h3>
<p>{escape(GAMES[table.settings.game].title)} <span class="chip">{table.phase}</span></p>
<p class="muted">{" · ".join(facts)}</p>
<ul class="names" aria-label="People">{names}</ul>
<a class="button danger" href="/admin/close?table={code}" aria-label="Close {code}">Close</a>
</li>"""


def table_elsewhere(table: m.TableListed) -> str:
    """One that this node does not have in memory; looking at it leaves it so."""
    names = "".join(f"<li>{escape(name)}</li>" for name in table.people)
    code = escape(table.table)
    return f"""<li data-game="{escape(table.game)}">
<h3>{code}</h3>
<p>{escape(GAMES[table.game].title)} <span class="chip">{table.phase}</span></p>
<p class="muted">{table.seats - table.free} of {table.seats} seats · not in the memory of this node</p>
<ul class="names" aria-label="People">{names}</ul>
<a class="button danger" href="/admin/close?table={code}" aria-label="Close {code}">Close</a>
</li>"""


def ask_close(code: str, names: list[str]) -> str:
    there = joined(names)
    going = f" {escape(there)} will be told, and a match that is going on ends without a result." if there else ""
    return sure(
        f"Close {code}?",
        f"The table is closed for good, and its link leads nowhere.{going}",
        "/admin/close",
        "Close the table",
        f'<input type="hidden" name="table" value="{escape(code)}">',
    )


def ask_drain(house: House, nodes: list[Node] | None) -> str:
    others = nodes is not None and len(nodes) > 1
    after = (
        "They come back by themselves, on the other nodes."
        if others
        else "<b>No other node is known: nobody can play until this process is started again.</b> Everything is kept."
    )
    return sure(
        "Drain this node?",
        f"It takes no more players. {len(house.connections):,} connections are asked to come back in a moment. {after}",
        "/admin/drain",
        "Drain it",
    )


def sure(title: str, text: str, action: str, act: str, hidden: str = "") -> str:
    """`text` is HTML."""
    return page(
        title,
        f"""<main class="narrow">
<h1>{escape(title)}</h1>
<p>{text}</p>
<form class="row" method="post" action="{action}">
  {hidden}<a class="button" href="/admin">Leave it</a>
  <button class="button danger">{act}</button>
</form>
</main>""",
    )


def joined(names: Iterable[str]) -> str:
    *first, last = names = list(names) or [""]
    return f"{', '.join(first)} and {last}" if first else last


def since(seconds: float) -> str:
    """In the largest unit that says enough."""
    for unit, size in (("days", 86_400), ("h", 3600), ("min", 60)):
        if seconds >= 2 * size:
            return f"{seconds / size:.0f} {unit}"
    return f"{max(0, seconds):.0f} s"
