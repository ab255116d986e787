## Printed on the pictures of a cup

cup-picture-knockout = Eliminazione diretta
cup-picture-double-elimination = Doppia eliminazione
cup-picture-round-robin = Tutti contro tutti
cup-picture-groups = Gironi ed eliminazione diretta
cup-picture-swiss = Sistema svizzero
cup-picture-cancelled = annullato
cup-picture-round = Turno { $number }
cup-picture-quarter-finals = Quarti di finale
cup-picture-semi-finals = Semifinali
cup-picture-final = Finale
cup-picture-second-final = Seconda finale
cup-picture-third-place = Terzo posto
cup-picture-winners = Tabellone dei vincenti
cup-picture-losers = Tabellone dei perdenti
cup-picture-group = Girone { $group }
cup-picture-points = Punti
cup-picture-buchholz = Buch.
cup-picture-sonneborn-berger = S-B
cup-picture-difference = +/−
cup-picture-playing = in corso
cup-picture-walkover = a tavolino
cup-picture-walkover-or-bye = a tavolino o turno di riposo
cup-picture-buchholz-means = Buchholz: punti degli avversari
cup-picture-sonneborn-berger-means = Sonneborn-Berger: punti dei battuti
cup-picture-difference-means = punti delle partite, fatti meno subiti

## The pictures of a cup in words

cup-picture-alt = { $title }: { $format }, { $entrants ->
    [one] { $entrants } partecipante
   *[other] { $entrants } partecipanti
}.
cup-picture-alt-part = { $title }, immagine { $part } di { $parts }.
cup-picture-alt-place = { $place ->
    [1] Vittoria di { $names }.
   *[other] { $place }º posto: { $names }.
}
cup-picture-alt-standing = Classifica per punti
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner } batte { $loser }{ $points1 ->
    [none] {""}
   *[other] {" "}{ $points1 } a { $points2 }
}
cup-picture-alt-walkover = { $winner } vince a tavolino contro { $loser }
cup-picture-alt-draw = { $one } e { $other } pareggiano
cup-picture-alt-neither = né { $one } né { $other } hanno giocato
cup-picture-alt-playing = { $one } e { $other } stanno giocando
cup-picture-alt-next = { $one } contro { $other }, ancora da giocare
cup-picture-alt-waiting = { $name } aspetta l’avversario
cup-picture-alt-bye = { $name } passa senza giocare
cup-picture-alt-earlier = I turni precedenti qui non ci sono.
