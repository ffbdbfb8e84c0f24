"""The HTTP API as OpenAPI 3.1, made from its list of endpoints and their types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cardhouse import __version__
from cardhouse.server.api import ENDPOINTS, Endpoint, Trouble

REF = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    kinds = [kind for line in ENDPOINTS for kind in (line.answer, line.body) if kind not in (None, str)]
    _, schemas = msgspec.json.schema_components([*kinds, Trouble], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for line in ENDPOINTS:
        paths.setdefault(line.path, {})[line.method.lower()] = _operation(line)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cardhouse", "version": __version__, "description": "The game itself is played on /ws."},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"device": {"type": "http", "scheme": "bearer", "description": "64 hex digits"}},
        },
    }


def _operation(line: Endpoint) -> dict[str, Any]:
    kind = "text/plain" if line.answer is str else "application/json"
    schema = {"type": "string"} if line.answer is str else {"$ref": REF.format(name=line.answer.__name__)}
    refused = {"content": {"application/json": {"schema": {"$ref": REF.format(name="Trouble")}}}}
    done = "201" if line.do == "open_table" else "200"
    operation: dict[str, Any] = {
        "operationId": line.do,
        "summary": line.says,
        "responses": {
            done: {"description": "done", "content": {kind: {"schema": schema}}},
            "default": {"description": "refused, with the reason", **refused},
        },
    }
    text = {"schema": {"type": "string"}}
    named = [{"name": name, "in": "path", "required": True, **text} for name in re.findall(r"\{(\w+)\}", line.path)]
    named += [{"name": name, "in": "query", "description": says, **text} for name, says in line.query]
    if named:
        operation["parameters"] = named
    if line.body is not None:
        body = {"application/json": {"schema": {"$ref": REF.format(name=line.body.__name__)}}}
        operation["requestBody"] = {"required": True, "content": body}
    if line.key:
        operation["security"] = [{"device": []}]
    return operation
