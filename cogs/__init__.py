"""Discord in, Discord out: commands and clicks become calls on the club, states become messages."""
