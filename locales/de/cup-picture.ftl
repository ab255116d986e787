## Printed on the pictures of a cup

cup-picture-knockout = K.-o.-System
cup-picture-double-elimination = Doppel-K.-o.
cup-picture-round-robin = Alle gegen alle
cup-picture-groups = Gruppen und K.-o.
cup-picture-swiss = Schweizer System
cup-picture-cancelled = abgesagt
cup-picture-round = Runde { $number }
cup-picture-quarter-finals = Viertelfinale
cup-picture-semi-finals = Halbfinale
cup-picture-final = Finale
cup-picture-second-final = Zweites Finale
cup-picture-third-place = Um Platz drei
cup-picture-winners = Gewinnerseite
cup-picture-losers = Verliererseite
cup-picture-group = Gruppe { $group }
cup-picture-points = Pkt.
cup-picture-buchholz = BuHo
cup-picture-sonneborn-berger = SoBe
cup-picture-difference = +/−
cup-picture-playing = wird gerade gespielt
cup-picture-walkover = kampflos
cup-picture-walkover-or-bye = kampflos oder spielfrei
cup-picture-buchholz-means = Buchholz: Punkte der Gegenseiten
cup-picture-sonneborn-berger-means = Sonneborn-Berger: Punkte der Besiegten
cup-picture-difference-means = Punkte aus den Partien, Plus minus Minus

## The pictures of a cup in words

cup-picture-alt = { $title }: { $format }, { $entrants } dabei.
cup-picture-alt-part = { $title }, Bild { $part } von { $parts }.
cup-picture-alt-place = { $place ->
    [1] Gewonnen hat { $names }.
   *[other] Platz { $place }: { $names }.
}
cup-picture-alt-standing = Stand nach Punkten
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner } schlägt { $loser }{ $points1 ->
    [none] {""}
   *[other] {" "}{ $points1 } zu { $points2 }
}
cup-picture-alt-walkover = { $winner } gewinnt kampflos gegen { $loser }
cup-picture-alt-draw = { $one } und { $other } trennen sich unentschieden
cup-picture-alt-neither = weder { $one } noch { $other } hat gespielt
cup-picture-alt-playing = { $one } und { $other } spielen gerade
cup-picture-alt-next = { $one } gegen { $other } steht noch aus
cup-picture-alt-waiting = { $name } wartet auf die Gegenseite
cup-picture-alt-bye = { $name } hat ein Freilos
cup-picture-alt-earlier = Frühere Runden sind hier ausgelassen.
