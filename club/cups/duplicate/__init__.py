"""Duplicate cups: the same cards at all tables of a round, with the seats swapped in pairs."""
