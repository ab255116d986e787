# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = od { $first } · koniec { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = –
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (tymczasowy)
board-net = bilans **{ $net }**
board-rate = **{ $share }%** wygranych
board-rate-none = na liście od { $games } partii
board-games-won = { $count ->
    [one] **1** wygrana partia
    [few] **{ $count }** wygrane partie
    [many] **{ $count }** wygranych partii
   *[other] **{ $count }** wygranych partii
}
board-gins = { $count ->
    [0] jeszcze bez gina
    [one] **1** gin
    [few] **{ $count }** giny
    [many] **{ $count }** ginów
   *[other] **{ $count }** ginów
}
board-undercuts = { $count ->
    [0] jeszcze bez podcięcia
    [one] **1** podcięcie
    [few] **{ $count }** podcięcia
    [many] **{ $count }** podcięć
   *[other] **{ $count }** podcięć
}
board-best-streak = { $count ->
    [0] jeszcze bez wygranej partii
    [one] **{ $count }** wygrana z rzędu
    [few] **{ $count }** wygrane z rzędu
    [many] **{ $count }** wygranych z rzędu
   *[other] **{ $count }** wygranych z rzędu
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = z gier z komputerem
board-order-net = Kolejność: bilans, wygrane partie, punkty.
board-order-rating = Ranking jest tymczasowy, dopóki nie ma { $games } partii rankingowych; do tego czasu jest za innymi.
# What a choice in a menu is about.
board-choice-measure = Kolejność: { $name }
board-choice-family = Rodzaj gry: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Twój wiersz widzisz tylko ty: **{ $setting }** w `/gin me`.
board-order-rate = Na liście od { $games } partii.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Rozejrzyj się

board-menu-measure = Według czego…
board-menu-family = Jakie gry…
board-menu-span = Jaki okres…
board-by-rating = Ranking
board-by-net = Bilans punktów
board-by-games-won = Wygrane partie
board-by-rate = Odsetek wygranych
board-by-gins = Giny
board-by-undercuts = Podcięcia
board-by-best-streak = Wygrane z rzędu
family-every = Wszystkie gry
family-knock = Gin
family-mahjong = Mahjong gin
family-skarney = Skarney gin
family-colonel = Colonel
family-jersey = Gin Jersey
span-all = Od początku
span-month = Ten miesiąc
span-season = Ten sezon
