# A contest that goes on while nothing is to be played here.
between-round = Эта раздача окончена. Следующий тур начнётся, когда доиграют за другими столами.
between-deal = Играют { $one } и { $two }. Эту раздачу ты пропускаешь; когда придёт твоя очередь сесть, я позову.
