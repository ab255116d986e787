## Pages that are turned: help, about, tips

page-next = Weiter: { $title }
page-back = Zurück
page-help = Hilfe
page-hint = Alle Seiten
page-example = So sieht es aus.
page-buttons = Knöpfe: { $names }
page-only-example = Das war nur ein Beispiel. `/gin play` bringt das echte.

# Where the examples are played.
specimen-server = Dein Server
specimen-channel = dein-kanal

# What Discord shows under the bot's name; at most 128 characters.
status = Gin Rommé · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = In ein paar Minuten startet der Bot neu. Nichts geht verloren, und die Knöpfe gehen gleich danach wieder.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = Sieh, wie alles geht, hol dir Tipps, lies über das Spiel
command-help-topic = Worüber? Ohne Angabe von vorn
help-title-start = Hier geht es los
help-start = Neu bei Gin? **Lernen** führt dich Schritt für Schritt durch ein erstes Spiel. Du ordnest zehn Karten zu Sätzen (7♦ 7♥ 7♠) und Folgen (3♣ 4♣ 5♣) und beendest das Spiel, wenn wenig übrig ist.
    Mehr als `/gin play` musst du nicht wissen: eine Partie mit Freunden, mit irgendwem oder mit dem Computer, dessen *Tipp* sagt, was er täte.
    Eine Herausforderung wartet wie diese hier auf Antwort; **Mehr** bietet den Rest, etwa andere Regeln.
help-title-hand = Karten spielen
help-hand = Deine Karten kommen als Direktnachricht; **Meine Karten** am Tisch zeigt sie auch. Vorn stehen die Meldungen, dann der Rest: die Restkarten. Der Knopf einer Karte wirft sie ab; eine gerade gezogene steht hinten oder in ihrer Meldung. Kein Knopf wird zu alt. Solange du wartest, kannst du mit **Vorab …** festlegen, was dann für dich geschieht.
help-title-knock = Klopfen
help-knock = Bleibt neben deinen Meldungen wenig genug übrig, darfst du klopfen. Erst siehst du, was du zeigen würdest. Dann legt die andere Seite an, was passt, und das Spiel wird gezählt.
help-title-table = Der Tisch
help-table = Der Kanal sieht, wie es steht, die oberste Karte der Ablage und den letzten Zug jeder Seite; nie ein Blatt. Am Ende eines Spiels liegen beide offen und werden gezählt. Ruht eine Partie mit dem Computer { $days } Tage, ist sie von selbst zu Ende; eine gewertete zählt dann als aufgegeben.
help-title-variants = Andere Varianten
help-variants = In `/gin play` wählst du unter { $variants } Regelwerken, und wie lange ihr spielt. `/gin rules` erklärt jedes davon, **Hausregeln …** macht dein eigenes. Wo Meldungen auf den Tisch kommen, schlägt der Bot welche vor, oder du wählst die Karten:
help-title-more = Mehr als zwei
help-more = **Mehr als zwei …** in `/gin play` eröffnet einen Tisch für Teams, reihum oder mit Kapitän. Der Computer kann einen Platz füllen, und wer geht, kann ersetzt werden.
help-title-real = Echte Karten
help-real = Ihr spielt mit echten Karten? `/gin realcards` schreibt an, nach allen Regeln: Jedes Spiel trägst du mit Knöpfen ein. Ein falsch eingetragenes lässt sich ändern, wenn die anderen zustimmen.
help-title-find = Mitspieler finden
help-find = - **Irgendwer …** in `/gin play` bietet einen Platz an, findet jemanden, der dasselbe spielen will, und zeigt freie Plätze und Partien zum Zusehen
    - **Freunde, Blockierte …** in `/gin me` merkt sich, mit wem du gern spielst, und hält alle, die du blockierst, davon ab, dich herauszufordern
    - `/cup new` setzt ein Turnier für diesen Server auf, und `/cup list` zeigt die anderen
help-title-settings = Einstellungen
help-settings = `/gin me` hat deine eigenen: wo deine Karten ankommen, wie sie aussehen, **Vorlesen** für Screenreader, in welcher Sprache ich schreibe, wann ich dich erinnere oder in Ruhe lasse, wer dich herausfordern darf und wer deine Bilanz sieht.
    Auch dort: **Abwesend …** lässt deine Züge auf dich warten, **Meine Daten …** sagt, was ich über dich aufbewahre, gibt dir eine Kopie und löscht es, wenn du magst.
    `/gin-admin settings` hat die des Servers, für alle, die ihn verwalten: wer wo spielen darf, Pings, Sprache, Uhr, übliche Regeln. `/gin-admin news` gibt ihm eine Wochenseite.
help-title-look = Nachschlagen
help-look = - `/gin games` zeigt deine Partien, mit Links
    - `/gin scores` zeigt den ganzen Zettel
    - `/gin history` findet deine beendeten Partien, und `/gin replay` zeigt ein Spiel noch einmal, oder das aus einer Datei
    - **Meine Partien als Datei …** in `/gin me` gibt dir deine Ergebnisse oder Aufzeichnungen
    - `/gin rules` erklärt die Regeln, nach denen du spielst
    - `/gin learn` bringt dir das Spiel in einem Spiel bei, und `/gin problem` stellt dir jeden Tag eine Aufgabe
    - `/gin daily` gibt allen jeden Tag dieselben drei Spiele, und jeder hat einen Versuch
    - `/gin standings` zeigt, wer auf diesem Server vorn liegt: nach Wertung, netto, Gin und mehr
    - `/gin profile` zeigt, was jemand gespielt hat, und wie es zwischen zweien steht: **Vergleichen mit …**
help-title-tips = Tipps für besseres Spiel
help-title-about = Über den Bot und das Spiel
