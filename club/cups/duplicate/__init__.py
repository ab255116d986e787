"""Duplicate cups: the same cards at all boards of a round, with the seats swapped in pairs."""
