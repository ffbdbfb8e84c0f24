"""Games as files of arrays: what every decision was made from, what was chosen, and what became of it.

A dataset is a folder: `about.json`, and shards of a fixed number of games, each a file of its own (NumPy or Parquet)
that is written whole or not at all. So writing can stop at any time and go on later, and several processes can write
at once. Nobody's name is in it: of a record only the moves are read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from cardhouse.core.fold import Fold
from cardhouse.core.game import read_seat
from cardhouse.core.options import write_options
from cardhouse.core.record import RecordError, read_record
from cardhouse.games import GAMES
from cardhouse.learn.company import Company
from cardhouse.learn.episode import Episode
from cardhouse.learn.rewards import place
from cardhouse.learn.shards import Shard, load, save
from cardhouse.learn.spec import Spec

ABOUT: Final = "about.json"
COLUMNS: Final = {
    "game": "the number of the game, from 0 on",
    "seat": "who chose: 0 is p1",
    "observation": "what the seat knew, see `observation_columns`",
    "legal": "the mask of legal actions, eight to a byte as numpy.packbits packs them",
    "action": "what was chosen, see `actions`",
    "reward": "what the seat got at the end: 1 for the first place … -1 for the last",
}
Row = tuple[int, int, Any, Any, int]  # as COLUMNS, without the reward


class BadDataset(ValueError):
    """A folder that is not this dataset, or a shard that does not follow from its seed."""


@dataclass(frozen=True)
class Plan:
    """All that the shards follow from."""

    game: str
    seats: int
    options: str
    bot: str
    seed: int
    games: int
    per_shard: int
    records: str = ""  # a folder; then these games instead of a bot's
    format: str = "npz"  # of the shards, or parquet

    @property
    def spec(self) -> Spec:
        return Spec.of(self.game, self.seats, self.options)

    @property
    def shards(self) -> int:
        return -(-self.games // self.per_shard)

    def about(self) -> dict[str, Any]:
        spec = self.spec
        return {
            **asdict(self),
            "rules": spec.game.version,
            "observation_version": spec.observer.version,
            "action_version": spec.actions.version,
            "columns": COLUMNS,
            "observation_columns": spec.observer.names,
            "actions": list(spec.actions.texts),
        }


def begin(folder: Path, plan: Plan) -> list[int]:
    """Makes the folder, or goes on with it; the shards that are not there yet. Raises BadDataset."""
    folder.mkdir(parents=True, exist_ok=True)
    page, about = folder / ABOUT, plan.about()
    if page.exists() and json.loads(page.read_text(encoding="utf-8")) != about:
        raise BadDataset(f"{folder} has another dataset, or one of another version")
    page.write_text(json.dumps(about, ensure_ascii=False, indent=1), encoding="utf-8")
    return [nth for nth in range(plan.shards) if not shard_file(folder, nth, plan.format).exists()]


def read_plan(folder: Path) -> Plan:
    """Of a dataset that is there. Raises BadDataset."""
    try:
        about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        plan = Plan(**{name: about[name] for name in Plan.__dataclass_fields__})
    except (OSError, ValueError, KeyError) as error:
        raise BadDataset(f"{folder} is no dataset: {error}") from None
    if plan.about() != about:
        raise BadDataset(f"{folder} was written by another version")
    return plan


def shard_file(folder: Path, nth: int, ending: str = "npz") -> Path:
    return folder / f"shard-{nth:05}.{ending}"


def write_shard(folder: Path, plan: Plan, nth: int) -> int:
    """Returns how many decisions are in it."""
    shard = make_shard(plan, nth)
    half = folder / f".shard-{nth:05}.{os.getpid()}.{plan.format}"
    save(half, shard)
    half.replace(shard_file(folder, nth, plan.format))
    return len(shard["action"])


def check_shard(folder: Path, plan: Plan, nth: int) -> int:
    """Plays the shard again. Raises BadDataset where it is not the same."""
    path = shard_file(folder, nth, plan.format)
    if not path.is_file():
        raise BadDataset(f"{path.name} is not there yet: the command that wrote the others goes on where it was")
    again, kept = make_shard(plan, nth), load(path)
    for name, values in again.items():
        if name not in kept or not np.array_equal(kept[name], values):
            raise BadDataset(f"{path.name}: {name} does not follow from the games")
    return len(again["action"])


def make_shard(plan: Plan, nth: int) -> Shard:
    numbers = range(nth * plan.per_shard, min((nth + 1) * plan.per_shard, plan.games))
    played = _recorded(plan, numbers) if plan.records else _by_bots(plan, numbers)
    rows: list[Row] = []
    rewards: list[float] = []
    for game, paid in played:
        rows += game
        rewards += [paid[row[1]] for row in game]
    return _columns(plan.spec, rows, rewards)


def _columns(spec: Spec, rows: Sequence[Row], rewards: Sequence[float]) -> Shard:
    seen = [row[2] for row in rows]
    legal = [np.packbits(row[3].astype(bool)) for row in rows]
    return {
        "game": np.array([row[0] for row in rows], np.int64),
        "seat": np.array([row[1] for row in rows], np.int8),
        "observation": np.array(seen, np.float32).reshape(len(rows), spec.observer.size),
        "legal": np.array(legal, np.uint8).reshape(len(rows), -(-len(spec.actions) // 8)),
        "action": np.array([row[4] for row in rows], np.int32),
        "reward": np.array(rewards, np.float32),
    }


Game = tuple[list[Row], list[float]]  # the decisions, and what each seat got


def _by_bots(plan: Plan, numbers: Iterable[int]) -> Iterator[Game]:
    spec = plan.spec
    for number in numbers:
        episode = Episode(spec, (plan.seed << 40) + number)
        company = Company(episode, plan.bot)
        rows: list[Row] = []
        while not episode.over:
            seat = episode.to_move[0]
            seen, mask, move = episode.observe(seat), episode.mask(seat), company.choose(seat)
            action = spec.actions.number(episode.position.text(move), seat)
            if action >= 0:  # a bot may know a move that has no number
                rows.append((number, seat, seen, mask, action))
            episode.apply(seat, move)
            company.hear()
        yield rows, episode.rewards


# -- the records of a house


def fitting_records(folder: Path, spec: Spec) -> list[Path]:
    """Those of finished games at such a table, in the order of their names."""
    return [page for page in sorted(folder.glob("*.cgn")) if _fits(page, spec)]


def _fits(page: Path, spec: Spec) -> bool:
    try:
        fold = Fold(read_record(page.read_text(encoding="utf-8")), GAMES)
        options = fold.record.tags.get("Options", "").split()
        if fold.game is not spec.game or sorted(options) != sorted(write_options(spec.options).split()):
            return False
        return fold.position.seats == spec.seats and fold.to_end().position.result is not None
    except (RecordError, UnicodeDecodeError):
        return False


def _recorded(plan: Plan, numbers: Iterable[int]) -> Iterator[Game]:
    spec = plan.spec
    pages = fitting_records(Path(plan.records), spec)
    for number in numbers:
        fold = Fold(read_record(pages[number].read_text(encoding="utf-8")), GAMES)
        rows: list[Row] = []
        before = fold.position
        for line in fold.lines():
            if line.actor != "deck":
                seat = read_seat(line.actor, spec.seats)
                action = spec.actions.number(before.spell(line.move), seat)
                if action >= 0:
                    mask = spec.actions.mask(spec.actions.legal(before, seat))
                    rows.append((number, seat, spec.observer(before, seat), mask, action))
            before = fold.position
        result = fold.position.result
        assert result is not None, "only finished games are taken"
        yield rows, place(result, spec.seats)
