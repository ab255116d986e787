# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Bild
press-film-open = Zug um Zug
press-record = Aufzeichnung
film-alt = { $title }, alle Karten offen, ein Zug nach dem anderen. { $end }
record-title = ### Die Aufzeichnung von Tisch { $table }

## Anything that is shown to a channel

press-share = Teilen
shown-by = gezeigt von { $name }
refusal-nobody-there = Hier ist niemand, dem man es zeigen könnte.
refusal-may-not-write = Du kannst in diesem Kanal nicht schreiben, darum tue ich es auch nicht für dich.
refusal-shared-lately = Das wurde hier gerade erst gezeigt.

## A record that a member sends (/gin replay file:)

command-replay-file = Eine Aufzeichnung zum Ansehen, etwa eine, die du von mir hast
import-about = aus deiner Datei
import-game = Partie { $game } von { $games }
import-deal = Partie { $game } · { $deal }
import-unreadable = ### Das kann ich nicht als Aufzeichnung lesen
    In Zeile { $line } stimmt etwas nicht:
refusal-file-too-large = Diese Datei ist zu groß für eine Aufzeichnung: Mehr als { $most } KiB lese ich nicht.
refusal-file-gone = Discord hat mir die Datei nicht gegeben. Versuch es bitte noch einmal.
refusal-no-record = Das kann ich nicht als Aufzeichnung lesen: Zeile { $line } stimmt nicht.
refusal-nothing-to-open = Diese Aufzeichnung nennt von keinem Spiel die Karten, darum gibt es nichts anzusehen.
refusal-file-forgotten = Diese Datei habe ich nicht mehr: Ich vergesse sie nach einem Tag, oder wenn du eine andere schickst. Nimm noch einmal `/gin replay file:`.

refusal-no-files = In diesem Kanal darf ich keine Dateien schicken.
refusal-share-later = Die Partie ist noch nicht vorbei. Danach kannst du allen ihre Spiele zeigen.
refusal-not-for-everybody = Jemand, der an diesem Spiel saß, zeigt seine Partien nicht allen, darum kann ich es auch nicht. **Bild** gibt dir die Datei für dich allein.

## A member's games as a file

export-page = ### Deine Partien als Datei
    Für eine Tabelle, oder um sie anderswo anzusehen.
choice-export-results = Ergebnisse, als Tabelle (CSV)
choice-export-records = Aufzeichnungen, mit jeder Karte und jedem Zug (Text)
refusal-nothing-to-export = Du hast noch nichts gespielt, was in eine Datei könnte. `/gin challenge` ändert das.
export-results = { $games ->
    [one] ### Dein Ergebnis
   *[other] ### Deine { $games } Ergebnisse
}
export-records = { $games ->
    [one] ### Die Aufzeichnung deiner Partie
   *[other] ### Die Aufzeichnungen deiner { $games } Partien
}
export-here = Deine Partien auf diesem Server. In Direktnachrichten bekommst du alle.
export-everywhere = Alle deine Partien, auf allen Servern.
export-left = { $games ->
    [one] Eine ältere Partie hat nicht hineingepasst.
   *[other] { $games } ältere Partien haben nicht hineingepasst.
}
export-results-about = Eine Zeile je Partie, die letzte zuerst; Zeiten sind UTC.
export-records-about = `/gin replay file:` zeigt eine solche Datei Zug um Zug. Eine laufende Partie endet dort, wo du nicht weiter siehst.

## /gin history

command-history = Sieh deine beendeten Partien durch
command-history-opponent = Nur gegen dieses Mitglied
command-history-variant = Nur nach diesen Regeln
command-history-result = Nur gewonnene oder nur verlorene
command-history-since = Nur von diesem Tag an, etwa 2026-01-31
press-history = Verlauf
press-history-won = Nur gewonnene
press-history-lost = Nur verlorene
history-resign = aufgegeben
history-out-of-time = Zeit überschritten
history-left = vom Tisch gegangen
history-forfeit = kampflos
history-decided = von der Serverleitung entschieden
press-history-all = Alle Partien
history-title = ### Deine beendeten Partien
history-none = Du hast noch keine Partie beendet. `/gin challenge` beginnt eine.
history-nothing-fits = Keine deiner beendeten Partien passt dazu.
history-won = Gewonnen
history-lost = Verloren
history-against = gegen { $name }
history-since = seit { $date }
history-more = { $names } und { $more } weitere
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-drawn = Unentschieden
outcome-annulled = Ungültig
refusal-no-such-day = Diesen Tag kenne ich nicht. Schreib ihn so: { $example }.
