# Choosing what to play.

command-variant = Nach welchen Regeln; sonst nach denen des Servers
command-contest = Eine Partie, eine Serie, Spalten; sonst, wie es die Regeln sagen
command-target = Bis zu wie vielen Punkten; sonst, wie es die Regeln sagen
command-rules-variant = Welche Regeln; sonst die deines Tisches hier

choice-variant = { $name } – { $pitch }
choice-target = { $target } Punkte

## What each preset is like, in a few words; no numbers, which a table may change

pitch-standard = zehn Karten, früh klopfen oder auf Gin warten
pitch-classic = ältere Zählung: Unterbieten bringt wenig, Gin weniger
pitch-tournament = ein Schneider verdoppelt die ganze Summe
pitch-family = am Ende kommt nichts dazu: am besten zum Lernen
pitch-dictionary = die strengen alten Bücher: Gin muss sofort gemeldet werden
pitch-elder = Abheben um das Geben; kein Big Gin, Schneider zählt doppelt
pitch-eleven = keine offene Karte: Wer beginnt, bekommt elf Karten
pitch-straight = niemand klopft: Nur Gin beendet ein Spiel
pitch-oklahoma = die offene Karte bestimmt das Klopfen, Pik zählt doppelt
pitch-oklahoma-kisses = Oklahoma mit Extra-Boxen für Gin und Unterbieten
pitch-oklahoma-fosdick = Klopfen bringt alles, was der andere hält
pitch-oklahoma-match = die Klopfkarte kommt aus einem zweiten Spiel Karten
pitch-hollywood = drei Partien nebeneinander auf einem Zettel
pitch-hollywood-oklahoma = Oklahoma mit zweitem Kartenspiel, auf einem Hollywood-Zettel
pitch-tedesco = Oklahoma um die Ecke, auf einem langen Hollywood-Zettel
pitch-round-corner = K A 2 ist eine Folge, und auch an Gin wird angelegt
pitch-sequence = nur Folgen zählen, und lange bringen etwas
pitch-mahjong = Meldungen liegen für alle da, man nimmt tief aus der Ablage
pitch-skarney = kein Abwerfen: einen Kontrakt legen, Karten anbieten
pitch-colonel = ein Rennen zur leeren Hand, Meldungen für beide offen
pitch-gra = eine Serie von Partien; eine genommene Karte darf zurück
pitch-multi-match = kurze Matches, die eine lange Rechnung ergeben
pitch-palace = jedes gewonnene Spiel zählt gleich mehr
pitch-colonel-challenge = Colonel, aber man darf zählen lassen
pitch-openspiel = ein Spiel nach dem anderen, wie in der Bibliothek für Forschung
pitch-eaai = wie im Wettbewerb der Studierenden: nur Gin und Unterbieten

## A contest

contest-single = Eine Partie
contest-multi-match = Mehrere Matches, eine lange Rechnung
contest-best-of = Serie über höchstens { $games } Partien
contest-hollywood = Hollywood: Spalten nebeneinander

## What can’t be chosen

refusal-no-such-variant = Ich kenne keine Variante „{ $name }“. { $near ->
    [yes] Meinst du vielleicht: { $variants }?
   *[no] Es gibt: { $variants }.
}
refusal-no-such-contest = Ich kenne keinen Wettkampf „{ $name }“. Zu { $rules } gibt es: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] Hier bestimmt die offene Karte das Klopfen, aber es wird keine aufgedeckt. Nimm dafür ein zweites Kartenspiel oder lass eine aufdecken.
    [no_knock_card] Hier verdoppelt Pik, aber es wird keine Karte aufgedeckt, die Pik sein könnte. Nimm ein zweites Kartenspiel oder lass eine aufdecken.
    [table_melds_seating] Mit Meldungen auf dem Tisch spielt man nur zu zweit.
    [hollywood_both_score] Ein Hollywood-Zettel braucht ein Spiel, bei dem nur eine Seite punktet; hier können es beide.
    [hollywood_immediate_boxes] Auf einem Hollywood-Zettel zählen Boxen am Ende; hier zählen sie sofort.
    [exact_margin_match] Um einen genauen Vorsprung zu verlieren geht nur in einzelnen Partien.
    [always_misdeal] Bei einer so hohen Klopfgrenze würde fast jedes Mal neu gegeben. Setz sie herab oder lass sofortiges Klopfen gelten.
    [seating_match] Drei oder mehr an einem Tisch spielen nur einzelne Partien.
   *[other] Nach diesen Regeln kann man hier noch nicht spielen.
}
