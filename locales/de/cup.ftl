# Turniere, wie Mitglieder sie sehen: das Aufsetzen, die Nachricht, die Seiten, was dazu gesagt wird.

command-cup = Turniere auf deinem Server
command-cup-new = Ein Turnier aufsetzen
command-cup-list = Die Turniere dieses Servers
command-cup-show = Wie ein Turnier steht
command-cup-which = Welches Turnier? Ohne Angabe das letzte

## Wörter

cup-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
cup-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
cup-unknown = …
cup-nobody = niemand
cup-and-more = { $names } und { $count } weitere
cup-format-knockout = K.-o.-System
cup-format-double-elimination = Doppel-K.-o.
cup-format-round-robin = Jeder gegen jeden
cup-format-groups = Gruppen und K.-o.-Runde
cup-format-swiss = Schweizer System
cup-about-knockout = Wer einmal verliert, ist draußen.
cup-about-double-elimination = Wer zweimal verliert, ist draußen.
cup-about-round-robin = Alle spielen gegen alle; höchstens 16.
cup-about-groups = Erst in Gruppen, dann die ersten zwei jeder Gruppe in einer K.-o.-Runde.
cup-about-swiss = Ein paar Runden gegen Leute mit gleich vielen Punkten; niemand scheidet aus.
cup-third-yes = Mit Spiel um Platz drei
cup-third-no = Ohne Spiel um Platz drei
cup-finals-yes = Zweites Finale, wenn nach dem ersten beide einmal verloren haben
cup-finals-no = Ein Finale
cup-legs = { $legs ->
    [1] Alle treffen einmal aufeinander
   *[other] Alle treffen zweimal aufeinander
}
cup-rounds = Runden: { $rounds }
cup-rounds-usual = So viele Runden wie nötig
cup-seeding-rating = Gesetzt nach Wertung
cup-seeding-hand = Gesetzt von der Turnierleitung
cup-seeding-lot = Ausgelost
cup-match-time = Zeit für eine Begegnung: { $time }
cup-organiser = Turnierleitung: { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Finale
    [2] Halbfinale
    [4] Viertelfinale
   *[other] Runde { $round }
}
cup-round-winners = Siegerseite, Runde { $round }
cup-round-losers = Verliererseite, Runde { $round }
cup-round-final = { $round ->
    [1] Finale
   *[other] Zweites Finale
}
cup-round-third = Spiel um Platz drei
cup-round-group = Gruppe { $group }, Runde { $round }
cup-round = Runde { $round }
cup-group = Gruppe { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: Freilos
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (kampflos)
cup-pair-ruled = { $pair } (von der Turnierleitung entschieden)
cup-pair-left = { $pair } (kampflos: nicht mehr dabei)
cup-line = { $round }: { $pair }
cup-line-ends = Zeit endet { $when }
cup-place = { $place }. { $names }
cup-wins = { $name } gewinnt
cup-out = { $name } (ausgestiegen)
cup-disqualified = { $name } (ausgeschlossen)

## The panel of a new cup

cup-new-title = ### Ein neues Turnier
cup-new-called = Es wird **{ $title }** heißen.
cup-new-about = Das hier siehst nur du. **Aufsetzen** zeigt das Turnier in diesem Kanal, und dort können alle mitmachen.
cup-untitled = Turnier von { $name }
cup-rules-title = ### Die Partien des Turniers
cup-outlook-head = **Was gespielt wird**
cup-outlook = Bei { $entrants }, die mitspielen: { $matches ->
    [one] 1 Begegnung
   *[other] { $matches } Begegnungen
}, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, höchstens { $time }
cup-menu-format = Spielweise
cup-menu-legs = Wie oft zwei aufeinandertreffen
cup-menu-rounds = Runden
cup-menu-seeding = Setzliste
cup-menu-hours = Zeit für eine Begegnung
cup-menu-clock = Zeit für einen Zug
cup-clock-usual = Wie in den Regeln oder auf dem Server
cup-form-title = Ein Name für das Turnier
cup-form-label = Name
press-cup-name = Name …
press-cup-rules = Regeln …
press-cup-create = Aufsetzen
cup-created = Das Turnier steht in { $channel }. Dort können alle mitmachen. Wenn alle da sind, beginn es mit **Leiten …**.
refusal-entries-closed = Gerade kann niemand einsteigen: Die Anmeldung ist geschlossen.
refusal-no-cups = Hier gibt es noch keine Turniere. `/cup new` setzt eins auf.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Noch ist niemand dabei.
cup-entered-count = **Bisher dabei ({ $count }):** { $names }
cup-may-enter = **Mitmachen** bringt dich rein. { $name } beginnt das Turnier.
cup-entries-closed = Die Anmeldung ist geschlossen. { $name } beginnt das Turnier.
cup-waits = Beginnt es niemand, wird es abgesagt: { $when }.
cup-playing = **Gerade gespielt**
cup-more-behind = Mehr unter **{ $button }**
cup-pairing = Die nächste Runde wird gerade ausgelost.
cup-still-enter = Einsteigen geht noch: Du spielst ab der nächsten Runde mit.
cup-standings = **Tabelle**
cup-points = { $place }. { $name } · { $points }
cup-won = **{ $name } hat das Turnier gewonnen!**
cup-no-winner = **Das Turnier ist vorbei, und niemand hat gewonnen.**
cup-cancelled = **Das Turnier wurde abgesagt.**
press-cup-enter = Mitmachen
press-cup-leave = Aussteigen
press-cup-left = Ja, aussteigen
press-cup-more = Mehr …
press-cup-organise = Leiten …
cup-entered = Du bist bei **{ $title }** dabei. Ich rufe dich, sobald deine erste Begegnung beginnt.
cup-leave-ask = Bei **{ $title }** aussteigen? Bis zum Beginn kannst du wieder einsteigen.
cup-leave-running = Bei **{ $title }** aussteigen? Die Partie, die du dafür gerade spielst, gibst du auf, deine übrigen Begegnungen sind verloren, und zurück kannst du nicht.
cup-left = Du bist bei **{ $title }** nicht mehr dabei.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Begegnungen
cup-page-entrants = Wer mitspielt
cup-page-table = Tabelle
cup-page-rules = Regeln
cup-not-begun = Das Turnier hat noch nicht begonnen.
cup-no-places = Noch steht kein Platz fest.
cup-table-row = { $place }. **{ $name }** · { $points } · { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
cup-ties-figures = Sonneborn-Berger { $berger } · Punkte der Partien { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · Punkte der Partien { $difference }
cup-time-rule = Zeit für jede Begegnung: { $time }, und noch einmal so viel, wenn beide Seiten zustimmen. Ist die Zeit um, hat verloren, wer am Zug ist; ein Zug, der gerade erst begonnen hat, bekommt noch etwas Zeit.
cup-ties-knockout = Ein Unentschieden wird wiederholt.
cup-ties-places = Wer in derselben Runde ausscheidet, teilt sich den Platz.
cup-ties-robin = Ein Sieg zählt 1, ein Unentschieden ½. Bei gleich vielen Punkten entscheidet der Reihe nach: die Begegnungen untereinander, Sonneborn-Berger (die Punkte derer, die man geschlagen hat, und die Hälfte derer, gegen die man unentschieden gespielt hat), die Punkte der Partien, die Siege, der Setzplatz.
cup-ties-swiss = Ein Sieg oder ein Freilos zählt 1, ein Unentschieden ½. Bei gleich vielen Punkten entscheidet der Reihe nach: Buchholz (die Punkte der Gegner), Sonneborn-Berger (die Punkte derer, die man geschlagen hat, und die Hälfte derer, gegen die man unentschieden gespielt hat), die Begegnungen untereinander, die Punkte der Partien, die Siege, der Setzplatz.
cup-seal = Siegel des Geheimnisses, aus dem alle Karten des Turniers folgen: `{ $seal }`
cup-seed = Das Geheimnis dahinter: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = Was soll geschehen?
cup-done = Erledigt.
press-cup-begin = Beginnen …
press-cup-start = Jetzt beginnen
press-cup-close = Anmeldung schließen
press-cup-reopen = Anmeldung öffnen
press-cup-entrants = Wer mitspielt …
press-cup-matches = Begegnungen …
press-cup-cancel = Turnier absagen …
cup-begin-ask = Dabei: { $count }. Beginnen? Dann wird ausgelost, und die ersten Begegnungen gehen los.
cup-begin-few = Ein Turnier braucht mindestens zwei, die mitspielen.
cup-order-about = Die Besten nach vorn: Wähl im Menü jemanden aus und verschieb den Namen.
press-cup-up = Nach oben
press-cup-down = Nach unten
press-cup-first = Ganz nach oben
cup-menu-entrant = Wen?
cup-entrants-about = Um wen geht es? Du kannst jemanden aus dem Turnier nehmen oder ein anderes Mitglied einspringen lassen.
cup-menu-substitute = Wer springt für { $name } ein?
cup-substitute-ask = **{ $substitute }** für **{ $name }** einspringen lassen? Eine Partie, die dafür gerade läuft, beginnt mit neuen Karten von vorn.
press-cup-substitute-really = Ja, ersetzen
press-cup-remove = Herausnehmen …
press-cup-remove-really = Ja, herausnehmen
press-cup-disqualify = Ausschließen …
press-cup-disqualify-really = Ja, ausschließen
cup-remove-ask = **{ $name }** herausnehmen? Bis zum Beginn ist ein neuer Einstieg möglich.
cup-disqualify-ask = **{ $name }** ausschließen? Die laufende Partie ist aufgegeben, die übrigen Begegnungen sind verloren, und zurück geht es nicht.
cup-menu-match = Welche Begegnung?
cup-matches-about = Welche Begegnung? Du kannst eine laufende entscheiden, ihr mehr Zeit geben oder ein Ergebnis korrigieren.
press-cup-draw = Unentschieden
press-cup-neither = Niemand kam
press-cup-give-time = Mehr Zeit
press-cup-decide = Ja, so entscheiden
cup-decide-ask = So entscheiden: **{ $result }**? Eine Partie, die dafür gerade läuft, zählt dann nicht.
cup-correct-ask = Das Ergebnis korrigieren: **{ $result }**? Das geht nur, solange keine spätere Begegnung darauf aufbaut.
press-cup-cancel-really = Ja, absagen
cup-cancel-ask = **{ $title }** absagen? Es gewinnt dann niemand, laufende Partien des Turniers zählen nicht, und zurücknehmen lässt es sich nicht.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Eure Begegnung kann losgehen; die Zeit dafür endet { $when }.
cup-notice-late = **Die Zeit für diese Begegnung ist fast um:** Sie endet { $when }. Wer dann am Zug ist, hat verloren.
cup-notice-asked = { $name } bittet um mehr Zeit für diese Begegnung. Einverstanden?
cup-notice-agreed = Für diese Begegnung gibt es mehr Zeit: Sie endet { $when }.
cup-notice-won = **{ $title }** ist vorbei: Gewonnen hat { $name }. Glückwunsch!
cup-notice-cancelled = **{ $title }** wurde abgesagt.
press-cup-time-ask = Um mehr Zeit bitten
press-cup-time-agree = Einverstanden
cup-time-asked = Du hast um mehr Zeit gebeten. Die andere Seite findet die Frage dort, wo ihr spielt.

## The list

cup-list-title = ### Turniere
cup-list-none = Hier gibt es noch keine Turniere. `/cup new` setzt eins auf.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Ein Turnier ansehen
cup-state-open = offen, { $count } dabei
cup-state-running = läuft, { $count } dabei
cup-state-over = vorbei
cup-state-won = gewonnen von { $name }
cup-state-cancelled = abgesagt
