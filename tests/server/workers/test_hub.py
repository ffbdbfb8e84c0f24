"""What one worker says all who listen hear, in order, once; nobody waits for one that does not take it."""

from __future__ import annotations

import asyncio

from cardhouse.server.workers import hub
from cardhouse.server.workers.frames import SAID, frame, frames
from cardhouse.server.workers.permits import Permits
from tests.server.workers.crowd import Crowd, together


def test_frames_come_as_they_went_however_they_are_cut() -> None:
    said = [(SAID, f"t:{i}", bytes([i]) * (i * 1_000)) for i in range(20)]
    stream, rest, heard = b"".join(frame(*one) for one in said), bytearray(), []
    for at in range(0, len(stream), 777):
        rest += stream[at : at + 777]
        heard += list(frames(rest))
    assert heard == said and not rest


def test_all_who_listen_hear_it_and_nobody_else() -> None:
    async def play(crowd: Crowd) -> None:
        heard: list[tuple[int, str, bytes]] = []
        for i, line in enumerate(crowd.lines):
            line.hear = lambda channel, text, i=i: heard.append((i, channel, text))  # type: ignore[misc]
        one, two, three = crowd.lines
        for line in (one, two):
            line.listen("a")
        three.listen("a")
        three.unlisten("a")
        await crowd.turn()
        for n in range(50):
            one.say("a", b"%d" % n)
        await crowd.turn()
        assert heard == [(1, "a", b"%d" % n) for n in range(50)], "not oneself, and not who has stopped listening"

    together(play)


def test_a_worker_that_falls_says_its_last_words() -> None:
    async def play(crowd: Crowd) -> None:
        heard: list[bytes] = []
        crowd.lines[1].hear = lambda channel, text: heard.append(text)
        crowd.lines[1].listen("all")
        await crowd.turn()
        crowd.members[0].last_words = "all", b"bye"
        crowd.lines[1].answers(7, heard.append)
        crowd.lines[2].answers(7, lambda text: None)
        crowd.falls(0)
        await crowd.turn()
        assert heard == [b"bye", b"0"] and not crowd.lines[0].up

    together(play)


def test_what_a_worker_does_not_take_is_not_kept_for_ever() -> None:
    async def play(crowd: Crowd) -> None:
        most, hub.MOST_WAITING = hub.MOST_WAITING, 1 << 20
        try:
            member = crowd.members[0]
            for _ in range(100):
                member.tell(bytes(100_000))
                member.flush()
            assert member._waiting <= (1 << 20) + 100_000
        finally:
            hub.MOST_WAITING = most

    together(play)


def test_a_permit_is_told_to_whoever_has_not_taken_the_rest_yet() -> None:
    """Lost, it would be nobody's for ever, and no bot of any worker would think again."""

    async def play(crowd: Crowd) -> None:
        most, hub.MOST_WAITING = hub.MOST_WAITING, 0
        try:
            permits = [Permits(line) for line in crowd.lines]
            for one in permits:
                turning = asyncio.create_task(crowd.turn())
                async with asyncio.timeout(1), one.one("own"):
                    await turning
        finally:
            hub.MOST_WAITING = most

    together(play)


def test_a_worker_hears_when_the_parent_has_gone() -> None:
    async def play(crowd: Crowd) -> None:
        lost: list[bool] = []
        line = crowd.lines[0]
        line.lost = lambda: lost.append(line.up)
        crowd.falls(0)
        await asyncio.sleep(0.05)
        assert lost == [False]
        line.say("a", b"nobody hears it, and nothing happens")

    together(play, 1)
