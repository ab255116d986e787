# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Hollywood ciągły: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, kończy się jedna, zaczyna następna
line-hollywood-continuous = ciągły Hollywood, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} do { $target }, po { $columns ->
    [1] jednej
   *[other] { $columns }
} naraz
short-hollywood-continuous = { $rules }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} do { $target }
rules-match-hollywood-continuous = **{ $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}** do { $target }, { $columns ->
    [1] zawsze jedna naraz
   *[other] zawsze { $columns } obok siebie
}: pierwszą wygraną strona wpisuje w jednej z nich, drugą w dwóch i tak dalej; gdy jedna się kończy, zaczyna się następna.
option-hollywood-games = { $value ->
    [off] gdy partia się kończy, nowa się nie zaczyna
   *[other] partii łącznie { $value }: gdy jedna się kończy, zaczyna się następna
}
rule-hollywood-games = Partii łącznie (arkusz ciągły)
columns-closed = Zakończone partie: { $closed } z { $games }; { $score }
