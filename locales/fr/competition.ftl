# Ligues et échelles : création, message, pages, annonces.

command-league = Les ligues de ton serveur, saison après saison
command-league-new = Créer une ligue
command-league-list = Les ligues de ce serveur
command-league-show = Où en est une ligue
command-league-which = Quelle ligue ? La dernière si tu ne choisis pas
command-ladder = Les échelles, où l’on monte à coups de défis
command-ladder-new = Créer une échelle
command-ladder-list = Les échelles de ce serveur
command-ladder-show = Où en est une échelle
command-ladder-which = Quelle échelle ? La dernière si tu ne choisis pas

## Mots

league-name = Ligue
league-size = Membres par division : { $members }
league-week = Durée d’une semaine : { $time }
league-at-once = Rencontres par semaine : { $matches }
league-moves = Montées et descentes par saison : { $members }
league-pause = Jours entre deux saisons : { $days }
league-seeding-rating = Première saison : selon la cote
league-seeding-hand = Première saison : dans l’ordre de l’organisation
league-seeding-lot = Première saison : au hasard
league-division = Division { $number }
league-season = Saison { $number }
league-round = Division { $number }, tour { $round }
league-week-number = Semaine { $week }
ladder-name = Échelle
ladder-reach = Places au-dessus qu’on peut défier : { $places }
ladder-answer = Jours pour répondre à un défi : { $days }
ladder-rest = Jours de repos après une défense : { $days }
ladder-idle = Jours sans partie avant de descendre : { $days }
ladder-for-place = pour la place { $place }

## Création

competition-new-league = ### Une nouvelle ligue
competition-new-ladder = ### Une nouvelle échelle
competition-untitled-league = Ligue de { $name }
competition-untitled-ladder = Échelle de { $name }
competition-new-about = Toi seul vois ceci. **Créer** l’affiche dans ce salon, où tout le monde peut s’inscrire.
competition-rules-title = ### Les règles des parties
competition-form-title = Un nom
league-outlook = À { $members } : { $divisions ->
    [one] 1 division
   *[other] { $divisions } divisions
}, rencontres par membre : { $matches }, au plus { $time }
league-needs = Une saison se joue à { $fewest } au moins et { $most } au plus.
competition-created-league = La ligue est affichée dans { $channel }, où tout le monde peut s’inscrire. Quand vous êtes assez nombreux, lance la première saison avec **Organiser…**.
competition-created-ladder = L’échelle est affichée dans { $channel }, où tout le monde peut s’inscrire. Il n’y a rien à lancer : à deux, on peut déjà se défier.

## Le message

competition-joined-none = Personne ne participe encore.
competition-joined = **Déjà inscrits ({ $count }) :** { $names }
competition-cancelled = **Annulée.**
league-may-join = **Participer** t’inscrit. { $name } lance la première saison ; il faut être au moins { $fewest }.
league-week-now = **Saison { $number }, semaine { $week } sur { $weeks }** · se termine { $when }
league-pausing = **La saison { $number } est terminée.** La suivante commence { $when }, avec ceux qui s’inscrivent d’ici là.
league-pause-few = **La saison { $number } est terminée.** Pour la suivante, il faut être au moins { $fewest }.
league-waiting = À partir de la saison suivante : { $names }
league-last-season = C’est la dernière saison.
league-over = **La ligue est terminée.**
ladder-ranking = **Classement**
ladder-challenges = **Défis**
ladder-may-join = **Participer** t’inscrit. À deux, on peut déjà se défier.
ladder-open = { $one } défie { $other } pour la place { $place } · le délai de réponse se termine { $when }
ladder-played = { $match } · pour la place { $place }
ladder-taken = **{ $one }** – { $other } : la place { $place } est prise
ladder-kept = { $one } – **{ $other }** : la place { $place } est défendue
ladder-drawn = { $one } – { $other } : nul, la place { $place } est défendue
ladder-nothing = { $one } – { $other } : personne n’a joué, rien ne change
ladder-takenback = { $one } – { $other } : défi retiré, rien ne change
press-competition-join = Participer
press-competition-leave = Quitter
press-competition-left = Oui, quitter
press-competition-more = Plus…
press-ladder-challenge = Défier…
press-ladder-made = Défier
press-ladder-accept = Accepter
press-ladder-refuse = Refuser…
press-ladder-refused = Oui, céder ma place
press-ladder-takeback = Retirer le défi
competition-joined-league = Tu participes à **{ $title }** dès la prochaine saison. Je t’appelle quand ta première rencontre s’ouvre.
competition-joined-ladder = Tu es sur **{ $title }**, tout en bas. **Défier…** te fait monter.
competition-leave-ask = Quitter **{ $title }** ? Tu pourras t’inscrire de nouveau.
competition-leave-league = Quitter **{ $title }** ? Tu abandonnes la partie que tu y joues et tu perds tes autres rencontres de la saison. Tu ne pourras revenir que pour une autre saison.
competition-leave-ladder = Quitter **{ $title }** ? Tu perds ta place et tout défi en cours et, si tu reviens, tu recommences tout en bas.

