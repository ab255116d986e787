# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Hollywood contínuo: { $games } partidas, fecha uma, abre-se a próxima
line-hollywood-continuous = Hollywood contínuo, { $games } partidas até { $target }, { $columns ->
    [one] uma
   *[other] { $columns }
} por vez
short-hollywood-continuous = { $rules }, { $games } partidas até { $target }
rules-match-hollywood-continuous = **{ $games } partidas** até { $target }, { $columns ->
    [one] uma por vez
   *[other] { $columns } lado a lado
}: a primeira vitória de um lado é anotada em uma delas, a segunda em duas, e assim por diante; quando uma fecha, abre-se a próxima.
option-hollywood-games = { $value ->
    [off] quando uma partida fecha, nenhuma outra se abre
   *[other] { $value } partidas ao todo: quando uma fecha, abre-se a próxima
}
rule-hollywood-games = Partidas ao todo (contínuo)
columns-closed = { $closed ->
    [one] { $closed } partida encerrada
   *[other] { $closed } partidas encerradas
} de { $games }: { $score }
