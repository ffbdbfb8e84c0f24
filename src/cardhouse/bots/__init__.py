"""What a seat may see in, a move out. A bot joins the house by its line in `BOTS`."""

from collections.abc import Callable, Mapping
from typing import Any

from cardhouse.bots.chance import chance
from cardhouse.bots.mild import mild
from cardhouse.core.position import Rng

Bot = Callable[[Mapping[str, Any], Rng], str]  # the view of its own seat, and chance; it answers with a legal text

BOTS: dict[str, Bot] = {"chance": chance, "mild": mild}
