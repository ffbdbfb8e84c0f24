"""The API does what `/openapi.json` says, whatever it is sent: schemathesis reads the one and tries the other."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cardhouse.server.http.api import ENDPOINTS
from cardhouse.server.http.endpoint import Endpoint
from tests.server.open_house import Keeping, OpenHouse, open_house

EACH = 2_000 if os.environ.get("SOAK") else 30  # requests to an endpoint
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KEY = {"Authorization": "Bearer " + "ab" * 32}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    unlimited = ("--address-rate", "0", "--tables-per-player", "100000", "--log", "off")
    folder = tmp_path_factory.mktemp("openapi")
    with open_house(folder, *unlimited, *keeping(folder)) as house:
        yield house


@pytest.mark.parametrize("line", ENDPOINTS, ids=lambda line: f"{line.method} {line.path}")
def test_every_request_is_answered_as_described(line: Endpoint, house: OpenHouse) -> None:
    schema = schemathesis.openapi.from_url(f"{house.link}/openapi.json")
    asked = Counter[int]()

    @settings(max_examples=EACH, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(schema[line.path][line.method].as_strategy())
    def ask(case: Any) -> None:
        answer = case.call_and_validate(headers=KEY if line.key else None, checks=CHECKS)
        asked[answer.status_code] += 1

    ask()
    assert asked and house.process is not None and house.process.poll() is None


@pytest.mark.stores("sqlite")
def test_the_checks_can_fail(house: OpenHouse) -> None:
    schema = schemathesis.openapi.from_url(f"{house.link}/openapi.json")
    described = schema.raw_schema["paths"]["/health"]["get"]["responses"]
    described["201"] = described.pop("200")
    with pytest.raises(FailureGroup):
        schema["/health"]["GET"].Case().call_and_validate(checks=CHECKS)
