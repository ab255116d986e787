"""The program: its client, its start and its end."""
