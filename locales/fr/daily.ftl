## La partie du jour : les mêmes cartes pour tous, contre l’ordi

# At most 100 characters.
command-daily = Jouer la partie du jour : les mêmes cartes pour tous, un seul essai chacun
# $date is a day, such as “November 26”.
daily-head = Partie du jour · { $date }
daily-ends = prend fin { $when }
daily-about = Trois donnes de gin standard contre un ordi expert. Tout le monde reçoit les mêmes cartes et, au même jeu, l’ordi répond de la même façon. Tu as un seul essai, quand tu veux, jusqu’à minuit UTC.
daily-late = Cette journée est finie. Voici la partie d’aujourd’hui :
daily-deal = Donne { $deal } sur { $deals }
# $points have their sign: +37.
daily-so-far = { $points } pour l’instant
daily-final = Ta partie : { $points }
daily-won = { $won ->
    [0] Aucune donne gagnée
    [one] { $won } donne gagnée sur { $deals }
   *[other] { $won } donnes gagnées sur { $deals }
}
daily-rank-here = Ici : **{ $rank }** sur { $members }
daily-rank-all = Partout : **{ $rank }** sur { $members }
daily-sealed = Les cartes, les parties des autres et celle du coach restent scellées jusqu’à la fin de la journée.
daily-count = { $days ->
    [one] { $days } partie terminée jusqu’ici
   *[other] { $days } parties terminées jusqu’ici
}
daily-streak = { $streak ->
    [one] { $streak } jour d’affilée
   *[other] { $streak } jours d’affilée
}
press-daily-play = Jouer
press-daily-go-on = Reprendre
press-daily-home = Partie du jour
press-daily-result = Mon résultat
press-daily-board = Classement
press-daily-before = Jour d’avant
press-daily-after = Jour d’après
press-daily-seals = Sceaux

## What a channel is shown, without any card

daily-shared = **{ $name }** a joué la partie du jour : **{ $points }**
press-daily-try = Jouer aussi

## The seals

daily-seals-title = Les cartes sont scellées
daily-seals-how = Les cartes de chaque jour viennent d’un secret tiré à l’avance, et de rien d’autre. Voici les sceaux (SHA-256). Une fois la journée finie, le secret est révélé, et chacun peut vérifier qu’il correspond au sceau et redonner les cartes.
daily-secret = Secret : `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Tiré { $when }
daily-doubted = Ce secret ne correspond pas à son sceau. Préviens l’hébergeur de ce bot.

## A day that is over

daily-coach = Le coach
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Les trois donnes
daily-members = { $members ->
    [0] Personne n’a terminé cette partie
    [one] { $members } membre a terminé
   *[other] { $members } membres ont terminé
}
daily-unfinished = Tu n’as pas terminé ta partie ce jour-là : elle ne compte nulle part.
daily-missed = Tu n’as pas joué ce jour-là.
daily-choose = Revoir une partie, coup par coup…
daily-option = { $name } : { $points }
press-daily-open = Voir ce jour

## Boards

daily-board-here = Partie du jour · { $server }
daily-board-all = Partie du jour · tous les serveurs
daily-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}
daily-board-order = Les jours s’additionnent. Une partie perdue compte 0 : jouer ne te coûte jamais rien.
daily-board-over = La partie d’aujourd’hui s’ajoute à la fin de la journée.
daily-board-none = Personne n’a encore terminé de partie.
daily-board-sealed = Le classement d’aujourd’hui s’ouvrira quand tu auras terminé ta partie.
# $setting: what the setting is called.
daily-board-nameless = Ceux qui jouent ailleurs ne sont nommés que s’ils le souhaitent : **{ $setting }** dans `/gin me`.
press-daily-day = Jour
press-daily-week = Semaine
press-daily-month = Mois
press-daily-server = Ce serveur
press-daily-all = Partout
press-daily-earlier = Plus tôt
press-daily-later = Plus tard

## What can’t be done

refusal-day-over = La journée de cette partie est finie. `/gin daily` a celle d’aujourd’hui.
refusal-no-daily-run = Tu n’as pas encore commencé la partie d’aujourd’hui. `/gin daily` la lance.
refusal-begun-before = La partie d’aujourd’hui a déjà été commencée avec ce compte, avant que ses données soient effacées. Chacun a un seul essai : la prochaine arrive à minuit UTC.
refusal-daily-unreadable = Ce qui est enregistré de cette partie n’a pas de sens pour moi. Préviens l’hébergeur de ce bot.
refusal-no-match-that-day = Il n’y a pas eu de partie ce jour-là.
refusal-day-sealed = Cette journée n’est pas finie, et jusque-là ses cartes restent scellées.
