"""Reading what the bot sends: JSON, or JSON and files in one multipart body."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from playground.standin.errors import refusal
from playground.standin.models import Json

UPLOAD_LIMIT = 10 * 1024 * 1024
_FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    index: str
    name: str
    content: bytes


@dataclass(frozen=True)
class Body:
    """A request's body: its JSON (None if there is none) and its files."""

    data: Any = None
    uploads: tuple[Upload, ...] = field(default=())

    @property
    def fields(self) -> Json:
        """The JSON object, empty if there is none.

        Raises:
            ApiError: 50109 if the body is JSON but no object.
        """
        if self.data is None:
            return {}
        if not isinstance(self.data, dict):
            raise refusal(50109)
        return self.data


async def read_body(request: web.Request) -> Body:
    """Read the whole body of a request.

    Raises:
        ApiError: 50109 for broken JSON, 40005 for files that are too large.
    """
    if not request.can_read_body:
        return Body()
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    return Body(_parse(await request.text()))


async def _read_multipart(request: web.Request) -> Body:
    data: Any = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusal(50109)
        if part.name == "payload_json":
            data = _parse(await part.text())
        elif found := _FILE_FIELD.fullmatch(part.name or ""):
            content = bytes(await part.read())
            uploads.append(Upload(found[1], part.filename or "file", content))
    if sum(len(upload.content) for upload in uploads) > UPLOAD_LIMIT:
        raise refusal(40005)
    return Body(data, tuple(uploads))


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        raise refusal(50109) from None
