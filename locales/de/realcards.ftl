## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] Dann wäre der Wettkampf schon vor Spiel { $name } vorbei. Berichtige erst die späteren Spiele.
   *[players] Spiel { $name } würde nicht mehr passen: Es spielten andere. Berichtige erst dieses.
}
refusal-sheet-moved = Der Zettel hat sich inzwischen geändert. So steht er jetzt.
refusal-sheet-over = Auf diesem Zettel lässt sich nichts mehr eintragen.
refusal-entry-gone = Dieses Spiel steht nicht mehr auf dem Zettel.
refusal-entry-open = Zu diesem Spiel fehlt noch etwas.
refusal-proposal-waits = Eine andere Änderung des Zettels wartet auf Antwort. Die kommt zuerst.
refusal-proposal-gone = Das ist schon beantwortet.
refusal-not-latest = Zurücknehmen lässt sich nur das neueste Spiel, von dem, der es eingetragen hat. *Berichtigen …* fragt die anderen.
refusal-sheet-started = Dieser Zettel hat schon begonnen oder ist geschlossen.
refusal-sheet-players = { $code ->
    [heads_up] Hier spielen zwei: Erst muss jemand dazukommen.
    [round_robin] Hier spielen drei oder vier reihum.
    [partnership] Beide Teams brauchen gleich viele Mitglieder, mindestens je zwei.
   *[captain] Ein Kapitän spielt allein gegen zwei oder mehr.
}
refusal-same-name = Auf diesem Zettel heißt schon jemand { $name }.

## A sheet for real cards, in its channel

paper-rules = Echte Karten · { $rules }
paper-many = { $players } spielen
paper-number = Spiel { $deal }
paper-round = **Runde { $round }**
paper-round-table = Runde { $round }, Tisch { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $boxes } Boxen)
}
paper-last = { $place }: { $deal }
paper-label = { $place }: { $deal }
paper-entered = { $place }: { $deal } · eingetragen von { $name }
paper-next = **Als Nächstes Spiel { $number }:** { $one } – { $two }. { $dealer } gibt.
paper-table = Tisch { $number }: { $one } – { $two }. { $dealer } gibt.
paper-waiting = { $players ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
}
paper-over = **Der Wettkampf ist vorbei.** Ein falsches Spiel lässt sich noch berichtigen.
paper-closed = **Dieser Zettel wurde geschlossen, wie er ist.**
paper-would-change = **{ $name } möchte das ändern:** { $place }
paper-would-remove = **{ $name } möchte das streichen:** { $place }
paper-would-close = **{ $name } möchte den Zettel schließen, wie er ist.** Dann gewinnt niemand.
paper-now = Jetzt: { $deal }
paper-then = Dann: { $deal }
paper-asks = { $waiting ->
    [one] { $names }, einverstanden?
   *[other] { $names }: { $every ->
        [any] von jeder Seite muss jemand zustimmen.
       *[all] ihr müsst alle zustimmen.
    }
}
press-paper-enter = Spiel eintragen
press-paper-undo = Zurücknehmen: { $place }
press-paper-dealer = { $name } gibt zuerst
press-paper-fix = Berichtigen …
press-paper-close = Zettel schließen
press-agree = Zustimmen
press-refuse = Ablehnen
press-new-sheet = Neuer Zettel

## Until everybody has come

paper-head = ### { $host } schreibt für echte Karten an
    { $seating ->
        [partnership] Zwei Teams, so groß, wie sie zusammenkommen
        [round_robin] Drei oder vier, wer ein Spiel verliert, setzt aus
        [captain] Einer gegen die anderen, die sich abwechseln
       *[heads_up] Zu zweit
    }
