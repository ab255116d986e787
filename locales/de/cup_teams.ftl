refusal-cup-for-teams = In diesem Turnier spielen Teams: Melde eines an, oder komm in eines, das noch Platz hat.
refusal-cup-for-singles = In diesem Turnier spielt jeder für sich.
refusal-too-few-teams = Ein Turnier braucht mindestens zwei vollständige Teams.
refusal-no-such-team = Dieses Team ist im Turnier nicht dabei oder nicht mehr.
refusal-team-full = In dieses Team kannst du gerade nicht. Such dir ein anderes aus.
refusal-cant-put-in = Dieses Mitglied kann gerade nicht einspringen. Wähl jemand anderen.
refusal-team-needs-name = Das Team braucht einen Namen.
refusal-team-name-taken = So heißt in diesem Turnier schon ein anderes Team.
refusal-not-captain = Darüber entscheidet, wer das Team anführt.
cup-teams = { $size ->
    [2] Zweierteams
    [3] Dreierteams
   *[other] Viererteams
}
cup-no-teams = Jeder für sich
cup-menu-teams = Teams
cup-outlook-teams = Bei { $entrants } Teams: { $matches ->
    [one] 1 Begegnung
   *[other] { $matches } Begegnungen
} an je { $boards } Tischen, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, höchstens { $time }
cup-board = Tisch { $board }: { $pair }
room-cup-board = Tisch { $board }: { $one } – { $other } · { $cup }
cup-notice-opened-board = **{ $title }**, { $round }: { $pair }. Tisch { $board } ist frei: Ihr beide spielt hier. Die Zeit dafür endet { $when }.
cup-boards-rule = Wer im einen Team an einem Platz steht, spielt gegen die Person am selben Platz im anderen, jedes Paar an seinem Tisch.
cup-boards-count = Wer mehr Tische gewinnt, gewinnt die Begegnung; bei Gleichstand entscheiden die Punkte.
cup-team-members = { $name } ({ $members })
cup-team-line = **{ $name }** ({ $present }/{ $size }): { $members }
cup-team-captain = { $name } (führt das Team an)
cup-teams-count = **Teams bisher ({ $count }):**
cup-teams-may-enter = Melde ein Team an und führe es an, oder komm in eines, das noch Platz hat. { $name } beginnt das Turnier.
cup-begin-short = Noch unvollständig und bei einem Beginn jetzt nicht dabei: { $names }
press-cup-team-enter = Team anmelden
press-cup-team-join = In ein Team
press-cup-team-mine = Mein Team
press-cup-team-leave = Team verlassen …
press-cup-team-left = Ja, verlassen
press-cup-team-removed = Ja, herausnehmen
press-cup-team-withdraw = Team abmelden …
press-cup-team-withdrawn = Ja, abmelden
cup-team-form-title = Team anmelden
cup-team-form-label = Name des Teams
cup-team-default = Team { $name }
cup-team-join-title = ### { $title } · In ein Team
cup-team-none-short = Gerade ist in keinem Team Platz.
cup-menu-team = Welches Team?
cup-team-title = ### { $team }
cup-team-entered = Dein Team ist dabei, und du führst es an.
cup-team-joined = Du bist im Team.
cup-team-short = Es fehlen noch: { $missing }. Hinein geht es mit **{ $button }**; ein Team, das beim Beginn nicht vollständig ist, spielt nicht mit.
cup-team-vacant = Freie Plätze: { $missing }. Mit **{ $button }** kann jemand nachrücken.
cup-menu-team-remove = Jemanden herausnehmen …
cup-team-removed-ask = **{ $name }** aus **{ $team }** herausnehmen? Bis zum Beginn steht jedes Team mit freiem Platz wieder offen.
cup-team-removed-running = **{ $name }** aus **{ $team }** herausnehmen? Eine laufende Partie für das Team wird aufgegeben, und zurück geht es nicht. Jemand anderes kann nachrücken.
cup-team-left-ask = **{ $team }** verlassen? Bis zum Beginn kannst du wieder in ein Team.
cup-team-left-running = **{ $team }** verlassen? Die Partie, die du gerade für das Team spielst, gibst du auf, und zurück kannst du nicht. Jemand anderes kann nachrücken.
cup-team-withdrawn-ask = **{ $team }** vom Turnier abmelden? Bis zum Beginn könnt ihr euch neu anmelden oder in andere Teams gehen.
cup-team-withdrawn-running = **{ $team }** vom Turnier abmelden? Das Team gibt seine laufenden Partien auf, verliert die übrigen Begegnungen und kann nicht zurück.
cup-team-left-done = Du hast **{ $team }** verlassen.
cup-team-withdrawn-done = **{ $team }** spielt bei **{ $title }** nicht mehr mit.
