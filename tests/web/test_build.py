"""What the client weighs, and what its lock file says."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from cardhouse.server.outside import STATIC
from tools import web_build

HOME = Path(__file__).parent.parent.parent
KB = 1000
ENGLISH_FONT = 45 * KB
LANGUAGE_FONT = 125 * KB
NAMES = 12 * KB


@pytest.fixture(scope="module")
def page() -> str:
    if not web_build.up_to_date():
        pytest.skip("the client is not built, or web/ has changed since: make web")
    return (STATIC / "index.html").read_text(encoding="utf-8")


def first_load(page: str, suffix: str) -> list[Path]:
    """What the page names itself; the rest is loaded on demand."""
    return [STATIC / name for name in re.findall(rf'(?:src|href)="/(assets/[^"]+\.{suffix})"', page)]


def packed(files: list[Path]) -> int:
    assert files
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def test_the_first_load_is_at_most_60_kb_of_javascript(page: str) -> None:
    assert packed(first_load(page, "js")) <= 60 * KB


def test_the_first_load_is_at_most_12_kb_of_css(page: str) -> None:
    assert packed(first_load(page, "css")) <= 12 * KB


def fonts(pattern: str) -> dict[str, int]:
    return {font.name: font.stat().st_size for font in STATIC.glob(f"assets/{pattern}.woff2")}


def test_the_font_of_english_is_at_most_45_kb(page: str) -> None:
    assert [size <= ENGLISH_FONT for size in fonts("anek-latin-*").values()] == [True]


def test_every_script_but_chinese_has_one_font_that_is_not_too_large(page: str) -> None:
    scripts = {name: size for name, size in fonts("*-wght-normal-*").items() if not name.startswith("anek-latin")}
    assert len(scripts) == 4
    assert all(size <= LANGUAGE_FONT for size in scripts.values()), scripts


def test_the_names_of_all_languages_are_small_and_kept_by_the_shell(page: str) -> None:
    names = fonts("name-*")
    assert len(names) == 5 and sum(names.values()) <= NAMES
    kept = next(line for line in (STATIC / "sw.js").read_text("utf-8").splitlines() if line.startswith("const FIRST"))
    assert all(name in kept for name in names)
    assert "anek-latin" in kept and "anek-malayalam" not in kept and "noto-" not in kept


def test_urdu_prose_has_letters_of_its_own_within_the_same_budget(page: str) -> None:
    assert [size <= LANGUAGE_FONT for size in fonts("prose-*").values()] == [True]
    assert "Noto Nastaliq Urdu" in (STATIC / "licences.txt").read_text(encoding="utf-8")


def test_every_part_that_is_loaded_on_demand_is_small(page: str) -> None:
    first = set(first_load(page, "js"))
    for part in STATIC.glob("assets/*.js"):
        assert part in first or packed([part]) <= 30 * KB, part.name


def test_a_house_in_a_pocket_is_at_most_6_mb_to_load_and_17_on_the_device(page: str) -> None:
    names = [*STATIC.glob("assets/pocket-*/*"), *STATIC.glob("assets/pocket-house-*")]
    sent = [path.stat().st_size for path in names if path.suffix == ".br"]
    kept = [path.stat().st_size for path in names if path.suffix not in (".br", ".gz")]
    if not names:
        pytest.skip("it could not be built here")
    assert len(sent) == len(kept) == 5, "packed, all of it"
    assert sum(sent) <= 6_000 * KB and sum(kept) <= 17_000 * KB, (sent, kept)


def test_what_can_be_packed_is_packed_beside_it(page: str) -> None:
    """A few lines get longer by it: those are sent as they are."""
    for file in [*first_load(page, "js"), *first_load(page, "css")]:
        gz, br = (file.with_name(file.name + kind) for kind in (".gz", ".br"))
        if packed([file]) >= file.stat().st_size:
            assert not gz.exists(), file.name
            continue
        assert gzip.decompress(gz.read_bytes()) == file.read_bytes()
        assert br.stat().st_size < file.stat().st_size


def test_the_page_has_no_script_that_the_content_policy_forbids(page: str) -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "http://" not in page and "https://" not in page


def test_the_licences_travel_with_what_they_are_for(page: str) -> None:
    texts = (STATIC / "licences.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in texts.upper() and "lucide" in texts.lower() and "svelte" in texts
    for name in (HOME / "web/node_modules/@fontsource-variable").iterdir():
        assert f"@fontsource-variable/{name.name}\n" in texts


def test_the_lock_file_names_no_registry_and_every_platform() -> None:
    text = (HOME / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    bindings = [name for name in json.loads(text)["packages"] if "@rolldown/binding-" in name]
    assert len(bindings) >= 15


def test_every_version_is_pinned() -> None:
    package = json.loads((HOME / "web/package.json").read_text(encoding="utf-8"))
    versions = package["dependencies"] | package["devDependencies"] | package["overrides"]
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
