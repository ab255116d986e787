"""What a server's managers do, and what happens to the data of a server that leaves."""
