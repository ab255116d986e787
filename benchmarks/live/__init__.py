"""Measures of the whole bot, on a stand-in for Discord."""
