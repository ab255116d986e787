"""The CDN: uploaded files, emojis, and a drawn face for everybody; and the page itself."""

from html import escape
from pathlib import Path

from aiohttp import web

from playground.standin.keys import world_of

PAGE = Path(__file__).resolve().parent.parent / "page"
_COLOURS = ("#5865f2", "#3ba55d", "#d83c3e", "#c27c0e", "#8e5cd9", "#1f8b9c")


def add_routes(application: web.Application) -> None:
    """Serve the CDN below /cdn and the page at the root."""
    application.router.add_get("/cdn/attachments/{channel}/{file}/{name}", _file)
    application.router.add_get(r"/cdn/emojis/{emoji:\d+}.{ending}", _emoji)
    application.router.add_get(r"/cdn/avatars/{user:\d+}/{name}", _avatar)
    application.router.add_get("/", _index)
    if PAGE.is_dir():
        application.router.add_static("/", PAGE)


async def _index(_request: web.Request) -> web.StreamResponse:
    index = PAGE / "index.html"
    if not index.is_file():
        raise web.HTTPNotFound(text="the page is not here")
    return web.FileResponse(index, headers={"Cache-Control": "no-cache"})


async def _file(request: web.Request) -> web.Response:
    stored = world_of(request).files.get(request.match_info["file"])
    if stored is None or stored.name != request.match_info["name"]:
        raise web.HTTPNotFound
    return web.Response(body=stored.content, content_type=stored.content_type)


async def _emoji(request: web.Request) -> web.Response:
    if (emoji := world_of(request).emojis.get(request.match_info["emoji"])) is None:
        raise web.HTTPNotFound
    return web.Response(body=emoji.image, content_type=emoji.content_type)


async def _avatar(request: web.Request) -> web.Response:
    world = world_of(request)
    if (user := world.users.get(request.match_info["user"])) is None:
        raise web.HTTPNotFound
    colour = _COLOURS[list(world.users).index(user.id) % len(_COLOURS)]
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<circle cx="32" cy="32" r="32" fill="{colour}"/>'
        '<text x="32" y="43" font-family="sans-serif" font-size="32" fill="#fff"'
        f' text-anchor="middle">{escape(user.name[:1])}</text></svg>'
    )
    return web.Response(text=drawing, content_type="image/svg+xml")
