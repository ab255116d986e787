## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Gegen { $name }
   *[elsewhere] **{ $server }** · gegen { $name }
}
hand-last = ### Letztes Spiel: { $ended }
hand-deadwood = Restpunkte **{ $deadwood }**
hand-left = **{ $deadwood }** nach dem Abwurf
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Meldungen
hand-unmatched = Restkarten · { $count }
hand-no-melds = Noch keine Meldung · { $count }
hand-all-melds = Alles gemeldet · { $count }
hand-drawn = Gezogen: **{ $card }**.
hand-taken = Genommen: **{ $card }**.
hand-taken-stays = Genommen: **{ $card }** (bleibt im Blatt).

## A deal's end, until the next deal is asked for

deal-end-yours = Nächstes Spiel: Du bist dran.
deal-end-theirs = Nächstes Spiel: { $name } ist dran.
press-next-deal = Nächstes Spiel

## What to do now

prompt-wait = { $name } ist dran.
prompt-stock = **Du bist dran: Zieh vom Talon.**
prompt-draw = **Du bist dran: Zieh vom Talon oder nimm { $card }.**
prompt-upcard = **Du bist dran: Nimm { $card } oder pass.**
prompt-wall = **Der Talon ist leer: Beende das Spiel mit { $card }, oder pass, und niemand punktet.**
prompt-discard = **Du bist dran: Wirf eine Karte ab.**
prompt-discard-knock = **Du bist dran: Wirf ab oder klopf.**
prompt-discard-gin = **Gin! Melde es oder wirf ab.**
prompt-discard-big-gin = **Alle elf passen: Melde Big Gin oder wirf ab.**
prompt-gin-only = **Du hast Gin, und nach diesen Regeln musst du es melden.**

## Buttons

press-stock = Ziehen
press-take = { $card } nehmen
press-pass = Passen
press-resign = Aufgeben …
press-hand = Meine Karten
press-hand-again = Aktualisieren
# Under a private hand while somebody else plays.
hand-goes-on = Das hier aktualisiert sich von selbst. Tut sich nichts mehr, drück **{ $button }**.
press-back = Zurück
press-knock = Klopfen …
# Beside cards, where the hand's count says what is left.
press-knock-brief = Klopfen
press-knock-with = Klopfen (Rest: { $deadwood })
press-gin = Gin!
press-big-gin = Big Gin!
press-ask-off = Klopfen, künftig ohne Frage
press-other-discard = Andere Karte …
press-discard-anyway = { $card } abwerfen
press-keep = Behalten
press-questions-off = Nicht mehr fragen
press-ask-on = Frag mich, bevor ich klopfe

## Ending the deal, step by step

ask-discard-knock = **Welche Karte legst du verdeckt ab?**
ask-discard-gin = **Welche Karte legst du verdeckt ab?** Bei jeder davon bleibt es Gin.
menu-discard = Verdeckte Karte → Restpunkte, die bleiben
menu-discard-gin = Wähle die Karte, die verdeckt abgelegt wird
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### Klopfen? Restpunkte: { $deadwood }
    { $card } kommt verdeckt auf die Ablage, und du zeigst:
ask-gin = ### Gin melden?
    { $card } kommt verdeckt auf die Ablage, und du zeigst:
ask-big-gin = ### Big Gin melden?
    Du zeigst alle elf:
layout-ask = Das lässt sich auf mehrere Arten zeigen, und davon hängt ab, was { $name } anlegen kann.
layout-hint = Wähl deine Meldungen
layout-best = Lässt { $name } am wenigsten anlegen

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### Du hast Gin. Trotzdem { $card } abwerfen?
ask-discard-breaks-meld = ### { $card } aus einer Meldung abwerfen?
    Restpunkte danach: **{ $kept }** statt **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### Die gerade gezogene Karte abwerfen?
    { $card } gehört zu einer Meldung. Restpunkte danach: **{ $kept }** statt **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **Die Partie gegen { $name } aufgeben?** { $match ->
    [best_of] Du verlierst die ganze Serie
    [hollywood] Du verlierst den ganzen Zettel mit allen Spalten
    [multi_match] Du verlierst alle Matches
   *[single] Du verlierst sie ganz
}, und Punkte kommen keine mehr dazu.
press-resign-yes = Aufgeben
press-resign-no = Weiterspielen
resign-kept = Du spielst weiter.
resign-done = Du hast die Partie aufgegeben.
