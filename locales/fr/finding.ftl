# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } n’accepte pas de défis en ce moment. `/gin play` te montre les places libres, ou te trouve quelqu’un d’autre.
refusal-seat-not-free = Cette place n’est pas libre en ce moment. `/gin play` en montre d’autres.
refusal-you-blocked = Tu as bloqué { $name }. **Amis, blocages…** dans `/gin me` permet de lever le blocage.
refusal-not-oneself = Mais c’est toi ! Choisis quelqu’un d’autre.
refusal-plays-there = Tu joues à cette table : **Ma main** montre tes cartes.
refusal-not-queued = Tu n’es plus dans la file d’attente.
refusal-nobody-to-nudge = Il n’y a personne à relancer dans cette partie en ce moment.
refusal-cheers-own-game = Tu joues toi-même cette partie : les bravos sont pour le public.
refusal-cannot-cheer = Pas de bravo possible ici.
refusal-deal-is-past = Une autre donne s’est terminée depuis. Les bravos vont à la dernière.
refusal-nudged-lately = { $name } a déjà reçu un rappel. Tu pourras recommencer <t:{ $when }:R>.
refusal-not-disturbed = { $name } ne reçoit pas de rappel en ce moment. Ce sera possible à partir de : <t:{ $when }:f>.

## Free seats, and games to watch

tables-title = ### Les tables du serveur
tables-none = Il ne se passe rien ici en ce moment. Appuie sur **Retour** pour proposer toi-même une place, ou pour attendre quelqu’un qui veut la même partie.
tables-counts = { $free ->
    [0] Aucune place libre
    [one] { $free } table avec une place libre
   *[other] { $free } tables avec une place libre
} · { $running ->
    [0] personne ne joue
    [one] { $running } partie en cours
   *[other] { $running } parties en cours
}
tables-seat = **{ $name }** propose une place · { $rules }
tables-yours = **Ta place libre** · { $rules }
tables-lobby = { $seating } · { $taken } sur { $seats } : { $names }
tables-running = Table { $table } · donne { $deal }
press-watch = Regarder
press-page-back = Retour
press-page-more = Suite

## Watching a game

watch-told = Je te dirai comment ça finit.
press-look-again = Actualiser
press-follow = Me dire comment ça finit
press-unfollow = Ne plus me le dire
link-table = Voir la table
link-settlement = Voir le décompte
ended-followed = Une partie que tu suivais est finie.

## Cheers

press-cheer = Bravo !
cheers-more = { $names } et { $more } de plus

## Friends and blocks

# At most 32 characters.
command-friends-menu = Ajouter à mes amis de gin
friends-title = ### Tes amis
friends-about = Une liste rien que pour toi : ceux qui y sont n’en savent rien.
friends-none = Ta liste est vide. Choisis quelqu’un ci-dessous, ou **Ajouter à mes amis de gin** sous **Applications** dans le menu d’un membre.
friends-added = Ajouté à ta liste : { $name }.
friends-removed = Retiré de ta liste : { $name }.
friends-challenged = Défi envoyé à { $name } : voir plus bas dans ce salon.
friends-add = Ajouter quelqu’un
friends-block = Bloquer quelqu’un
friends-elsewhere = Pour choisir quelqu’un, ouvre `/gin me` dans un serveur.
press-friends-friends = Amis…
press-friends-blocked = Membres bloqués…
press-friend-challenge = Défier
press-remove = Retirer
blocked-title = ### Membres bloqués
blocked-about = Ils ne peuvent ni te défier ni s’asseoir avec toi, et ne savent pas pourquoi.
blocked-none = Tu n’as bloqué personne.
blocked-added = Blocage noté : { $name }. Si vous jouez une partie, elle continue.
blocked-already = { $name } est déjà sur la liste. **Débloquer** permet de lever le blocage.
blocked-removed = Blocage levé : { $name }.
press-unblock = Débloquer

## The queue

queue-title = ### Tu es dans la file d’attente
queue-how = Dès que quelqu’un veut la même partie, je donne les cartes et je t’envoie ta main.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = Pour l’instant, je cherche une cote entre { $low } et { $high }. Plus tu attends, plus je cherche large ; je prends tout le monde { $when }.
queue-anybody = Je prends n’importe quel niveau.
queue-until = Ta place expire { $when }. Pour y renoncer : **Quitter la file**, ici ou sous **Ouvert à tous…** dans `/gin play`.
queue-left = Tu n’es plus dans la file pour { $rules }.
press-queue-leave = Quitter la file

## A reminder

nudge = **{ $name }** attend ton coup.
nudge-channel = { $member }, **{ $name }** attend ton coup.
nudge-sent = Rappel envoyé à { $name }.
nudge-later = Discord est lent en ce moment : le rappel partira dès que possible ({ $name }).
press-nudge = Relancer

## A member's games, and what comes after one

game-turn-since = Tour commencé { $when }
game-asked-since = Envoyé { $when }
game-asked-until = Envoyé { $when } · expire { $until }
series-hint = Ou jouer une série
series-of = Au meilleur des { $games }
