# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = dal giorno { $first } · finisce { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (provvisorio)
board-net = saldo **{ $net }**
board-rate = **{ $share }%** vinte
board-rate-none = in lista con almeno { $games } partite
board-games-won = { $count ->
    [one] **1** partita vinta
   *[other] **{ $count }** partite vinte
}
board-gins = { $count ->
    [0] ancora nessun gin
    [one] **1** gin
   *[other] **{ $count }** gin
}
board-undercuts = { $count ->
    [0] ancora nessun undercut
    [one] **1** undercut
   *[other] **{ $count }** undercut
}
board-best-streak = { $count ->
    [0] ancora nessuna partita vinta
    [one] **1** vittoria
   *[other] **{ $count }** vittorie di fila
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = da partite contro il computer
board-order-net = In ordine di saldo, poi di partite vinte, poi di punti.
board-order-rating = Un rating è provvisorio fino a { $games ->
    [one] una partita valida
   *[other] { $games } partite valide
}, e sta dopo gli altri.
# What a choice in a menu is about.
board-choice-measure = Ordina per: { $name }
board-choice-family = Tipo di gioco: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = La tua riga la vedi solo tu: **{ $setting }** in `/gin me`.
board-order-rate = In lista con almeno { $games } partite.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Sfoglia

board-menu-measure = Ordina per…
board-menu-family = Quali giochi…
board-menu-span = Quale periodo…
board-by-rating = Rating
board-by-net = Saldo punti
board-by-games-won = Partite vinte
board-by-rate = Percentuale di vittorie
board-by-gins = Gin
board-by-undercuts = Undercut
board-by-best-streak = Vittorie di fila
family-every = Tutti i giochi
family-knock = Gin
family-mahjong = Mahjong gin
family-skarney = Skarney gin
family-colonel = Colonel
family-jersey = Jersey gin
span-all = Da sempre
span-month = Questo mese
span-season = Questa stagione
