# A contest that goes on while nothing is to be played here.
between-round = This deal is over. The next round begins when the other tables have finished theirs.
between-deal = { $one } and { $two } are playing. You sit this deal out, and are called when it is your turn to sit down.
