"""From a command or a press to its answer."""
