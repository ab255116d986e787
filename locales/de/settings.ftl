# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Diese Einstellung gibt es nicht, oder sie kann das nicht sein.
refusal-other-channels = Auf diesem Server beginnen Partien in { $channels }.
refusal-other-roles = Auf diesem Server beginnt Partien, wer eine dieser Rollen hat: { $roles }.
refusal-not-manager = Das ist für die, die diesen Server verwalten dürfen.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = Eine Zeitzone { $name } gibt es nicht.{ $near ->
    [none] {""}
   *[other] {" "}Vielleicht { $near }?
}
refusal-several-zones = Dieses Land hat mehrere Zeitzonen. Gib eine seiner Städte ein.

settings-title-server = ### Einstellungen von { $server }
press-me = Zu deinen Einstellungen
press-me-friends = Freunde, Blockierte …
press-me-away = Abwesend …
press-me-data = Meine Daten …
press-me-export = Meine Partien als Datei …
settings-title-own = ### Deine Einstellungen
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] Im Menü stehen alle Einstellungen. Bisher geändert:
   *[no] Im Menü stehen alle Einstellungen. Bisher ist nichts geändert.
}
settings-option = { $name }: { $value }
settings-menu = Einstellung ändern …
settings-value = Was es sein soll …
settings-region = Teil der Welt …
settings-kind = Art der Regeln …

setting-yes = ja
setting-no = nein
setting-no-hour = keine
setting-hour = { $hour } Uhr

setting-channels = Kanäle
setting-channels-about = Wo Partien beginnen dürfen, auch in den Threads dort. Was begonnen hat, geht weiter.
setting-channels-all = jeder Kanal
press-channels-all = Jeden Kanal erlauben
setting-roles = Rollen
setting-roles-about = Wer Partien beginnen darf: wer eine dieser Rollen hat.
setting-roles-all = alle
press-roles-all = Allen erlauben
setting-ping = Pings
setting-ping-about = Wann ich Mitglieder in einem Kanal anpinge.
setting-ping-turn = für Herausforderungen und Züge
setting-ping-challenge = nur für Herausforderungen
setting-ping-never = nie
setting-rooms = Räume
setting-rooms-about = Wo Mitglieder gegeneinander spielen. Mit Threads bleibt im Kanal eine Zeile; Üben bleibt dort.
setting-rooms-threads = in eigenen Threads
setting-rooms-channel = im Kanal
setting-tidy = Alte Ergebnisse
setting-tidy-about = Wann ich frühere Ergebnisse aus einem Kanal lösche. Zettel und Nachspielen behalten sie.
setting-tidy-number = { $number ->
    [0] bleiben
    [one] werden nach { $number } Tag gelöscht
   *[other] werden nach { $number } Tagen gelöscht
}
setting-language = Sprache
setting-language-about = In welcher ich schreibe. Von selbst ist es die, die in Discord eingestellt ist.
setting-language-auto = wie in Discord
# The language's name in the language itself.
language-name = Deutsch
setting-rules = Übliche Regeln
setting-rules-about = Nach welchen Regeln eine Partie geht, für die niemand welche gewählt hat.
setting-rules-bot = die von Undercut ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, geändert

setting-spoken = Vorlesen
setting-spoken-about = Für Screenreader: volle Kartennamen, Sätze ohne Zeichen, Knöpfe, die sagen, was sie tun.
setting-confirm = Rückfragen
setting-confirm-about = Ob ich nachfrage, bevor du klopfst, herauskommst, eine Meldung auflöst oder Gin auslässt.
setting-hand = Deine Karten
setting-hand-about = Wo du sie bekommst: geschickt, oder über Meine Karten am Tisch, ganz ohne Direktnachricht.
setting-hand-dm = per Direktnachricht
setting-hand-here = im Kanal
setting-look = Kartenbild
setting-look-about = Wie ich Karten schreibe, die nur du siehst: als kleine Bilder oder als Text.
setting-look-picture = Bilder
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Karten als Text: 7♥
press-look-picture = Karten als Bilder
setting-look-text = Text
setting-who-may-challenge = Herausforderungen von
setting-who-may-challenge-about = Wer dich beim Namen herausfordern darf.
setting-who-may-challenge-anyone = allen
setting-who-may-challenge-friends = Freunden
setting-who-may-challenge-nobody = niemandem
setting-celebrate = Bewegte Bilder
setting-celebrate-about = Ob Kanäle deine Gins, Big Gins und Undercuts als bewegtes Bild sehen.
setting-privacy = Deine Bilanz
setting-privacy-about = Wer deine Plätze, Zahlen und Partien sieht. Wer mitgespielt hat, sieht die Partie immer.
setting-privacy-everyone = für alle, auf jedem Server
setting-privacy-server = auf dem Server, auf dem du gespielt hast
setting-privacy-nobody = nur für dich
setting-time-zone = Zeitzone
setting-time-zone-about = In welcher die Stunden hier gemeint sind.
press-zone-type = Stadt eingeben …
zone-title = Deine Zeitzone
zone-label = Eine Stadt oder Zone
zone-about = Etwa Berlin, New York oder UTC
setting-quiet-from = Ruhe ab
setting-quiet-from-about = Ab wann ich dir nichts schicke, worum du nicht gebeten hast.
setting-quiet-to = Ruhe bis
setting-quiet-to-about = Bis wann das so ist.
setting-remind-hours = Erinnerungen
setting-remind-hours-about = Wie lange nach deinem Zug ich dich daran erinnere.
setting-remind-hours-number = { $number ->
    [0] nie
    [one] nach { $number } Stunde
   *[other] nach { $number } Stunden
}
setting-prompt = Leise rufen
setting-prompt-about = Ob ich leise schreibe, wenn du gerade noch da warst, du dran bist und zwei Minuten vergehen.

