"""What every drawing is made of: text, items, ids, cards, phrases."""
