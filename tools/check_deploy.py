"""Asks the programs that `deploy/` is written for whether they understand it: `python -m tools.check_deploy`.

Whatever is not installed is named and left out; tests/test_deploy.py checks what needs no program. `--image` also runs
the commands of the Dockerfile, without a container: builds the wheels and opens a house from them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
SENT = ("docs", "src", "tools", "web", "LICENSE", "README.md", "pyproject.toml")  # what Dockerfile.dockerignore lets in
NOT_SENT = ("static", "dist", "node_modules", "__pycache__")


def run(*command: str | Path, **more: str) -> None:
    """Shows what it says if it fails. Raises CalledProcessError."""
    ran = subprocess.run([str(part) for part in command], capture_output=True, text=True, env={**os.environ, **more})
    if ran.returncode:
        print(ran.stdout + ran.stderr, file=sys.stderr)
    ran.check_returncode()


def haproxy(scratch: Path) -> None:
    run("haproxy", "-c", "-f", DEPLOY / "haproxy.cfg")


def nginx(scratch: Path) -> None:
    """Ours is a part: the rest of the file, and a certificate, are made for it."""
    key, pem = scratch / "key.pem", scratch / "cert.pem"
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", key, "-out", pem)
    part = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    part = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), part)
    part = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(pem), part)
    places = " ".join(f"{kind}_temp_path {scratch};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = scratch / "nginx.conf"
    whole.write_text(
        f"pid {scratch}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {places}\n{part}\n}}\n"
    )
    run("nginx", "-t", "-p", scratch, "-c", whole)


def promtool(scratch: Path) -> None:
    run("promtool", "check", "rules", DEPLOY / "prometheus" / "alerts.yml")
    # Without --syntax-only it looks for the token, which is on the machine that scrapes.
    run("promtool", "check", "config", "--syntax-only", DEPLOY / "prometheus" / "prometheus.yml")
    rules = [{"record": f"panel{i}", "expr": asked} for i, asked in enumerate(panel_questions())]
    (scratch / "panels.yml").write_text(json.dumps({"groups": [{"name": "panels", "rules": rules}]}))
    run("promtool", "check", "rules", scratch / "panels.yml")


def panel_questions() -> list[str]:
    """What the dashboard asks, with values in the place of its variables."""
    board = json.loads((DEPLOY / "grafana" / "cardhouse.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    return [expr.replace("$__rate_interval", "1m").replace("$job", ".*").replace("$instance", ".*") for expr in asked]


def systemd_analyze(scratch: Path) -> None:
    """With a program that is there in the place of the one that an installation has."""
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text(encoding="utf-8").replace("/opt/cardhouse/venv/bin/cardhouse", "/bin/true")
        (scratch / unit.name).write_text(text)
        run("systemd-analyze", "verify", "--man=no", scratch / unit.name)


def caddy(scratch: Path) -> None:
    run("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


def hadolint(scratch: Path) -> None:
    run("hadolint", DEPLOY / "Dockerfile")


def image(scratch: Path) -> None:
    """The commands of the Dockerfile."""
    source, wheels, data = scratch / "source", scratch / "wheels", scratch / "data"
    for folder in (source, data):
        folder.mkdir()
    for name in SENT:
        there = ROOT / name
        if there.is_dir():
            shutil.copytree(there, source / name, ignore=shutil.ignore_patterns(*NOT_SENT))
        else:
            shutil.copy(there, source)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-cache-dir", "--wheel-dir", wheels, f"{source}[cluster]")
    venv.create(scratch / "venv", with_pip=True)
    inside = scratch / "venv" / "bin"
    run(inside / "pip", "install", "--quiet", "--no-index", "--find-links", wheels, "cardhouse[cluster]")
    serve = [str(inside / "cardhouse"), "serve", "--host", "127.0.0.1", "--port", "0"]
    house = subprocess.Popen(serve, cwd=data, stdout=subprocess.PIPE, text=True)
    try:
        assert house.stdout is not None
        link = next(line.strip() for line in house.stdout if line.strip().startswith("http://"))
        for path, said in (("/health", '"ok"'), ("/ready", '"ready"'), ("/", "<title>Cardhouse")):
            with urlopen(link + path, timeout=5) as answer:
                assert said in answer.read().decode(), path
    finally:
        house.terminate()
        assert house.wait(15) == 0


CHECKS: dict[str, Callable[[Path], None]] = {
    "haproxy": haproxy,
    "nginx": nginx,
    "promtool": promtool,
    "systemd-analyze": systemd_analyze,
    "caddy": caddy,
    "hadolint": hadolint,
}


def main(arguments: list[str]) -> int:
    failed = 0
    checks = {**CHECKS, **({"image": image} if "--image" in arguments else {})}
    for name, check in checks.items():
        if name != "image" and shutil.which(name) is None:
            print(f"  -   {name} is not installed")
            continue
        begun = time.monotonic()
        try:
            with tempfile.TemporaryDirectory() as scratch:
                check(Path(scratch))
        except (subprocess.CalledProcessError, AssertionError) as error:
            failed += 1
            print(f"  no  {name}: {error}")
        else:
            print(f"  ok  {name} ({time.monotonic() - begun:.1f} s)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
