"""Reading what the bot sends: JSON, or JSON and files in one multipart body."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from playground.standin.errors import invalid_form, refusal
from playground.standin.models import Json

UPLOAD_LIMIT = 10 * 1024 * 1024
MAX_UPLOADS = 10
JSON, MULTIPART = "application/json", "multipart/form-data"
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
            ApiError: 50035 if the body is JSON but no object.
        """
        if self.data is None:
            return {}
        if not isinstance(self.data, dict):
            code, message = "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"
            raise invalid_form({"_errors": [{"code": code, "message": message}]})
        return self.data

    @property
    def items(self) -> list[Json]:
        """The JSON list, empty if there is none.

        Raises:
            ApiError: 50035 if the body is JSON but no list.
        """
        if self.data is None:
            return []
        if not isinstance(self.data, list):
            code, message = "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"
            raise invalid_form({"_errors": [{"code": code, "message": message}]})
        return self.data


async def read_body(request: web.Request) -> Body:
    """Read the whole body of a request.

    Raises:
        ApiError: 50109 for broken JSON, 50035 for what is neither JSON nor multipart, 40005 for
            files that are too large, 30015 for too many.
    """
    if not request.can_read_body:
        return Body()
    if request.content_type == MULTIPART:
        return await _read_multipart(request)
    if request.content_type != JSON:
        message = f'Expected "Content-Type" header to be one of {{{JSON}, {MULTIPART}}}.'
        raise invalid_form({"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": message}]})
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
    if len(uploads) > MAX_UPLOADS:
        raise refusal(30015)
    return Body(data, tuple(uploads))


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        raise refusal(50109) from None
