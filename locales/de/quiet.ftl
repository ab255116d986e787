# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Spielt ihr noch?**
quiet-pause-head = **Immer noch Pause?**
quiet-seat-head = **Ein Platz ist immer noch leer.**
quiet-own-since = Der letzte Zug hier war { $when }. Du bist dran, und { $name } { $waiting ->
    [one] wartet
   *[other] warten
}.
quiet-own-then = Ein Zug genügt, oder drück **Ich spiele noch**. Sonst { $waiting ->
    [one] entscheidet
   *[other] entscheiden
} { $name } { $left }, am { $date }, wie die Partie weitergeht oder endet.
quiet-move-since = Der letzte Zug hier war { $when }. Dran ist { $name }.
quiet-waiting-then = Du musst nichts tun. Kommt kein Zug, entscheidest du { $left }, am { $date }, wie die Partie weitergeht oder endet.
quiet-post-then = Kommt kein Zug, entscheidet { $left }, am { $date }, wer wartet, wie die Partie weitergeht oder endet.
quiet-pause-since = Die Pause begann { $when }.
quiet-pause-then = Wer mitspielt, kann weiterspielen oder die Pause verlängern. Tut das niemand, wird die Partie irgendwann abgebrochen; eine Woche vorher sage ich Bescheid.
quiet-seat-since = { $name } ist gegangen, und noch ist nicht entschieden, wer weiterspielt. Der letzte Zug oder die letzte Stimme kam { $when }.
quiet-seat-then = Die Frage nach dem Platz steht im Kanal. Entscheidet niemand, wird die Partie irgendwann abgebrochen; eine Woche vorher sage ich Bescheid.
quiet-off = Wollt ihr alle lieber aufhören? Mit **Abbrechen** endet die Partie, sobald alle einverstanden sind, und zählt nicht.
press-quiet-still = Ich spiele noch
press-quiet-pause = Pause verlängern
press-quiet-off = Abbrechen
quiet-played-on = { $member } spielt noch. Die Zeit beginnt von vorn.
quiet-pause-kept = { $member } verlängert die Pause.
quiet-off-asked = { $member } würde diese Partie gern abbrechen; sie zählt dann nicht. { $others } Einverstanden?
quiet-off-there = Du würdest die Partie gern abbrechen: Die Frage steht im Kanal. Sie endet, sobald die anderen einverstanden sind.
quiet-off-not-told = Du würdest die Partie gern abbrechen, aber die Frage ließ sich nicht in den Kanal schreiben. Sag es den anderen selbst: Wer einverstanden ist, drückt auch **Abbrechen**.
quiet-off-done = Die Partie ist abgebrochen. Sie zählt nicht.
quiet-out-head = **Von { $name } kam kein Zug.**
refusal-nothing-asked = Zu dieser Partie wird niemand mehr gefragt: Sie geht weiter, oder sie ist vorbei.

# Before a game is called off, and once it is.
quiet-last-head = **Diese Partie wird bald abgebrochen.**
quiet-last-ends = Passiert bis dahin nichts, endet sie { $left }, am { $date }, und zählt nicht.
quiet-ends = Passiert nichts, wird diese Partie { $when } abgebrochen.
called-off = Die Partie wurde von denen abgebrochen, die sie spielten. Sie zählt nicht.
outcome-called-off = Abgebrochen
outcome-abandoned = Abgebrochen: niemand zog

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Hier hat seit { $days } Tagen niemand etwas eingetragen. { $member } Geht es noch weiter? Kommt in weiteren { $days } Tagen nichts, schließe ich den Zettel, wie er steht; was eingetragen ist, bleibt.
press-paper-stays = Offen lassen

# What a server sets.
setting-quiet-days = Stille Partien
setting-quiet-days-about = Wann ich bei Partien ohne Uhr frage, ob noch gespielt wird.
setting-quiet-days-number = { $number ->
    [one] nach { $number } Tag ohne Zug
   *[other] nach { $number } Tagen ohne Zug
}
