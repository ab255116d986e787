"""What a server's managers do, and what becomes of a server that leaves."""
