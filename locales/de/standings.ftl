# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = seit { $first } · endet { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (vorläufig)
board-net = netto **{ $net }**
board-rate = **{ $share } %** gewonnen
board-rate-none = erst ab { $games } Partien
board-games-won = { $count ->
    [one] **1** Partie gewonnen
   *[other] **{ $count }** Partien gewonnen
}
board-gins = { $count ->
    [0] noch kein Gin
    [one] **1**-mal Gin
   *[other] **{ $count }**-mal Gin
}
board-undercuts = { $count ->
    [0] noch nicht unterboten
    [one] **1**-mal unterboten
   *[other] **{ $count }**-mal unterboten
}
board-best-streak = { $count ->
    [0] noch keine Partie gewonnen
   *[other] **{ $count }** nacheinander gewonnen
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = durch Partien gegen den Computer
board-order-net = Nach netto, dann gewonnenen Partien, dann Punkten.
board-order-rating = Vorläufig ist eine Wertung, bis { $games } Partien gewertet sind; sie steht hinter den anderen.
# What a choice in a menu is about.
board-choice-measure = Nach: { $name }
board-choice-family = Art: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Deine Zeile siehst nur du: **{ $setting }** in `/gin me`.
board-order-rate = Erst ab { $games } Partien.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Umsehen

board-menu-measure = Wonach …
board-menu-family = Welche Partien …
board-menu-span = Über welche Zeit …
board-by-rating = Wertung
board-by-net = Netto
board-by-games-won = Gewonnene Partien
board-by-rate = Anteil gewonnener Partien
board-by-gins = Gin
board-by-undercuts = Unterbieten
board-by-best-streak = Siege nacheinander
family-every = Alle Partien
family-knock = Gin
family-mahjong = Mahjong Gin
family-skarney = Skarney Gin
family-colonel = Colonel
family-jersey = Jersey Gin
span-all = Alle Zeit
span-month = Dieser Monat
span-season = Diese Saison
