# Der Computer als Gegner: wie stark er spielt, und seine Tipps.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Computer (Anfänger)
    [club] Computer (Vereinsspieler)
    [expert] Computer (Experte)
   *[other] Computer
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Computer { $number } (Anfänger)
    [club] Computer { $number } (Vereinsspieler)
    [expert] Computer { $number } (Experte)
   *[other] Computer { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Computer
   *[other] Computer { $number }
}: { $level ->
    [novice] Anfänger
    [club] Vereinsspieler
   *[expert] Experte
}
table-rated = gewertet, ohne Tipps

## Choosing how strong it plays

command-level = Wie stark? Ohne Angabe in deiner ersten Partie ein Anfänger
choice-level-novice = Anfänger
choice-level-club = Vereinsspieler
choice-level-expert = Experte
panel-level = ### Wie stark soll der Computer spielen?
    Als Anfänger macht er ab und zu Fehler, als Vereinsspieler spielt er solide, als Experte denkt er voraus.
menu-lobby-computer = Gib dem Computer einen freien Platz
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Seite 1: { $level }
choice-lobby-computer2 = Seite 2: { $level }
refusal-no-such-level = { $level ->
    [expert] Ein Experte ist der Computer nur, wo geklopft wird. Mahjong Gin, Skarney Gin und Colonel spielt er als Anfänger oder als Vereinsspieler.
   *[other] So stark spielt der Computer nicht. Wähl Anfänger, Vereinsspieler oder Experte.
}

## Hints

press-hint = Tipp
press-hint-why = Warum?
hint-head = **Tipp: { $move }.** { $why }
hint-why-head = ### Warum?
hint-or = Oder:
hint-behind = { $points ->
    [0] Etwa so gut:
    [one] Oder, für etwa einen Punkt weniger:
   *[other] Oder, für etwa { $points } Punkte weniger:
}
hint-clear = Das Erste ist klar am besten.
hint-close = Das liegt nah beieinander: Ein Fehler ist nichts davon.
hint-alone = Nichts anderes kommt da heran.
hint-club = So würde ein Vereinsspieler spielen.
hint-seen = Aus dem, was du siehst, und sonst nichts
refusal-no-hints = Tipps gibt es gegen den Computer. Unter Mitgliedern spielen alle ohne Hilfe.
refusal-rated-game = Diese Partie wird gewertet, darum gibt es keine Tipps.
refusal-no-hint-found = Gerade findet sich kein Tipp. Versuch es gleich noch einmal, oder vertrau deinem Gefühl.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** spielt gegen den Computer.
# Against which computer to play next.
press-easier = Leichter
press-stronger = Schwerer

# Eine Partie, an der niemand weiterspielte
untouched = Hier hat seit { $days } Tagen niemand gespielt, darum ist die Partie von selbst zu Ende. Sie zählt nicht.
untouched-rated = Hier hat seit { $days } Tagen niemand gespielt, darum ist die Partie von selbst zu Ende. Sie war gewertet und zählt als aufgegeben.
