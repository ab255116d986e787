"""What goes on in a server."""
