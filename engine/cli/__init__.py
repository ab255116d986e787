"""The engine's command line (record, the command): the only part that reads and prints."""
