"""What belongs to a member: friends, and all that is stored about them."""
