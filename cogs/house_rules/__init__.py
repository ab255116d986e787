"""The panel of house rules."""
