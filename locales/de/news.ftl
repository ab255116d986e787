# Was ein Server von sich hört: die Wochenseite in einem Kanal, und was sich daran einstellen lässt.

command-admin-news = Eine Wochenseite über die Partien dieses Servers, und Rollen für die Mitglieder
settings-title-news = ### Neues von { $server }
setting-news-channel = Kanal
setting-news-channel-about = Wo ich erzähle, was in der Woche los war. Ohne Pings, und ohne Partien gar nicht.
setting-news-channel-none = keine Seite
press-news-channel-none = Keine Seite mehr
setting-news-day = Tag
setting-news-day-about = An welchem Wochentag die Seite kommt.
setting-news-day-monday = Montag
setting-news-day-tuesday = Dienstag
setting-news-day-wednesday = Mittwoch
setting-news-day-thursday = Donnerstag
setting-news-day-friday = Freitag
setting-news-day-saturday = Samstag
setting-news-day-sunday = Sonntag
setting-news-hour = Stunde
setting-news-hour-about = Um wie viel Uhr sie an diesem Tag kommt.
setting-news-hour-number = { $number } Uhr
setting-news-zone = Zeitzone
setting-news-zone-about = In welcher Zeitzone Tag und Stunde gemeint sind.
# $when is a day and a time, as Discord writes them.
news-next = Nächste Seite: { $when }
news-off = Wähl einen Kanal, und er bekommt jede Woche eine Seite: die Partien, das Blatt der Woche, wer aufsteigt, wer einen Lauf hat.
# $channel is a mention.
news-lost-here = **In { $channel } konnte ich nichts senden**, also kommt keine Seite. Lass mich den Kanal sehen und dort schreiben und wähl ihn noch einmal, oder nimm einen anderen.
news-lost = Die Wochenseite von **{ $server }** konnte ich in { $channel } nicht senden: Den Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Es kommt keine mehr, bis du mit `/gin-admin news` wieder einen Kanal wählst.
news-quiet = In den letzten sieben Tagen hat niemand gegen jemanden gespielt: So eine Woche hat keine Seite.
press-news-preview = Vorschau
press-news-standings = Tabelle

news-title = ## Die Woche bei { $server }
news-played = { $games ->
    [0] diese Woche keine Partie
    [one] { $games } Partie
   *[other] { $games } Partien
}
news-players = { $players ->
    [one] ein Mitglied
   *[other] { $players } Mitglieder
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### Saisonbeste: { $season }
news-champion-rating = Wertung: **{ $name }** · { $figure }
news-champion-net = Netto: **{ $name }** · { $figure }
news-champion-games-won = Gewonnene Partien: **{ $name }** · { $figure }
news-champion-daily = Partie des Tages: **{ $name }** · { $figure }
news-hand = ### Blatt der Woche
news-hand-gin = Das schnellste Gin: **{ $name }**, im { $turn }. Zug
news-hand-undercut = Am höchsten unterboten: **{ $name }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
news-hand-points = Die meisten Punkte in einem Spiel: **{ $name }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
news-climbs = ### In der Wertung gestiegen
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### Wer einen Lauf hat
news-row = **{ $name }** hat { $number } nacheinander gewonnen
news-goals = ### Noch eine Partie …
news-goal-games = **{ $name }**: … bis zur Partie Nummer { $number }
news-goal-row = **{ $name }**: … bis zu { $number } Siegen nacheinander
news-goal-place = **{ $name }**: … bis zu Platz { $number } der Wertung, mit einem Sieg gegen { $other }
news-daily = ### Partie des Tages
news-daily-first = **{ $name }** lag in der Woche vorn: { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Rolle für Saisonbeste
setting-role-champion-about = Wer am Ende der letzten Saison vorn lag, hat sie, bis die nächste endet.
setting-role-top-three = Rolle der ersten drei
setting-role-top-three-about = Die ersten drei der Wertung haben sie. Vorläufige Wertungen zählen nicht.
setting-role-rating-low = Rolle unter 1450
setting-role-rating-low-about = Wer so eine Wertung hat, hat sie. Ich gebe und nehme sie von selbst.
setting-role-rating-middle = Rolle ab 1450
setting-role-rating-middle-about = Wer so eine Wertung hat, hat sie. Ich gebe und nehme sie von selbst.
setting-role-rating-high = Rolle ab 1550
setting-role-rating-high-about = Wer so eine Wertung hat, hat sie. Ich gebe und nehme sie von selbst.
setting-role-rating-top = Rolle ab 1650
setting-role-rating-top-about = Wer so eine Wertung hat, hat sie. Ich gebe und nehme sie von selbst.
setting-role-none = keine Rolle
press-role-none = Keine Rolle mehr
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] Die Rolle gibt es nicht mehr: Wähl eine andere.
    [bot] Die Rolle vergibt Discord selbst, also kann ich es nicht.
    [moderates] Mit der Rolle darf man moderieren oder verwalten, also gebe ich sie nicht fürs Kartenspielen.
    [permission] Ich darf keine Rollen vergeben: Erlaub mir erst *Rollen verwalten*.
    [not-theirs] Die Rolle kannst du nicht vergeben: Dazu brauchst du *Rollen verwalten* und eine höhere Rolle.
   *[high] Ich kann nur Rollen vergeben, die unter meiner stehen: Schieb meine weiter nach oben.
}