paper-joined = { $side ->
    [captain] **Kapitän:** { $names }
    [field] **Die anderen, in dieser Folge:** { $names }
    [side1] **Seite 1:** { $names }
    [side2] **Seite 2:** { $names }
   *[all] **Mit dabei:** { $names }
}
paper-gone = { $status ->
    [withdrawn] Der Zettel wurde wieder weggelegt.
   *[expired] Es kamen nicht rechtzeitig genug zusammen.
}
press-paper-join = { $side ->
    [captain] Als Kapitän spielen
    [field] Zu den anderen
    [side1] Zu Seite 1
    [side2] Zu Seite 2
   *[all] Mitspielen
}
press-paper-guest = { $side ->
    [captain] Gast als Kapitän …
    [field] Gast dazu …
    [side1] Gast auf Seite 1 …
    [side2] Gast auf Seite 2 …
   *[all] Gast dazu …
}
press-paper-leave = Gehen
press-paper-start = Beginnen

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Berichtigen: { $place }
entry-between = { $one } – { $two }. { $dealer } gibt.
entry-missing = { $what ->
    [table] Welcher Tisch ist es?
    [who] Wer hat gewonnen?
    [knocker] Wer hat geklopft?
    [how] Wie ging es aus?
    [counts] Wie viele Restpunkte blieben?
   *[points] Wie viele Punkte?
}
entry-hint = { $counts ->
    [yes] Zähl nach Meldungen und Anlegen. Die Boni kommen von selbst dazu.
   *[no] Alle Punkte des Spiels, mit den Boni darin. Eingetragen wird erst, wenn du den Knopf drückst.
}
entry-table = Tisch { $table }: { $one } – { $two }
entry-which-table = Welcher Tisch?
entry-pair-turn = { $one } – { $two }, die an der Reihe sind
entry-pair = { $one } – { $two }
entry-who-played = Wer hat gespielt?
entry-won = { $name } hat gewonnen
entry-knocked = { $name } hat geklopft oder hatte Gin
entry-nobody = Niemand hat gewonnen
entry-nobody-knocked = Niemand hat geklopft: unentschieden
entry-who = { $counts ->
    [yes] Wer hat geklopft?
   *[no] Wer hat gewonnen?
}
entry-how = Wie ging es aus?
entry-result = { $result ->
    [knock] Durch Klopfen
    [gin] Gin
    [big_gin] Big Gin
    [undercut] Durch Unterbieten
    [out] Herausgekommen
    [exhausted] Der Talon war leer
    [challenge] Eine Herausforderung
    [draw] Unentschieden: Der Talon war leer
    [tie] Gleichstand: Beiden blieb gleich viel
    [cancelled_gin] Gin, und alles angelegt
    [misdeal] Vergeben: neu gegeben
   *[resign] { $name } hat den Wettkampf aufgegeben
}
entry-number = { $kind ->
    [kept] Restpunkte von { $name }
    [against] Restpunkte von { $name }, nach dem Anlegen
   *[points] Punkte von { $name }
}{ $value ->
    [none] {""}
   *[other] : { $value }
}
entry-boxes = { $boxes ->
    [one] 1 Box
   *[other] { $boxes } Boxen
}
entry-how-many-boxes = Wie viele Boxen?
entry-which = ### Welches Spiel ist falsch?
    Einer Berichtigung müssen die anderen zustimmen.
entry-choose = Wähl ein Spiel
entry-close = Den Zettel schließen, wie er ist? Niemand gewinnt dann, und eintragen lässt sich nichts mehr. Die anderen müssen zustimmen.
press-paper-closing = Schließen
entry-entered = Es steht auf dem Zettel.
entry-proposed = Die anderen werden auf dem Zettel gefragt.
entry-moved = Der Zettel hat sich inzwischen geändert. Sieh noch einmal hin: Von dir ist noch nichts eingetragen.
press-entry-count-on = Aus Restpunkten rechnen
press-entry-count-off = Punkte angeben
press-entry-big-on = Es war Big Gin
press-entry-big-off = Es war kein Big Gin
press-entry-spade-on = Pik hat verdoppelt
press-entry-spade-off = Kein Pik
press-entry-type = Eingeben …
press-entry-enter = Dieses Spiel eintragen
press-entry-change = Um Änderung bitten
press-entry-remove = Um Streichen bitten
press-entry-next = Nächstes Spiel eintragen
type-points = Punkte des Spiels
type-number = { $numbers ->
    [one] Eine Zahl
   *[two] Zwei Zahlen, mit Leerzeichen dazwischen
}
guest-title = Ein Gast ohne Discord
guest-name = Name

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Du gewinnst durch Klopfen
   *[other] { $winner } gewinnt durch Klopfen
}
end-challenge-bare = { $you ->
    [winner] Eine Herausforderung, und du gewinnst
   *[other] Eine Herausforderung, und { $winner } gewinnt
}

## The command

command-realcards = Schreib die Punkte auf, wenn ihr mit echten Karten spielt
command-realcards-member = Gegen wen du spielst
command-realcards-friend = Gegen wen du spielst, mit Namen, wenn es dort kein Discord gibt
refusal-too-much-typed = Das ist keine Zahl, die hier passt.

## In a member's list of games

game-sheet = { $state ->
    [asks] **Zu einem Zettel für echte Karten wirst du gefragt**, { $rules }: { $score }
    [waits] Ein Zettel für echte Karten wartet auf Mitspielende, { $rules }
   *[runs] Echte Karten, { $rules }: { $score }
}
