"""What is stored about one member, or one server: found, copied, deleted."""
