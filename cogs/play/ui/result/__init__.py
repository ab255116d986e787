"""How deals and contests ended."""
