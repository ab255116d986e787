"""How cups are drawn."""
