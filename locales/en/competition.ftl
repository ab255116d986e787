# Leagues and ladders: setting one up, its message, its pages, and its notices.

command-league = Leagues: season after season in this server
command-league-new = Set up a league for this server
command-league-list = See this server’s leagues
command-league-show = See how a league is going
command-league-which = Which league? Leave it out for the latest
command-ladder = Ladders: rankings you climb by challenges
command-ladder-new = Set up a ladder for this server
command-ladder-list = See this server’s ladders
command-ladder-show = See how a ladder stands
command-ladder-which = Which ladder? Leave it out for the latest

## Words

league-name = League
league-size = Members of a division: { $members }
league-week = Length of a week: { $time }
league-at-once = Matches a week: { $matches }
league-moves = Up and down after a season: { $members }
league-pause = Days between seasons: { $days }
league-seeding-rating = First season: by rating
league-seeding-hand = First season: in the organiser’s order
league-seeding-lot = First season: at random
league-division = Division { $number }
league-season = Season { $number }
league-round = Division { $number }, round { $round }
league-week-number = Week { $week }
ladder-name = Ladder
ladder-reach = Places up one may challenge: { $places }
ladder-answer = Days to answer a challenge: { $days }
ladder-rest = Days of rest after a defence: { $days }
ladder-idle = Days without a game before sinking: { $days }
ladder-for-place = for place { $place }

## The panel of a new one

competition-new-league = ### A new league
competition-new-ladder = ### A new ladder
competition-untitled-league = { $name }’s league
competition-untitled-ladder = { $name }’s ladder
competition-new-about = Only you see this. **Set it up** posts it in this channel, where everybody can join.
competition-rules-title = ### The rules of its games
competition-form-title = A name
league-outlook = { $members } members: { $divisions ->
    [one] 1 division
   *[other] { $divisions } divisions
}, { $matches } matches each, at most { $time }
league-needs = A season takes { $fewest } to { $most } members.
competition-created-league = The league is now in { $channel }, where everybody can join. Once there are enough of you, begin the first season with **Organise…**.
competition-created-ladder = The ladder is now in { $channel }, where everybody can join. There’s nothing to begin: members can challenge each other as soon as there are two.

## The message

competition-joined-none = Nobody has joined yet.
competition-joined = **Members so far ({ $count }):** { $names }
competition-cancelled = **Cancelled.**
league-may-join = Press **Join** to take part. { $name } decides when the first season begins; it takes at least { $fewest } members.
league-week-now = **Season { $number }, week { $week } of { $weeks }** · ends { $when }
league-pausing = **Season { $number } is over.** The next one begins { $when }, and whoever joins by then plays in it.
league-pause-few = **Season { $number } is over.** The next one needs at least { $fewest } members.
league-waiting = In from the next season on: { $names }
league-last-season = This season is the last.
league-over = **The league is over.**
ladder-ranking = **Ranking**
ladder-challenges = **Challenges**
ladder-may-join = Press **Join** to take part. As soon as there are two of you, you can challenge each other.
ladder-open = { $one } challenges { $other } for place { $place } · time to answer ends { $when }
ladder-played = { $match } · for place { $place }
ladder-taken = **{ $one }** – { $other }: place { $place } changes hands
ladder-kept = { $one } – **{ $other }**: place { $place } defended
ladder-drawn = { $one } – { $other }: a draw, so place { $place } is defended
ladder-nothing = { $one } – { $other }: neither played, so nothing changes
ladder-takenback = { $one } – { $other }: taken back, so nothing changes
press-competition-join = Join
press-competition-leave = Leave
press-competition-left = Yes, leave
press-competition-more = More…
press-ladder-challenge = Challenge…
press-ladder-made = Challenge
press-ladder-accept = Accept
press-ladder-refuse = Refuse…
press-ladder-refused = Yes, give up my place
press-ladder-takeback = Take back
competition-joined-league = You’re in **{ $title }** and play from its next season on. I’ll let you know when your first match opens.
competition-joined-ladder = You’re in **{ $title }**, on the bottom rung. **Challenge…** takes you up.
competition-leave-ask = Leave **{ $title }**? You can join again later.
competition-leave-league = Leave **{ $title }**? You’ll give up any game you’re playing in it and lose the rest of the season’s matches. You can only come back for another season.
competition-leave-ladder = Leave **{ $title }**? You’ll lose your place and any open challenge, and if you come back, you’ll start at the bottom.

