"""Tables: their seats, moves, deals, and the messages that show them."""
