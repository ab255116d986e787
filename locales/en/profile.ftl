# A member's profile, and two members against one another.

command-profile = See what a member has played
command-profile-member = Whose profile? Yours if you leave it out
# At most 32 characters.
command-profile-menu = Gin profile

refusal-record-hidden = That member doesn’t show their record here.
refusal-two-needed = It takes two: name another member to set against this one.

profile-title = { $name }’s profile
profile-title-own = Your profile
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Full profile
profile-all = All servers
profile-none = { $name } hasn’t finished a deal here yet. `/gin challenge` could change that.
profile-none-own = Nothing to show here yet: it begins with your first deal against another member. `/gin play` finds you one.

## The figures (docs/profiles.md)

profile-games = **{ $won }** of **{ $games }** { $games ->
    [one] game
   *[other] games
} won · { $share }%
profile-no-games = No game has been finished yet.
profile-practised = Against other members: nothing yet.
# $won and $lost are numbers, written out.
profile-record = { $variant }: { $won } won, { $lost } lost
profile-record-drawn = { $variant }: { $won } won, { $lost } lost, { $drawn } drawn
profile-games-more = and { $games } more by other rules
profile-deals = **{ $won }** of **{ $deals }** { $deals ->
    [one] deal
   *[other] deals
} won · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-rates = Knocked in **{ $knocks }%** of { $deals ->
    [one] one deal
   *[other] { $deals } deals
} with knocking, had gin in **{ $gins }%**, undercut the other in **{ $undercuts }%**
# $turn is a number to one place, written out.
profile-turn = Knocks or has gin in turn **{ $turn }** on average
profile-undercut-by = Is undercut in **{ $share }%** of these knocks
profile-caught = Is left with **{ $deadwood }** deadwood on average when caught
profile-out = Of { $deals ->
    [one] one deal
   *[other] { $deals } deals
} with melds on the table: went out in { $share }%, in turn **{ $turn }** on average
profile-never-out = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} with melds on the table, and never the first to go out
profile-pace-seconds = Usually takes { $count ->
    [one] **one second**
   *[other] **{ $count } seconds**
} for a move
profile-pace-minutes = Usually takes { $count ->
    [one] **a minute**
   *[other] **{ $count } minutes**
} for a move
profile-pace-hours = Usually takes { $count ->
    [one] **an hour**
   *[other] **{ $count } hours**
} for a move
profile-pace-days = Usually takes { $count ->
    [one] **a day**
   *[other] **{ $count } days**
} for a move

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Coach: **{ $given }** points given away a decision in { $deals ->
    [one] your one reviewed deal
   *[other] your last { $deals } reviewed deals
}
profile-trend-bars = `{ $bars }` a bar a deal, the latest last; low is good
profile-trend-luck = { $luck ->
    [good] Your draws in them were luckier than average, by { $points } deadwood a deal
    [bad] Your draws in them were unluckier than average, by { $points } deadwood a deal
   *[none] Your draws in them were neither lucky nor unlucky
}

# $family is a kind of game. The curve is a picture.
profile-rating = Rating, { $family }: **{ $rating }** after { $games ->
    [one] one game
   *[other] { $games } games
}
profile-rating-provisional = Rating, { $family }: **{ $rating }?** after { $games ->
    [one] one game
   *[other] { $games } games
} (“?”: provisional)
profile-curve-alt = The rating ({ $family }) as a line over { $games ->
    [one] one game
   *[other] { $games } games
}: { $first } at first, { $high } at its highest, { $low } at its lowest, { $last } now.

press-figures = Figures
press-badges = Badges
press-hands = Best hands
profile-compare = Compare with…
press-you-two = The two of you
press-all-servers = All servers
press-this-server = This server
press-profile = { $name }’s profile

## Best hands

hands-title = The deals that brought the most:
hands-none = No hand to show here yet: those of the best deals that were won will stand here.
hand-best = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** · { $result ->
    [knock] a knock
    [gin] gin
    [big_gin] big gin
    [undercut] an undercut
    [out] went out
    [exhausted] at the end of the stock
    [challenge] a challenge
   *[other] won
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Table { $table }, deal { $deal } · { $when }
where-table = Table { $table } · { $when }

## Badges: what really happened

badges-none = No badge yet. The first game that you win brings the first.
badges-left = { $left ->
    [one] One more is still to be earned.
   *[other] { $left } more are still to be earned.
}
badge-first-win = **First win** · won a game
badge-ten-games = **Regular** · played ten games
badge-hundred-games = **Old hand** · played a hundred games
badge-in-a-row = **On a roll** · won five games in a row
badge-shutout = **Shutout** · won a game in which the other side won no box
badge-sweep = **Hollywood sweep** · won every column of a Hollywood sheet
badge-upset = **Upset** · won against somebody rated a hundred points higher
badge-gin = **Gin** · went down without any deadwood
badge-big-gin = **Big gin** · melded all eleven cards
badge-gin-at-once = **Gin at once** · had gin in the very first turn
badge-ten-gins = **Ten gins** · had gin for the tenth time
badge-undercut = **Undercut** · had no more deadwood than whoever knocked
badge-quick-knock = **Quick knock** · knocked by the second turn, and won
badge-rich-deal = **Rich deal** · won fifty points or more in a single deal of gin
badge-went-out = **All on the table** · went out with melds on the table

## Two against one another

versus-title = { $one } – { $other }
versus-none = These two haven’t met here yet. `/gin challenge` could change that.
versus-no-games = No game between them has been finished yet.
# $one and $other are numbers, written out.
versus-games = Games won: **{ $one } : { $other }**
versus-drawn = { $count ->
    [one] One game went to neither.
   *[other] { $count } games went to neither.
}
versus-run = { $count ->
    [one] { $name } won the last one.
   *[other] { $name } won the last { $count }.
}
versus-longest = Most in a row: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Deals won: **{ $one } : { $other }**
versus-points = Points: **{ $one } : { $other }**
versus-gins = Gins: **{ $one } : { $other }**
versus-undercuts = Undercuts: **{ $one } : { $other }**
versus-last = The last games
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · table { $table }
versus-met-by = { $when } · { $variant } · { $name } by { $net } · table { $table }
versus-met-drawn = { $when } · { $variant } · neither · table { $table }
