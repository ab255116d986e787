## Printed on the pictures of a cup

cup-picture-knockout = Eliminatoria
cup-picture-double-elimination = Doble eliminación
cup-picture-round-robin = Todos contra todos
cup-picture-groups = Grupos y eliminatoria
cup-picture-swiss = Sistema suizo
cup-picture-cancelled = cancelado
cup-picture-round = Ronda { $number }
cup-picture-quarter-finals = Cuartos de final
cup-picture-semi-finals = Semifinales
cup-picture-final = Final
cup-picture-second-final = Segunda final
cup-picture-third-place = Tercer puesto
cup-picture-winners = Cuadro de ganadores
cup-picture-losers = Cuadro de perdedores
cup-picture-group = Grupo { $group }
cup-picture-points = Puntos
cup-picture-buchholz = Buch.
cup-picture-sonneborn-berger = S-B
cup-picture-difference = +/−
cup-picture-playing = en juego
cup-picture-walkover = incomparecencia
cup-picture-walkover-or-bye = incomparecencia o descanso
cup-picture-buchholz-means = Buchholz: puntos de los rivales
cup-picture-sonneborn-berger-means = Sonneborn-Berger: puntos de los vencidos
cup-picture-difference-means = puntos de las partidas, a favor menos en contra

## The pictures of a cup in words

cup-picture-alt = { $title }: { $format }, { $entrants ->
    [one] { $entrants } participante
   *[other] { $entrants } participantes
}.
cup-picture-alt-part = { $title }, imagen { $part } de { $parts }.
cup-picture-alt-place = { $place ->
    [1] Victoria de { $names }.
   *[other] Puesto { $place }: { $names }.
}
cup-picture-alt-standing = Clasificación por puntos
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner } gana a { $loser }{ $points1 ->
    [none] {""}
   *[other] {" "}por { $points1 } a { $points2 }
}
cup-picture-alt-walkover = { $winner } gana a { $loser } por incomparecencia
cup-picture-alt-draw = { $one } y { $other } empatan
cup-picture-alt-neither = ni { $one } ni { $other } han jugado
cup-picture-alt-playing = { $one } y { $other } están jugando
cup-picture-alt-next = { $one } contra { $other }, por jugar
cup-picture-alt-waiting = { $name } espera rival
cup-picture-alt-bye = { $name } pasa sin jugar
cup-picture-alt-earlier = Las rondas anteriores no aparecen aquí.
