## A member's games

games-none = Tu n’as pas de partie en ce moment. `/gin play` en commence une : avec un ami, avec qui veut, ou contre l’ordinateur.
games-title = ### Tes parties
games-which = ### Quelle partie ?
games-more = { $games ->
    [one] Et encore { $games }.
   *[other] Et encore { $games }.
}
game-yours = **{ $name }** · { $score } · **à toi**
game-theirs = **{ $name }** · { $score } · en attente
game-asks = **{ $name }** te défie · { $rules }
game-asked = Tu as défié **{ $name }** · { $rules }
game-asks-other = **{ $name }** te propose d’autres règles · { $rules }
game-asked-other = Autres règles proposées à **{ $name }** · { $rules }
game-open = Tu proposes une place · { $rules }
press-open = Ouvrir la main

## A table's sheet

scores-none = Aucune donne terminée pour l’instant.

## A server's standings

standings-title = Classement sur { $server }
standings-none = Personne n’a encore terminé de donne ici.
standings-counting = Une partie a été annulée, et ce classement est recompté. Reviens dans un instant.
standing-detail = { $games ->
    [0] aucune partie finie
   *[other] parties gagnées : { $won } sur { $games }
} · { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
