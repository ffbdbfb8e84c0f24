"""One file, one game. A game joins the house by its line in `GAMES`."""

from cardhouse.core.game import Game
from cardhouse.games import dalmuti, kazhutha, liap_tui, thulla, tincholi

GAMES: dict[str, Game] = {game.GAME.name: game.GAME for game in (thulla, kazhutha, dalmuti, tincholi, liap_tui)}
