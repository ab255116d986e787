## The problem of the day

command-problem = Löse die Aufgabe des Tages, und sieh, was andere gewählt haben
problem-title = Aufgabe des Tages
problem-ends = endet { $when }
problem-next = die nächste kommt { $when }
problem-upcard = Nimmst du die offene Karte?
problem-draw = Nehmen oder ziehen?
problem-discard = Welche dieser Karten wirfst du ab?
problem-knock = Klopfen oder weiterspielen?
problem-situation = Standard-Gin, { $knock }, das erste Spiel einer Partie. { $dealer ->
    [you] Du hast
   *[they] Die andere Seite hat
} gegeben, und das ist dein { $turn ->
    [1] erster Zug
    [2] zweiter Zug
    [3] dritter Zug
   *[other] { $turn }. Zug
}.
problem-they-passed = Sie wollten { $card }, die offene Karte, nicht.
problem-they-took = Sie haben { $cards } genommen.
problem-they-threw = Sie haben { $cards } abgeworfen.
problem-you-passed = Du hast bei { $card }, der offenen Karte, gepasst.
problem-you-took = Du hast { $cards } genommen.
problem-you-threw = Du hast { $cards } abgeworfen.
problem-now-drew = Jetzt hast du **{ $card }** gezogen.
problem-now-took = Jetzt hast du **{ $card }** genommen.
problem-ask = Was tust du?
press-problem-knock = Klopfen: { $card } verdeckt
press-problem-discard = Weiterspielen: { $card } abwerfen

# What was wrong about an answer.
problem-again = Du hast schon geantwortet, und die erste Antwort zählt.
problem-late = Das war die Aufgabe eines anderen Tages. Hier ist die von heute:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Richtig!
problem-wrong = Es gibt Besseres
problem-more-next = **{ $best }**: Das bringt nach meiner Rechnung { $points } Punkte mehr (± { $error }) als das Nächstbeste davon: { $other }.
problem-more-yours = **{ $best }**: Das bringt nach meiner Rechnung { $points } Punkte mehr (± { $error }) als deine Wahl: { $other }.
problem-answered = { $members ->
    [one] Bisher eine Antwort: deine.
   *[other] Bisher { $members } Antworten:
}
problem-chosen = { $move }: { $members } ({ $percent } %){ $best ->
    [yes] {" "}· am besten
   *[no] {" "}· { $less } weniger
}
problem-count = Du: { $solved } von { $answered } richtig{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } Tage in Folge
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** hat sie gelöst{ $streak ->
        [0] {""}
        [one] {""}
       *[other] , { $streak } Tage in Folge
    }. Was würdest du tun?
   *[no] **{ $name }** hat geantwortet. Was würdest du tun?
}
press-problem-look = Versuchen
