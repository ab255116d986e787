# Das Profil eines Mitglieds, und zwei Mitglieder gegeneinander.

command-profile = Sieh, was ein Mitglied gespielt hat
command-profile-member = Wessen Profil? Ohne Angabe deins
# Höchstens 32 Zeichen.
command-profile-menu = Gin-Profil

refusal-record-hidden = Dieses Mitglied zeigt seine Bilanz hier nicht.
refusal-two-needed = Dazu gehören zwei: Nenn noch ein anderes Mitglied.

profile-title = Profil von { $name }
profile-title-own = Dein Profil
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Ganzes Profil
profile-all = Alle Server
profile-none = { $name } hat hier noch kein Spiel beendet. `/gin challenge` kann das ändern.
profile-none-own = Hier gibt es noch nichts zu sehen: Es beginnt mit deinem ersten Spiel gegen ein anderes Mitglied. `/gin play` findet jemanden für dich.

## Die Zahlen (docs/profiles.md)

profile-games = **{ $won }** von **{ $games }** { $games ->
    [one] Partie
   *[other] Partien
} gewonnen · { $share } %
profile-no-games = Noch ist keine Partie zu Ende.
profile-practised = Gegen andere Mitglieder: noch nichts.
profile-record = { $variant }: { $won } gewonnen, { $lost } verloren
profile-record-drawn = { $variant }: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
profile-games-more = und { $games } weitere nach anderen Regeln
profile-deals = **{ $won }** von **{ $deals }** { $deals ->
    [one] Spiel
   *[other] Spielen
} gewonnen · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
profile-rates = In **{ $knocks } %** von { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
} mit Klopfen geklopft, in **{ $gins } %** Gin, in **{ $undercuts } %** unterboten
profile-turn = Klopft oder hat Gin im Schnitt nach **{ $turn }** Zügen
profile-undercut-by = Wird dabei in **{ $share } %** der Fälle unterboten
profile-caught = Sitzt im Schnitt noch auf **{ $deadwood }** Restpunkten, wenn die andere Seite klopft oder Gin hat
profile-out = Von { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
} mit Auslegen: in { $share } % herausgekommen, im Schnitt nach **{ $turn }** Zügen
profile-never-out = { $deals ->
    [one] Ein Spiel
   *[other] { $deals } Spiele
} mit Auslegen, und noch nie zuerst herausgekommen
profile-pace-seconds = Braucht meist { $count ->
    [one] **eine Sekunde**
   *[other] **{ $count } Sekunden**
} für einen Zug
profile-pace-minutes = Braucht meist { $count ->
    [one] **eine Minute**
   *[other] **{ $count } Minuten**
} für einen Zug
profile-pace-hours = Braucht meist { $count ->
    [one] **eine Stunde**
   *[other] **{ $count } Stunden**
} für einen Zug
profile-pace-days = Braucht meist { $count ->
    [one] **einen Tag**
   *[other] **{ $count } Tage**
} für einen Zug

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Besprechungen: **{ $given }** Punkte je Entscheidung verschenkt, in { $deals ->
    [one] deinem einen besprochenen Spiel
   *[other] deinen letzten { $deals } besprochenen Spielen
}
profile-trend-bars = `{ $bars }` ein Balken je Spiel, das letzte zuletzt; niedrig ist gut
profile-trend-luck = { $luck ->
    [good] Beim Ziehen hattest du dabei mehr Glück als der Durchschnitt, um { $points ->
        [one] einen Restpunkt
       *[other] { $points } Restpunkte
    } je Spiel
    [bad] Beim Ziehen hattest du dabei mehr Pech als der Durchschnitt, um { $points ->
        [one] einen Restpunkt
       *[other] { $points } Restpunkte
    } je Spiel
   *[none] Beim Ziehen hattest du dabei weder Glück noch Pech
}

