# How long a turn may take, and how its time stands.
clock-hours = Temps par tour : { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Le temps s’arrête quand un joueur est absent.
clock-days = Temps par tour : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Le temps s’arrête quand un joueur est absent.
clock-live = Temps par tour : { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
clock-words-none = sans limite
clock-words-hours = { $hours ->
    [one] une heure
    [24] un jour
   *[other] { $hours } heures
} par tour
clock-words-days = { $days ->
    [7] une semaine
    [one] { $days } jour
   *[other] { $days } jours
} par tour
clock-words-live = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} par tour
clock-words-usual = celle du serveur ({ $usual })
clock-until = Le temps imparti à { $name } prend fin { $when }.
hand-until = Ton temps prend fin { $when }.
hand-time-out = Ton temps est écoulé. Tu peux encore jouer tant que les autres n’ont pas décidé.
clock-paused = Les joueurs ont convenu d’une pause.
clock-is-out = Temps écoulé pour { $name }.

# What is sent to the member whose turn it is.
remind-head = **À toi de jouer.**
remind-since = { $name } { $waiting ->
    [one] t’attend
   *[other] t’attendent
}. Ton tour a commencé { $when }.
remind-until = Ton temps prend fin { $left } ({ $when }).
remind-again = Prochain rappel : { $when }.
warn-head = **Ton temps est presque écoulé.**
warn-until = { $name } { $waiting ->
    [one] t’attend
   *[other] t’attendent
}. Ton temps prend fin { $left } ({ $when }).
warn-then = Après, la victoire pourra être réclamée. Un seul coup suffit à l’éviter.
warn-then-seat = Après, les autres pourront donner ta place. Un seul coup suffit à l’éviter.
press-play = Jouer
menu-not-now = Pas maintenant…
choice-put-off-hour = Me rappeler dans une heure
choice-put-off-tonight = Me rappeler ce soir
choice-put-off-tomorrow = Me rappeler demain

# What is asked of those who wait, once the time is over.
out-head = **Temps écoulé pour { $name }.**
out-how = { $members } On fait quoi ? Le coup peut encore être joué tant que vous n’avez pas décidé.
press-late-wait = Attendre
press-late-claim = Réclamer la victoire
press-late-computer = Laisser jouer l’ordinateur
press-late-seat = Donner la place
late-wait = On attend. { $name } retrouve tout son temps.
late-claim = Victoire réclamée : temps écoulé pour { $name }.
late-seat = Temps écoulé pour { $name }. Les autres décident qui prend la place.
late-computer = L’ordinateur remplace { $name }. Cette partie ne compte pour personne.

# Pauses and absences.
away-title = ### Absence
away-about = Pendant ton absence, tes tours t’attendent et ton temps ne court pas.
away-not = Tu n’as pas d’absence en cours.
away-menu = Absence jusqu’à…
press-away-type = Autre jour…
away-form-title = Absence jusqu’à
away-form-label = Un nombre de jours, ou une date
away-form-about = Par exemple 3, ou 2026-12-24 ; 60 jours au plus
choice-away-tomorrow = Demain
choice-away-three-days = Dans trois jours
choice-away-week = Dans une semaine
choice-away-two-weeks = Dans deux semaines
choice-away-days = { $days ->
    [one] Dans { $days } jour
   *[other] Dans { $days } jours
}
choice-away-day = { $weekday ->
    [1] Lundi
    [2] Mardi
    [3] Mercredi
    [4] Jeudi
    [5] Vendredi
    [6] Samedi
   *[7] Dimanche
} { $date }
choice-away-back = Me revoilà
command-clock = Combien de temps peut durer un tour
pause-asked = { $member } demande une pause. { $others } D’accord ?
pause-agreed = { $member } accepte la pause. { $others } D’accord ?
pause-asked-there = Tu as demandé une pause : la question est posée dans le salon. La partie s’arrête quand les autres sont d’accord.
pause-not-asked = Tu as demandé une pause, mais je n’ai pas pu poser la question dans le salon. Demande-le là-bas toi-même : ceux qui sont d’accord appuient aussi sur **Pause…**.
pause-on = La partie est en pause : le temps ne court pas, et personne ne reçoit de rappel. N’importe quel joueur peut la reprendre.
pause-over = { $member } a mis fin à la pause. Le temps court de nouveau.
pause-no = Il n’y aura pas de pause.
press-pause-ask = Pause…
press-pause-goon = Reprendre
press-pause-agree = D’accord
press-pause-no = Non
press-pause-resume = Reprendre
away-until = Ton absence prend fin { $when }. Tes tours t’attendent, et à ton retour, chacun aura son temps complet.
away-back = Te revoilà ! Ton temps recommence à courir.
choice-clock-none = Sans limite
choice-clock-relaxed-24 = Tranquille : un jour par tour
choice-clock-relaxed-72 = Tranquille : trois jours par tour
choice-clock-relaxed-168 = Tranquille : une semaine par tour
choice-clock-live-2 = En direct : deux minutes par tour
choice-clock-live-5 = En direct : cinq minutes par tour
choice-clock-live-10 = En direct : dix minutes par tour
refusal-time-not-over = Le temps n’est pas écoulé, ou ne l’est plus.
refusal-own-time = C’est le temps de ton camp qui est écoulé. Tes adversaires décident ; d’ici là, le coup peut encore être joué.
refusal-not-paused = Il n’y a pas de pause à terminer.
refusal-bad-moment = Il faut un nombre de jours, { $most } au plus, ou une date comme 2026-12-24.
