# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Computador (iniciante)
    [club] Computador (clube)
    [expert] Computador (especialista)
   *[other] Computador
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Computador { $number } (iniciante)
    [club] Computador { $number } (clube)
    [expert] Computador { $number } (especialista)
   *[other] Computador { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Computador
   *[other] Computador { $number }
}: { $level ->
    [novice] iniciante
    [club] clube
   *[expert] especialista
}
table-rated = vale rating, sem dicas

## Choosing how strong it plays

command-level = Que nível? Se não disser, iniciante na sua primeira partida
choice-level-novice = Iniciante
choice-level-club = Clube
choice-level-expert = Especialista
panel-level = ### Em que nível o computador deve jogar?
    Iniciante escorrega de vez em quando, clube joga direitinho, especialista pensa lá na frente.
menu-lobby-computer = Dar um lugar livre ao computador
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Lado 1: { $level }
choice-lobby-computer2 = Lado 2: { $level }
refusal-no-such-level = { $level ->
    [expert] O computador só é especialista onde se bate. Mahjong gin, Skarney gin e Colonel ele joga como iniciante ou clube.
   *[other] O computador não tem esse nível. Escolha iniciante, clube ou especialista.
}

## Hints

press-hint = Dica
press-hint-why = Por quê?
hint-head = **Dica: { $move }.** { $why }
hint-why-head = ### Por quê?
hint-or = Ou:
hint-behind = { $points ->
    [0] Praticamente igual:
    [one] Ou, por cerca de { $points } ponto a menos:
   *[other] Ou, por cerca de { $points } pontos a menos:
}
hint-clear = A primeira é claramente a melhor.
hint-close = A diferença é pequena: nenhuma delas é um erro.
hint-alone = Nada mais chega perto.
hint-club = É o que alguém do nível clube jogaria.
hint-seen = Só pelo que você pode ver, e nada mais
refusal-no-hints = Dicas são para partidas contra o computador. Entre membros, todos jogam sem ajuda.
refusal-rated-game = Esta partida vale rating, então não tem dicas.
refusal-no-hint-found = Nenhuma dica me ocorre agora. Tente daqui a pouco, ou confie no seu olho.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** está jogando contra o computador.
# Against which computer to play next.
press-easier = Mais fácil
press-stronger = Mais difícil

# A game that nobody went on with
untouched = Ninguém joga aqui há { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}, então a partida acabou sozinha. Não conta para nada.
untouched-rated = Ninguém joga aqui há { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}, então a partida acabou sozinha. Valia rating e conta como desistência.
