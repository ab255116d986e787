"""A database as a first start leaves it, copied instead of made again for every test."""

from pathlib import Path
from tempfile import TemporaryDirectory

from data.storage.database import Database

_left: list[bytes] = []


async def prepared_database(folder: Path) -> str:
    """Put such a database into a folder, unless there is one already; its address."""
    file = folder / "undercut.db"
    if not file.exists():
        file.touch(0o600)
        file.write_bytes(await _first())
    return _address(file)


async def _first() -> bytes:
    """Make an empty file a database, the first time in this process."""
    if not _left:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "first.db"
            await (await Database.open(_address(file))).close()
            _left.append(file.read_bytes())
    return _left[0]


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"
