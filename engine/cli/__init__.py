"""The engine's command line: the only part that reads files and prints."""
