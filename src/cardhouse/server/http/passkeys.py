"""Endpoints of passkeys: one more way to be the same person on another device, beside the recovery code."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct
from starlette.requests import Request

from cardhouse.reading.answers import Me
from cardhouse.server.http import webauthn
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.players import OfPlayers
from cardhouse.server.http.webauthn import NoProof
from cardhouse.server.problem import Problem
from cardhouse.server.store.passkeys import Passkey
from cardhouse.server.store.players import Player

BASE64 = "^[A-Za-z0-9_-]+$"
KeyName = Annotated[str, Meta(max_length=1400, pattern=BASE64)]
Raw = Annotated[str, Meta(max_length=4000, pattern=BASE64)]  # base64url of a few hundred bytes


class PasskeyShown(Struct, frozen=True):
    id: str
    at: int  # when it was made


class PasskeysShown(Struct, frozen=True):
    host: str  # whose they are (the `rp.id`); "" where no browser would make one: a house without a name
    challenge: str  # for this device, for five minutes
    passkeys: list[PasskeyShown]


class KeepPasskey(Struct, frozen=True):
    """What `navigator.credentials.create` has made; all but the name as base64url."""

    id: KeyName
    public: Annotated[str, Meta(max_length=1400, pattern=BASE64)]  # `getPublicKey()`
    client: Raw  # `clientDataJSON`
    device: Raw  # `getAuthenticatorData()`


class UsePasskey(Struct, frozen=True):
    """What `navigator.credentials.get` has answered."""

    id: KeyName
    client: Raw
    device: Raw
    signature: Annotated[str, Meta(max_length=1400, pattern=BASE64)]


class DropPasskey(Struct, frozen=True):
    id: KeyName


class OfPasskeys:
    def __init__(self, desk: Desk) -> None:
        self._desk, self._store = desk, desk.house.store
        self._seal = ""

    async def passkeys(self, request: Request, player: Player) -> PasskeysShown:
        asked = webauthn.question(await self._secret(), self._desk.key(request), self._desk.house.clock.now())
        found = await self._store.passkeys(player.id) if player.id else []
        return PasskeysShown(self._host(request), asked, [PasskeyShown(one.id, one.at) for one in found])

    async def keep_passkey(self, request: Request, player: Player, wanted: KeepPasskey) -> PasskeysShown:
        try:
            _, device = await self._heard(request, wanted.client, wanted.device, "create")
            if device.key != wanted.id:
                raise NoProof("another key than its name says")
            webauthn.check_key(wanted.public)
        except NoProof as error:
            raise no_passkey(error) from None
        made = Passkey(wanted.id, player.id, wanted.public, device.uses, self._desk.house.clock.now())
        if not await self._store.keep_passkey(made):
            raise Problem(409, "enough_passkeys", "this one is known already, or there are as many as there may be")
        return await self.passkeys(request, player)

    async def use_passkey(self, request: Request, player: Player, wanted: UsePasskey) -> Me:
        """From now on this device is whoever made it."""
        found = await self._store.passkey(wanted.id)
        try:
            client, device = await self._heard(request, wanted.client, wanted.device, "get")
            if found is None:
                raise NoProof("nobody here has this passkey")
            raw = webauthn.unpacked(wanted.device)
            webauthn.check_signature(found.public, raw, client, webauthn.unpacked(wanted.signature))
        except NoProof as error:
            raise no_passkey(error) from None
        entered = await self._store.enter(found.id, device.uses, self._desk.key(request))
        if entered is None:
            raise no_passkey(NoProof("it was used since: this is a copy"))
        return await OfPlayers(self._desk).me(request, entered)

    async def drop_passkey(self, request: Request, player: Player, wanted: DropPasskey) -> PasskeysShown:
        await self._store.drop_passkey(wanted.id, player.id)
        return await self.passkeys(request, player)

    async def _heard(self, request: Request, client: str, device: str, kind: str) -> tuple[bytes, webauthn.Said]:
        """What is the same whether a passkey is made or used. Raises NoProof."""
        raw, now = webauthn.unpacked(client), self._desk.house.clock.now()
        seen, host = webauthn.client_of(raw, kind), self._host(request)
        if not webauthn.is_ours(seen.challenge, await self._secret(), self._desk.key(request), now):
            raise NoProof("a question that was not asked here, or too long ago")
        if not host or not self._is_here(request, seen.origin, host):
            raise NoProof("seen on a page of somebody else")
        return raw, webauthn.said_by_device(webauthn.unpacked(device), host)

    def _is_here(self, request: Request, origin: str, host: str) -> bool:
        try:
            page = urlsplit(origin)
        except ValueError:
            return False
        safe = page.scheme == "https" or page.hostname == "localhost"
        return safe and page.hostname == host and self._desk.door.welcomes(origin, request.headers.get("host"))

    def _host(self, request: Request) -> str:
        """What browsers know the house by. A number is no name that a passkey can be made for."""
        try:
            host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
        except ValueError:
            return ""
        try:
            ip_address(host)
        except ValueError:
            return host
        return ""

    async def _secret(self) -> str:
        """Made when it is asked for first, and the same on every node."""
        self._seal = self._seal or await self._store.secret("passkey")
        return self._seal


def no_passkey(why: NoProof) -> Problem:
    return Problem(403, "no_passkey", f"this passkey does not open anything: {why}")
