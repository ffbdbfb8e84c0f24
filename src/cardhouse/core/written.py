"""Views as text, for all who look at one moment: what they share is written once, and each one's own is put in between.

`views` gives, byte for byte, what `encode` makes of `kernel.view`: every promise of a game is asked of both. Most piles
stay as they are from one moment to the next; theirs are not written again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cardhouse.core.kernel import BACK, legal_moves, result_view
from cardhouse.core.position import NAMES, PUBLIC, Position, seat_names

Encode = Callable[[Any], bytes]
Known = tuple[Sequence[int], bytes, bytes]  # the cards of a pile, and what was written of it: for all, for who sees it
Texts = dict[str, Known]  # by its name


def views(position: Position, viewers: Iterable[int | None], encode: Encode, texts: Texts) -> dict[int | None, bytes]:
    """`texts` is what was written last of this position or an earlier one; it is brought up to date."""
    facts, to_move, secret, result, text = (
        position.facts(), position.to_move, position.secret, position.result, position.faces,
    )  # fmt: skip
    owners: dict[str, list[str]] = {}
    public: list[bytes] = []
    private: list[tuple[int, str, Sequence[int], int, Sequence[int], bytes]] = []
    for name, (cards, seen_by, each, by) in position.piles().items():
        if by:
            owners[name] = [NAMES[seat] for seat in by]
        known = texts.get(name)
        if known is None or known[0] != cards:
            faces = encode(name) + b":" + encode([text[card] for card in cards])
            backs = encode(name) + b":" + encode([BACK] * len(cards))
            texts[name] = known = cards[:], backs, faces  # lists of a position change
        if seen_by == PUBLIC:
            public.append(known[2])
        else:
            private.append((len(public), name, cards, seen_by, each, known[2]))
            public.append(known[1])
    everybody, written = encode(seat_names(to_move)), encode(facts)
    over = b'{"over":true,"to_move":' if result is not None else b'{"over":false,"to_move":'
    owned = b',"by":' + encode(owners) + b',"facts":'
    ending = b',"result":null}' if result is None else b',"result":' + encode(result_view(result)) + b"}"
    made: dict[int | None, bytes] = {}
    for viewer in viewers:
        mine, seen, own = 0 if viewer is None else 1 << viewer, public[:], position.own_facts(viewer)
        for i, name, cards, seen_by, each, faces in private:
            if seen_by & mine or viewer is None:
                seen[i] = faces
            elif each:
                shown = [text[c] if sight & mine else BACK for c, sight in zip(cards, each, strict=True)]
                seen[i] = encode(name) + b":" + encode(shown)
        legal = legal_moves(position, viewer) if viewer is None or viewer in to_move else {}
        made[viewer] = b"".join(
            (
                over,
                encode(list(legal)) if secret and viewer is not None else everybody,
                b',"piles":{',
                b",".join(seen),
                b'},"legal":',
                encode(legal) if legal else b"{}",
                owned,
                encode({**facts, **own}) if own else written,
                ending,
            )
        )
    return made
