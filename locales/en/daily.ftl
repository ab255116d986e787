## The daily match: the same cards for everybody, against the computer

# At most 100 characters.
command-daily = Play the daily match: the same cards for everybody, and one try each
# $date is a day, such as “November 26”.
daily-head = Daily match · { $date }
daily-ends = ends { $when }
daily-about = Three deals of standard gin against an expert computer. Everybody gets the same cards, and the computer always answers the same moves the same way. You have one try, whenever you like, until midnight UTC.
daily-late = That day is over. This is today’s match:
daily-deal = Deal { $deal } of { $deals }
# $points have their sign: +37.
daily-so-far = so far { $points }
daily-final = Your match: { $points }
daily-won = { $won ->
    [0] No deals won
    [one] { $won } of { $deals } deals won
   *[other] { $won } of { $deals } deals won
}
daily-rank-here = Here: rank **{ $rank }** of { $members }
daily-rank-all = Overall: rank **{ $rank }** of { $members }
daily-sealed = The cards, everybody’s matches and the coach’s stay sealed until the day is over.
daily-count = { $days ->
    [one] One match finished so far
   *[other] { $days } matches finished so far
}
daily-streak = { $streak ->
    [one] Streak: one day
   *[other] Streak: { $streak } days
}
press-daily-play = Play
press-daily-go-on = Play on
press-daily-home = Daily match
press-daily-result = My result
press-daily-board = Board
press-daily-before = Previous day
press-daily-after = Next day
press-daily-seals = Seals

## What a channel is shown, without any card

daily-shared = **{ $name }** has played the daily match: **{ $points }**
press-daily-try = Play the daily match

## The seals

daily-seals-title = The cards are sealed
daily-seals-how = The cards of each day follow from a secret that is drawn beforehand, and from nothing else. These are the seals (SHA-256). Once a day is over its secret is revealed, and anybody can check that it matches the seal and deal the cards again.
daily-secret = Secret: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Drawn { $when }
daily-doubted = This secret doesn’t match its seal. Please tell whoever runs this bot.

## A day that is over

daily-coach = Coach
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Total
daily-members = { $members ->
    [0] Nobody has finished this match
    [one] One member has finished
   *[other] { $members } members have finished
}
daily-unfinished = You didn’t finish your match that day, so it counts nowhere.
daily-missed = You didn’t play that day.
daily-choose = Watch a match, move by move…
daily-option = { $name }: { $points }
press-daily-open = See this day

## Boards

daily-board-here = Daily match · { $server }
daily-board-all = Daily match · all servers
daily-days = { $days ->
    [one] One day
   *[other] { $days } days
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] One member
   *[other] { $members } members
}
daily-board-order = Your scores are added up day by day. A match you lose counts as 0, so playing never costs you anything.
daily-board-over = Today’s match is added once the day is over.
daily-board-none = Nobody has finished a match yet.
daily-board-sealed = You’ll see today’s board once you’ve finished your match.
# $setting: what the setting is called.
daily-board-nameless = Members who play elsewhere are named only if they want to be: **{ $setting }** in `/gin me`.
press-daily-day = Day
press-daily-week = Week
press-daily-month = Month
press-daily-server = This server
press-daily-all = All servers
press-daily-earlier = Earlier
press-daily-later = Later

## What can’t be done

refusal-day-over = That match is over. `/gin daily` has today’s.
refusal-no-daily-run = You haven’t begun today’s match yet. `/gin daily` begins it.
refusal-begun-before = You already started today’s match before deleting your data, and everybody gets one try. The next match comes at midnight UTC.
refusal-daily-unreadable = I can’t make sense of what is stored of that match. Please tell whoever runs this bot.
refusal-no-match-that-day = There was no match on that day.
refusal-day-sealed = That day isn’t over yet. Its cards stay sealed until it is.
