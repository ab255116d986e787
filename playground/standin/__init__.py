"""A local stand-in for Discord that an unmodified discord.py connects to."""

from playground.standin.server import Server
from playground.standin.world import World

__all__ = ["Server", "World"]
