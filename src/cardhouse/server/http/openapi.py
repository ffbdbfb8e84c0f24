"""The HTTP API as OpenAPI 3.1, made from its list of endpoints and their types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cardhouse import __version__
from cardhouse.server.http.api import ENDPOINTS
from cardhouse.server.http.endpoint import Endpoint
from cardhouse.server.problem import Trouble

REF = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    kinds = [kind for one in ENDPOINTS for kind in (one.answer, one.body) if kind not in (None, str)]
    _, schemas = msgspec.json.schema_components([*kinds, Trouble], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cardhouse", "version": __version__, "description": "The game itself is played on /ws."},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"device": {"type": "http", "scheme": "bearer", "description": "64 hex digits"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    schema = {"type": "string"} if endpoint.answer is str else {"$ref": REF.format(name=endpoint.answer.__name__)}
    refused = {"content": {"application/json": {"schema": {"$ref": REF.format(name="Trouble")}}}}
    operation: dict[str, Any] = {
        "operationId": endpoint.do,
        "summary": endpoint.says,
        "responses": {
            str(endpoint.status): {"description": "done", "content": {endpoint.kind: {"schema": schema}}},
            "default": {"description": "refused, with the reason", **refused},
        },
    }
    text = {"schema": {"type": "string"}}
    named = [{"name": name, "in": "path", "required": True, **text} for name in re.findall(r"\{(\w+)\}", endpoint.path)]
    named += [{"name": name, "in": "query", "description": says, **text} for name, says in endpoint.query]
    if named:
        operation["parameters"] = named
    if endpoint.body is not None:
        body = {"application/json": {"schema": {"$ref": REF.format(name=endpoint.body.__name__)}}}
        operation["requestBody"] = {"required": True, "content": body}
    if endpoint.key:
        operation["security"] = [{"device": []}]
    return operation
