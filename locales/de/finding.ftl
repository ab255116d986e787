# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } nimmt gerade keine Herausforderungen an. `/gin play` zeigt, wo du dich setzen kannst, und findet jemand anderen für dich.
refusal-seat-not-free = Dieser Platz ist gerade nicht frei. `/gin play` zeigt andere.
refusal-you-blocked = Du hast { $name } blockiert. **Freunde, Blockierte …** in `/gin me` nimmt es zurück.
refusal-not-oneself = Das bist du selbst! Wähl jemand anderen.
refusal-plays-there = Du spielst an diesem Tisch: **Meine Karten** zeigt deine Karten.
refusal-not-queued = Du wartest nicht mehr in der Schlange.
refusal-nobody-to-nudge = Dort gibt es gerade niemanden zu erinnern.
refusal-cheers-own-game = Du spielst hier selbst mit: Applaudieren können nur die, die zusehen.
refusal-cannot-cheer = Hier kannst du nicht applaudieren.
refusal-deal-is-past = Inzwischen ist ein weiteres Spiel zu Ende. Applaudieren kannst du nur für das letzte.
refusal-nudged-lately = { $name } wurde schon erinnert. Das geht <t:{ $when }:R> wieder.
refusal-not-disturbed = { $name } möchte jetzt nicht gestört werden. Ab <t:{ $when }:f> kannst du erinnern.

## Free seats, and games to watch

tables-title = ### Tische hier
tables-none = Hier ist gerade nichts los. Hinter **Zurück** kannst du selbst einen Platz anbieten oder auf jemanden warten, der dasselbe spielen will.
tables-counts = { $free ->
    [0] Kein Platz ist frei
    [one] 1 Tisch mit freiem Platz
   *[other] { $free } Tische mit freiem Platz
} · { $running ->
    [0] niemand spielt
    [one] 1 Partie läuft
   *[other] { $running } Partien laufen
}
tables-seat = **{ $name }** bietet einen Platz an · { $rules }
tables-yours = **Dein eigenes Angebot** · { $rules }
tables-lobby = { $seating } · { $taken } von { $seats } da: { $names }
tables-running = Tisch { $table } · Spiel { $deal }
press-watch = Zusehen
press-page-back = Zurück
press-page-more = Mehr

## Watching a game

press-look-again = Noch einmal ansehen
press-follow = Sag mir, wie es ausgeht
press-unfollow = Sag es mir nicht
watch-told = Du erfährst, wie es ausgeht.
link-table = Zum Tisch
link-settlement = Zur Abrechnung
ended-followed = Eine Partie, der du folgst, ist vorbei.

## Cheers

press-cheer = Applaus
cheers-more = { $names } und { $more } weitere

## Friends and blocks

# At most 32 characters.
command-friends-menu = Zu den Gin-Freunden
friends-title = ### Deine Freunde
friends-about = Deine eigene Liste: Niemand erfährt, dass er darauf steht.
friends-none = Deine Liste ist leer. Wähl unten jemanden, oder **Zu den Gin-Freunden** unter **Apps** im Menü eines Mitglieds.
friends-added = { $name } steht auf deiner Liste.
friends-removed = { $name } steht nicht mehr auf deiner Liste.
friends-challenged = { $name } ist herausgefordert: siehe unten in diesem Kanal.
friends-add = Jemanden auf die Liste setzen
friends-block = Jemanden blockieren
friends-elsewhere = Um jemanden auszuwählen, öffne `/gin me` auf einem Server.
press-friends-friends = Freunde …
press-friends-blocked = Blockierte …
press-friend-challenge = Herausfordern
press-remove = Entfernen
blocked-title = ### Wen du blockiert hast
blocked-about = Sie können dich nicht herausfordern und sich nicht zu dir setzen; warum, erfahren sie nicht.
blocked-none = Du hast niemanden blockiert.
blocked-added = { $name } ist blockiert. Eine Partie, die ihr gerade spielt, geht weiter.
blocked-already = { $name } ist schon blockiert. **Freigeben** nimmt es zurück.
blocked-removed = { $name } ist nicht mehr blockiert.
press-unblock = Freigeben

## The queue

queue-title = ### Du stehst in der Schlange
queue-how = Sobald jemand dasselbe spielen will, wird gegeben, und deine Karten kommen zu dir.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = Fürs Erste suche ich jemanden mit einer Wertung von { $low } bis { $high }. Je länger du wartest, desto weiter suche ich; { $when } ist mir jeder recht.
queue-anybody = Mir ist jeder recht, wie stark auch immer.
queue-until = Dein Platz verfällt { $when }. **Schlange verlassen** gibt ihn auf, hier oder hinter **Irgendwer …** in `/gin play`.
queue-left = Du stehst nicht mehr in der Schlange für { $rules }.
press-queue-leave = Schlange verlassen

## A reminder

nudge = **{ $name }** wartet auf deinen Zug.
nudge-channel = { $member }, **{ $name }** wartet auf deinen Zug.
nudge-sent = { $name } ist erinnert.
nudge-later = Discord ist gerade langsam: { $name } wird erinnert, sobald es geht.
press-nudge = Anstupsen

## A member's games, and what comes after one

game-turn-since = Der Zug begann { $when }
game-asked-since = Angeboten { $when }
game-asked-until = Angeboten { $when } · endet { $until }
series-hint = Oder spielt eine Serie
series-of = Höchstens { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
