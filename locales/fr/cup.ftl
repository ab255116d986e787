# Les tournois vus par les membres : la création, le message, les pages, ce qui s’en dit.

command-cup = Les tournois de ton serveur
command-cup-new = Créer un tournoi
command-cup-list = Voir les tournois de ce serveur
command-cup-show = Voir où en est un tournoi
command-cup-which = Quel tournoi ? Le dernier si tu ne précises pas

## Words

cup-hours = { $hours ->
    [one] une heure
   *[other] { $hours } heures
}
cup-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
cup-unknown = …
cup-nobody = personne
cup-and-more = { $names } et { $count } de plus
cup-format-knockout = Élimination directe
cup-format-double-elimination = Double élimination
cup-format-round-robin = Toutes rondes
cup-format-groups = Poules puis élimination directe
cup-format-swiss = Système suisse
cup-about-knockout = Une défaite et c’est fini.
cup-about-double-elimination = Deux défaites et c’est fini.
cup-about-round-robin = Chacun joue contre tous les autres ; 16 au plus.
cup-about-groups = D’abord des poules, puis les deux premiers de chacune en élimination directe.
cup-about-swiss = Quelques rondes contre des gens à égalité de points ; personne n’est éliminé.
cup-third-yes = Avec un match pour la troisième place
cup-third-no = Sans match pour la troisième place
cup-finals-yes = Une seconde finale si la première égalise les défaites
cup-finals-no = Une seule finale
cup-legs = { $legs ->
    [1] Tous se rencontrent une fois
   *[other] Tous se rencontrent deux fois
}
cup-rounds = Rondes : { $rounds }
cup-rounds-usual = Autant de rondes qu’il en faut
cup-seeding-rating = Têtes de série selon le classement
cup-seeding-hand = Ordre fixé par l’organisation
cup-seeding-lot = Tirage au sort
cup-match-time = Temps par rencontre : { $time }
cup-organiser = Organisation : { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Finale
    [2] Demi-finale
    [4] Quart de finale
   *[other] Tour { $round }
}
cup-round-winners = Tableau principal, tour { $round }
cup-round-losers = Tableau des perdants, tour { $round }
cup-round-final = { $round ->
    [1] Finale
   *[other] Seconde finale
}
cup-round-third = Troisième place
cup-round-group = Poule { $group }, ronde { $round }
cup-round = Ronde { $round }
cup-group = Poule { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one } : exempt
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (forfait)
cup-pair-ruled = { $pair } (décidé par l’organisation)
cup-pair-left = { $pair } (forfait : hors du tournoi)
cup-line = { $round } : { $pair }
cup-line-ends = fin du temps { $when }
cup-place = { $place }. { $names }
cup-wins = { $name } gagne
cup-out = { $name } (hors du tournoi)
cup-disqualified = { $name } (disqualification)

## The panel of a new cup

