"""A server's weekly page, and the roles that the bot gives there."""
