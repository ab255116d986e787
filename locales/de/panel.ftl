# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Hausregeln · { $step } von { $steps }: { $title }
panel-step-start = aussuchen
panel-step-change = ändern
panel-step-use = spielen
panel-label-kind = **Art der Regeln**
panel-label-start = **Regeln, von denen du ausgehst**
panel-label-group = **Teil der Regeln**
panel-label-clock = **Zeit für einen Zug**
panel-label-knob = **Regel**
panel-label-value = **So wird gespielt**
panel-label-value-was = **So wird gespielt** · vorher: { $before }
panel-label-play = **Nach diesen Regeln spielen**
panel-label-save = **Regeln speichern**
panel-challenge = Für eine Herausforderung an { $name }.
panel-open = Für einen Platz, den alle nehmen dürfen.
panel-practice = Für eine Partie gegen den Computer.
panel-counter = Für eure Herausforderung, dich und { $name }, statt des Angebots.
panel-preset = Zum Speichern oder um gleich danach zu spielen. Nur du siehst das.
panel-start = Ausgehend von **{ $name }**.
panel-start-own = Ausgehend von **{ $name }**, von dir gespeichert.
panel-start-server = Ausgehend von **{ $name }**, für diesen Server gespeichert.
panel-start-unreadable = **{ $name }** hat eine neuere Version gespeichert; hier ist es nicht lesbar.
panel-same = Unverändert.
panel-same-offer = Dasselbe wie das Angebot.
panel-changed = **Geändert**
panel-change = - { $rule }: **{ $value }** (vorher: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - **{ $name }** statt { $before }
panel-clock-change = - Die Uhr: **{ $value }** statt { $before }
panel-clock-about = Wie lange ein Zug dauern darf. Wer annimmt, ist damit einverstanden.
panel-more = { $changes ->
    [one] - und 1 weitere
   *[other] - und { $changes } weitere
}
panel-many = So spielen mehr als zwei: Biete Plätze an, dort kommen alle dazu.
panel-who = Wen forderst du heraus?
panel-who-menu = Wähl ein Mitglied
panel-delete = **{ $name }** für immer löschen? Partien nach diesen Regeln gehen weiter.
panel-sent = ### Abgeschickt
    Es steht jetzt in #{ $channel }.
panel-number = Eine Zahl
panel-number-range = Von { $low } bis { $high }
panel-name = Wie sie heißen sollen
panel-name-title = Diese Regeln speichern
panel-name-server-title = Für den Server speichern

panel-menu-group = Wähl, was du ändern willst
panel-menu-knob = Wähl eine Regel
panel-menu-value = Wähl einen Wert
panel-menu-start = Wähl Regeln, von denen du ausgehst
panel-menu-clock = Wähl eine Uhr

press-panel = Hausregeln …
press-panel-challenge = { $name } herausfordern
press-panel-who = Herausfordern …
press-panel-open = Platz anbieten
press-panel-practice = Üben …
press-panel-counter = Angebot senden
press-panel-over = Von vorn
press-panel-name = Speichern als …
press-panel-name-server = Für alle speichern …
press-panel-keep = { $name } speichern
press-panel-delete = Löschen …
press-panel-really = Löschen
press-panel-stay = Behalten
press-panel-back = Zurück
press-panel-next = Weiter
press-panel-type = Eingeben …
press-rules-other = Andere Regeln …

## What there is to start from

start-knock = Mit Klopfen
start-oklahoma = Oklahoma: die Klopfkarte
start-contests = Serien und Hollywood-Zettel
start-others = Andere Meldungen, andere Tische
start-programs = Wie in anderen Programmen
start-mine = Deine gespeicherten Regeln
start-server = Gespeicherte Regeln dieses Servers
start-server-more = Gespeicherte Regeln dieses Servers, der Rest
start-unreadable = { $name } (nicht lesbar)

## The groups

group-clock = Die Uhr
group-deal = Das Geben
group-melds = Meldungen und Werte
group-knocking = Klopfen
group-table = Auslegen auf den Tisch
group-scoring = Ein Spiel zählen
group-game = Die Partie
group-contest = Der Wettkampf
group-seats = Plätze

## Values that many rules share

value-yes = Ja
value-no = Nein
value-off = Aus
value-number = { $number }

## The deal

rule-first-dealer = Wer zuerst gibt
value-first-dealer-random = Das Los entscheidet
value-first-dealer-cut-low-deals = Abheben: Die niedrigste Karte gibt
value-first-dealer-cut-high-chooses = Abheben: Die höchste Karte bestimmt
rule-next-dealer = Wer als Nächstes gibt
value-next-dealer-alternate = Abwechselnd
value-next-dealer-winner = Wer das Spiel gewonnen hat
value-next-dealer-loser = Wer das Spiel verloren hat
rule-draw-dealer = Wer nach Unentschieden gibt
value-draw-dealer-same = Dieselbe Seite noch einmal
value-draw-dealer-rotate = Die andere Seite
rule-first-turn = Erster Zug
value-first-turn-offer-both = Die offene Karte wird beiden angeboten
value-first-turn-offer-nondealer = Die offene Karte wird einer Seite angeboten
value-first-turn-eleven-cards = Elf Karten, keine offene Karte
value-first-turn-stock-only = Vom Talon, keine offene Karte
value-first-turn-normal-draw = Offene Karte oder Talon, wie immer
rule-immediate-knock = Ein Blatt zum sofort Klopfen
value-immediate-knock-allow = Wird gespielt
value-immediate-knock-misdeal = Wird neu gegeben
rule-discard-visibility = Was man von der Ablage sieht
value-discard-visibility-top-only = Die oberste Karte
value-discard-visibility-full = Alles
rule-return-taken-discard = Gerade Genommenes darf zurück
rule-stock-end = Karten, die im Talon bleiben
rule-wall-rule = Ein Abwurf nach dem letzten Ziehen
value-wall-rule-end-on-discard = Beendet das Spiel unentschieden
value-wall-rule-last-discard-action = Darf noch zum Beenden genommen werden
rule-stall-guard = Züge ohne Talon bis unentschieden

## Melds and values

rule-sets = Sätze sind Meldungen
rule-runs = Folgen
value-runs-suited = Von einer Farbe
value-runs-any-suit = Von allen Farben
rule-ace = Asse in Folgen
value-ace-low = Niedrig: A-2-3
value-ace-high = Hoch: D-K-A
value-ace-high-or-low = Niedrig oder hoch: A-2-3, D-K-A
value-ace-corner = Um die Ecke: K-A-2
rule-values = Was Karten zählen
value-values-standard = Ass 1, Bilder 10
value-values-ace15 = Ass 15, Bilder 10
value-values-colonel = Ass 10, Bilder 10
value-values-mahjong = 2 bis 9 fünf, Zehn bis König 10, Ass 15
rule-table-melds = Wo Meldungen liegen
value-table-melds-none = Auf der Hand, bis das Spiel endet
value-table-melds-own-only = Auf dem Tisch, jede Seite für sich
value-table-melds-shared = Auf dem Tisch, für beide Seiten

## Knocking

rule-knock-limit = Klopfen mit höchstens
value-knock-limit-upcard = Was die Klopfkarte sagt
value-knock-limit-gin-only = Niemand klopft: nur Gin
rule-knock-limit-ace = Ein Ass als Klopfkarte
value-knock-limit-ace-one = Klopfen mit 1
value-knock-limit-ace-gin-only = Nur Gin
rule-knock-card-source = Klopfkarte
value-knock-card-source-upcard = Die offene Karte
value-knock-card-source-second-deck = Aus einem zweiten Spiel Karten
rule-gin-compulsory = Gin muss gemeldet werden
rule-final-discard = Letzter Abwurf
value-final-discard-required = Muss sein
value-final-discard-optional = Darf wegfallen
value-final-discard-none = Es wird nicht abgeworfen
rule-knock-meld-mode = Meldungen beim Klopfen
value-knock-meld-mode-auto = Frage nur, wo es darauf ankommt
value-knock-meld-mode-manual = Immer von Hand gewählt
rule-layoff-mode = Anlegen
value-layoff-mode-auto = Geschieht für dich
value-layoff-mode-manual = Von Hand
rule-layoff-on-gin = Anlegen auch an Gin
rule-illegal-knock = Klopfen über der Grenze
value-illegal-knock-prevent = Geht nicht
value-illegal-knock-opponent-choice = Die andere Seite sagt, wie es weitergeht
value-illegal-knock-expose = Weiter mit offenen Karten

## Playing to the table

rule-multi-take = Mehrere Karten von der Ablage nehmen
rule-deep-card-use = Die tiefste genommene Karte
value-deep-card-use-meld-or-layoff = In eine neue Meldung oder an eine
value-deep-card-use-new-meld-only = In eine neue Meldung
rule-contract = Kontrakt: Größe der Meldungen
value-contract = { $sizes }
rule-layoff-cap-per-meld = Karten je Zug an eine Meldung
rule-extend-on-contract-turn = Anlegen im Zug des Kontrakts
rule-ace-offer-skips-draw = Wer ein Ass annimmt, zieht nicht
rule-reoffer-ban = Nicht gleich zurückbieten
rule-exhaust-count = Was zählt, wenn der Talon leer ist
value-exhaust-count-all-in-hand = Alles auf der Hand
value-exhaust-count-unmatched-only = Nur die Restkarten
rule-challenge = Herausfordern zum Zählen
rule-challenge-timing = Wann man herausfordert
value-challenge-timing-own-draw-phase = Vor dem eigenen Ziehen
value-challenge-timing-anytime = Jederzeit im eigenen Zug
rule-challenge-per-turn = Herausforderungen je Zug
rule-challenge-tie = Gleiche Hände beim Herausfordern
value-challenge-tie-drawn = Unentschieden
value-challenge-tie-challenged-wins = Wer herausgefordert wurde, gewinnt

## Scoring a deal

rule-knock-score = Klopfen bringt
value-knock-score-difference = Den Unterschied
value-knock-score-loser-full = Alle Restpunkte der anderen Seite
rule-gin-bonus = Bonus für Gin
rule-gin-bonus-no-contract = Gin gegen keinen Kontrakt
rule-big-gin = Big Gin
value-big-gin-off = Gibt es nicht
value-big-gin-total = Bringt insgesamt so viel
value-big-gin-extra = Bringt so viel mehr als Gin
rule-big-gin-points = Punkte für Big Gin
rule-undercut-bonus = Bonus fürs Unterbieten
rule-tie-rule = Gleichstand
value-tie-rule-undercut = Gilt als unterboten
value-tie-rule-no-score = Bringt niemandem etwas
rule-exhaust-score = Wenn der Talon leer ist
value-exhaust-score-void = Punktet niemand
value-exhaust-score-difference = Wer weniger hält, bekommt den Unterschied
value-exhaust-score-table-minus-hand = Jede Seite: Tisch weniger Hand
rule-spade-doubles = Pik als Klopfkarte verdoppelt
rule-extra-boxes-gin = Extra-Boxen für Gin
rule-extra-boxes-big-gin = Extra-Boxen für Big Gin
rule-extra-boxes-undercut = Extra-Boxen fürs Unterbieten
rule-spade-double-boxes = Boxen unter Pik
value-spade-double-boxes-none = Zählen nicht doppelt
value-spade-double-boxes-extra = Die Extra-Boxen zählen doppelt
value-spade-double-boxes-all = Alle zählen doppelt
rule-sequence-bonus = Folgen zählen für sich
value-sequence-bonus-off = Nein
value-sequence-bonus-winner = Ja, die der Siegerseite
value-sequence-bonus-both = Ja, die beider Seiten
rule-sequence-bonus-long-min = Karten einer langen Folge
rule-sequence-bonus-long-per-card = Punkte je Karte einer langen Folge
rule-sequence-bonus-face-per-card = Punkte je Bild in einer Folge

## The game

rule-game-target = Eine Partie geht bis
rule-game-bonus = Bonus für die Partie
rule-line-bonus = Punkte je Box
rule-line-bonus-timing = Wann Boxen zählen
value-line-bonus-timing-end = Am Ende der Partie
value-line-bonus-timing-immediate = Sofort
rule-shutout = Ein Schneider
value-shutout-off = Bringt nichts
value-shutout-double-points = Verdoppelt die Punkte der Siegerseite
value-shutout-double-points-and-game = Verdoppelt Punkte und Partiebonus
value-shutout-double-total = Verdoppelt die ganze Summe
value-shutout-extra = Bringt so viel dazu
rule-shutout-points = Punkte für einen Schneider
rule-exact-margin-forfeit = Ein Vorsprung, der verliert
rule-exact-margin-basis = Dieser Vorsprung zählt in
value-exact-margin-basis-points = Punkten
value-exact-margin-basis-final = Endsummen
rule-winner-by = Die Partie gewinnt
value-winner-by-first-to-target = Wer das Ziel erreicht
value-winner-by-higher-final-total = Wer am Ende mehr hat

## The contest

rule-match = Wettkampf
value-match-single = Eine Partie
value-match-multi-match = Mehrere Matches, eine Rechnung
value-match-best-of = Eine Serie von Partien
value-match-hollywood = Ein Hollywood-Zettel
rule-best-of = Partien der Serie
rule-multi-target = Alle Matches gehen bis
rule-multi-hand-bonus = Punkte je gewonnenem Spiel, nach dem Match
rule-multi-win-bonus = Bonus für ein Match
rule-multi-shutout-bonus = Bonus, wenn man jedes Spiel gewinnt
rule-hollywood-columns = Spalten auf dem Zettel
rule-hollywood-late-entry = Erster Eintrag, seine Spalte ist zu
value-hollywood-late-entry-next-open = Kommt in die nächste offene Spalte
value-hollywood-late-entry-by-count = Verfällt
rule-hollywood-decide = Was entscheidet
value-hollywood-decide-net-points = Die Summen der Spalten
value-hollywood-decide-columns-won = Die gewonnenen Spalten
rule-hollywood-third-double = Die dritte Spalte zählt doppelt

## Seats

rule-seating = Wer spielt
value-seating-heads-up = Zu zweit
value-seating-partnership = Zwei Teams
value-seating-round-robin = Drei oder vier, wer verliert, macht Platz
value-seating-captain = Ein Kapitän gegen ein Feld
value-seating-three-handed = Zu dritt, alle im selben Spiel
rule-team-size = Mitglieder eines Teams
rule-team-target = Ziel der Teams
rule-team-sweep-bonus = Für Siege an jedem Tisch, je Mitglied
rule-opponent-rotation = Gegner wechseln
value-opponent-rotation-fixed = Nie
value-opponent-rotation-each-hand = Mit jedem Spiel
value-opponent-rotation-each-game = Mit jeder Partie
rule-partner-talk = Partner sehen voneinander die Karten
value-partner-talk-off = Nie
value-partner-talk-after-own-hand = Wenn das eigene Spiel vorbei ist
value-partner-talk-always = Immer
rule-team-result-visibility = Ergebnisse anderer Tische
value-team-result-visibility-immediate = Sofort
value-team-result-visibility-after-discard = Erst nach dem nächsten Abwurf

## An offer of other rules

challenge-counters = { $you ->
    [host] ### Du bietest { $guest } andere Regeln an
    [guest] ### { $host } bietet dir andere Regeln an
   *[other] ### { $host } bietet { $guest } andere Regeln an
}
offer-changed = **Statt des Angebots davor**

## What can’t be done

refusal-offer-changed = Inzwischen wurden andere Regeln angeboten. Sieh sie dir erst an.
refusal-only-they-offer = Die Regeln machen { $name } und wer gefragt ist unter sich aus.
refusal-same-rules = Genau das ist schon angeboten. Ändere erst etwas.
refusal-seats-stay = Diese Herausforderung gilt für zwei. Für mehr bietet `/gin play` Plätze an.
refusal-no-such-rule = Diese Wahl gibt es bei diesen Regeln nicht mehr. Das Feld zeigt, welche es gibt.
refusal-panel-gone = Dieses Feld gibt es nicht mehr. **Hausregeln …** in `/gin play` öffnet ein neues.
refusal-panel-used = Diese Regeln sind schon abgeschickt. **Hausregeln …** in `/gin play` öffnet ein neues Feld.
refusal-no-name = Von diesem Namen sieht man nichts. Gib ihnen einen anderen.
refusal-name-taken = Andere Regeln sind schon als „{ $name }“ gespeichert. Nimm einen anderen Namen, oder geh von jenen aus und speichere sie neu.
refusal-ready-made-name = „{ $name }“ heißen schon fertige Regeln. Nimm einen anderen Namen.
refusal-too-many-saved = Es sind schon { $most } Regeln gespeichert, mehr geht nicht. Lösch erst welche.
refusal-saved-gone = Diese Regeln sind nicht mehr gespeichert.
refusal-managers-only = Die Regeln des Servers sind für die, die ihn verwalten. Du kannst sie für dich speichern.
refusal-no-number = Das ist keine Zahl von { $low } bis { $high }.