## Défis

ladder-whom = Qui veux-tu défier ?
ladder-menu = Choisis quelqu’un
ladder-nobody = Tu ne peux défier personne pour le moment : il faut être au-dessus de toi, sans défi en cours et sans repos. Places à ta portée : { $places }.
ladder-challenge-ask = Défier **{ $name }** pour la place { $place } ? Sans réponse à temps, la place est à toi. Jours pour répondre : { $days }.
ladder-challenge-made = Tu as défié **{ $name }**. Le délai de réponse se termine { $when } ; d’ici là, tu peux retirer le défi.
ladder-refuse-ask = Refuser ? **{ $name }** prend alors ta place sans jouer.
ladder-accept-done = Défi accepté. Ta partie de **{ $title }** va s’ouvrir.
ladder-refused-done = Tu as cédé ta place sur **{ $title }**.
ladder-takeback-done = Tu as retiré ton défi sur **{ $title }**.

## Les pages

competition-page-matches = Rencontres
competition-page-table = Classement
competition-page-members = Participants
competition-page-past = Saisons passées
competition-page-rules = Règles
ladder-page-table = Classement
league-not-begun = La première saison n’a pas encore commencé.
league-no-past = Aucune saison n’est encore terminée.
ladder-no-challenges = Il n’y a pas encore eu de défi.
competition-seal = Sceau du secret d’où viennent toutes les cartes : `{ $seal }`
competition-how-league = Après chaque saison, autant montent que descendent. Qui s’inscrit commence la saison suivante tout en bas ; qui s’en va perd toutes ses rencontres à venir. Qui ne joue pas du tout d’une saison est exclu.
competition-how-ladder = Qui défie et gagne prend la place, et ceux qui sont entre les deux descendent d’un rang ; sinon, rien ne bouge. Qui refuse ou ne répond pas cède sa place. Qui reste longtemps sans jouer descend place par place, et sort après trois fois ce temps.

## Organisation

press-competition-members = Participants…
press-league-next = Saison suivante…
press-league-stop = Terminer la ligue…
press-league-stop-really = Oui, terminer
press-league-cancel = Annuler la ligue…
press-ladder-cancel = Annuler l’échelle…
league-begin-ask = Participants : { $count }. Divisions : { $divisions }. Lancer la saison ? Les premières rencontres s’ouvrent alors.
league-begin-few = Pour une saison, il faut être au moins { $fewest }.
competition-menu-member = Choisis quelqu’un
competition-members-league = De qui s’agit-il ? Tu peux exclure quelqu’un de la ligue ou, pendant une saison, donner sa place à quelqu’un d’autre.
competition-members-ladder = Qui veux-tu exclure ?
league-substitute-ask = Donner à **{ $substitute }** la place de **{ $name }**, points compris ? La partie en cours recommence avec de nouvelles cartes.
competition-remove-ask = Retirer **{ $name }** ? Une nouvelle inscription reste possible.
ladder-disqualify-ask = Disqualifier **{ $name }** ? La place et tout défi en cours sont perdus, et il n’y a pas de retour.
league-correct-ask = Corriger le résultat : **{ $result }** ? C’est possible jusqu’au début de la saison suivante.
league-stop-ask = Terminer **{ $title }** ? La saison en cours va jusqu’au bout, puis il n’y en a plus.
competition-cancel-ask = Annuler **{ $title }** ? Tout s’arrête aussitôt, les parties en cours ne compteront pas, et on ne peut pas revenir en arrière.

## Annonces

ladder-notice-challenged = **{ $title }** : { $one } défie { $other } pour la place { $place }. Le délai de réponse se termine { $when } ; sans réponse, la place est perdue.
ladder-notice-unanswered = **{ $title }** : le défi de { $one } à { $other } attend encore une réponse. Le délai se termine { $when }, et la place est alors perdue.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title } : la saison { $number } est terminée.**
league-won = Victoire : **{ $name }**
league-won-division = Victoire en division { $number } : **{ $name }**
league-up = Montent : { $names }
league-down = Descendent : { $names }
competition-notice-over = C’est terminé : **{ $title }**.
league-picture-alt = { $title }, saison { $number }.

## Les listes

competition-list-title-league = ### Ligues
competition-list-none-league = Il n’y a pas encore de ligue ici. `/league new` en crée une.
competition-list-menu-league = Voir une ligue
league-state-open = ouverte, participants : { $count }
league-state-running = saison { $number } en cours, participants : { $count }
league-state-pause = saison { $number } terminée, participants : { $count }
competition-list-title-ladder = ### Échelles
competition-list-none-ladder = Il n’y a pas encore d’échelle ici. `/ladder new` en crée une.
competition-list-menu-ladder = Voir une échelle
ladder-state = participants : { $count }
refusal-no-leagues = Il n’y a pas encore de ligue ici. `/league new` en crée une.
refusal-no-ladders = Il n’y a pas encore d’échelle ici. `/ladder new` en crée une.
refusal-joined-too-often = Tu es déjà entré et sorti trop souvent.
