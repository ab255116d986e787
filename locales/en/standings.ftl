# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = since { $first } · ends { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (provisional)
board-net = net **{ $net }**
board-rate = **{ $share }%** won
board-rate-none = listed from { $games } games on
board-games-won = { $count ->
    [one] **1** game won
   *[other] **{ $count }** games won
}
board-gins = { $count ->
    [0] no gin yet
    [one] **1** gin
   *[other] **{ $count }** gins
}
board-undercuts = { $count ->
    [0] no undercut yet
    [one] **1** undercut
   *[other] **{ $count }** undercuts
}
board-best-streak = { $count ->
    [0] no game won yet
   *[other] **{ $count }** won in a row
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = by games against the computer
board-order-net = Ordered by net, then games won, then points.
board-order-rating = A rating is provisional until { $games } games have been rated, and is listed after the others.
# What a choice in a menu is about.
board-choice-measure = Sort by: { $name }
board-choice-family = Kind of game: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Nobody but you sees your line: **{ $setting }** in `/gin me`.
board-order-rate = Listed from { $games } games on.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Look around

board-menu-measure = By what…
board-menu-family = Which games…
board-menu-span = Over what time…
board-by-rating = Rating
board-by-net = Net points
board-by-games-won = Games won
board-by-rate = Share of games won
board-by-gins = Gins
board-by-undercuts = Undercuts
board-by-best-streak = Games won in a row
family-every = All games
family-knock = Gin
family-mahjong = Mahjong gin
family-skarney = Skarney gin
family-colonel = Colonel
family-jersey = Jersey gin
span-all = All time
span-month = This month
span-season = This season
