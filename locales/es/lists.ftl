## A member's games

games-none = Ahora no tienes ninguna partida. `/gin play` empieza una: con amigos, con cualquiera o con la máquina.
games-title = ### Tus partidas
games-which = ### ¿Qué partida?
games-more = { $games ->
    [one] Y 1 más.
   *[other] Y { $games } más.
}
game-yours = **{ $name }** · { $score } · **te toca**
game-theirs = **{ $name }** · { $score } · turno del rival
game-asks = **{ $name }** te reta · { $rules }
game-asked = Retaste a **{ $name }** · { $rules }
game-asks-other = **{ $name }** te propone otras reglas · { $rules }
game-asked-other = Propusiste otras reglas a **{ $name }** · { $rules }
game-open = Dejaste un asiento libre · { $rules }
press-open = Ver cartas

## A table's sheet

scores-none = Aún no ha terminado ninguna mano.

## A server's standings

standings-title = Clasificación de { $server }
standings-none = Aquí nadie ha terminado todavía una mano.
standings-counting = Se anuló una partida, y esta tabla se está recalculando. Vuelve a mirar dentro de un momento.
standing-detail = { $games ->
    [0] aún sin partidas terminadas
    [one] ganó { $won } de 1 partida
   *[other] ganó { $won } de { $games } partidas
} · { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
} · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
