# Continuous Hollywood: as one game closes, the next opens on the sheet.

contest-hollywood-continuous = Continuous Hollywood: { $games } games; a new one opens as each closes
line-hollywood-continuous = continuous Hollywood, { $games } games to { $target }, { $columns ->
    [one] one
   *[other] { $columns }
} at a time
short-hollywood-continuous = { $rules }, { $games } games to { $target }
rules-match-hollywood-continuous = **{ $games } games** to { $target }, { $columns ->
    [one] one at a time
   *[other] { $columns } side by side
}: a side’s first win is written in one of them, its second in two, and so on; as one closes, the next opens.
option-hollywood-games = { $value ->
    [off] no new games open
   *[other] { $value } games in all: a new one opens as each closes
}
rule-hollywood-games = Games in all (continuous)
columns-closed = { $closed } of { $games } games over: { $score }
