"""What goes on in a server, and a member's own games."""
