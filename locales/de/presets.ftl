## Names

preset-standard = Standard
preset-classic = Klassisch
preset-tournament = Turnier
preset-family = Familie
preset-dictionary = Wörterbuch
preset-elder = Vorhand
preset-eleven = Elf Karten
preset-straight = Straight Gin
preset-oklahoma = Oklahoma
preset-oklahoma-kisses = Oklahoma mit Küssen
preset-oklahoma-fosdick = Oklahoma (Fosdick)
preset-oklahoma-match = Oklahoma-Match
preset-hollywood = Hollywood
preset-hollywood-oklahoma = Hollywood-Oklahoma
preset-tedesco = Tedesco
preset-round-corner = Um die Ecke
preset-sequence = Sequence Gin
preset-mahjong = Mahjong Gin
preset-skarney = Skarney
preset-colonel = Colonel
preset-gra = Verband
preset-multi-match = Multi-Match
preset-palace = Palace
preset-colonel-challenge = Colonel mit Herausforderung
preset-openspiel = OpenSpiel
preset-eaai = EAAI-Wettbewerb

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
pitch-hollywood = Standard auf einem Hollywood-Zettel: drei Partien nebeneinander
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