cup-new-title = ### Un nouveau tournoi
cup-new-called = Il s’appellera **{ $title }**.
cup-new-about = Toi seul vois ceci. **Créer** affiche le tournoi dans ce salon, où tout le monde peut s’inscrire.
cup-untitled = Tournoi de { $name }
cup-rules-title = ### Les parties du tournoi
cup-outlook-head = **Ce qui sera joué**
cup-outlook = À { $entrants } – rencontres : { $matches }, tours : { $rounds }, au plus { $time }
cup-menu-format = Formule
cup-menu-legs = Combien de fois on se rencontre
cup-menu-rounds = Rondes
cup-menu-seeding = Têtes de série
cup-menu-hours = Temps par rencontre
cup-menu-clock = Temps par coup
cup-clock-usual = Selon les règles ou le serveur
cup-form-title = Un nom pour le tournoi
cup-form-label = Nom
press-cup-name = Nom…
press-cup-rules = Règles…
press-cup-create = Créer
cup-created = Le tournoi est affiché dans { $channel }, où tout le monde peut s’inscrire. Quand tout le monde est là, lance-le avec **Organiser…**.
refusal-entries-closed = Personne ne peut s’inscrire en ce moment : les inscriptions sont fermées.
refusal-no-cups = Il n’y a pas encore de tournoi ici. `/cup new` en crée un.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Personne ne participe encore.
cup-entered-count = **Déjà inscrits ({ $count }) :** { $names }
cup-may-enter = Appuie sur **Participer** pour en être. { $name } lancera le tournoi.
cup-entries-closed = Les inscriptions sont fermées. { $name } lancera le tournoi.
cup-waits = Si personne ne le lance, il sera annulé { $when }.
cup-playing = **En cours**
cup-more-behind = La suite sous **{ $button }**
cup-pairing = On établit les rencontres de la prochaine ronde.
cup-still-enter = Tu peux encore t’inscrire : tu joueras dès la prochaine ronde.
cup-standings = **Classement**
cup-points = { $place }. { $name } · { $points }
cup-won = **{ $name } remporte le tournoi !**
cup-no-winner = **Le tournoi est terminé, sans vainqueur.**
cup-cancelled = **Le tournoi a été annulé.**
press-cup-enter = Participer
press-cup-leave = Quitter
press-cup-left = Oui, quitter
press-cup-more = Plus…
press-cup-organise = Organiser…
cup-entered = Tu participes à **{ $title }**. Je t’appellerai quand ta première rencontre pourra se jouer.
cup-leave-ask = Quitter **{ $title }** ? Tu peux te réinscrire jusqu’au début.
cup-leave-running = Quitter **{ $title }** ? Tu abandonnes la partie que tu y joues, tu perds tes autres rencontres et tu ne pourras pas revenir.
cup-left = Tu as quitté **{ $title }**.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Rencontres
cup-page-entrants = Participants
cup-page-table = Classement
cup-page-rules = Règles
cup-not-begun = Le tournoi n’a pas encore commencé.
cup-no-places = Aucune place n’est encore décidée.
cup-table-row = { $place }. **{ $name }** · { $points } · gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
cup-ties-figures = Sonneborn-Berger { $berger } · points des parties { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · points des parties { $difference }
cup-time-rule = Temps par rencontre : { $time }, et autant encore si les deux côtés sont d’accord. Quand le temps est écoulé, celui dont c’est le tour a perdu ; un tour qui vient de commencer est prolongé un peu.
cup-ties-knockout = Un match nul se rejoue.
cup-ties-places = Ceux qui perdent au même tour partagent leur place.
cup-ties-robin = Une victoire compte 1, un nul ½. À égalité de points, dans l’ordre : les rencontres entre eux, Sonneborn-Berger (les points de ceux qu’on a battus et la moitié de ceux avec qui on a fait nul), les points des parties, les victoires, la tête de série.
cup-ties-swiss = Une victoire ou une exemption compte 1, un nul ½. À égalité de points, dans l’ordre : Buchholz (les points des adversaires), Sonneborn-Berger (les points de ceux qu’on a battus et la moitié de ceux avec qui on a fait nul), les rencontres entre eux, les points des parties, les victoires, la tête de série.
cup-seal = Sceau du secret d’où viennent toutes les cartes du tournoi : `{ $seal }`
cup-seed = Le secret qu’il scellait : `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = Que faut-il faire ?
cup-done = C’est fait.
press-cup-begin = Lancer…
press-cup-start = Lancer maintenant
press-cup-close = Fermer les inscriptions
press-cup-reopen = Rouvrir les inscriptions
press-cup-entrants = Participants…
press-cup-matches = Rencontres…
press-cup-cancel = Annuler le tournoi…
cup-begin-ask = Inscrits : { $count }. Lancer ? Le tirage est fait à ce moment-là et les premières rencontres s’ouvrent.
cup-begin-few = Il faut au moins deux participants pour un tournoi.
cup-order-about = Les meilleurs d’abord : choisis quelqu’un dans le menu, puis déplace-le.
press-cup-up = Monter
press-cup-down = Descendre
press-cup-first = Tout en haut
cup-menu-entrant = Qui ?
cup-entrants-about = De qui s’agit-il ? Tu peux sortir quelqu’un du tournoi, ou mettre un autre membre à sa place.
cup-menu-substitute = Qui prend la place de { $name } ?
cup-substitute-ask = Mettre **{ $substitute }** à la place de **{ $name }** ? La partie en cours recommence avec de nouvelles cartes.
press-cup-substitute-really = Oui, remplacer
press-cup-remove = Retirer…
press-cup-remove-really = Oui, retirer
press-cup-disqualify = Disqualifier…
press-cup-disqualify-really = Oui, disqualifier
cup-remove-ask = Retirer **{ $name }** ? Une nouvelle inscription reste possible jusqu’au début.
cup-disqualify-ask = Disqualifier **{ $name }** ? La partie en cours est abandonnée, les autres rencontres sont perdues, et il n’y a pas de retour.
cup-menu-match = Quelle rencontre ?
cup-matches-about = Quelle rencontre ? Tu peux en décider une en cours, lui donner plus de temps ou corriger un résultat.
press-cup-draw = Match nul
press-cup-neither = Personne n’est venu
press-cup-give-time = Plus de temps
press-cup-decide = Oui, décider
cup-decide-ask = Décider ainsi : **{ $result }** ? La partie en cours pour cette rencontre ne compte alors pas.
cup-correct-ask = Corriger le résultat : **{ $result }** ? C’est possible tant qu’aucune rencontre suivante n’en dépend.
press-cup-cancel-really = Oui, annuler
cup-cancel-ask = Annuler **{ $title }** ? Il n’y aura pas de vainqueur, ses parties en cours ne compteront pas, et on ne peut pas revenir en arrière.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round } : { $pair }. Votre rencontre est ouverte ; son temps se termine { $when }.
cup-notice-late = **Le temps de cette rencontre est presque écoulé :** il se termine { $when }. Celui dont c’est alors le tour a perdu.
cup-notice-asked = { $name } demande plus de temps pour cette rencontre. Tu es d’accord ?
cup-notice-agreed = Cette rencontre a plus de temps : il se termine { $when }.
cup-notice-won = **{ $title }** est terminé : { $name } l’emporte. Bravo !
cup-notice-cancelled = **{ $title }** a été annulé.
press-cup-time-ask = Demander plus de temps
press-cup-time-agree = D’accord
cup-time-asked = Tu as demandé plus de temps. La question est posée là où se joue la rencontre.

## The list

cup-list-title = ### Tournois
cup-list-none = Il n’y a pas encore de tournoi ici. `/cup new` en crée un.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Voir un tournoi
cup-state-open = inscriptions ouvertes, inscrits : { $count }
cup-state-running = en cours, participants : { $count }
cup-state-over = terminé
cup-state-won = remporté par { $name }
cup-state-cancelled = annulé
