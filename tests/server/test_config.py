"""What an operator cannot mean is said in a sentence before the house opens."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from cardhouse.cli import main
from cardhouse.server.config import Config


@pytest.mark.parametrize(
    ("flag", "value", "says"),
    [
        ("--port", "99999", "port is a number from 0 to 65535, not 99999"),
        ("--bot-pace", "nan", "bot_pace is a number from 0 on, not nan"),
        ("--bot-pace", "1e9", "bot_pace is at most 100"),
        ("--rate", "-1", "rate is a number from 0 on, not -1.0"),
        ("--retention-days", "-5", "retention_days is a number from 0 on, not -5"),
        ("--workers", "65", "workers is a number from 0 to 64, not 65"),
        ("--bots", "0", "bots, tables and connections are at least 1"),
        ("--url", "javascript:alert(1)", "url is an address such as https://cards.example"),
        ("--url", "cards.example", "url is an address such as https://cards.example"),
        ("--origins", "example.org", "an origin is * or an address"),
        ("--proxies", "nonsense", "a proxy is an address or a network"),
    ],
)
def test_what_cannot_be_meant_is_said(flag: str, value: str, says: str) -> None:
    done = CliRunner().invoke(main, ["serve", "--port", "0", flag, value])
    assert done.exit_code == 1 and says in done.output, done.output


def test_what_can_be_meant_is_taken() -> None:
    assert Config().trouble() == ""
    odd = Config(
        port=0, rate=0, bot_pace=0.0, url="https://cards.example/house", origins=("*",), proxies=("10.0.0.0/8",)
    )
    assert odd.trouble() == ""
