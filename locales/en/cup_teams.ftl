refusal-cup-for-teams = That cup is for teams: enter one, or join one that still has room.
refusal-cup-for-singles = That cup has no teams: everybody plays alone.
refusal-too-few-teams = A cup needs at least two complete teams.
refusal-no-such-team = That team isn’t in the cup, or not any more.
refusal-team-full = That team is full.
refusal-team-needs-name = The team needs a name.
refusal-team-name-taken = Another team in that cup has that name already.
refusal-not-captain = That’s up to the team’s captain.
