# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = play
typed-challenge = challenge
typed-practice = practice
typed-hand = hand
typed-games = games
typed-scores = scores
typed-rules = rules
typed-standings = standings
typed-profile = profile
typed-history = history
typed-realcards = realcards
typed-me = me
typed-verify = verify
typed-replay = replay
typed-review = review
typed-help = help
typed-learn = learn
typed-problem = problem
typed-daily = daily

typed-new = new
typed-list = list
typed-show = show

typed-settings = settings
typed-news = news
typed-void = void
typed-adjudicate = adjudicate
typed-unstick = unstick
typed-audit = audit
typed-delete = delete

# Options

typed-variant = variant
typed-contest = contest
typed-target = target
typed-member = member
typed-another = another
typed-clock = clock
typed-level = level
typed-table = table
typed-opponent = opponent
typed-result = result
typed-since = since
typed-friend = friend
typed-seats = seats
typed-deal = deal
typed-file = file
typed-topic = topic
typed-reason = reason
typed-winner = winner
typed-name = name
typed-cup = cup
typed-league = league
typed-ladder = ladder
typed-match = match
typed-accept = accept
typed-code = code
