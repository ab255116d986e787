refusal-cup-for-teams = That cup is for teams: enter one, or join one that still has room.
refusal-cup-for-singles = That cup has no teams: everybody plays alone.
refusal-too-few-teams = A cup needs at least two complete teams.
refusal-no-such-team = That team isn’t in the cup, or not any more.
refusal-team-full = You can’t join that team at the moment. Choose another one.
refusal-cant-put-in = That member can’t be put in at the moment. Choose somebody else.
refusal-team-needs-name = The team needs a name.
refusal-team-name-taken = Another team in that cup has that name already.
refusal-not-captain = That’s up to the team’s captain.
cup-teams = { $size ->
    [2] Teams of two
    [3] Teams of three
   *[other] Teams of four
}
cup-no-teams = Everybody for themselves
cup-menu-teams = Teams
cup-outlook-teams = { $entrants } teams: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} at { $boards } boards each, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, at most { $time }
cup-board = Board { $board }: { $pair }
room-cup-board = Board { $board }: { $one } – { $other } · { $cup }
cup-notice-opened-board = **{ $title }**, { $round }: { $pair }. Board { $board } is open: you two play here. Time runs out { $when }.
cup-boards-rule = Each member plays the one in the same place in the other team, at a board of their own.
cup-boards-count = The team that wins more boards wins the match; if that’s equal, the one with more points does.
cup-team-members = { $name } ({ $members })
cup-team-line = **{ $name }** ({ $present }/{ $size }): { $members }
cup-team-captain = { $name } (captain)
cup-teams-count = **Teams so far ({ $count }):**
cup-teams-may-enter = Enter a team, and you’re its captain; or join one that still has room. { $name } decides when the cup begins.
cup-begin-short = Still short of members, and out if you begin now: { $names }
press-cup-team-enter = Enter a team
press-cup-team-join = Join a team
press-cup-team-mine = My team
press-cup-team-leave = Leave the team…
press-cup-team-left = Yes, leave
press-cup-team-removed = Yes, remove
press-cup-team-withdraw = Withdraw the team…
press-cup-team-withdrawn = Yes, withdraw
cup-team-form-title = Enter a team
cup-team-form-label = Name of the team
cup-team-default = { $name }’s team
cup-team-join-title = ### { $title } · Join a team
cup-team-none-short = No team has room at the moment.
cup-menu-team = Which team?
cup-team-title = ### { $team }
cup-team-entered = Your team is in, and you’re its captain.
cup-team-joined = You’re in the team.
cup-team-short = Members still missing: { $missing }. They come in with **{ $button }**; a team that isn’t complete when the cup begins is out.
cup-team-vacant = Free places: { $missing }. Somebody else can take one with **{ $button }**.
cup-menu-team-remove = Remove a member…
cup-team-removed-ask = Remove **{ $name }** from **{ $team }**? They can join a team again until the cup begins.
cup-team-removed-running = Remove **{ $name }** from **{ $team }**? Any game they’re playing for it is given up, and they can’t come back. Somebody else can take their place.
cup-team-left-ask = Leave **{ $team }**? You can join a team again until the cup begins.
cup-team-left-running = Leave **{ $team }**? You’ll give up any game you’re playing for it, and you can’t come back. Somebody else can take your place.
cup-team-withdrawn-ask = Withdraw **{ $team }** from the cup? Its members can enter or join another until the cup begins.
cup-team-withdrawn-running = Withdraw **{ $team }** from the cup? It gives up the games it’s playing, loses the rest of its matches, and can’t come back.
cup-team-left-done = You’ve left **{ $team }**.
cup-team-withdrawn-done = **{ $team }** is out of **{ $title }**.
