## What lies on the table, in the knock family

pile-all = Die Ablage, die neueste Karte zuletzt · { $stock ->
    [one] 1 Karte
   *[other] { $stock } Karten
} im Talon
knock-card-second = Klopfkarte, aus einem zweiten Spiel Karten: { $card }
knock-card-points = { $card } ist Pik: Die Punkte dieses Spiels zählen doppelt.
knock-card-boxes = { $what ->
    [extra] Bei Pik ({ $card }) zählen Boxen über die erste hinaus doppelt.
   *[all] Bei Pik ({ $card }) zählen die Boxen des Spiels doppelt.
}
open-hand = **{ $name }** spielt mit offenen Karten · Restpunkte { $deadwood }
open-own = **Deine Karten liegen offen**, weil du mit zu viel geklopft hast.

## The stock is used up

wall-turn = **Der Talon ist leer: { $name } kann das Spiel mit { $card } beenden oder passen.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Du hast { $drawn } vom Talon gezogen.
   *[other] { $name } zog { $drawn } vom Talon.
}
did-draw-discard = { $you ->
    [winner] Du hast { $drawn } vom Talon gezogen und { $discarded } abgeworfen.
   *[other] { $name } zog { $drawn } vom Talon und warf { $discarded } ab.
}
did-claim-knock = { $you ->
    [winner] Du hast mit zu viel geklopft und { $discarded } abgeworfen.
   *[other] { $name } klopfte mit zu viel und warf { $discarded } ab.
}
did-stock-claim-knock = { $you ->
    [winner] Du hast vom Talon gezogen, mit zu viel geklopft und { $discarded } abgeworfen.
   *[other] { $name } zog vom Talon, klopfte mit zu viel und warf { $discarded } ab.
}
did-take-claim-knock = { $you ->
    [winner] Du hast { $taken } genommen, mit zu viel geklopft und { $discarded } abgeworfen.
   *[other] { $name } nahm { $taken }, klopfte mit zu viel und warf { $discarded } ab.
}
did-draw-claim-knock = { $you ->
    [winner] Du hast { $drawn } gezogen, mit zu viel geklopft und { $discarded } abgeworfen.
   *[other] { $name } zog { $drawn }, klopfte mit zu viel und warf { $discarded } ab.
}
did-continue-exposed = { $you ->
    [winner] Du hast gegen offene Karten weitergespielt.
   *[other] { $name } spielte weiter, gegen offene Karten.
}

## A knock with too much

ask-claim-knock = ### Klopfen mit { $deadwood }?
    Das ist mehr als die { $limit }, die beim Klopfen bleiben dürfen. { $card } kommt auf die Ablage.
ask-discard-claim = **Klopfen: Welche Karte wirfst du ab?** Die Grenze ist { $limit }.
menu-discard-claim = Abgeworfene Karte → Restpunkte, die bleiben
claim-choice = { $name } kann die Karten zählen lassen, wie sie sind, oder dich mit offenen Karten weiterspielen lassen.
claim-expose = Du spielst bis zum Ende des Spiels mit offenen Karten weiter.
claimed = ### { $you ->
    [winner] Du klopfst mit { $deadwood }
   *[other] { $name } klopft mit { $deadwood }
}, und die Grenze ist { $limit }
claim-shown = { $card } ist abgeworfen, und das liegt offen:
claim-wait = { $name } kann zählen lassen oder weiterspielen.
claim-turn = **{ $name } lässt zählen oder spielt weiter.**
claim-accept = **Zählen lassen**: { $theirs } von { $name } gegen deine { $yours }, abzüglich dessen, was du anlegen kannst. Du unterbietest mit { $tie ->
    [undercut] { $theirs } oder weniger
   *[no-score] weniger als { $theirs }
}.
claim-go-on = **Weiterspielen**: Du bist mit Ziehen dran, und die Karten von { $name } bleiben bis zum Ende des Spiels offen.
press-accept-knock = Zählen lassen
press-continue-exposed = Weiterspielen

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Deine Meldungen
   *[other] Meldungen von { $name }
}
lay-off-so-far = Angelegt: { $cards }
lay-off-best = **Du bist mit Anlegen dran.** Am besten bleiben dir **{ $deadwood }**:
lay-off-one = { $card } an { $meld }
lay-off-singly = Oder Karte für Karte:
lay-off-no-more = **Du bist mit Anlegen dran.** Nichts, was noch passt, ließe dir weniger.
lay-off-none = **Nichts von dir passt an die Meldungen von { $name }.** Es kann gezählt werden.
lay-off-end = **Von dir passt nichts mehr.** Es kann gezählt werden.
lay-off-which = **An welche Meldung kommt { $card }?**
lay-off-wait = { $name } legt an.
lay-off-turn = **{ $name } legt an.**
meld-run = { $low }–{ $high }
lay-off-on = An { $meld }
press-lay-off-best = Am besten anlegen
press-lay-off-several = { $card } …
press-done = Zählen lassen
press-done-rest = Nichts mehr anlegen
press-done-nothing = Nichts anlegen

## Choosing the melds to show

layout-ask-any = Das lässt sich auf mehrere Arten zeigen; die beste ist gewählt.
layout-best-least = Am wenigsten Restpunkte, und am sichersten
layout-keeps = Es bleiben { $deadwood }
layout-more = Weitere Arten …
layout-back = Die Arten davor …

## The cut before the first deal

cut = Abgehoben: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Du hast die niedrigste Karte: Du gibst zuerst.
   *[other] { $name } hat die niedrigste Karte und gibt zuerst.
}
cut-chooses = { $you ->
    [winner] Du hast die höchste Karte: Du bist zuerst am Zug, und die andere Seite gibt.
   *[other] { $name } hat die höchste Karte und ist zuerst am Zug; die andere Seite gibt.
}
cut-captain = { $you ->
    [winner] Du hast die höchste Karte: Du bist Kapitän.
   *[other] { $name } hat die höchste Karte und ist Kapitän.
}
