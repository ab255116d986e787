# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Máquina (principiante)
    [club] Máquina (nivel club)
    [expert] Máquina (experta)
   *[other] Máquina
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Máquina { $number } (principiante)
    [club] Máquina { $number } (nivel club)
    [expert] Máquina { $number } (experta)
   *[other] Máquina { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Máquina
   *[other] Máquina { $number }
}: { $level ->
    [novice] principiante
    [club] nivel club
   *[expert] experta
}
table-rated = cuenta para el rating, sin pistas

## Choosing how strong it plays

command-level = ¿De qué nivel? Si no eliges, principiante en tu primera partida
choice-level-novice = Principiante
choice-level-club = Nivel club
choice-level-expert = Experta
panel-level = ### ¿De qué nivel quieres la máquina?
    La principiante se despista a veces, la de nivel club juega con solidez y la experta se anticipa a lo que viene.
menu-lobby-computer = Dar un asiento libre a la máquina
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Bando 1: { $level }
choice-lobby-computer2 = Bando 2: { $level }
refusal-no-such-level = { $level ->
    [expert] La máquina solo es experta donde se cierra. Al gin Mahjong, al gin Skarney y al Colonel juega como principiante o a nivel club.
   *[other] La máquina no tiene ese nivel. Elige principiante, nivel club o experta.
}

## Hints

press-hint = Pista
press-hint-why = ¿Por qué?
hint-head = **Pista: { $move }.** { $why }
hint-why-head = ### ¿Por qué?
hint-or = O bien:
hint-behind = { $points ->
    [0] Casi igual de buena:
    [one] O bien, por un punto menos, más o menos:
   *[other] O bien, por unos { $points } puntos menos:
}
hint-clear = La primera es claramente la mejor.
hint-close = Están muy igualadas: ninguna es un error.
hint-alone = Nada más se le acerca.
hint-club = Es lo que se juega a nivel club.
hint-seen = Según lo que tú puedes ver, y nada más
refusal-no-hints = Las pistas son para partidas contra la máquina. Entre miembros, se juega sin ayuda.
refusal-rated-game = Esta partida cuenta para el rating, así que no hay pistas.
refusal-no-hint-found = Ahora mismo no se me ocurre ninguna pista. Prueba dentro de un momento, o fíate de tu ojo.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** juega contra la máquina.
# Against which computer to play next.
press-easier = Más fácil
press-stronger = Más difícil

# A game that nobody went on with
untouched = Aquí nadie ha jugado en { $days ->
    [one] 1 día
   *[other] { $days } días
}, así que la partida ha terminado sola. No cuenta para nada.
untouched-rated = Aquí nadie ha jugado en { $days ->
    [one] 1 día
   *[other] { $days } días
}, así que la partida ha terminado sola. Contaba para el rating, y se da por perdida.
