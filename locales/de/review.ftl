# Reviews of finished deals (docs/coach.md)

command-review = Sieh, welche deiner Entscheidungen in einem Spiel Punkte kosteten und was besser war
command-review-deal = Welches Spiel? Ohne Angabe das letzte, das du gespielt hast
press-review = Coach
# $points is a number below zero, written out.
press-review-mistake = { $played }: { $points }
press-review-replay = Im Nachspiel ansehen
review-title = Der Coach zu Spiel { $deal } · { $first } – { $second }
review-nothing = In diesem Spiel hattest du nichts zu entscheiden.
review-clean = **Kein klarer Fehler.** { $decisions ->
    [one] Deine eine Entscheidung war
   *[other] Alle deine { $decisions } Entscheidungen waren
} so gut wie alles, was ich finden konnte.
review-verdict = { $mistakes ->
    [one] **Eine Entscheidung** von { $decisions } kostete
   *[other] **{ $mistakes } Entscheidungen** von { $decisions } kosteten
} dich etwa **{ $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}**, nach dem, was du sehen konntest.
# $luck is good, bad or none.
review-dealt = Deine Karten am Anfang: { $luck ->
    [good] um { $points ->
        [one] einen Restpunkt
       *[other] { $points } Restpunkte
    } besser als der Durchschnitt
    [bad] um { $points ->
        [one] einen Restpunkt
       *[other] { $points } Restpunkte
    } schlechter als der Durchschnitt
   *[none] Durchschnitt
}
review-drawn = { $draws ->
    [one] Was du gezogen hast
   *[other] Was du gezogen hast, { $draws } Karten
}: { $luck ->
    [good] um { $points ->
        [one] einen Restpunkt
       *[other] { $points } Restpunkte
    } mehr Glück als der Durchschnitt
    [bad] um { $points ->
        [one] einen Restpunkt
       *[other] { $points } Restpunkte
    } mehr Pech als der Durchschnitt
   *[none] weder Glück noch Pech
}
# $played is one of review-did-…
review-cost = **{ $played }** Das kostete etwa **{ $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}**, { $error } mehr oder weniger.
review-did-take = Du hast { $card } genommen.
review-did-stock = Du hast vom Talon gezogen.
review-did-pass = Du hast gepasst.
review-did-discard = Du hast { $card } abgeworfen.
review-did-knock = Du hast geklopft, mit { $card } verdeckt.
review-did-gin = Du hast Gin gemeldet, mit { $card } verdeckt.
review-did-big-gin = Du hast Big Gin gemeldet.
review-short-take = { $card } nehmen
review-short-stock = Vom Talon
review-short-pass = Passen
review-short-discard = { $card }
review-short-knock = Klopfen
review-short-gin = Gin melden
review-short-big-gin = Big Gin melden
review-held = Was du hattest · Restpunkte { $deadwood }
review-pile = Auf der Ablage { $card } · { $stock } im Talon
review-no-pile = Nichts auf der Ablage · { $stock } im Talon
review-known = { $name } hatte { $cards } genommen und noch auf der Hand
# $move is advice, such as “Wirf K♦ ab”.
review-better = **Besser: { $move }.**

refusal-not-your-review = Eine Besprechung ist für die, die gespielt haben, für jede Seite ihre eigene. Hier warst du nicht dabei.
refusal-not-weighed = Nach diesen Regeln kann ich Züge nicht gut genug abwägen, um einen davon einen Fehler zu nennen. Ich bespreche Spiele, in denen geklopft wird, mit Folgen in einer Farbe.
refusal-review-under-way = Ich denke noch über ein anderes deiner Spiele nach. Frag gleich noch einmal.
refusal-no-review-found = Diese Besprechung ist mir nicht gelungen. Versuch es gleich noch einmal.
