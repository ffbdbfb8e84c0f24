"""A real PostgreSQL of the tests' own, from the system's packages, on a free port, for as long as they run.

Its files belong to nobody, because it refuses to be run by root. What is killed here are only its own processes.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

from tests.ports import free_port

USER, PASSWORD = "house", "p@ss: w/rd?#%"
SETTINGS = {
    "fsync": "off",  # only its processes are killed, never the machine
    "shared_buffers": "32MB",
    "max_connections": "80",
    "autovacuum_naptime": "10s",
    "logging_collector": "off",
}


def binaries() -> Path | None:
    """Debian has them out of the way, one folder per release."""
    found = shutil.which("postgres")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    return Path(found).parent if found else places[-1] if places else None


class Postgres:
    """One server for any number of houses."""

    def __init__(self, programs: Path, folder: Path, settings: Mapping[str, str]) -> None:
        self.programs, self.folder, self.port, self.settings = programs, folder, free_port(), settings
        self.process: subprocess.Popen[bytes] | None = None
        self._parent = ThreadPoolExecutor(1)  # a process of ours ends with the thread that has started it
        self._names = count(1)
        secret = folder / "secret"
        secret.write_text(PASSWORD)
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody")
            shutil.chown(secret, "nobody")
        how = f"--auth=scram-sha-256 --pwfile={secret} --encoding=UTF8 --no-locale --no-sync"
        made = subprocess.run(
            [*_as_nobody(), str(programs / "initdb"), f"--pgdata={folder}/data", f"--username={USER}", *how.split()],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert made.returncode == 0, made.stderr

    def start(self) -> None:
        """Until it answers."""
        where = f"-D {self.folder}/data -k {self.folder} -h 127.0.0.1 -p {self.port}"
        settings = [f"--{name}={value}" for name, value in self.settings.items()]
        with (self.folder / "log").open("a") as log:
            command = [*_as_nobody(), str(self.programs / "postgres"), *where.split(), *settings]
            self.process = self._parent.submit(
                lambda: subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
            ).result()
        give_up = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < give_up, self.log
                time.sleep(0.05)

    def kill(self) -> None:
        """As the power fails: its own process and those it has started."""
        if self.process is None:
            return
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        pids = [self.process.pid, *(int(pid) for pid in children.read_text().split())] if children.exists() else []
        for pid in pids or [self.process.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(20)
        self.process = None
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def restart(self) -> None:
        self.kill()
        self.start()

    def url(self, name: str = "postgres", schema: str = "") -> str:
        within = f"?options=-csearch_path%3D{schema}" if schema else ""
        return f"postgresql://{USER}:{quote(PASSWORD, safe='')}@127.0.0.1:{self.port}/{name}{within}"

    def new(self) -> str:
        """The address of a database with nothing in it: of a schema, since that takes no time."""
        schema = f"house{next(self._names)}"
        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute(f"CREATE SCHEMA {schema}")
        return self.url(schema=schema)

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")


def _as_nobody() -> list[str]:
    """It ends with us, however we end."""
    who = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
    return ["setpriv", *who, "--pdeathsig=QUIT"]


@contextmanager
def running(programs: Path, **settings: str) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="cardhouse-postgres-"))
    server = None
    try:
        server = Postgres(programs, folder, SETTINGS | settings)
        server.start()
        yield server
    finally:
        if server is not None:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)
