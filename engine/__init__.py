"""The game of gin rummy: cards, melds, rules, deals, contests, records and computer players.

Clocks and random numbers are passed in; only `cli` reads files or prints.
"""
