"""The drawings of leagues and ladders."""
