## Printed on the pictures of a cup

cup-picture-knockout = Élimination directe
cup-picture-double-elimination = Double élimination
cup-picture-round-robin = Toutes rondes
cup-picture-groups = Poules et élimination directe
cup-picture-swiss = Système suisse
cup-picture-cancelled = annulé
cup-picture-round = Ronde { $number }
cup-picture-quarter-finals = Quarts de finale
cup-picture-semi-finals = Demi-finales
cup-picture-final = Finale
cup-picture-second-final = Seconde finale
cup-picture-third-place = Troisième place
cup-picture-winners = Tableau des gagnants
cup-picture-losers = Tableau des perdants
cup-picture-group = Poule { $group }
cup-picture-points = Points
cup-picture-buchholz = Buch.
cup-picture-sonneborn-berger = S-B
cup-picture-difference = +/−
cup-picture-playing = en cours
cup-picture-walkover = forfait
cup-picture-walkover-or-bye = forfait ou exemption
cup-picture-buchholz-means = Buchholz : points des adversaires
cup-picture-sonneborn-berger-means = Sonneborn-Berger : points des battus
cup-picture-difference-means = points des parties, gagnés moins perdus

## The pictures of a cup in words

cup-picture-alt = { $title } : { $format }, { $entrants ->
    [one] { $entrants } participant
   *[other] { $entrants } participants
}.
cup-picture-alt-part = { $title }, image { $part } sur { $parts }.
cup-picture-alt-place = { $place ->
    [1] Victoire de { $names }.
   *[other] Place { $place } : { $names }.
}
cup-picture-alt-standing = Classement aux points
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round } : { $matches }.
cup-picture-alt-more = { $first } ; { $next }
cup-picture-alt-beat = { $winner } bat { $loser }{ $points1 ->
    [none] {""}
   *[other] {" "}{ $points1 } à { $points2 }
}
cup-picture-alt-walkover = { $winner } bat { $loser } par forfait
cup-picture-alt-draw = { $one } et { $other } font match nul
cup-picture-alt-neither = ni { $one } ni { $other } n’a joué
cup-picture-alt-playing = { $one } et { $other } jouent en ce moment
cup-picture-alt-next = { $one } contre { $other }, à venir
cup-picture-alt-waiting = { $name } attend son adversaire
cup-picture-alt-bye = { $name } passe sans jouer
cup-picture-alt-earlier = Les rondes précédentes ne sont pas reprises ici.
