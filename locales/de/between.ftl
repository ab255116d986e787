# A contest that goes on while nothing is to be played here.
between-round = Dieses Spiel ist vorbei. Die nächste Runde beginnt, sobald die anderen Tische mit ihrem fertig sind.
between-deal = { $one } und { $two } spielen. Du setzt dieses Spiel aus und wirst gerufen, sobald du wieder an der Reihe bist.
