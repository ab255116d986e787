"""What goes on in a server, a member's own games, and following a contest."""
