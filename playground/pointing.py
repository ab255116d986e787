"""Pointing discord.py at a stand-in: three class attributes, and the bot's code never knows."""

from collections.abc import Callable

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_py(url: str) -> Callable[[], None]:
    """Make discord.py in this process talk to a stand-in instead of Discord.

    Args:
        url: Where the stand-in is served, such as "http://127.0.0.1:8765".

    Returns:
        A function that undoes it.
    """
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    url = url.rstrip("/")
    _aim(f"{url}/api/v10", yarl.URL(url.replace("http", "ws", 1) + "/gateway"), f"{url}/cdn")
    return lambda: _aim(*before)


def _aim(rest: str, gateway: yarl.URL, assets: str) -> None:
    Route.BASE = rest
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    setattr(Asset, "BASE", assets)  # noqa: B010 - the library types it as a constant
