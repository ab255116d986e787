## One line

line-rules = **{ $rules }** · { $contest }
line-single = eine Partie bis { $target }
line-best-of = höchstens { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} bis { $target }
line-hollywood = { $columns ->
    [one] Hollywood, eine Spalte bis { $target }
   *[other] Hollywood, { $columns } Spalten bis { $target }
}
line-multi-match = Matches bis { $target }, zusammen bis { $total }
line-gin = Gin{"\u00A0"}{ $points }
line-out = herauskommen{"\u00A0"}{ $points }
line-undercut = unterbieten{"\u00A0"}{ $points }
line-big-gin = Big{"\u00A0"}Gin{"\u00A0"}{ $points }
line-line-bonus = Box{"\u00A0"}{ $value }
line-game-bonus = Partie{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] Schneider doppelt
    [double_points_and_game] Schneider verdoppelt Punkte und Partie
    [double_total] Schneider verdoppelt die Summe
   *[extra] Schneider{"\u00A0"}{ $points }
}
line-house = Hausregeln: { $options }
line-house-more = Hausregeln: { $options }; und { $more } weitere
limit-second-deck = ein zweites Spiel Karten bestimmt das Klopfen
limit-table = Meldungen auf dem Tisch, für beide Seiten
limit-own-table = Meldungen auf dem Tisch, jede Seite für sich
short-single = { $rules } bis { $target }
short-best-of = { $rules }, höchstens { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} bis { $target }
short-hollywood = { $rules }, { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} bis { $target }
short-multi-match = { $rules }, Matches bis { $target }
short-house = { $rules }, Hausregeln
option-beside = { $said } ({ $number })
press-rules = Regeln

## A book of rules: its pages, and what every one of them is about

page-melds = Meldungen
page-play = Ablauf
page-end = Ende
page-score = Zählen
page-game = Partie
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Ziel:** Ordne deine zehn Karten zu Meldungen, und beende das Spiel, wenn daneben wenig übrig ist.
rules-aim-gin = **Ziel:** Bring als Erstes alle zehn Karten in Meldungen unter.
rules-aim-mahjong = **Ziel:** Bring deine Karten auf den Tisch, in eigenen Meldungen oder an denen, die dort liegen, und hab als Erstes eine leere Hand.
rules-aim-skarney = **Ziel:** Leg deinen Kontrakt, leg an deine Meldungen an, und hab als Erstes eine leere Hand.
rules-aim-colonel = **Ziel:** Hab als Erstes eine leere Hand, durch eigene Meldungen und durch Anlegen an die auf dem Tisch.
rules-set = **Satz:** drei oder vier Karten von einem Rang.
rules-run-suited = **Folge:** drei oder mehr Karten der Reihe nach, von einer Farbe.
rules-run-any-suit = **Folge:** drei oder mehr Karten der Reihe nach, in beliebigen Farben.
rules-ace-low = Das Ass ist niedrig, eine Folge kann also so aussehen:
rules-ace-high = Das Ass ist hoch, eine Folge kann also so aussehen:
rules-ace-high-or-low = Das Ass ist hoch oder niedrig, eine Folge kann also so oder so aussehen:
rules-ace-corner = Folgen gehen um die Ecke, eine kann also so aussehen:
rules-one-meld = Eine Karte gehört nur zu einer Meldung. Was zu keiner gehört, sind **Restkarten**; sie zählen gegen dich.
rules-one-meld-table = Eine Karte gehört nur zu einer Meldung. Was auf deiner Hand bleibt, zählt gegen dich, gemeldet oder nicht.
rules-values-standard = Ein Ass zählt 1, andere Karten ihre Zahl, Bilder 10.
rules-values-ace15 = Ein Ass zählt 15, andere Karten ihre Zahl, Bilder 10.
rules-values-colonel = Ein Ass zählt 10, andere Karten ihre Zahl, Bilder 10.
rules-values-mahjong = Zwei bis neun zählen 5, Zehn bis König 10, ein Ass 15.

## Playing

rules-play-knock = Je zehn Karten. Ein Zug ist **Ziehen**, vom Talon oder von der Ablage oben, und **Abwerfen**.
rules-play-jersey = Je zehn Karten. Ein Zug ist **Ziehen**, vom Talon oder von der Ablage oben, und **Abwerfen**; dann ist links die nächste Person dran, und nur sie kann nehmen, was du abwirfst.
rules-play-mahjong = Je zehn Karten. Ein Zug ist **Ziehen**, vom Talon oder von der Ablage; dann, wenn du magst, **Meldungen** und Anlegen an jede Meldung auf dem Tisch; dann **Abwerfen**.
rules-play-mahjong-deep = Von der Ablage darfst du oben mehr als eine Karte nehmen; die tiefste davon muss dann in diesem Zug auf den Tisch.
rules-play-skarney = Je zehn Karten, und kein Abwerfen. Ein Zug ist **Ziehen** vom Talon; dann dein **Kontrakt** oder, wenn er liegt, neue Meldungen und Anlegen an deine; dann ein **Angebot** von einer Karte an die andere Seite, die sie nimmt oder zurückgibt.
rules-play-colonel = Je zehn Karten. Ein Zug ist **Ziehen**, vom Talon oder von der Ablage oben; dann, wenn du magst, **Meldungen** und Anlegen an jede Meldung auf dem Tisch; dann **Abwerfen**.

## Ending a deal

