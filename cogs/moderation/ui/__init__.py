"""What managers have done."""
