## Tips. Cards and numbers in them come from the engine.

tips-another = Noch ein Tipp
tips-hint = Wähl ein Thema
tips-topic-any = Alle Themen
tips-topic-early = Die ersten Züge
tips-topic-melds = Meldungen bauen
tips-topic-pile = Die Ablage lesen
tips-topic-knock = Klopfen
tips-topic-late = Spät im Spiel
tips-topic-skarney = Skarney Gin
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Hohe Karten zuerst weg
tip-shed = Was zu nichts passt, kostet seinen Wert, wenn die andere Seite klopft. Wirf hier { $card } ab, und aus { $before } werden { $after }.
tip-title-low = Niedrige dürfen bleiben
tip-low = Keine dieser Dreiergruppen ist eine Meldung. Aber die niedrige kostet dich { $low }, die hohe { $high }.
tip-title-upcard = Nimm die offene Karte für eine Meldung
tip-upcard = Das Paar zählt { $before }; mit der offenen Karte ist es ein Satz und zählt { $after }. Sie kostet dich nichts, und lässt du sie liegen, hilft sie vielleicht der anderen Seite.
tip-title-soon = Bring die Restpunkte herunter
tip-soon = Jedes Ziehen sollte deine Restpunkte senken oder eine Meldung näher bringen. Wer früh niedrig ist, klopft vielleicht zuerst, solange die andere Hand noch voll ist.

## Building melds

tip-title-middle = Die Mitte ist mehr wert
tip-middle = Zähl die Meldungen aus drei oder vier Karten: Eine Sieben kann in { $seven } davon stehen, ein Ass oder König nur in { $edge }. Halt also Karten aus der Mitte.
tip-title-pair = Worauf wartest du?
tip-pair = Das Paar wartet auf { $pair } Karten, ebenso 7♦ 8♦, das an beiden Enden offen ist: { $open }. D♦ K♦ hat ein Ende ({ $edge }) und 6♦ 8♦ eine Lücke ({ $gap }). Behalt, was mehr hat.
tip-title-three = Zwei Chancen auf einmal
tip-three = Diese drei warten auf { $waits } Karten: { $cards }. Erwischt man dich damit, kosten sie nur { $count }.
tip-title-dead = Manche Paare sind tot
tip-dead = Zwei Buben werden mit { $waits } Karten zum Satz. Sind beide schon abgeworfen, { $left ->
    [0] bleibt keine
   *[other] bleiben { $left }
}: Trenn das Paar.
tip-title-break = Ein Paar darf man trennen
tip-break = Du hältst zwei Damen und ziehst eine Zwei. Behalt eine Dame und die Zwei, und aus { $before } werden { $after }. Wenn ein Spiel schon eine Weile läuft, ist das besser, als auf die dritte zu hoffen.

## Reading the pile

tip-title-memory = Merk dir, was weg ist
tip-memory = Von der Ablage sieht man nur die oberste Karte, also merk dir den Rest. Wart auf keine Karte, die dort liegt, und wirf ab, was niemand mehr brauchen kann.
tip-title-takes = Achte darauf, was sie nehmen
tip-takes = Nimmt die andere Seite 9♠, gehen { $count } Karten mit ihr in eine Meldung aus drei: { $cards }. Überleg zweimal, bevor du eine davon abwirfst. Was sie liegen lassen, verrät genauso viel.
tip-title-hold = Behalt, was sie sammeln
tip-hold = Haben sie Neunen genommen, ist deine eigene Neun kein Verlust: Sie bekommen sie nicht, und wenn sie klopfen, legst du sie an.
tip-title-vary = Sei nicht leicht zu lesen
tip-vary = Wer immer von oben herab abwirft, bringt der anderen Seite bei, es auch zu tun, und was man sicher behält. Mach es ab und zu anders.

## Knocking

tip-title-often = Klopf, sobald du darfst
tip-often = Wer gut spielt, klopft oft und wartet selten auf Gin. Der anderen Seite bleibt dann keine Zeit zum Ordnen. Nur wenn ein Spiel schon lange läuft, gib acht, dass man dich nicht unterbietet.
tip-title-gin = Klopfen oder auf Gin warten?
tip-gin = Hier könntest du mit { $deadwood } klopfen. Mit { $count } Karten wäre es Gin: { $cards }. Zähl die, die noch kommen können. Sind es wenige, klopf. Sind es etwa fünf, wart einen Zug oder zwei, nicht länger: Gin bringt nur etwa doppelt so viel.
tip-title-layout = Zeig die Meldungen, die am wenigsten helfen
tip-layout = Beide Arten lassen dir gleich viel. Bei der ersten lässt sich { $worse } anlegen, bei der zweiten nur { $better }. Der Bot schlägt die zweite vor.
tip-title-undercut = Lass dich nicht unterbieten
tip-undercut = Wer nach dem Klopfen so wenig oder weniger hat, gewinnt: den Unterschied und { $points } dazu. Je länger das Spiel dauert, desto niedriger solltest du beim Klopfen sein.

## Late in a deal

tip-title-ready = Rechne mit dem Klopfen
tip-ready = Ist der halbe Talon weg, kann die andere Seite gut so weit sein. Werd los, was hoch ist, auch aus einem Paar, und zähl, was dir bliebe.
tip-title-queen = Die Dame, die wartete
tip-queen = Eine Seite behielt Zug um Zug eine Dame, in der Hoffnung auf den Buben, und ordnete den Rest zu spät. Die andere klopfte so, mit { $deadwood }. { $cards } ließen sich anlegen; { $left } blieben, und das kostete { $points }.
tip-title-luck = Glück gleicht sich aus
tip-luck = Ein Spiel sagt wenig darüber, wer besser spielt. Hundert schon. Spiel auf lange Sicht, und lauf keinem schlechten Spiel hinterher.

## Skarney gin

tip-title-contract = Wann man den Kontrakt legt
tip-contract = Das ist das ganze Spiel. Zu früh gelegt, lässt er dir ein, zwei sperrige Karten, die nirgends passen. Zu spät, und alles, was du hältst, zählt gegen dich.
tip-title-mixed = Folgen wachsen am besten
tip-mixed = Eine Folge darf die Farben mischen, also gehen { $run } Karten an diese und { $set ->
    [one] nur eine Karte
   *[other] { $set } Karten
} an den Satz. Behalt Meldungen, die wachsen können.

## Colonel

tip-title-lay = Früh auslegen oder zurückhalten?
tip-lay = Was auf dem Tisch liegt, kann nicht gegen dich zählen, wenn die andere Seite herauskommt. Aber sie darf daran anlegen und wird ihre Karten los.
tip-title-many = Viele niedrige gewinnen eine Herausforderung
tip-many = Die kleinere Summe gewinnt, nicht die kleinere Hand: Diese sechs zählen { $many }, die zwei daneben { $few }.
