## A member's games

games-none = Al momento non hai partite. `/gin play` ne comincia una: con amici, con chiunque o col computer.
games-title = ### Le tue partite
games-which = ### Quale partita?
games-more = { $games ->
    [one] E un’altra.
   *[other] E altre { $games }.
}
game-yours = **{ $name }** · { $score } · **tocca a te**
game-theirs = **{ $name }** · { $score } · in attesa della sua mossa
game-asks = **{ $name }** ti sfida · { $rules }
game-asked = Hai sfidato **{ $name }** · { $rules }
game-asks-other = **{ $name }** ti propone altre regole · { $rules }
game-asked-other = Hai proposto altre regole a **{ $name }** · { $rules }
game-open = Hai lasciato un posto libero · { $rules }
press-open = Vedi le carte

## A table's sheet

scores-none = Non è ancora finita nessuna mano.

## A server's standings

standings-title = Classifica di { $server }
standings-none = Qui nessuno ha ancora finito una mano.
standings-counting = Una partita è stata annullata e la classifica si sta ricalcolando. Riprova tra poco.
standing-detail = { $games ->
    [0] ancora nessuna partita finita
    [one] vinte { $won } su 1 partita
   *[other] vinte { $won } su { $games } partite
} · { $deals ->
    [one] 1 mano
   *[other] { $deals } mani
} · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
