"""A playground for the bot: a local stand-in for Discord, and a page to play on."""
