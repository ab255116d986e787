# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Hollywood continuo: { $games } partidas, al cerrarse una se abre la siguiente
line-hollywood-continuous = Hollywood continuo, { $games } partidas a { $target }, { $columns ->
    [one] una
   *[other] { $columns }
} a la vez
short-hollywood-continuous = { $rules }, { $games } partidas a { $target }
rules-match-hollywood-continuous = **{ $games } partidas** a { $target }, { $columns ->
    [one] una a la vez
   *[other] { $columns } en paralelo
}: la primera victoria de un bando se anota en una de ellas, la segunda en dos, y así sucesivamente; al cerrarse una, se abre la siguiente.
option-hollywood-games = { $value ->
    [off] al cerrarse una partida no se abre otra
   *[other] { $value } partidas en total: al cerrarse una se abre la siguiente
}
rule-hollywood-games = Partidas en total (continuo)
columns-closed = { $closed ->
    [one] { $closed } partida acabada
   *[other] { $closed } partidas acabadas
} de { $games }: { $score }
