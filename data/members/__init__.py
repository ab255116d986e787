"""What is stored about a member or a server: found, copied, deleted."""
