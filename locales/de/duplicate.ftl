cup-duplicate = Duplicate (gleiche Karten)
cup-duplicate-rule = Duplicate: Alle Tische einer Runde spielen dieselben vier Spiele. Am zweiten Tisch jedes Paars (1 und 2, 3 und 4) sitzen die Teams andersherum. Wer an allen Tischen zusammen mehr Punkte hat, gewinnt die Begegnung. Bei Gleichstand ist sie unentschieden; im K.-o.-System entscheidet das erste Tischpaar mit einem Unterschied. Wer an einem Tisch nicht zu Ende spielt, verliert dort mit mindestens 100 Punkten Abstand. Karten werden erst gezeigt, wenn die ganze Runde vorbei ist; verrate also niemandem, was du hattest.
refusal-cards-in-play = Andere spielen noch mit diesen Karten. Sobald die ganze Runde vorbei ist, kannst du sie ansehen.
refusal-in-duplicate-match = Dieses Team spielt gerade eine Duplicate-Begegnung. Jemand anders kann den Platz einnehmen, sobald die Runde vorbei ist.
refusal-not-for-duplicate = In einem Duplicate-Turnier bleiben die Karten verdeckt, bis jemand klopft oder Gin hat. Wähle Regeln, bei denen das so ist.
table-duplicate = Andere Tische spielen dieselben Spiele, darum sind hier keine Karten zu sehen. Nach vier Spielen entscheiden die Punkte.
won-level = Gleichstand: Niemand gewinnt
