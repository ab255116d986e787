# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = desde el { $first } · termina { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (provisional)
board-net = neto **{ $net }**
board-rate = **{ $share } %** de victorias
board-rate-none = aparece desde { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
board-games-won = { $count ->
    [one] **1** partida ganada
   *[other] **{ $count }** partidas ganadas
}
board-gins = { $count ->
    [0] ningún gin aún
    [one] **1** gin
   *[other] **{ $count }** gines
}
board-undercuts = { $count ->
    [0] ningún undercut aún
    [one] **1** undercut
   *[other] **{ $count }** undercuts
}
board-best-streak = { $count ->
    [0] ninguna ganada aún
    [one] **1** ganada
   *[other] **{ $count }** ganadas seguidas
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = por partidas contra la máquina
board-order-net = Por neto, luego partidas ganadas, luego puntos.
board-order-rating = Un rating es provisional hasta que cuentan { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, y aparece detrás de los demás.
# What a choice in a menu is about.
board-choice-measure = Ordenar por: { $name }
board-choice-family = Tipo de partida: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Solo tú ves tu línea: **{ $setting }** en `/gin me`.
board-order-rate = Solo con { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} o más.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Explorar

board-menu-measure = Ordenar por…
board-menu-family = Qué partidas…
board-menu-span = Qué periodo…
board-by-rating = Rating
board-by-net = Puntos netos
board-by-games-won = Partidas ganadas
board-by-rate = Porcentaje de victorias
board-by-gins = Gines
board-by-undercuts = Undercuts
board-by-best-streak = Partidas ganadas seguidas
family-every = Todas
family-knock = Gin
family-mahjong = Gin Mahjong
family-skarney = Gin Skarney
family-colonel = Colonel
family-jersey = Gin Jersey
span-all = Siempre
span-month = Este mes
span-season = Esta temporada
