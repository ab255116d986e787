"""What the routes find in an application or a request, and how they answer."""

import json

from aiohttp import web

from playground.standin.bodies import Body
from playground.standin.world import World

WORLD = web.AppKey("world", World)
BODY = web.RequestKey("body", Body)
LIMITS = web.RequestKey("limits", dict[str, str])
"""The headers of the answer that tell what is left of a limit."""


def json_answer(data: object, status: int = 200) -> web.Response:
    """Answer with JSON.

    The content type carries no charset: discord.py would take the body for text.
    """
    return web.Response(
        body=json.dumps(data).encode(), status=status, content_type="application/json"
    )


def no_content() -> web.Response:
    """Answer that it is done."""
    return web.Response(status=204)


def world_of(request: web.Request) -> World:
    """Give the world that a request acts on."""
    return request.app[WORLD]


def body_of(request: web.Request) -> Body:
    """Give a request's body."""
    return request[BODY]


def wants(request: web.Request, flag: str) -> bool:
    """Tell whether a flag is set in the request's query."""
    return request.query.get(flag, "").lower() in ("1", "true")
