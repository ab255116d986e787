## A member's games

games-none = Du hast gerade keine Partie. Mit `/gin play` beginnt eine: mit Freunden, mit irgendwem oder mit dem Computer.
games-title = ### Deine Partien
games-which = ### Welche Partie?
games-more = { $games ->
    [one] Und 1 weitere.
   *[other] Und { $games } weitere.
}
game-yours = **{ $name }** · { $score } · **du bist dran**
game-theirs = **{ $name }** · { $score } · die andere Seite ist dran
game-asks = **{ $name }** fordert dich heraus · { $rules }
game-asked = Du hast **{ $name }** herausgefordert · { $rules }
game-asks-other = **{ $name }** bietet dir andere Regeln an · { $rules }
game-asked-other = Du hast **{ $name }** andere Regeln angeboten · { $rules }
game-open = Du hast einen Platz angeboten · { $rules }
press-open = Karten zeigen

## A table's sheet

scores-none = Noch ist kein Spiel zu Ende.

## A server's standings

standings-title = Tabelle von { $server }
standings-none = Hier hat noch niemand ein Spiel beendet.
standings-counting = Eine Partie wurde annulliert, darum wird gerade neu gezählt. Sieh gleich noch einmal nach.
standing-detail = { $games ->
    [0] noch keine Partie beendet
    [one] { $won } von 1 Partie gewonnen
   *[other] { $won } von { $games } Partien gewonnen
} · { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
} · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
