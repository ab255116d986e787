"""The game of gin rummy: cards, melds, rules, deals, contests, records and computer players.

This floor imports no other floor, and only `search` needs more than the standard library. Clocks
and random numbers are passed in, and only `cli` reads files or prints.
"""
