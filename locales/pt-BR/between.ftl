# A contest that goes on while nothing is to be played here.
between-round = Esta mão acabou. A próxima rodada começa quando as outras mesas terminarem a delas.
between-deal = { $one } e { $two } estão jogando. Você fica de fora desta mão e recebe um aviso quando for a sua vez de sentar.
