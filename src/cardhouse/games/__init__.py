"""One file, one game. A game joins the house by its line in `GAMES`."""

from cardhouse.core.game import Game
from cardhouse.games import kazhutha, thulla

GAMES: dict[str, Game] = {game.GAME.name: game.GAME for game in (thulla, kazhutha)}
