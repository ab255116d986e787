# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Hollywood en continu : { $games } parties, l’une finie, la suivante s’ouvre
line-hollywood-continuous = Hollywood en continu, { $games } parties en { $target }, { $columns ->
    [one] une
   *[other] { $columns }
} à la fois
short-hollywood-continuous = { $rules }, { $games } parties en { $target }
rules-match-hollywood-continuous = **{ $games } parties** en { $target }, { $columns ->
    [one] une à la fois
   *[other] { $columns } en parallèle
} : le premier gain d’un camp s’écrit dans l’une d’elles, le deuxième dans deux, et ainsi de suite ; dès que l’une est finie, la suivante s’ouvre.
option-hollywood-games = { $value ->
    [off] aucune partie ne s’ouvre quand une autre finit
   *[other] { $value } parties en tout : l’une finie, la suivante s’ouvre
}
rule-hollywood-games = Parties en tout (en continu)
columns-closed = { $closed ->
    [one] { $closed } partie finie
   *[other] { $closed } parties finies
} sur { $games } : { $score }
