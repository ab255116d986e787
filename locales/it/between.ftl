# A contest that goes on while nothing is to be played here.
between-round = Questa mano è finita. Il prossimo giro comincia quando gli altri tavoli hanno finito il loro.
between-deal = Giocano { $one } e { $two }. Salti questa mano; ti chiamo quando tocca a te sederti.
