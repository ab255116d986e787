"""A PostgreSQL server of the tests' own, from an installed package, and databases in any server.

    with started() as server:
        url = await server.create()

A server listens on a socket in its own folder alone, and ends with the process that started it,
however that ends. It orders texts as a language does, so a test sees where bytes were relied on.
"""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import make_url

if sys.platform != "win32":
    import pwd

PACKAGES: Final = Path("/usr/lib/postgresql")
"""Where Debian's packages are, each version in a folder of its number."""
OLDEST: Final = 15
"""The oldest version that can be told how to order texts."""
USERS: Final = ("postgres", "nobody")
"""Whom a server runs as where the tests run as root, which it refuses."""
NAME: Final = "undercut"
PATIENCE: Final = 60.0
"""Seconds that a command to a server may take."""

SETTINGS: Final[Mapping[str, str]] = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
    # What is lost when the machine itself fails is no test's business.
    "fsync": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
}

# It waits for the tests' process to end, which closes what it reads from, and cleans up.
_KEEPER: Final = 'read -r _; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2"'


class PostgresqlMissingError(Exception):
    """There is no PostgreSQL that could be started; the text says why."""


class Databases:
    """A server, by the address of a database in it whose user may create others."""

    def __init__(self, address: str) -> None:
        self.address: Final = make_url(address).set(drivername="postgresql+asyncpg")

    def url(self, name: str) -> str:
        """The address of a database, as the bot is told it."""
        return self.address.set(database=name).render_as_string(hide_password=False)

    async def create(self, template: str = "template0") -> str:
        """Make a database, as a copy of another, to which nobody is connected; its address."""
        name = f"{NAME}_{secrets.token_hex(6)}"
        connection = await self.connect()
        try:
            # A third of the work, where the checkpoint that it takes waits for no disk.
            fast = await connection.fetchval("SHOW fsync") == "off"
            how = "STRATEGY FILE_COPY" if fast else ""
            await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" {how}')
        finally:
            await connection.close()
        return self.url(name)

    async def drop(self, url: str) -> None:
        """Drop a database, whoever is connected to it."""
        await self.execute(f'DROP DATABASE IF EXISTS "{name_of(url)}" WITH (FORCE)')

    @asynccontextmanager
    async def database(self, template: str = "template0") -> AsyncIterator[str]:
        """Make a database, and drop it at the end; its address."""
        url = await self.create(template)
        try:
            yield url
        finally:
            await self.drop(url)

    async def execute(self, statement: str) -> None:
        """Send a statement to the server, outside any transaction."""
        connection = await self.connect()
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    async def connect(self, url: str | None = None) -> Any:
        """Open asyncpg's own connection to a database of the server."""
        address = self.address if url is None else make_url(url)
        plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
        return await asyncpg.connect(plain)


class Server(Databases):
    """A server that the tests have started; it can be stopped, killed and started again."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        super().__init__(f"postgresql://{NAME}:secret@/postgres?host={folder}")
        self.log: Final = folder / "log"
        self._programs, self._folder, self._user = programs, folder, user

    def start(self, **settings: str) -> None:
        """Start it, and wait until it answers."""
        options = " ".join(f"-c {name}='{value}'" for name, value in (SETTINGS | settings).items())
        options = f"{options} -c unix_socket_directories='{self._folder}'"
        self._run("pg_ctl", "-w", "-l", str(self.log), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` ends all transactions first, `immediate` is a crash."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def _initialize(self) -> None:
        words = ("--encoding=UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en")
        self._run("initdb", f"--username={NAME}", "--auth=trust", "--no-sync", *words)

    def _keep(self) -> "subprocess.Popen[bytes]":
        command = ["sh", "-c", _KEEPER, "sh", str(self._programs), str(self._folder)]
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            start_new_session=True,
            **_as(self._user),
        )

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        with (self._folder / "said").open("wb+") as said:
            ended = subprocess.run(
                command,
                check=False,
                timeout=PATIENCE,
                stdin=subprocess.DEVNULL,
                # No pipe: the server would keep it open.
                stdout=said,
                stderr=subprocess.STDOUT,
                cwd=self._folder,
                start_new_session=True,
                **_as(self._user),
            )
            said.seek(0)
            if ended.returncode:
                log = self.log.read_text("utf-8") if self.log.exists() else ""
                raise RuntimeError(f"{program}: {said.read().decode()}\n{log}")


@contextmanager
def started(**settings: str) -> Iterator[Server]:
    """Start a server with these settings; it is stopped and removed at the end.

    Raises:
        PostgresqlMissingError: There is none that could be started.
    """
    programs, user = _programs(), _user()
    folder = Path(tempfile.mkdtemp(prefix=f"{NAME}-postgresql-"))
    if user is not None:
        shutil.chown(folder, user)
    server = Server(programs, folder, user)
    keeper = server._keep()
    try:
        server._initialize()
        server.start(**settings)
        yield server
    finally:
        keeper.communicate(timeout=PATIENCE)


def why_none() -> str | None:
    """Why no server can be started here; None where one can."""
    try:
        _programs()
        _user()
    except PostgresqlMissingError as error:
        return str(error)
    return None


def name_of(url: str) -> str:
    """The name of a database."""
    name = make_url(url).database
    assert name
    return name


def _programs() -> Path:
    """The programs of the newest version that is installed."""
    numbers = [int(each.name) for each in PACKAGES.glob("*") if each.name.isdigit()]
    found = [one for one in numbers if (PACKAGES / str(one) / "bin/initdb").exists()]
    if not found or max(found) < OLDEST:
        raise PostgresqlMissingError(
            f"no PostgreSQL {OLDEST} or newer in {PACKAGES}: apt install postgresql"
        )
    return PACKAGES / str(max(found)) / "bin"


def _user() -> str | None:
    """Whom to run a server as; None for whoever runs the tests."""
    if os.getuid() != 0:
        return None
    for name in USERS:
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise PostgresqlMissingError("PostgreSQL doesn't run as root, and there is no other user")


def _as(user: str | None) -> dict[str, Any]:
    if user is None:
        return {}
    entry = pwd.getpwnam(user)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
