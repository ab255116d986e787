# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = depuis { $first } · se termine { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (provisoire)
board-net = net **{ $net }**
board-rate = **{ $share } %** gagnées
board-rate-none = classement à partir de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
board-games-won = { $count ->
    [one] **{ $count }** partie gagnée
   *[other] **{ $count }** parties gagnées
}
board-gins = { $count ->
    [0] pas encore de gin
    [one] **{ $count }** gin
   *[other] **{ $count }** gins
}
board-undercuts = { $count ->
    [0] pas encore d’undercut
    [one] **{ $count }** undercut
   *[other] **{ $count }** undercuts
}
board-best-streak = { $count ->
    [0] pas encore de victoire
    [one] **{ $count }** gagnée de suite
   *[other] **{ $count }** gagnées de suite
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = d’après les parties contre l’ordinateur
board-order-net = Par gain net, puis parties gagnées, puis points.
board-order-rating = Une cote est provisoire jusqu’à { $games ->
    [one] { $games } partie cotée
   *[other] { $games } parties cotées
}, et classée après les autres.
# What a choice in a menu is about.
board-choice-measure = Trier par : { $name }
board-choice-family = Type de jeu : { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Personne d’autre ne voit ta ligne : **{ $setting }** dans `/gin me`.
board-order-rate = Classement à partir de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Voir de plus près

board-menu-measure = Trier par…
board-menu-family = Quelles parties…
board-menu-span = Quelle période…
board-by-rating = Cote
board-by-net = Points nets
board-by-games-won = Parties gagnées
board-by-rate = Pourcentage de victoires
board-by-gins = Gins
board-by-undercuts = Undercuts
board-by-best-streak = Victoires de suite
family-every = Toutes les parties
family-knock = Gin
family-mahjong = Mahjong gin
family-skarney = Skarney gin
family-colonel = Colonel
family-jersey = Jersey gin
span-all = Depuis toujours
span-month = Ce mois-ci
span-season = Cette saison
