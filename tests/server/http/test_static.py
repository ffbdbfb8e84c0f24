"""The files of the browser client: the smallest copy a browser reads, kept as long as it stays true."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.responses import Response

from cardhouse.server.http.static import ClientFiles

Ask = Callable[..., Response]
SCRIPT = "assets/index-1a2b.js"


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """A build of two scripts, one of them packed."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "sw.js").write_text("plain")
    for suffix, content in (("", "plain"), (".gz", "gzipped"), (".br", "brotli")):
        (tmp_path / f"{SCRIPT}{suffix}").write_text(content)
    files = ClientFiles(directory=tmp_path)

    def answer(path: str, **headers: str) -> Response:
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return asyncio.run(files.get_response(path, {"type": "http", "method": "GET", "headers": raw}))

    return answer


@pytest.mark.parametrize(
    ("accepts", "encoding", "size"),
    [("gzip, deflate, br", "br", 6), ("gzip", "gzip", 7), ("br;q=0, gzip;q=0.5", "gzip", 7), ("identity", None, 5)],
)
def test_a_browser_gets_the_smallest_copy_it_reads(ask: Ask, accepts: str, encoding: str | None, size: int) -> None:
    answer = ask(SCRIPT, accept_encoding=accepts)
    assert answer.headers.get("content-encoding") == encoding and answer.headers["content-length"] == str(size)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"
    assert ask(SCRIPT, accept_encoding=accepts, if_none_match=answer.headers["etag"]).status_code == 304


def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_the_rest_is_asked_for_again(ask: Ask) -> None:
    assert "immutable" in ask(SCRIPT).headers["cache-control"]
    assert ask("sw.js").headers["cache-control"] == "no-cache"
