"""The HTTP server: REST, gateway, CDN, page, and what stands before every REST route."""

import contextlib
import logging
import socket
from collections.abc import Awaitable, Callable

from aiohttp import web

from playground.standin import cdn, live
from playground.standin.bodies import Body, read_body
from playground.standin.errors import ApiError, refusal
from playground.standin.faults import Fault, Faults
from playground.standin.gateway import Gateway
from playground.standin.keys import BODY, LIMITS, WORLD, json_answer
from playground.standin.log import Exchange, Log
from playground.standin.people import People
from playground.standin.routes import TABLES
from playground.standin.validation.api_facts import description
from playground.standin.validation.rate_limits import RateLimits
from playground.standin.world import World

API = "/api/v10"
NO_TOKEN_NEEDED = ("/interactions/", "/webhooks/")
"""These carry the interaction's own token in the path."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_log = logging.getLogger(__name__)


class Server:
    """A stand-in for Discord on one port of this machine.

    Attributes:
        world: The state of everything.
        people: What members do.
        gateway: The bot's sessions.
        faults: What is to go wrong.
        log: Every request so far.
        described: Whether requests must fit Discord's own description of its API, too.
        limits: Discord's limits on how fast a bot asks; None where they aren't kept.
    """

    def __init__(self, world: World | None = None) -> None:
        self.world = world or World()
        self.gateway = Gateway(self.world)
        self.people = People(self.world, self.gateway)
        self.faults = Faults()
        self.log = Log()
        self.described = True
        self.limits: RateLimits | None = None
        self._live = live.Live(self.world, self.people, self.gateway)
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0) -> None:
        """Listen on 127.0.0.1.

        Args:
            port: The port, or 0 for any free one.

        Raises:
            OSError: If the port is taken.
        """
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", port))
        except OSError:
            listener.close()
            raise
        self.world.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()

    async def stop(self) -> None:
        """Close all connections and stop listening."""
        self.faults.clear()
        await self.gateway.close()
        await self._live.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def _application(self) -> web.Application:
        application = web.Application(middlewares=[self._answer], client_max_size=32 * 1024**2)
        application[WORLD] = self.world
        for table in TABLES:
            for route in table:
                if isinstance(route, web.RouteDef):
                    application.router.add_route(route.method, API + route.path, route.handler)
        application.router.add_route("*", "/api/{anything:.*}", self._unknown)
        application.router.add_get("/gateway", self.gateway.serve)
        application.router.add_get("/gateway/", self.gateway.serve)
        application.router.add_get(API + "/gateway/bot", self._gateway_bot)
        application.router.add_get("/live", self._live.serve)
        cdn.add_routes(application)
        return application

    async def _unknown(self, request: web.Request) -> web.Response:
        self.log.unknown.append(Exchange(request.method, request.path.removeprefix(API)))
        _log.error("the stand-in has no route %s %s", request.method, request.path)
        raise ApiError(404, 0, "404: Not Found")

    async def _gateway_bot(self, _request: web.Request) -> web.Response:
        limit, shards = self.gateway.session_start_limit(), self.gateway.shards
        answer = {"url": self.gateway.url, "shards": shards, "session_start_limit": limit}
        return json_answer(answer)

    # What stands before every REST route

    @web.middleware
    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith("/api/"):
            return await handler(request)
        exchange = Exchange(request.method, request.path.removeprefix(API))
        exchange.query = request.query_string
        self.log.exchanges.append(exchange)
        response = await self._work_off(request, handler, exchange)
        response.headers.update(request.get(LIMITS, {}))
        exchange.status = response.status
        self.world.pulse.beat()
        return response

    async def _work_off(
        self, request: web.Request, handler: Handler, exchange: Exchange
    ) -> web.StreamResponse:
        fault = self.faults.take(exchange.method, exchange.path)
        exchange.fault = None if fault is None else fault.name or fault.kind
        try:
            with exchange.judged():
                body = await read_body(request)
            exchange.body = body.data
            exchange.uploads = tuple(upload.name for upload in body.uploads)
            if fault is not None:
                await _suffer(fault, request)
            with exchange.judged():
                self._authorize(request, exchange.path)
                if self.limits is not None:
                    request[LIMITS] = self.limits.take(exchange.method, exchange.path)
                if self.described and (api := description()) is not None:
                    api.check(exchange.method, exchange.path, request.query, body.data)
                response = await self._handle(request, handler, body)
            if fault is not None and fault.kind == "status_after":
                raise _error_of(fault)
        except ApiError as error:
            exchange.code, exchange.answer = error.code, error.body()
            return _refuse(error)
        except _CutError:
            return web.Response(status=500)
        if fault is not None and fault.kind == "drop_after":
            _cut(request)
        return response

    async def _handle(
        self, request: web.Request, handler: Handler, body: Body
    ) -> web.StreamResponse:
        request[BODY] = body
        try:
            return await handler(request)
        except ApiError:
            raise
        except Exception as error:
            _log.exception("the stand-in failed at %s %s", request.method, request.path)
            self.log.unknown.append(Exchange(request.method, request.path, answer=repr(error)))
            raise ApiError(500, 0, "500: Internal Server Error") from error

    def _authorize(self, request: web.Request, path: str) -> None:
        if path.startswith(NO_TOKEN_NEEDED):
            return
        if request.headers.get("Authorization") != f"Bot {self.world.token}":
            raise refusal(0)


class _CutError(Exception):
    """The connection was cut on demand."""


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.close()


async def _suffer(fault: Fault, request: web.Request) -> None:
    await fault.strike()
    if fault.kind == "drop_before":
        _cut(request)
        raise _CutError
    if fault.kind == "status":
        raise _error_of(fault)


def _error_of(fault: Fault) -> ApiError:
    extra = {} if fault.retry_after is None else {"retry_after": fault.retry_after}
    if fault.status == 429:  # noqa: PLR2004
        extra["global"] = False
    error = ApiError(fault.status, fault.code, fault.message, extra=extra)
    error.headers.update(fault.headers)
    return error


def _refuse(error: ApiError) -> web.Response:
    response = json_answer(error.body(), error.status)
    with contextlib.suppress(KeyError):
        error.headers.setdefault("Retry-After", str(error.extra["retry_after"]))
    response.headers.update(error.headers)
    return response