command-me = Sieh und ändere deine eigenen Einstellungen
command-admin = Für alle, die diesen Server verwalten
command-admin-settings = Sieh und ändere die Einstellungen dieses Servers

setting-clock = Uhr
setting-clock-about = Wie lange ein Zug dauern darf: ohne Grenze, einige Stunden (nicht nachts) oder Minuten.
setting-clock-none = keine
setting-clock-relaxed = gemütlich (Stunden)
setting-clock-live = live (Minuten)
setting-clock-hours = Gemütliche Uhr
setting-clock-hours-about = Wie lange ein Zug bei gemütlicher Uhr dauern darf.
setting-clock-hours-number = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
setting-clock-minutes = Zeit je Zug, live
setting-clock-minutes-about = Wie lange ein Zug dauern darf, wenn live gespielt wird.
setting-clock-minutes-number = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}

setting-season = Saison
setting-season-about = Wie lange eine Saison der Tabelle dauert. Monate und Quartale beginnen um Mitternacht UTC.
setting-season-none = keine
setting-season-monthly = ein Monat
setting-season-quarterly = ein Quartal

setting-rated-practice = Gewertet gegen den Computer
setting-rated-practice-about = Ob Partien gegen den Computer die Wertung ändern. Wo sie das tun, gibt es keine Tipps.

setting-card-size = Kartengröße
setting-card-size-about = Wie groß ich deine Karten schreibe.
setting-card-size-large = groß
setting-card-size-compact = wie der Text

setting-after-deal = Nach einem Spiel
setting-after-deal-about = Was deine Hand nach einem Spiel zeigt. Mit Stunden für einen Zug: die nächsten Karten.
setting-after-deal-result = erst das Ergebnis
setting-after-deal-cards = gleich die nächsten Karten

setting-card-order = Kartenfolge
setting-card-order-about = Wonach die Karten außerhalb deiner Meldungen sortiert sind.
setting-card-order-suit = nach Farbe
setting-card-order-rank = nach Rang

setting-colours = Kartenfarben
setting-colours-about = Die Farben der Karten, die nur du siehst. Als Text geschriebene haben keine.
setting-colours-four = vier Farben
setting-colours-two = Schwarz und Rot
setting-colours-contrast = gut unterscheidbar bei Farbschwäche
colours-coming = Diese Farben sind unterwegs. Bis sie da sind, siehst du die üblichen.

# $member is a mention.
turn-here = { $member }, du bist dran.
turn-here-closed = Deine Karten ließen sich dir nicht schicken. Erlaube Direktnachrichten von diesem Server, oder sieh sie dir hier an: Das sieht niemand außer dir.

refusal-not-player = { $name } spielt an diesem Tisch nicht mit.
refusal-two-sides-only = Dort spielen mehr als zwei Seiten. Du kannst die Partie für ungültig erklären.
decided = Entschieden von denen, die diesen Server verwalten: { $reason }

annulled = Inzwischen von denen, die diesen Server verwalten, für ungültig erklärt; zählt nichts: { $reason }

command-admin-void = Erklär eine Partie für ungültig, laufend oder vorbei: Sie zählt nichts
command-admin-adjudicate = Beende eine laufende Partie als von einer Seite gewonnen
command-admin-unstick = Zeichne einen Tisch neu
command-admin-audit = Sieh, was im Namen dieses Servers getan wurde
command-admin-table = Welcher Tisch
command-admin-winner = Ein Mitglied der Seite, die gewinnt
command-admin-reason = Warum; beide Seiten lesen es

admin-void = Tisch { $table } ist ungültig: { $names }. Die Partie zählt nichts, und am Tisch steht es.
admin-adjudicate = Tisch { $table } ist beendet: { $names }. Am Tisch steht, wer gewonnen hat, und warum.
admin-unstick = Alle Nachrichten von Tisch { $table } werden neu gezeichnet: { $names }. Ist der Computer dran, spielt er.
admin-closed = Direktnachrichten erreichen { $names } nicht. **Meine Karten** am Tisch zeigt die Karten.

audit-title = ### Was im Namen dieses Servers getan wurde
audit-none = Noch nichts.
audit-page = Seite { $page } von { $pages }
audit-reason = „{ $reason }“
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = { $number } davon
audit-void = Tisch **{ $table }** für ungültig erklärt
audit-adjudicate = Tisch **{ $table }** gewonnen von { $winner }
audit-unstick = Tisch **{ $table }** neu gezeichnet
audit-unknown = Eine Einstellung, die ich nicht kenne
press-audit-newer = Neuer
press-audit-older = Älter
