"""What a browser gets: the client, if it is built into this installation, else a page that says what there is."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from cardhouse.games import GAMES
from cardhouse.server.outside import STATIC

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Cardhouse</title>
<style>
  body { margin: 0; background: #14201b; color: #f2ead8; font: 18px/1.55 system-ui, sans-serif; }
  main { max-width: 38rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
  h1 { font-size: 1.7rem; margin: 0 0 .3rem; }
  a { color: #f0b84a; }
  pre { background: #0c1511; padding: .9rem 1rem; border-radius: .5rem; overflow-x: auto; font-size: .82rem; }
  .dim { color: #b9c4b4; }
</style>
<main>
  <h1>Cardhouse is open</h1>
  <p class="dim">{titles}.</p>
  <p>The tables are running, but the browser client is not part of this checkout, so there is nothing to click here yet.
     You can play with the small program that comes with the source. Open a table:</p>
  <pre>python examples/seat.py {base} --create {game} --seats {seats} --bots {bots} --name Ammu --ask</pre>
  <p>and give its link to somebody else:</p>
  <pre>python examples/seat.py {base}/t/THE-TABLE-12 --name Bilal --ask</pre>
  <p>Programs talk to <code>/ws</code>; the rest is in <a href="/openapi.json">/openapi.json</a>,
     and the open tables are at <a href="/api/tables">/api/tables</a>.</p>
</main>
</html>
"""


async def index(request: Request, status: int = 200) -> Response:
    """The same page for the house, a table and a record: the client looks at the address."""
    built = STATIC / "index.html"
    if built.is_file():
        return FileResponse(built, status, headers={"cache-control": "no-cache"})
    host = request.headers.get("host", "")
    plain = host if all(c.isalnum() or c in ".-:[]" for c in host) and host else "localhost"
    return HTMLResponse(without_client(f"{request.url.scheme}://{plain}"), status)


def without_client(base: str) -> str:
    game = next(iter(GAMES.values()))
    seats = (game.best or game.seats)[-1]
    said = {"base": base, "titles": ", ".join(one.title for one in GAMES.values()), "game": game.name}
    said |= {"seats": str(seats), "bots": str(seats // 2)}
    return re.sub(r"\{(base|titles|game|seats|bots)\}", lambda named: said[named[1]], NOT_BUILT)
