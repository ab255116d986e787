## A member's games

games-none = Você não tem nenhuma partida no momento. `/gin play` começa uma: com um amigo, com quem vier ou com o computador.
games-title = ### Suas partidas
games-which = ### Qual partida?
games-more = { $games ->
    [one] E mais { $games }.
   *[other] E mais { $games }.
}
game-yours = **{ $name }** · { $score } · **sua vez**
game-theirs = **{ $name }** · { $score } · esperando o outro lado
game-asks = **{ $name }** te desafia · { $rules }
game-asked = Você desafiou **{ $name }** · { $rules }
game-asks-other = **{ $name }** te oferece outras regras · { $rules }
game-asked-other = Você ofereceu outras regras a **{ $name }** · { $rules }
game-open = Você ofereceu um lugar · { $rules }
press-open = Abrir cartas

## A table's sheet

scores-none = Nenhuma mão foi concluída ainda.

## A server's standings

standings-title = Ranking de { $server }
standings-none = Ninguém concluiu uma mão aqui ainda.
standings-counting = Uma partida foi anulada, então este ranking está sendo refeito. Volte daqui a pouco.
standing-detail = { $games ->
    [0] nenhuma partida encerrada ainda
    [one] venceu { $won } de { $games } partida
   *[other] venceu { $won } de { $games } partidas
} · { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
} · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
