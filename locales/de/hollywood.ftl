# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Fortlaufendes Hollywood: { $games } Partien, endet eine, beginnt die nächste
line-hollywood-continuous = fortlaufendes Hollywood, { $games } Partien bis { $target }, { $columns ->
    [one] eine
   *[other] { $columns }
} zugleich
short-hollywood-continuous = { $rules }, { $games } Partien bis { $target }
rules-match-hollywood-continuous = **{ $games } Partien** bis { $target }, { $columns ->
    [one] immer nur eine
   *[other] immer { $columns } nebeneinander
}: Der erste Sieg einer Seite kommt in eine davon, der zweite in zwei und so weiter; endet eine, beginnt die nächste.
option-hollywood-games = { $value ->
    [off] endet eine Partie, beginnt keine neue
   *[other] { $value } Partien insgesamt: Endet eine, beginnt die nächste
}
rule-hollywood-games = Partien insgesamt (fortlaufend)
columns-closed = { $closed } von { $games } Partien vorbei: { $score }
