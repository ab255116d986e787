refusal-no-such-table = Cette table n’est plus là. `/gin games` montre les tiennes.
refusal-not-seated = Tu ne joues pas à cette table, mais tu peux regarder.
refusal-not-yours = Ce n’est pas à toi de décider.
refusal-own-offer = C’est ta propre offre : elle attend { $name }. Pour la retirer : **Plus**.
refusal-own-seat = C’est la place que tu proposes : elle attend quelqu’un d’autre. Pour la retirer : **Plus** ; en attendant, `/gin practice` te fait jouer contre l’ordinateur.
refusal-only-host-withdraws = Il n’y a que { $name } qui peut retirer cette offre.
refusal-guest-declines = Il n’y a que { $name } qui peut retirer cette offre ; toi, tu peux la refuser.
refusal-already-answered = Ce défi a déjà eu une réponse, ou il a expiré.
refusal-already-pending = Un défi attend déjà entre vous deux. Réponds d’abord à celui-là, ou retire-le.
refusal-yourself = Tu ne peux pas te défier toi-même. `/gin practice` te trouve un adversaire.
refusal-one-opponent-only = Ces règles sont pour deux : nomme un seul membre. À trois, on joue au **Jersey gin**, et **À plusieurs…** dans `/gin play` propose d’autres formules.
refusal-no-bots = Les bots ne jouent pas au gin ici. `/gin practice` te fait jouer contre l’ordinateur.
refusal-left-server = { $name } n’est plus sur ce serveur.
refusal-already-played = La partie a avancé depuis. Ta main montre où elle en est.
refusal-not-your-turn = Ce n’est pas encore ton tour.
refusal-illegal-move = Les règles ne le permettent pas pour l’instant. Les boutons de ta main montrent ce que tu peux faire.
refusal-game-over = Aucune partie n’est en cours à cette table.
refusal-not-over = Cette partie n’est pas finie. Termine-la, puis demande la revanche.
refusal-old-button = Ce bouton vient d’un ancien message. `/gin games` montre où en sont tes parties.
refusal-option-misfit = Ça ne convient pas pour l’option « { $name } » de cette commande. Choisis une suggestion, ou tape quelque chose de plus court.
refusal-command-changed = Cette commande a changé. Redémarre Discord, ou recharge-le avec Ctrl+R, et elle sera à jour.
refusal-too-long = C’est trop long : { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus.
refusal-broken = Il y a eu un problème de mon côté. Rien n’est perdu : réessaie dans un moment, ou regarde `/gin games`.
form-too-late = Le formulaire a mis trop de temps à s’ouvrir. Appuie de nouveau sur le bouton.
refusal-storage = Je ne peux rien enregistrer ni lire en ce moment : rien n’a changé. Réessaie dans quelques minutes.

# What a member may have at once
refusal-too-many-practices = Tu as { $most } parties ouvertes contre l’ordinateur : c’est le maximum. Finis-en ou abandonnes-en une d’abord : `/gin games` les liste.
refusal-too-many-games = Tu as { $most } parties avec d’autres, ouvertes ou en attente : c’est le maximum. Finis-en une d’abord : `/gin games` les liste.
refusal-their-games-full = { $name } a déjà le maximum de parties. Réessaie quand l’une d’elles sera finie.
refusal-too-many-challenges = Tu as déjà { $most } défis et places en attente : c’est le maximum. Retires-en d’abord : `/gin games` les liste.
refusal-too-many-lobbies = Tu as déjà { $most } tables qui attendent des joueurs : c’est le maximum. Commences-en une ou retire-la d’abord : `/gin games` les liste.
refusal-too-many-sheets = Tu as { $most } feuilles de vraies cartes ouvertes : c’est le maximum. Fermes-en une d’abord : `/gin games` les liste.
refusal-too-many-wishes = Tu attends dans les files de { $most } serveurs : c’est le maximum. Quittes-en une là-bas : **Ouvert à tous…** dans `/gin play`.
refusal-too-many-followed = Tu suis { $most } parties : c’est le maximum. Quand l’une d’elles sera finie, il y aura de la place.
refusal-too-many-friends = Il y a { $most } amis sur ta liste : c’est le maximum. **Amis, blocages…** dans `/gin me` permet d’en retirer.
refusal-too-many-blocked = Tu as bloqué { $most } membres : c’est le maximum. **Amis, blocages…** dans `/gin me` permet d’en débloquer.
refusal-too-often = Pas si vite : réessaie <t:{ $when }:R>.
refusal-being-forgotten = J’efface en ce moment ce que je sais de toi. Réessaie dans un instant.
