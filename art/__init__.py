"""Pictures, from card emojis to score sheets.

State in, image bytes out; nothing here knows Discord, the database or the time.
"""
