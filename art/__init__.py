"""Pictures: card emojis and laid-out results.

State in, PNG bytes out; nothing here knows Discord, the database or the time.
"""
