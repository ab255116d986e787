# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = desde { $first } · termina { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (provisório)
board-net = saldo **{ $net }**
board-rate = **{ $share }%** de vitórias
board-rate-none = aparece a partir de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
board-games-won = { $count ->
    [one] **{ $count }** partida vencida
   *[other] **{ $count }** partidas vencidas
}
board-gins = { $count ->
    [0] nenhum gin ainda
    [one] **{ $count }** gin
   *[other] **{ $count }** gins
}
board-undercuts = { $count ->
    [0] nenhum corte ainda
    [one] **{ $count }** corte
   *[other] **{ $count }** cortes
}
board-best-streak = { $count ->
    [0] nenhuma partida vencida ainda
    [one] **{ $count }** vitória seguida
   *[other] **{ $count }** vitórias seguidas
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = por partidas contra o computador
board-order-net = Por saldo, depois partidas vencidas, depois pontos.
board-order-rating = O rating é provisório até { $games ->
    [one] { $games } partida valer
   *[other] { $games } partidas valerem
}, e vem depois dos outros.
# What a choice in a menu is about.
board-choice-measure = Ordenar por: { $name }
board-choice-family = Modalidade: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Só você vê a sua linha: **{ $setting }** em `/gin me`.
board-order-rate = Aparece a partir de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Explorar

board-menu-measure = Ordenar por…
board-menu-family = Quais partidas…
board-menu-span = Em que período…
board-by-rating = Rating
board-by-net = Saldo de pontos
board-by-games-won = Partidas vencidas
board-by-rate = Aproveitamento
board-by-gins = Gins
board-by-undercuts = Cortes
board-by-best-streak = Vitórias seguidas
family-every = Todas as partidas
family-knock = Gin
family-mahjong = Mahjong gin
family-skarney = Skarney gin
family-colonel = Colonel
family-jersey = Jersey gin
span-all = Desde sempre
span-month = Este mês
span-season = Esta temporada