profile-rating = Wertung, { $family }: **{ $rating }** nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
profile-rating-provisional = Wertung, { $family }: **{ $rating }?** nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} („?“: vorläufig)
profile-curve-alt = Die Wertung ({ $family }) als Linie über { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: anfangs { $first }, höchstens { $high }, mindestens { $low }, jetzt { $last }.

press-figures = Zahlen
press-badges = Abzeichen
press-hands = Beste Blätter
profile-compare = Vergleichen mit …
press-you-two = Ihr beide
press-all-servers = Alle Server
press-this-server = Dieser Server
press-profile = Profil von { $name }

## Die besten Blätter

hands-title = Die Spiele, die am meisten brachten:
hands-none = Hier gibt es noch kein Blatt zu sehen: Die der besten gewonnenen Spiele kommen hierher.
hand-best = **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}** · { $result ->
    [knock] geklopft
    [gin] Gin
    [big_gin] Big Gin
    [undercut] unterboten
    [out] herausgekommen
    [exhausted] am Ende des Talons
    [challenge] nach einer Herausforderung
   *[other] gewonnen
} · { $variant }
where-deal = Tisch { $table }, Spiel { $deal } · { $when }
where-table = Tisch { $table } · { $when }

## Abzeichen: was wirklich geschehen ist

badges-none = Noch kein Abzeichen. Die erste gewonnene Partie bringt das erste.
badges-left = { $left ->
    [one] Eines ist noch zu holen.
   *[other] { $left } sind noch zu holen.
}
badge-first-win = **Erster Sieg** · eine Partie gewonnen
badge-ten-games = **Stammgast** · zehn Partien gespielt
badge-hundred-games = **Alter Hase** · hundert Partien gespielt
badge-in-a-row = **Lauf** · fünf Partien nacheinander gewonnen
badge-shutout = **Schneider** · eine Partie gewonnen, in der die andere Seite keine Box bekam
badge-sweep = **Hollywood komplett** · jede Spalte eines Hollywood-Zettels gewonnen
badge-upset = **Überraschung** · gegen jemanden gewonnen, dessen Wertung hundert Punkte höher war
badge-gin = **Gin** · ohne Restkarten Schluss gemacht
badge-big-gin = **Big Gin** · alle elf Karten gemeldet
badge-gin-at-once = **Sofort Gin** · Gin gleich im ersten Zug
badge-ten-gins = **Zehnmal Gin** · zum zehnten Mal Gin
badge-undercut = **Unterboten** · nicht mehr Restpunkte als die Seite, die geklopft hat
badge-quick-knock = **Schnell geklopft** · spätestens im zweiten Zug geklopft und gewonnen
badge-rich-deal = **Fette Beute** · fünfzig Punkte oder mehr in einem einzigen Spiel Gin
badge-went-out = **Alles ausgelegt** · herausgekommen, wo Meldungen auf den Tisch kommen

## Zwei gegeneinander

versus-title = { $one } – { $other }
versus-none = Die beiden haben hier noch nicht gegeneinander gespielt. `/gin challenge` kann das ändern.
versus-no-games = Noch ist keine Partie zwischen ihnen zu Ende.
versus-games = Gewonnene Partien: **{ $one } : { $other }**
versus-drawn = { $count ->
    [one] Eine Partie ging an niemanden von beiden.
   *[other] { $count } Partien gingen an niemanden von beiden.
}
versus-run = { $count ->
    [one] { $name } hat die letzte gewonnen.
   *[other] { $name } hat die letzten { $count } gewonnen.
}
versus-longest = Am meisten nacheinander: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Gewonnene Spiele: **{ $one } : { $other }**
versus-points = Punkte: **{ $one } : { $other }**
versus-gins = Gin: **{ $one } : { $other }**
versus-undercuts = Unterboten: **{ $one } : { $other }**
versus-last = Die letzten Partien
versus-met = { $when } · { $variant } · { $name } · Tisch { $table }
versus-met-by = { $when } · { $variant } · { $name } mit { $net } · Tisch { $table }
versus-met-drawn = { $when } · { $variant } · niemand von beiden · Tisch { $table }
