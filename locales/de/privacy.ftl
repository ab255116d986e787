# Was über ein Mitglied gespeichert ist, eine Kopie davon und das Löschen; dasselbe für einen Server.


privacy-title = ### Was ich über dich weiß
privacy-kept =
    Ich bewahre auf, was die Partien brauchen, und sonst nichts:

    - **Dich**: die Nummer deines Kontos, deinen Namen, wie ich ihn zuletzt gesehen habe, und was du eingestellt hast
    - **Deine Partien**: wer wo saß und jeden Zug, damit eine Partie einen Neustart übersteht und man sie wieder ansehen kann. { $played ->
        [0] Noch ist keine von dir zu Ende.
        [one] Eine von dir ist zu Ende.
       *[other] { $played } von dir sind zu Ende.
    }
    - **Was daraus folgt**: deine Zahlen, deine Wertung, deine Plätze in den Ranglisten
    - **Mit wem du spielst**: deine Freunde, wen du blockiert hast, deine gespeicherten Regeln
    - **Meine Nachrichten an dich**: welche es sind, damit ich sie aktuell halten kann
privacy-others = Ich lese keine deiner Nachrichten, und ich gebe nichts weiter. Wer sonst deine Bilanz sehen darf, bestimmst du: `/gin me`.
privacy-until = Es bleibt, bis du es löschst. Was zu einem Server gehört, geht 30 Tage, nachdem ich von dort entfernt wurde.
press-privacy-copy = Eine Kopie
press-privacy-delete = Löschen …
press-privacy-more = Ausführlich

privacy-copied = Hier ist alles, was ich über dich aufbewahre, Tabelle für Tabelle. Von Partien, die noch laufen, steht nur darin, was du selbst gesehen hast.
# The first line of the file itself.
privacy-file = Alles, was Undercut über dieses Mitglied speichert. Von Partien, die noch laufen, nur der eigene Teil und kein Seed.

privacy-ask = ### Alles löschen, was ich über dich weiß?
privacy-goes = **Das geht**: deine Nummer und dein Name, deine Einstellungen, deine Freunde und wen du blockiert hast, deine gespeicherten Regeln, deine Zahlen, Wertungen und Plätze in den Ranglisten und die Nachrichten, die ich dir allein geschickt habe.
privacy-stays = **Das bleibt**: die Partien, die andere mit dir gespielt haben, mit „Jemand“ auf deinem Platz. Es sind auch ihre Partien, und keine ihrer Zahlen ändert sich. Was in Kanälen steht, bleibt dort, auch dein Name, wie alles, was dort geschrieben wird.
privacy-fingerprint = Hat dich jemand blockiert, behalte ich so lange einen Fingerabdruck deiner Kontonummer, damit du auch blockiert bist, wenn du wiederkommst.
privacy-given-up = - { $number ->
    [one] Die Partie, die du gerade spielst, wird aufgegeben.
   *[other] Die { $number } Partien, die du gerade spielst, werden aufgegeben.
}
privacy-taken-over = - { $number ->
    [one] Im Wettkampf von mehr als zweien nimmt der Computer deinen Platz ein.
   *[other] In { $number } Wettkämpfen von mehr als zweien nimmt der Computer deinen Platz ein.
}
privacy-sheets = - { $number ->
    [one] Der Zettel für echte Karten geht ohne dich weiter.
   *[other] { $number } Zettel für echte Karten gehen ohne dich weiter.
}
privacy-waiting = - { $number ->
    [one] Was du angeboten hast oder wo du mitmachst, ohne dass es schon begonnen hat, wird abgesagt.
   *[other] { $number } Partien, die du angeboten hast oder bei denen du mitmachst und die noch nicht begonnen haben, werden abgesagt.
}
privacy-final = Zurück führt kein Weg. Wenn du eines Tages wieder spielst, fängst du neu an.
press-privacy-forget = Alles löschen
press-privacy-give-up = { $number ->
    [one] Die Partie aufgeben und alles löschen
   *[other] { $number } Partien aufgeben und alles löschen
}
press-privacy-keep = Behalten
privacy-done = ### Es ist getan
    Alles von dir ist gelöscht. Danke für die Partien; wenn du wiederkommst, fangen wir neu an.
refusal-games-changed = Seit du das gelesen hast, hat etwas begonnen oder geendet. So ist es jetzt; sieh noch einmal hin.
refusal-not-your-page = Auf dieser Seite geht es um jemand anderen. **Meine Daten …** in `/gin me` zeigt dir deine.

## Of a whole server

command-admin-delete = Alles löschen, was ich von diesem Server aufbewahre
command-admin-delete-name = Der Name des Servers, zur Bestätigung
erase-ask = ### Alles löschen, was ich von { $server } aufbewahre?
erase-goes = **Das geht, für alle hier**: { $played ->
    [0] jede Partie
    [one] die Partie, die hier gespielt wurde
   *[other] alle { $played } Partien, die hier gespielt wurden
}, die Ranglisten, die Wertungen, die Einstellungen, die gespeicherten Regeln und die Liste dessen, was Verwalter getan haben.
erase-open = { $open ->
    [one] Eine Partie wartet oder läuft: sie endet jetzt, und niemand gewinnt sie.
   *[other] { $open } Partien warten oder laufen: sie enden jetzt, und niemand gewinnt sie.
}
erase-stays = **Das bleibt**: was Mitglieder für sich behalten (**Meine Daten …** in `/gin me`) und was in den Kanälen steht.
erase-how = Zurück führt kein Weg. Zur Bestätigung tippe den Namen des Servers: drück auf den Knopf, oder nimm `/gin-admin delete name:`.
press-erase = Den Namen tippen …
erase-form = Alles löschen
erase-form-label = Der Name des Servers
erase-form-about = { $server }
erase-done = ### Es ist getan
    Jede Partie hier ist zu Ende. In einer Minute bleibt von { $server } nur noch, was in den Kanälen steht.
refusal-not-owner = Das ist für die, denen der Server gehört, und für seine Administratoren.
refusal-other-name = So heißt dieser Server nicht, also wurde nichts gelöscht. Er heißt { $name }.
