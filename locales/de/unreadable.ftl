## Tische, deren gespeicherte Partie diese Version des Bots nicht versteht

# Im Kanal und an alle, die dort spielen. Zu drücken gibt es dabei nichts.
unreadable-told = Die Partie an Tisch { $table } lässt sich gerade nicht lesen, deshalb kann dort niemand ziehen. Verloren ist nichts: Alle Uhren stehen still, und sie geht von selbst weiter, sobald das behoben ist.
unreadable-annulled = Die Partie an Tisch { $table } ließ sich nicht mehr lesen und ist ungültig: Sie zählt nichts, und niemand hat gewonnen.
unreadable-why = „{ $reason }“
games-unreadable = { $count ->
    [one] Deine Partie an Tisch { $tables } lässt sich gerade nicht lesen. Verloren ist nichts: Sie geht von selbst weiter, sobald das behoben ist.
   *[other] Deine Partien an den Tischen { $tables } lassen sich gerade nicht lesen. Verloren ist nichts: Sie gehen von selbst weiter, sobald das behoben ist.
}
choice-unreadable = Tisch { $table }, der sich nicht lesen lässt

refusal-unreadable-table = Die Partie an Tisch { $table } lässt sich gerade nicht lesen. Verloren ist nichts: Sie geht von selbst weiter, sobald das behoben ist.
refusal-still-unreadable = Tisch { $table } lässt sich nicht lesen: { $reason }. Sag denen Bescheid, die den Bot betreiben, oder erklär ihn mit `/gin-admin void` für ungültig.
admin-void-unread = Tisch { $table } ist ungültig, obwohl er sich nicht lesen ließ: Die Partie zählt nichts. Alle, die dort spielen, und der Kanal erfahren es, und seine Nachrichten werden gelöscht.
