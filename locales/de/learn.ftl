## The first deal, step by step; $card is what a sentence speaks of

command-learn = Spiel ein erstes Spiel, Schritt für Schritt, mit Erklärungen
learn-progress = Dein erstes Spiel · Schritt { $step } von { $steps }
learn-computer = Der Computer
learn-try-again = **Noch einmal.** { $why }
press-learn-knock = Klopfen: { $card } abwerfen, { $deadwood } behalten
press-learn-go-on = { $card } abwerfen, weiterspielen
press-learn-again = Noch einmal von vorn

learn-title-goal = Worum es geht
learn-goal = Diese zehn Karten gehören dir, und nur du siehst sie. Ordne sie zu **Meldungen**:
    - ein **Satz**: drei oder vier Karten vom gleichen Rang
    - eine **Folge**: drei oder mehr Karten einer Farbe hintereinander (das Ass ist niedrig)
learn-colours = Damit du sie leichter unterscheidest: ♠ ist schwarz, ♥ rot, ♦ blau, ♣ grün.
learn-ask-goal = Eine Meldung ist schon da. Welche?
learn-not-goal-pair = Zwei Neunen sind ein guter Anfang, aber ein Satz braucht drei oder vier.
learn-not-goal-suits = Sie folgen aufeinander, sind aber nicht von einer Farbe. In einer Folge haben alle Karten dieselbe Farbe.

learn-title-upcard = Die offene Karte
learn-upcard = Genau, das ist eine Folge. Ab jetzt stehen deine Meldungen vorn, wie in jedem Spiel hier, und die anderen Karten darunter.
    Eine Karte liegt aufgedeckt, die **offene Karte**. Der Computer hat gegeben, also darfst du sie zuerst haben.
learn-ask-upcard = Hilft dir { $card }? Nimm sie, oder pass.
learn-not-upcard-useless = { $card } passt zu keiner deiner Karten und zählt viel. Du müsstest sie nur wieder loswerden.

learn-title-draw = Eine Karte ziehen
learn-draw = Der Computer will sie auch nicht. Also geht es los: In jedem Zug ziehst du eine Karte und wirfst eine ab. Du ziehst vom **Talon**, der verdeckt liegt, oder nimmst die oberste Karte der **Ablage**.
learn-ask-draw = Dieses erste Mal ist es der Talon. Zieh!

learn-title-deadwood = Was Restkarten sind
learn-deadwood = { $card }: eine zweite Folge! Was neben deinen Meldungen übrig ist, sind **Restkarten**, und sie zählen gegen dich: Bube, Dame und König je 10, ein Ass 1, die anderen, was darauf steht.
learn-ask-deadwood = Was zählen deine Restkarten jetzt?
learn-not-deadwood-all = Das ist alles, was du hältst. Karten in Meldungen zählen nicht.
learn-not-deadwood-cards = So viele Karten sind übrig, ja. Nun zähl zusammen, was sie wert sind: der König 10, die Neunen je 9 …

learn-title-discard = Abwerfen
learn-discard = Jetzt muss eine Karte weg, offen auf die Ablage. Wirf ab, was zu nichts passt, und davon das, was am meisten zählt.
learn-ask-discard = Welche Karte wirfst du ab?
learn-not-discard-meld = { $card } gehört zu einer Folge. Die willst du zusammenhalten.
learn-not-discard-pair = Die Neunen könnten ein Satz werden: Zwei weitere sind noch irgendwo. Etwas anderes passt zu gar nichts.
learn-not-discard-low = { $card } kostet dich nur { $count }. Eine andere Karte passt auch zu nichts und kostet mehr.

learn-title-pile = Auf die Ablage achten
learn-pile = Der Computer hat dein { $taken } genommen. Für eine Folge damit bräuchte er { $upcard }, und das liegt in der Ablage. Also **sammelt er Könige**. Die Ablage zeigt dir niemand noch einmal: Merk dir, was vorbeikommt.
learn-ask-pile = Welche Karte wirfst du ab?
learn-not-pile-meld = { $card } gehört zu einer Folge. Die willst du zusammenhalten.
learn-not-pile-pair = Die Neunen könnten noch ein Satz werden. Etwas anderes passt zu gar nichts.
learn-not-pile-low = { $card } kostet dich nur { $count }. Eine andere Karte passt auch zu nichts und kostet mehr.
learn-not-pile-feeds = Sie zählt am meisten, und meistens hättest du recht. Aber auf { $card } wartet der Computer gerade. Behalt sie einen Zug lang, und wirf etwas Ungefährliches ab.

learn-title-take = Von der Ablage nehmen
learn-take = Der Computer hat { $card } abgeworfen. Statt blind zu ziehen, darfst du sie nehmen. Die andere Seite sieht, was du nimmst; tu es also, wenn es eine Meldung ergibt oder eine länger macht.
learn-ask-take = Vom Talon ziehen oder { $card } nehmen?
learn-not-take-set = Sieh dir deine Neunen an: Mit { $card } sind sie ein Satz. Besser als so eine Karte ist keine, die du ziehen könntest.

learn-title-knock = Wann man klopft
learn-knock = Drei Meldungen! Zählt das, was nach deinem Abwurf übrig ist, höchstens { $limit }, darfst du **klopfen**: Die abgeworfene Karte kommt verdeckt auf die Ablage, und das Spiel ist zu Ende. Weniger ist besser.
learn-ask-knock = Was tust du?
learn-not-knock-high = Das dürftest du, aber { $right } bliebe dir und würde gegen dich zählen. Leg die höhere Karte verdeckt ab.
learn-not-knock-wait = Du könntest weiterspielen und auf **Gin** hoffen, wenn gar nichts übrig ist. Aber der Computer hätte noch einen Zug, und { $right } auf der Ablage. Mit so wenig: Klopf!

learn-title-layoff = Die andere Seite legt an
learn-layoff = Du hast geklopft, und beide zeigen ihre Karten. Bevor gezählt wird, darf der Computer **anlegen**: seine Karten an *deine* Meldungen, wenn sie passen; dann zählen sie nicht. Seine Könige sind eine eigene Meldung.
learn-ask-layoff = Welche seiner anderen Karten passt an eine deiner Meldungen?
learn-not-layoff-other = { $card } passt nicht: Dein Satz ist von Neunen, und deine Folgen sind Herz 5 bis 7 und Kreuz 2 bis 4.

learn-title-score = Was du dafür bekommst
learn-score = Die Differenz gehört dir. Zwei Dinge können noch vorkommen:
    - **Gin**: Du klopfst, und nichts ist übrig. Das bringt { $gin } mehr, und niemand kann anlegen.
    - **Unterboten**: Die andere Seite hat so wenig wie du oder weniger. Dann bekommt *sie* die Differenz, und { $undercut } mehr.
    Wer zuerst { $target } hat, gewinnt die Partie. Dann kommen Boni dazu: { $game } für die Partie, { $box } für jedes gewonnene Spiel (eine **Box**) und die Punkte noch einmal, wenn die andere Seite keine hat (ein **Schneider**).
learn-end = **Mehr brauchst du nicht. Jetzt spiel!**
    -# `/gin problem` stellt jeden Tag eine kleine Aufgabe, `/gin help` zeigt alles andere.
press-learn-computer = Gegen den Computer
press-learn-friend = Gegen Freunde …
