# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Hollywood continuo: { $games } partite, chiusa una si apre la prossima
line-hollywood-continuous = Hollywood continuo, { $games } partite a { $target }, { $columns ->
    [one] una
   *[other] { $columns }
} alla volta
short-hollywood-continuous = { $rules }, { $games } partite a { $target }
rules-match-hollywood-continuous = **{ $games } partite** a { $target }, { $columns ->
    [one] una alla volta
   *[other] { $columns } affiancate
}: la prima mano vinta si segna in una di esse, la seconda in due, e così via; chiusa una, si apre la prossima.
option-hollywood-games = { $value ->
    [off] chiusa una partita non se ne apre un’altra
   *[other] { $value } partite in tutto: chiusa una, si apre la prossima
}
rule-hollywood-games = Partite in tutto (continuo)
columns-closed = { $closed ->
    [one] { $closed } partita finita
   *[other] { $closed } partite finite
} su { $games }: { $score }
