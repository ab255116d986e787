# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Komputer (nowicjusz)
    [club] Komputer (klubowicz)
    [expert] Komputer (ekspert)
   *[other] Komputer
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Komputer { $number } (nowicjusz)
    [club] Komputer { $number } (klubowicz)
    [expert] Komputer { $number } (ekspert)
   *[other] Komputer { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Komputer
   *[other] Komputer { $number }
}: { $level ->
    [novice] nowicjusz
    [club] klubowicz
   *[expert] ekspert
}
table-rated = rankingowa, bez podpowiedzi

## Choosing how strong it plays

command-level = Jaki poziom? Domyślnie: w pierwszej grze nowicjusz
choice-level-novice = Nowicjusz
choice-level-club = Klubowicz
choice-level-expert = Ekspert
panel-level = ### Jak mocno ma grać komputer?
    Nowicjusz czasem się pomyli, klubowicz gra solidnie, ekspert myśli naprzód.
menu-lobby-computer = Daj wolne miejsce komputerowi
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Strona 1: { $level }
choice-lobby-computer2 = Strona 2: { $level }
refusal-no-such-level = { $level ->
    [expert] Ekspertem komputer jest tylko tam, gdzie się stuka. W grach Mahjong gin, Skarney gin i Colonel jest nowicjuszem albo klubowiczem.
   *[other] Komputer nie ma takiego poziomu. Wybierz: nowicjusz, klubowicz albo ekspert.
}

## Hints

press-hint = Podpowiedź
press-hint-why = Czemu?
hint-head = **Podpowiedź: { $move }.** { $why }
hint-why-head = ### Czemu?
hint-or = Albo:
hint-behind = { $points ->
    [0] Mniej więcej tak samo dobre:
    [one] Albo, za około jeden punkt mniej:
    [few] Albo, za około { $points } punkty mniej:
    [many] Albo, za około { $points } punktów mniej:
   *[other] Albo, za około { $points } punktów mniej:
}
hint-clear = Pierwsze jest wyraźnie najlepsze.
hint-close = Idą łeb w łeb: żadne nie jest błędem.
hint-alone = Nic innego się z tym nie równa.
hint-club = Tak zagrałby klubowicz.
hint-seen = Tylko z tego, co widać z twojego miejsca
refusal-no-hints = Podpowiedzi są do gier z komputerem. Między sobą wszyscy grają bez pomocy.
refusal-rated-game = Ta gra jest rankingowa, więc nie ma w niej podpowiedzi.
refusal-no-hint-found = Nic mi teraz nie przychodzi do głowy. Spróbuj za chwilę albo zaufaj własnemu oku.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** gra z komputerem.
# Against which computer to play next.
press-easier = Łatwiej
press-stronger = Trudniej

# A game that nobody went on with
untouched = Nikt tu nie grał od { $days ->
    [one] 1 dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}, więc gra skończyła się sama. Nie liczy się.
untouched-rated = Nikt tu nie grał od { $days ->
    [one] 1 dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}, więc gra skończyła się sama. Była rankingowa i liczy się jako poddana.
