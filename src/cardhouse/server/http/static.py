"""The files of the browser client, as small as the browser can read them and kept as long as they stay true."""

from __future__ import annotations

import mimetypes
import os
from pathlib import PurePosixPath

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = (("br", ".br"), ("gzip", ".gz"))  # written by the build, best first
FOR_EVER = "public, max-age=31536000, immutable"  # the name has the hash of the content
ASK_AGAIN = "no-cache"


class ClientFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = self._packed(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER if PurePosixPath(path).parts[:1] == ("assets",) else ASK_AGAIN
        response.headers["vary"] = "accept-encoding"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """A name that no file can have is not there."""
        try:
            return super().lookup_path(path)
        except (OSError, ValueError):
            return "", None

    def _packed(self, path: str, scope: Scope) -> Response | None:
        """The packed copy beside the file, if there is one that this browser reads."""
        if scope["method"] not in ("GET", "HEAD"):
            return None
        codings = accepted(Headers(scope=scope).get("accept-encoding", ""))
        for coding, suffix in PACKED:
            if coding in codings:
                full, stat = self.lookup_path(path + suffix)
                if stat is not None and os.path.isfile(full):
                    response = self.file_response(full, stat, scope)
                    if response.status_code == 200:
                        response.headers["content-encoding"] = coding
                        response.headers["content-type"] = media_type(path)
                    return response
        return None


def accepted(header: str) -> set[str]:
    """`"gzip, br;q=0"` is gzip alone."""
    items = (item.replace(" ", "").partition(";q=") for item in header.lower().split(","))
    return {coding for coding, _, weight in items if weight.strip("0.") or not weight}


def media_type(path: str) -> str:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
