"""The game of gin rummy: cards, melds, rules, deals, contests, records and computer players.

This floor imports nothing of the project's others and nothing outside the standard library. It
knows no clock and no randomness but what it is handed, and only `engine.cli` reads or prints.
"""
