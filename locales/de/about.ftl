## About the bot and the game

about-more = Mehr lesen

about-title-bot = Undercut
about-bot = Undercut spielt Gin Rommé: { $variants } Regelwerke, zu zweit oder mit mehr, live oder über mehrere Tage. Es gibt die Karten, zählt und schreibt an, und keine Partie geht verloren.

    Version { $version }. Freie Software unter der MIT-Lizenz.
about-title-history = Wie Gin entstand
about-history = Elwood T. Baker erfand das Spiel 1909 mit seinem Sohn C. Graham Baker, der später beim Film arbeitete. Ein Spiel namens Rum gab es schon, also bekam ihres den Namen eines anderen Getränks.

    Zwanzig Jahre lang spielte es kaum jemand außerhalb der Familie. In den 1930ern entdeckten es die Clubs von New York. Dann spielten Schauspieler in Hollywood es zwischen den Aufnahmen, und in den 1940ern wollten es alle; von ihnen kommt der Name *Gin Rummy*. Seitdem ist es eines der großen Spiele für zwei.

    Woher es stammt, ist umstritten. John Scarne dachte an ein schnelleres Whiskey-Poker. David Parlett glaubt das nicht und sieht das alte Conquian dahinter.
about-title-variants = Seine Verwandten
about-variants = Sequence Gin, bei dem nur Folgen zählen, ist von Howard Fosdick. Skarney Gin ist von John Scarne. George F. Hervey hat Colonel aufgeschrieben, bei dem man die Meldungen auf den Tisch legt. Bei Oklahoma Gin sagt die offene Karte, ab wann man klopfen darf; Hollywood Gin schreibt man in drei Spalten zugleich an.
about-title-people = Bekannte Leute
about-people = - **Stu Ungar** gilt vielen als der Beste, den es je gab. Am Ende wollte ihn kein Turnier mehr haben, und er wechselte zum Poker.
    - **Oswald Jacoby**, ein Meister in Bridge und Backgammon, schrieb Bücher über Gin.
    - **Ernie Kovacs**, der Komiker, schrieb eines darüber, wie man dabei *redet*: *How to Talk at Gin*, 1962.
    - **Auric Goldfinger** betrügt im Film von 1964: Jemand mit einem Fernglas liest ihm das andere Blatt vor. Im Roman ist es Canasta. So oder so: Zeig deine Karten niemandem.
about-title-shuffles = Ehrlich gemischt
about-shuffles = Niemand sucht die Karten aus, und das kannst du nachprüfen.
    - **Versiegelt:** Bevor jemand annimmt, zieht der Bot eine geheime Zahl und zeigt ihren Fingerabdruck (SHA-256). Ohne dass er sich ändert, ist die Zahl nicht mehr zu ändern.
    - **Gemischt:** Discord gibt dem Klick, mit dem jemand annimmt (*Ja*), eine eigene Nummer, die der Bot nicht wählen kann. Aus beiden kommt jedes Mischen.
    - **Geöffnet:** Das Geheimnis eines Spiels erscheint nach dem Spiel, das der Partie nach der Partie. Damit kann jeder dieselben Karten noch einmal geben. Das Rezept steht in den Dokumenten des Bots, in fairness.md.
about-title-sources = Woher die Regeln kommen
about-sources = Aus dem, was über Gin geschrieben wurde: Lexika, Regelblätter, Seiten von Clubs und Spielern, die Regeln anderer Programme. Sie sind sich nicht einig, darum kann man wählen: `/gin rules` sagt, was gilt, **Hausregeln …** in `/gin play` ändert es. Wo alle schweigen, musste Undercut entscheiden, und sagt, was es tut.
