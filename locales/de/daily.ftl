## Die Partie des Tages: dieselben Karten für alle, gegen den Computer

# At most 100 characters.
command-daily = Spiel die Partie des Tages: dieselben Karten für alle, und ein Versuch für jeden
# $date is a day, such as “November 26”.
daily-head = Partie des Tages · { $date }
daily-ends = endet { $when }
daily-about = Drei Spiele Standard-Gin gegen einen Computer, der es wirklich kann. Alle bekommen dieselben Karten, und wer gleich spielt, bekommt vom Computer die gleiche Antwort. Du hast einen Versuch, wann du willst, bis Mitternacht UTC.
daily-late = Der Tag ist vorbei. Das ist die Partie von heute:
daily-deal = Spiel { $deal } von { $deals }
# $points have their sign: +37.
daily-so-far = bisher { $points }
daily-final = Deine Partie: { $points }
daily-won = { $won ->
    [0] Kein Spiel gewonnen
    [one] { $won } von { $deals } Spielen gewonnen
   *[other] { $won } von { $deals } Spielen gewonnen
}
daily-rank-here = Hier: Platz **{ $rank }** von { $members }
daily-rank-all = Überall: Platz **{ $rank }** von { $members }
daily-sealed = Die Karten, die Partien der anderen und die des Coachs bleiben versiegelt, bis der Tag vorbei ist.
daily-count = { $days ->
    [one] Bisher eine Partie beendet
   *[other] Bisher { $days } Partien beendet
}
daily-streak = { $streak ->
    [one] Ein Tag in Folge
   *[other] { $streak } Tage in Folge
}
press-daily-play = Spielen
press-daily-go-on = Weiterspielen
press-daily-home = Partie des Tages
press-daily-result = Mein Ergebnis
press-daily-board = Tabelle
press-daily-before = Tag davor
press-daily-after = Tag danach
press-daily-seals = Siegel

## What a channel is shown, without any card

daily-shared = **{ $name }** hat die Partie des Tages gespielt: **{ $points }**
press-daily-try = Auch spielen

## The seals

daily-seals-title = Die Karten sind versiegelt
daily-seals-how = Die Karten jedes Tages folgen aus einem Geheimnis, das vorher gezogen wird, und aus nichts sonst. Das hier sind die Siegel (SHA-256). Ist ein Tag vorbei, wird sein Geheimnis geöffnet, und alle können prüfen, dass es zum Siegel passt, und die Karten noch einmal geben.
daily-secret = Geheimnis: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Gezogen { $when }
daily-doubted = Dieses Geheimnis passt nicht zu seinem Siegel. Sag es bitte denen, die diesen Bot betreiben.

## A day that is over

daily-coach = Coach
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Alle drei
daily-members = { $members ->
    [0] Niemand hat diese Partie beendet
    [one] Ein Mitglied ist fertig geworden
   *[other] { $members } Mitglieder sind fertig geworden
}
daily-unfinished = Du hast deine Partie an dem Tag nicht beendet, also zählt sie nirgends.
daily-missed = Du hast an dem Tag nicht gespielt.
daily-choose = Eine Partie ansehen, Zug für Zug…
daily-option = { $name }: { $points }
press-daily-open = Zu diesem Tag

## Boards

daily-board-here = Partie des Tages · { $server }
daily-board-all = Partie des Tages · alle Server
daily-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] Ein Mitglied
   *[other] { $members } Mitglieder
}
daily-board-order = Die Tage werden zusammengezählt. Eine verlorene Partie zählt 0: Mitspielen kostet dich also nie etwas.
daily-board-over = Die Partie von heute kommt dazu, sobald der Tag vorbei ist.
daily-board-none = Noch niemand hat eine Partie beendet.
daily-board-sealed = Die Tabelle von heute siehst du, sobald du deine Partie beendet hast.
# $setting: what the setting is called.
daily-board-nameless = Wer anderswo spielt, steht nur mit Namen da, wenn er das möchte: **{ $setting }** in `/gin me`.
press-daily-day = Tag
press-daily-week = Woche
press-daily-month = Monat
press-daily-server = Dieser Server
press-daily-all = Alle Server
press-daily-earlier = Früher
press-daily-later = Später

## What can’t be done

refusal-day-over = Der Tag dieser Partie ist vorbei. `/gin daily` hat die von heute.
refusal-no-daily-run = Du hast die Partie von heute noch nicht begonnen. `/gin daily` beginnt sie.
refusal-begun-before = Mit diesem Konto wurde die Partie von heute schon begonnen, bevor seine Daten gelöscht wurden. Jeder hat einen Versuch: Die nächste Partie kommt um Mitternacht UTC.
refusal-daily-unreadable = Was von dieser Partie gespeichert ist, verstehe ich nicht. Sag es bitte denen, die diesen Bot betreiben.
refusal-no-match-that-day = An dem Tag gab es keine Partie.
refusal-day-sealed = Der Tag ist noch nicht vorbei, und so lange bleiben seine Karten versiegelt.
