refusal-cup-played-here = Dieses Turnier wird hier gespielt, die Ergebnisse kommen von selbst.
refusal-not-your-match = Diese Begegnung spielen andere.
refusal-no-result-claimed = Die andere Seite hat noch kein Ergebnis eingetragen.
refusal-awaits-answer = Eure Seite hat ihr Ergebnis schon eingetragen. Jetzt ist die andere Seite dran.
refusal-result-disputed = Über dieses Ergebnis seid ihr euch nicht einig. Jetzt entscheidet, wer das Turnier leitet.
refusal-impossible-score = Die Punkte einer Seite liegen zwischen 0 und { $most }.
