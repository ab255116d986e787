"""What the processes of a bot know of one another."""
