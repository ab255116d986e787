"""What a server's managers do, and servers that leave."""
