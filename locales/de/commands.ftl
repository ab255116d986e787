# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Gin Rommé: herausfordern, spielen, deine Karten sehen
command-challenge = Fordere jemanden zu einer Partie Gin heraus
command-challenge-member = Wen du herausforderst
command-challenge-another = Wen noch? Nur wo drei oder mehr spielen
# At most 32 characters.
command-challenge-menu = Zu Gin herausfordern
command-practice = Spiel gegen den Computer
command-hand = Sieh deine Karten, nur für dich
command-games = Sieh deine Partien und Herausforderungen
command-scores = Sieh den Spielstand deiner Partie, Spiel für Spiel
command-rules = Lies, wie eine Variante gespielt wird
command-standings = Sieh, wer auf diesem Server vorn liegt
command-table = Welche Partie? Ohne Angabe die, die auf dich wartet

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } in #{ $channel } · Tisch { $table }
choice-past = { $name } · Tisch { $table }, beendet

refusal-only-in-servers = Das geht nur auf einem Server: Gib es dort in einem Kanal ein, in dem ich Mitglied bin.
refusal-nobody-else-here = Hier ist sonst niemand. Nimm das dort, wo die anderen sind: auf einem Server, in einem Gruppenchat oder in euren Direktnachrichten.
refusal-only-two-here = Hier kann ich nur antworten: Es können zwei gegeneinander spielen, und niemand kann in der Warteschlange warten. Zu mehreren geht es auf einem Server, auf dem ich Mitglied bin.
answer-hidden = Discord zeigt meine Antwort hier nur dir: In diesem Kanal darfst du keine Apps verwenden, die nicht auf dem Server sind. Ich habe die Herausforderung zurückgenommen. Bitte jemanden, der den Server betreibt, um das Recht „Externe Apps verwenden“, oder fordere in einem Gruppenchat oder in euren Direktnachrichten heraus.
refusal-no-access = In #{ $channel } darf ich nicht schreiben. Wer den Server leitet, kann es erlauben; oder nimm einen anderen Kanal.
refusal-no-table = Du hast hier keine laufende Partie. Mit `/gin play` beginnt eine, und `/gin history` hat die beendeten.
