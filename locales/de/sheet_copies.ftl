# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Diesen Zettel siehst hier nur du: In diesem Kanal darfst du keine Apps verwenden, die nicht auf dem Server sind. Er bleibt erhalten: `/gin games` zeigt ihn wieder, und zwar allen, die darauf stehen.
   *[asked] Das siehst hier nur du. `/gin games` zeigt den Zettel wieder.
}
press-paper-show = Zettel öffnen
