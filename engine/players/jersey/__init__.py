"""Players where three play."""