rules-end-knock = Nach dem Ziehen darfst du **klopfen**: Leg eine Karte verdeckt ab und zeig dein Blatt, wenn neben deinen Meldungen wenig genug bleibt.
rules-end-gin-only = Niemand klopft. Sind nach deinem Abwurf alle zehn Karten in Meldungen, hast du **Gin**, und das Spiel ist vorbei.
rules-end-gin = Bleibt nichts übrig, ist es **Gin**.
rules-end-big-gin = Alle elf Karten in Meldungen, ohne Abwurf, sind **Big Gin**.
rules-end-layoff = Die andere Seite legt dann auch ihre Meldungen hin und **legt an**, was an die des Klopfenden passt.
rules-end-layoff-three = Die beiden anderen legen dann auch ihre Meldungen hin und **legen an**, was an die des Klopfenden passt: zuerst, wer links von ihm sitzt. Eine Karte passt auch an eine eigene angelegte, nicht an eine fremde.
rules-end-layoff-auto = Das geschieht für dich, so gut es geht (mit **Anlegen** bei den Hausregeln macht ihr es von Hand).
rules-end-out = Wer keine Karte mehr hat, ist **heraus**, und das Spiel ist vorbei.

## Scoring

rules-knock-difference = **Klopfen:** der Unterschied der Restpunkte.
rules-knock-loser-full = **Klopfen:** alles, was der anderen Seite bleibt.
rules-knock-difference-three = **Klopfen:** der Unterschied zu den Restpunkten der beiden anderen, je für sich.
rules-knock-loser-full-three = **Klopfen:** alles, was den beiden anderen bleibt.
rules-undercut = **Unterbieten,** wenn der anderen Seite so wenig oder weniger bleibt: Sie bekommt den Unterschied und { $points }.
rules-undercut-below = **Unterbieten,** wenn der anderen Seite weniger bleibt: Sie bekommt den Unterschied und { $points }.
rules-undercut-three = **Unterbieten,** wenn jemand anderem so wenig oder weniger bleibt: Wer am wenigsten hat, bekommt { $points } und den Unterschied zu den beiden anderen.
rules-undercut-below-three = **Unterbieten,** wenn jemand anderem weniger bleibt: Wer am wenigsten hat, bekommt { $points } und den Unterschied zu den beiden anderen.
rules-gin = **Gin:** { $points }, und alles, was der anderen Seite bleibt.
rules-big-gin = **Big Gin:** { $points }, und alles, was der anderen Seite bleibt.
rules-gin-three = **Gin:** { $points }, und alles, was den beiden anderen bleibt.
rules-big-gin-three = **Big Gin:** { $points }, und alles, was den beiden anderen bleibt.
rules-cancelled-gin = **Gin,** an das alles angelegt wird: Niemand punktet.
rules-draw = **Niemand beendet es:** keine Punkte.
rules-out = **Herauskommen:** { $points }, und alles, was die andere Seite hält.
rules-out-bare = **Herauskommen:** alles, was die andere Seite hält.
rules-out-no-contract = **Herauskommen** gegen eine Seite ohne Kontrakt: { $points } statt { $bonus }.
rules-out-both = **Jede Seite:** was sie auf den Tisch gelegt hat, weniger, was sie hält; wer herauskommt, bekommt { $points } dazu.
rules-challenge = **Eine angenommene Herausforderung:** Wer weniger zählt, gewinnt alles, was die andere Seite hält.

## The game

rules-match-single = **Eine Partie** bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}.
rules-match-best-of = **Höchstens { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}** bis je { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}; wer die meisten gewinnt, gewinnt die Serie.
rules-match-hollywood = **{ $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}** nebeneinander, jede eine Partie bis { $target }: Der erste Sieg einer Seite kommt in eine Spalte, der zweite in zwei und so weiter.
rules-match-multi-match = **Matches** bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}, eines nach dem anderen; mit ihren Boni geht es bis { $total }.
rules-seating-partnership = **Teams:** Jedes Mitglied spielt ein Spiel gegen eines der anderen; die Seite, die insgesamt mehr gewinnt, bekommt den Unterschied.
rules-seating-round-robin = **Reihum:** Zwei spielen, die anderen warten; wer ein Spiel verliert, macht dem Platz, der am längsten wartet.
rules-seating-captain = **Mit Kapitän:** Einer spielt gegen alle anderen der Reihe nach; jeder von ihnen bleibt, bis er ein Spiel verliert.
rules-seating-three-handed = **Drei spielen** in jedem Spiel, jeder für sich. Am Ende rechnen alle miteinander ab: Wer weniger hat, zahlt den Unterschied.
rules-both-reach = Kommen beide im selben Spiel ans Ziel, gewinnt die höhere Summe; bei Gleichstand geht es weiter.
rules-no-bonus = Am Ende kommt nichts dazu.
rules-box = Jedes gewonnene Spiel ist eine **Box**; wer eine Partie gewinnt, ohne der anderen Seite eine zu lassen, hat einen **Schneider**.

## A small example, played by the same program as the deals

example-title = **Zum Beispiel**
example-knock-card = **Zum Beispiel** mit { $card } als Klopfkarte: klopfen mit { $limit } oder weniger
example-gin-card = **Zum Beispiel** mit { $card } als Klopfkarte: Nur Gin beendet das Spiel
example-limit = **Zum Beispiel,** klopfen mit { $limit } oder weniger
example-one = Nord
example-two = Süd
example-hand = { $name } · übrig: { $cards } = { $count }
example-empty = { $name } · nichts übrig
example-laid-off = { $name } legt { $cards } an
example-table = { $name } hat { $count } ausgelegt
example-out = { $name } ist heraus
example-holds = { $name } hält { $cards } = { $count }
example-scores = { $name } bekommt **{ $points }**
example-without = Gegen eine Seite ohne Kontrakt: **{ $sum }**
example-boxes = und { $boxes ->
    [one] eine Box
   *[other] { $boxes } Boxen
}
example-line = { $name }: { $line }
example-nobody = Niemand punktet.
