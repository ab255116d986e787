refusal-cup-for-teams = In diesem Turnier spielen Teams: Melde eines an, oder komm in eines, das noch Platz hat.
refusal-cup-for-singles = In diesem Turnier spielt jeder für sich.
refusal-too-few-teams = Ein Turnier braucht mindestens zwei vollständige Teams.
refusal-no-such-team = Dieses Team ist im Turnier nicht dabei oder nicht mehr.
refusal-team-full = Dieses Team ist schon vollständig.
refusal-team-needs-name = Das Team braucht einen Namen.
refusal-team-name-taken = So heißt in diesem Turnier schon ein anderes Team.
refusal-not-captain = Darüber entscheidet, wer das Team anführt.
