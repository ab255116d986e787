"""The time of turns."""
