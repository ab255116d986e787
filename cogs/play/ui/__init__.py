"""Drawings: a scene becomes a layout, and nothing else. Loading them enters all families."""

from cogs.play.ui import families

__all__ = ["families"]
