"""The bell: tells people who are not here that something waits for them, on their own devices (Web Push) and in chat
programs (webhooks).

Who is told: whoever has asked to be told of this place, not in their quiet hours. Once: every notice has a key, and of
all nodes only the one that could write it down sends it. What is said: which game, whose table, and what for. It is
made from the public facts of a table, and never from a position: no notice names a card.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardhouse.games import GAMES
from cardhouse.server.house.listening import listeners, of_circle, place_of, places_of
from cardhouse.server.outside import Outside
from cardhouse.server.post.postbox import Postbox
from cardhouse.server.post.webhook import Hook, written
from cardhouse.server.store import circles
from cardhouse.server.store.bell_queries import Device, Held
from cardhouse.server.store.players import Player
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house.house import House
    from cardhouse.server.post.web_push import Vapid

DELAY_S = 10.0  # before somebody is called to their turn: they may be on their way back
LOOK_S = 20.0  # how often what is due later is looked for
REMIND_MS = 15 * 60_000  # before a date
LATE_MS = 5 * 60_000  # from then on it is not “in 15 minutes” any more: the house was closed, or the date is so near
TOO_LATE_MS = 60 * 60_000  # they have met, or they have not
KEPT_MS = 7 * 86_400_000  # what was told is known for so long
SEEN = 10_000  # turns that are remembered as looked at
TTL_S = {
    "turn": 12 * 3600,
    "soon": 15 * 60,
    "now": 15 * 60,
    "asked": 2 * 3600,
    "laid": 4 * 3600,
    "test": 60,
}  # how long a push service keeps it
PEOPLE = "people"  # the place of whoever may be asked for by those they have played with

Facts = Mapping[str, str]


class Bell:
    def __init__(self, house: House, outside: Outside, postbox: Postbox) -> None:
        self.house, self.outside, self.postbox = house, outside, postbox
        self.delay_s = DELAY_S
        self._vapid: Vapid | None = None
        self._seen: OrderedDict[str, None] = OrderedDict()

    # -- what happens at a table

    def look(self, table: Table) -> None:
        """After anything: whoever is asked for, and not here."""
        match = table.match
        if match is None or match.over or not match.seed or match.veil is not None or table.asleep is not None:
            return
        here, began = table.here, f"began {table.code} {match.number}"
        if here.issuperset(table.seated):
            self._note(began)  # nobody who leaves later is told of it
            return
        if not any(match.done):
            self._once(table, began, "began")
        for seat in match.waiting_for():
            place = table.seats[seat]
            if place.player is not None and not place.away and place.player not in here:
                self._once(table, f"turn {table.code} {match.number} {seat} {match.done[seat]}", "turn", place.player)

    def over(self, table: Table, match: int) -> None:
        self._once(table, f"over {table.code} {match}", "over", path=f"/r/{table.code}-{match}")

    def _once(self, table: Table, key: str, kind: str, player: str = "", path: str = "") -> None:
        """Told by this node at most once; `player` alone, or everybody who has a seat and is not here."""
        if not self._note(key):
            return
        if kind == "turn":
            self.house.spawn(self._later(table.code, key, player))
        else:
            self.house.spawn(self._tell(table, key, kind, player, path))

    def _note(self, key: str) -> bool:
        """Whether this node sees it for the first time, as far as it remembers."""
        if key in self._seen:
            return False
        self._seen[key] = None
        if len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        return True

    async def _later(self, code: str, key: str, player: str) -> None:
        """A table that is let go meanwhile is not kept in memory for that."""
        await asyncio.sleep(self.delay_s)
        table = self.house.register.find(code)
        if table is not None and self._owes(table, key, player):
            await self._tell(table, key, "turn", player)

    async def _tell(self, table: Table, key: str, kind: str, player: str, path: str = "") -> None:
        seated = [place.player for place in table.seats if place.player is not None and place.player not in table.here]
        facts = self.facts(table) | ({"path": path} if path else {})
        places = await places_of(self.house.store, table.code)
        for one in [player] if player else seated:
            await self.tell(one, places, kind, f"{key} {one}", facts)
        if not (player and table.playing.shown.secret):  # then it is nobody else's to know who is asked
            seat = table.seat_of(player) if player else None
            named = facts if seat is None else facts | {"name": table.seats[seat].name}
            await self.tell_hooks(places, kind, key, named)

    async def laid(self, circle: str, table: Table, by: Player) -> None:
        """A table of this circle: its people hear of it, but for whoever has laid it."""
        facts, place, key = self.facts(table) | {"name": by.name}, circles.place_of(circle), f"laid {table.code}"
        for player in await of_circle(self.house.store, circle, place) - {by.id}:
            await self.tell(player, [place], "laid", f"{key} {player}", facts)
        await self.tell_hooks([place], "laid", key, facts)

    def _owes(self, table: Table | None, key: str, player: str) -> bool:
        """Whether it is still that decision, and they are still not here."""
        _, _, number, seat, nth = key.split(" ")[:5]
        match = table.match if table is not None else None
        if table is None or match is None or match.over or match.veil is not None or str(match.number) != number:
            return False
        i = int(seat)
        mine = table.seats[i].player == player and not table.seats[i].away and player not in table.here
        return mine and str(match.done[i]) == nth and i in match.waiting_for()

    def facts(self, table: Table) -> dict[str, str]:
        return {"game": table.settings.game, "table": table.code, "path": f"/t/{table.code}"}

    # -- telling

    async def tell(self, player: str, places: Sequence[str], kind: str, key: str, facts: Facts) -> None:
        """If they have asked for it; in their quiet hours later, if it is still so."""
        store = self.house.store
        if not set(places) & set(await store.listens(player)):
            return
        now = self.house.clock.now()
        quiet_ms = (await store.quiet(player)).ends_ms(now)
        held = Held(key, quiet_ms or now, kind, places[0], player, json.dumps(facts, ensure_ascii=False))
        if await store.hold(held, sent=not quiet_ms) and not quiet_ms:
            await self.ring(player, kind, facts)

    async def ring(self, player: str, kind: str, facts: Facts) -> None:
        """On every device of theirs."""
        for device in await self.house.store.bells(player):
            await self.deliver(device, kind, self.text(device.language, kind, facts))

    async def deliver(self, device: Device, kind: str, text: bytes) -> None:
        vapid, now_s = await self.vapid(), self.house.clock.now() // 1000

        def write() -> tuple[bytes, dict[str, str]]:
            from cardhouse.server.post.web_push import Subscription, sealed

            to = Subscription(device.endpoint, device.p256dh, device.auth)
            headers = {
                "authorization": vapid.authorization(device.endpoint, now_s),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(TTL_S.get(kind, 6 * 3600)),
                "urgency": "high" if kind in ("turn", "asked", "test") else "normal",
            }
            return sealed(to, text, secrets.token_bytes(16)), headers

        def gone() -> None:
            self.house.spawn(self.house.store.take_bell(device.endpoint))

        self.postbox.send(device.endpoint, write, gone)

    def text(self, language: str, kind: str, facts: Facts) -> bytes:
        """What the service worker of the client shows."""
        path = facts.get("path", "/")
        title, body = (self.say(language, f"bell-{kind}{part}", facts) for part in ("", "-text"))
        shown = {"title": title, "body": body, "path": path, "tag": path, "lang": language}
        return json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()

    def say(self, language: str, key: str, facts: Facts) -> str:
        name = facts.get("game", "")
        game = GAMES.get(name)
        title = self.outside.title(language, name, game.title if game is not None else name)
        name = facts.get("name") or self.outside.say(language, "bell-somebody")
        return self.outside.say(language, key, game=title, name=name)

    async def vapid(self) -> Vapid:
        """Made when it is asked for first, and the same for ever, on every node."""
        if self._vapid is None:
            from cardhouse.server.post.web_push import Vapid

            config = self.house.config
            contact = config.contact or config.url or "mailto:nobody@localhost"
            self._vapid = Vapid(bytes.fromhex(await self.house.store.secret("vapid")), contact)
        return self._vapid

    # -- chat programs

    async def tell_hooks(self, places: Sequence[str], kind: str, key: str, facts: Facts, said: str = "") -> None:
        """Whatever the places are: a table, its circle. `said`: the sentence, if it is not that of its kind."""
        store, now = self.house.store, self.house.clock.now()
        hooks = [
            Hook(url, secret, kinds.split()) for place in places for url, secret, kinds in await store.hooks(place)
        ]
        wanted = [hook for hook in hooks if hook.wants(kind)]
        if wanted and await store.hold(Held(f"hook {key}", now, kind, places[0], "", ""), sent=True):
            self._post(wanted, places[0], kind, facts, said or kind)

    def try_hook(self, hook: Hook, place: str) -> None:
        self._post([hook], place, "test", {"path": "/"}, "test")

    def _post(self, hooks: Sequence[Hook], place: str, kind: str, facts: Facts, sentence: str) -> None:
        now = self.house.clock.now()
        said = f"{self.say('en', f'bell-{sentence}', facts)}. {self.say('en', f'bell-{sentence}-text', facts)}"
        link = f"{self.house.config.url.rstrip('/')}{facts.get('path', '/')}" if self.house.config.url else ""
        whose = f"{facts['name']}: " if kind == "turn" and facts.get("name") else ""
        words = f"{whose}{said} {link}".strip()
        for hook in hooks:
            body = {"place": place, **facts, "link": link, "text": words, "content": words}
            self.postbox.send(hook.url, lambda hook=hook, body=body: written(hook, kind, now, body))  # type: ignore[misc]

    # -- later

    async def set_date(self, table: Table, at: int, player: str) -> None:
        place = place_of(table.code)
        facts = json.dumps(self.facts(table), ensure_ascii=False)
        reminder = Held(f"soon {table.code}", at - REMIND_MS, "soon", place, "", facts)
        await self.house.store.set_date(table.code, at, player, reminder)

    async def run(self) -> None:
        """For as long as the house is open."""
        while True:
            await self.tell_due()
            await self.house.store.forget_notices(self.house.clock.now() - KEPT_MS)
            await asyncio.sleep(LOOK_S)

    async def tell_due(self) -> None:
        now = self.house.clock.now()
        for held in await self.house.store.due(now):
            if not held.player:
                await self._remind(held, now)
            elif await self._still(held):
                await self.ring(held.player, held.kind, json.loads(held.facts))

    async def _remind(self, held: Held, now: int) -> None:
        """Everybody who wants to hear of the table, of its date."""
        late, facts, code = now - held.due, json.loads(held.facts), held.place.partition("/")[2]
        if late > TOO_LATE_MS:
            return
        said = held.kind if late < LATE_MS else "now"
        for player in await listeners(self.house, code):
            if not (await self.house.store.quiet(player)).ends_ms(now):
                await self.ring(player, said, facts)
        places = await places_of(self.house.store, code)
        await self.tell_hooks(places, held.kind, f"{held.key} {held.due}", facts, said)

    async def _still(self, held: Held) -> bool:
        """What has waited for the end of quiet hours: whether the turn is theirs, a seat free, the match on."""
        code = held.key.split(" ")[1]
        if held.kind == "turn":
            return self._owes(await self.house.tables.find(code), held.key, held.player)
        if held.kind not in ("laid", "asked", "began"):
            return True
        filed = await self.house.tables.glance(code)
        if filed is None:
            return False
        return filed.listed.phase == "playing" if held.kind == "began" else filed.listed.free > 0

    def close(self) -> None:
        self.postbox.close()
