# How long a turn may take, and how its time stands.
clock-hours = Zeit für einen Zug: { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}. Die Zeit steht still, solange jemand abwesend ist.
clock-days = Zeit für einen Zug: { $days } Tage. Die Zeit steht still, solange jemand abwesend ist.
clock-live = Zeit für einen Zug: { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
clock-words-none = keine
clock-words-hours = { $hours ->
    [one] eine Stunde
    [24] ein Tag
   *[other] { $hours } Stunden
} für einen Zug
clock-words-days = { $days ->
    [7] eine Woche
   *[other] { $days } Tage
} für einen Zug
clock-words-live = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für einen Zug
clock-words-usual = wie auf dem Server ({ $usual })
clock-until = Die Zeit von { $name } endet { $when }.
hand-until = Deine Zeit endet { $when }.
hand-time-out = Deine Zeit ist um. Ein Zug gilt noch, bis die anderen entschieden haben.
clock-paused = Die Spielenden haben eine Pause vereinbart.
clock-is-out = Die Zeit von { $name } ist um.

# What is sent to the member whose turn it is.
remind-head = **Du bist dran.**
remind-since = { $name } { $waiting ->
    [one] wartet
   *[other] warten
}. Dein Zug begann { $when }.
remind-until = Deine Zeit endet { $left }, am { $when }.
remind-again = Ich erinnere dich wieder am { $when }.
warn-head = **Deine Zeit ist fast um.**
warn-until = { $name } { $waiting ->
    [one] wartet
   *[other] warten
}. Deine Zeit endet { $left }, am { $when }.
warn-then = Danach kann die Partie beansprucht werden. Ein Zug genügt.
warn-then-seat = Danach können die anderen deinen Platz vergeben. Ein Zug genügt.
press-play = Spielen
menu-not-now = Nicht jetzt …
choice-put-off-hour = Erinnere mich in einer Stunde
choice-put-off-tonight = Erinnere mich heute Abend
choice-put-off-tomorrow = Erinnere mich morgen

# What is asked of those who wait, once the time is over.
out-head = **Die Zeit von { $name } ist um.**
out-how = { $members } Und nun? Ein Zug gilt noch, bis ihr entschieden habt.
press-late-wait = Warten
press-late-claim = Partie beanspruchen
press-late-computer = Den Computer weiterspielen lassen
press-late-seat = Den Platz vergeben
late-wait = Ihr wartet. { $name } hat wieder die ganze Zeit.
late-claim = Beansprucht: { $name } hat die Zeit überschritten.
late-seat = { $name } hat die Zeit überschritten. Die anderen entscheiden, wer den Platz bekommt.
late-computer = Für { $name } spielt der Computer weiter. Diese Partie zählt für niemanden.

# Pauses and absences.
away-title = ### Abwesend
away-about = Solange du weg bist, warten deine Züge auf dich, und deine Zeit läuft nicht.
away-not = Du bist gerade nicht weg.
away-menu = Weg bis …
press-away-type = Ein anderer Tag …
away-form-title = Weg bis
away-form-label = Eine Zahl von Tagen oder ein Datum
away-form-about = Etwa 3 oder 2026-12-24; höchstens 60 Tage
choice-away-tomorrow = Morgen
choice-away-three-days = In drei Tagen
choice-away-week = In einer Woche
choice-away-two-weeks = In zwei Wochen
choice-away-days = { $days ->
    [one] In 1 Tag
   *[other] In { $days } Tagen
}
choice-away-day = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $date }
choice-away-back = Ich bin wieder da
command-clock = Wie lange ein Zug dauern darf
pause-asked = { $member } bittet um eine Pause. { $others } Einverstanden?
pause-agreed = { $member } stimmt der Pause zu. { $others } Einverstanden?
pause-asked-there = Du hast um eine Pause gebeten: Die Frage steht im Kanal. Die Partie macht Pause, sobald die anderen einverstanden sind.
pause-not-asked = Du hast um eine Pause gebeten, aber die Frage ließ sich nicht in den Kanal schreiben. Sag es dort selbst: Wer einverstanden ist, drückt auch **Pause …**.
pause-on = Die Partie macht Pause: Keine Zeit läuft, und niemand wird erinnert. Wer mitspielt, kann weitermachen.
pause-over = { $member } hat die Pause beendet. Die Zeit läuft wieder.
pause-no = Es gibt keine Pause.
press-pause-ask = Pause …
press-pause-goon = Weiterspielen
press-pause-agree = Einverstanden
press-pause-no = Nein
press-pause-resume = Weiterspielen
away-until = Du bist weg bis { $when }. Deine Züge warten so lange, und die Zeit für jeden beginnt von vorn, wenn du wieder da bist.
away-back = Willkommen zurück. Die Zeit deiner Züge beginnt jetzt.
choice-clock-none = Keine Grenze
choice-clock-relaxed-24 = Gemütlich: ein Tag für einen Zug
choice-clock-relaxed-72 = Gemütlich: drei Tage für einen Zug
choice-clock-relaxed-168 = Gemütlich: eine Woche für einen Zug
choice-clock-live-2 = Live: zwei Minuten für einen Zug
choice-clock-live-5 = Live: fünf Minuten für einen Zug
choice-clock-live-10 = Live: zehn Minuten für einen Zug
refusal-time-not-over = Die Zeit ist nicht um, oder nicht mehr.
refusal-own-time = Es ist die Zeit deiner eigenen Seite, die um ist. Die anderen entscheiden, und bis dahin kann der Zug noch kommen.
refusal-not-paused = Es gibt keine Pause, die man beenden könnte.
refusal-bad-moment = Das muss eine Zahl von Tagen sein, höchstens { $most }, oder ein Datum wie 2026-12-24.