## Challenges

ladder-whom = Who would you like to challenge?
ladder-menu = Choose a member
ladder-nobody = There’s nobody you can challenge right now: only members above you who have no open challenge and aren’t resting. The most places up: { $places }.
ladder-challenge-ask = Challenge **{ $name }** for place { $place }? Without an answer within { $days ->
    [one] a day
   *[other] { $days } days
}, the place is yours.
ladder-challenge-made = You’ve challenged **{ $name }**. The time to answer ends { $when }; until there’s an answer, you can take it back.
ladder-refuse-ask = Refuse? Then **{ $name }** takes your place without a game.
ladder-accept-done = You’ve accepted. Your game in **{ $title }** is about to open.
ladder-refused-done = You’ve given up your place in **{ $title }**.
ladder-takeback-done = You’ve taken back your challenge in **{ $title }**.

## The pages behind “More…”

competition-page-matches = Matches
competition-page-table = Standings
competition-page-members = Members
competition-page-past = Past seasons
competition-page-rules = Rules
ladder-page-table = Ranking
league-not-begun = The first season hasn’t begun yet.
league-no-past = No season is over yet.
ladder-no-challenges = Nobody has been challenged yet.
competition-seal = Seal of the seed that all its games are dealt from: `{ $seal }`
competition-how-league = After each season, as many members go up as go down. Whoever joins begins the next season at the bottom; whoever leaves loses all matches still to come. Whoever doesn’t play at all in a season is out.
competition-how-ladder = A challenger who wins takes the place, and those in between move down by one; after any other result the order stays. Whoever refuses or doesn’t answer gives the place up. Whoever neither plays nor challenges anybody for a long time sinks place by place, and after three times as long is out.

## The organiser's pages

press-competition-members = Members…
press-league-next = Next season…
press-league-stop = End the league…
press-league-stop-really = Yes, end it
press-league-cancel = Cancel the league…
press-ladder-cancel = Cancel the ladder…
league-begin-ask = Members: { $count }. Divisions: { $divisions }. Begin the season? That opens the first matches.
league-begin-few = A season takes at least { $fewest } members.
competition-menu-member = Choose a member
competition-members-league = Which member? You can take somebody out of the league, or let another member take their place in a season.
competition-members-ladder = Which member would you like to take off the ladder?
league-substitute-ask = Let **{ $substitute }** take **{ $name }**’s place, points and all? A game under way for it begins again with new cards.
competition-remove-ask = Remove **{ $name }**? They can join again.
ladder-disqualify-ask = Disqualify **{ $name }**? They lose their place and any open challenge, and this can’t be undone.
league-correct-ask = Correct the result to this: **{ $result }**? That only works until the next season begins.
league-stop-ask = End **{ $title }**? A season under way is played to its end, and no other begins.
competition-cancel-ask = Cancel **{ $title }**? It’s over at once, games still being played in it won’t count, and this can’t be undone.

## Notices

ladder-notice-challenged = **{ $title }**: { $one } challenges { $other } for place { $place }. The time to answer ends { $when }; without an answer, the place is lost.
ladder-notice-unanswered = **{ $title }**: { $other } still has to answer { $one }’s challenge. The time to answer ends { $when }; without an answer, the place is lost.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: season { $number } is over.**
league-won = Winner: **{ $name }**
league-won-division = Winner of division { $number }: **{ $name }**
league-up = Going up: { $names }
league-down = Going down: { $names }
competition-notice-over = **{ $title }** is over.
league-picture-alt = { $title }, season { $number }.

## The lists

competition-list-title-league = ### Leagues
competition-list-none-league = There are no leagues here yet. `/league new` sets one up.
competition-list-menu-league = See a league
league-state-open = open, { $count } in
league-state-running = season { $number } under way, { $count } in
league-state-pause = season { $number } over, { $count } in
competition-list-title-ladder = ### Ladders
competition-list-none-ladder = There are no ladders here yet. `/ladder new` sets one up.
competition-list-menu-ladder = See a ladder
ladder-state = { $count } in
refusal-no-leagues = There are no leagues here yet. `/league new` sets one up.
refusal-no-ladders = There are no ladders here yet. `/ladder new` sets one up.
refusal-joined-too-often = You’ve joined and left too often to join again.
