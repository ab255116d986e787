"""A member's own hand."""
