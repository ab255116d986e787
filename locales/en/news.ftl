# A server’s news: the weekly page in a channel, and its settings.

command-admin-news = A weekly page that sums up this server’s games, and roles for its players
settings-title-news = ### News of { $server }
setting-news-channel = Channel
setting-news-channel-about = Where I post what happened that week. Nobody is pinged, and a week without games gets no page.
setting-news-channel-none = no weekly page
press-news-channel-none = No weekly page
setting-news-day = Day
setting-news-day-about = Which day of the week the page comes out.
setting-news-day-monday = Monday
setting-news-day-tuesday = Tuesday
setting-news-day-wednesday = Wednesday
setting-news-day-thursday = Thursday
setting-news-day-friday = Friday
setting-news-day-saturday = Saturday
setting-news-day-sunday = Sunday
setting-news-hour = Hour
setting-news-hour-about = What time that day it comes out.
setting-news-hour-number = { $number }:00
setting-news-zone = Time zone
setting-news-zone-about = The time zone for the day and the hour.
# $when is a day and a time, as Discord writes them.
news-next = Next weekly page: { $when }
news-off = Choose a channel, and it gets a page once a week: the games, the hand of the week, who’s climbing, who’s on a roll.
# $channel is a mention.
news-lost-here = **I couldn’t post in { $channel }**, so the weekly page has stopped. Let me see the channel and write in it, then choose it again, or choose another.
news-lost = I couldn’t post the weekly page of **{ $server }** in { $channel }: the channel is gone, or I’m not allowed to write in it. There won’t be another page until you choose a channel again with `/gin-admin news`.
news-quiet = Nobody has played another member in the last seven days. A week like that gets no page.
press-news-preview = Preview
press-news-standings = Standings

news-title = ## The week in { $server }
news-played = { $games ->
    [0] no games this week
    [one] { $games } game
   *[other] { $games } games
}
news-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### Champions: { $season }
news-champion-rating = Rating: **{ $name }** · { $figure }
news-champion-net = Net points: **{ $name }** · { $figure }
news-champion-games-won = Games won: **{ $name }** · { $figure }
news-champion-daily = Daily match: **{ $name }** · { $figure }
news-hand = ### Hand of the week
news-hand-gin = The fastest gin: **{ $name }**, on turn { $turn }
news-hand-undercut = The biggest undercut: **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
news-hand-points = The most points in a deal: **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
news-climbs = ### Rating climbs
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### On a roll
news-row = **{ $name }** has won { $number } in a row
news-goals = ### One game away
news-goal-games = **{ $name }** from game { $number }
news-goal-row = **{ $name }** from { $number } wins in a row
news-goal-place = **{ $name }** from place { $number } by rating: beating { $other } would do it
news-daily = ### Daily match
news-daily-first = **{ $name }** led the week: { $points }

# Roles that are given and taken away automatically. “From 1450” goes up to where the next one begins.
setting-role-champion = Champion’s role
setting-role-champion-about = Whoever finished the last season in first place has it until the next one ends.
setting-role-top-three = Role for the top three
setting-role-top-three-about = The top three by rating have it. Provisional ratings don’t count.
setting-role-rating-low = Role for ratings below 1450
setting-role-rating-low-about = Members with a rating in this range have it. I give it and take it away automatically.
setting-role-rating-middle = Role for ratings from 1450
setting-role-rating-middle-about = Members with a rating in this range have it. I give it and take it away automatically.
setting-role-rating-high = Role for ratings from 1550
setting-role-rating-high-about = Members with a rating in this range have it. I give it and take it away automatically.
setting-role-rating-top = Role for ratings from 1650
setting-role-rating-top-about = Members with a rating in this range have it. I give it and take it away automatically.
setting-role-none = no role
press-role-none = Don’t give a role
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] That role is gone: choose another one.
    [bot] Discord hands out that role itself, so I can’t.
    [moderates] That role can moderate or manage things, so I won’t give it for playing cards.
    [permission] I’m not allowed to give roles: grant me *Manage Roles* first.
    [not-theirs] That role isn’t yours to give: you need *Manage Roles*, and a role above it.
   *[high] I can only give roles below my own: move mine further up.
}
