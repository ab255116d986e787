## Printed on the pictures of a cup

cup-picture-knockout = Mata-mata
cup-picture-double-elimination = Dupla eliminação
cup-picture-round-robin = Todos contra todos
cup-picture-groups = Grupos e mata-mata
cup-picture-swiss = Sistema suíço
cup-picture-cancelled = cancelado
cup-picture-round = Rodada { $number }
cup-picture-quarter-finals = Quartas de final
cup-picture-semi-finals = Semifinais
cup-picture-final = Final
cup-picture-second-final = Segunda final
cup-picture-third-place = Terceiro lugar
cup-picture-winners = Chave dos vencedores
cup-picture-losers = Chave dos perdedores
cup-picture-group = Grupo { $group }
cup-picture-points = Pontos
cup-picture-buchholz = Buch.
cup-picture-sonneborn-berger = S-B
cup-picture-difference = +/−
cup-picture-playing = em jogo
cup-picture-walkover = W.O.
cup-picture-walkover-or-bye = W.O. ou folga
cup-picture-buchholz-means = Buchholz: pontos dos adversários
cup-picture-sonneborn-berger-means = Sonneborn-Berger: pontos dos vencidos
cup-picture-difference-means = pontos das partidas, pró menos contra

## The pictures of a cup in words

cup-picture-alt = { $title }: { $format }, { $entrants ->
    [one] { $entrants } participante
   *[other] { $entrants } participantes
}.
cup-picture-alt-part = { $title }, imagem { $part } de { $parts }.
cup-picture-alt-place = { $place ->
    [1] Vitória de { $names }.
   *[other] { $place }º lugar: { $names }.
}
cup-picture-alt-standing = Classificação por pontos
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner } vence { $loser }{ $points1 ->
    [none] {""}
   *[other] {" "}por { $points1 } a { $points2 }
}
cup-picture-alt-walkover = { $winner } vence { $loser } por W.O.
cup-picture-alt-draw = { $one } e { $other } empatam
cup-picture-alt-neither = nem { $one } nem { $other } jogou
cup-picture-alt-playing = { $one } e { $other } estão jogando
cup-picture-alt-next = { $one } contra { $other }, ainda por jogar
cup-picture-alt-waiting = { $name } espera adversário
cup-picture-alt-bye = { $name } passa sem jogar
cup-picture-alt-earlier = As rodadas anteriores não aparecem aqui.
