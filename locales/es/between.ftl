# A contest that goes on while nothing is to be played here.
between-round = Esta mano ha terminado. La próxima ronda empieza cuando las demás mesas acaben la suya.
between-deal = Juegan { $one } y { $two }. Esta mano descansas: te aviso cuando te toque sentarte.
