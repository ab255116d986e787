"""When work is done: at its time, one at a time, clicks first."""
