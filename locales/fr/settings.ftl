# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Ce réglage n’existe pas, ou ne peut pas prendre cette valeur.
refusal-other-channels = Sur ce serveur, les parties commencent dans { $channels }.
refusal-other-roles = Sur ce serveur, il faut l’un de ces rôles pour lancer une partie : { $roles }.
refusal-not-manager = C’est réservé à ceux qui peuvent gérer ce serveur.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = Il n’y a pas de fuseau horaire nommé { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Peut-être { $near } ?
}
refusal-several-zones = Ce pays a plusieurs fuseaux horaires. Saisis une de ses villes.

settings-title-server = ### Réglages : { $server }
press-me = Mes réglages
press-me-friends = Amis, blocages…
press-me-away = Absence…
press-me-data = Mes données…
press-me-export = Mes parties en fichier…
settings-title-own = ### Tes réglages
settings-line = { $name } : **{ $value }**
settings-changed = { $some ->
    [yes] Tous les réglages sont dans le menu. Déjà modifiés :
   *[no] Tous les réglages sont dans le menu. Rien de modifié pour l’instant.
}
settings-option = { $name } : { $value }
settings-menu = Changer un réglage…
settings-value = Choisis une valeur…
settings-region = Partie du monde…
settings-kind = Type de règles…

setting-yes = oui
setting-no = non
setting-no-hour = aucune heure
setting-hour = { $hour }{"\u00A0"}h

setting-channels = Salons
setting-channels-about = Où l’on peut lancer une partie, fils compris. Les parties en cours continuent.
setting-channels-all = tous les salons
press-channels-all = Autoriser tous les salons
setting-roles = Rôles
setting-roles-about = Les rôles qui permettent de lancer une partie.
setting-roles-all = tout le monde
press-roles-all = Autoriser tout le monde
setting-ping = Mentions
setting-ping-about = Quand je mentionne des membres dans un salon.
setting-ping-turn = pour les défis et les tours
setting-ping-challenge = pour les défis seulement
setting-ping-never = jamais
setting-rooms = Fils
setting-rooms-about = Où jouent les membres. Un fil laisse une ligne dans le salon ; l’entraînement reste au salon.
setting-rooms-threads = un fil par partie
setting-rooms-channel = dans le salon
setting-tidy = Vieux résultats
setting-tidy-about = Quand j’efface les vieux résultats d’un salon. La feuille et les replays les gardent.
setting-tidy-number = { $number ->
    [0] gardés
    [one] effacés après { $number } jour
   *[other] effacés après { $number } jours
}
setting-language = Langue
setting-language-about = Ma langue. Par défaut, celle de ton Discord.
setting-language-auto = comme dans Discord
# The language's name in the language itself.
language-name = Français
setting-rules = Règles habituelles
setting-rules-about = Les règles d’une partie quand personne n’en a choisi.
setting-rules-bot = celles d’Undercut ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, modifié

setting-spoken = Lecture vocale
setting-spoken-about = Pour lecteurs d’écran : cartes en toutes lettres, phrases sans signes, boutons explicites.
setting-confirm = Confirmations
setting-confirm-about = Si je te demande confirmation avant d’abattre, sortir, casser une combinaison ou rater un gin.
setting-hand = Ta main
setting-hand-about = Où tu vois tes cartes : en message privé, ou seulement par Ma main à la table.
setting-hand-dm = par message privé
setting-hand-here = dans le salon
setting-look = Cartes
setting-look-about = Comment j’affiche tes cartes en privé : petites images ou texte.
setting-look-picture = images
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Cartes en texte : 7♥
press-look-picture = Cartes en images
setting-look-text = texte
setting-who-may-challenge = Défis de
setting-who-may-challenge-about = Qui peut te défier directement.
setting-who-may-challenge-anyone = tout le monde
setting-who-may-challenge-friends = tes amis
setting-who-may-challenge-nobody = personne
setting-celebrate = Images animées
setting-celebrate-about = Si tes gins, grands gins et undercuts s’affichent en image animée dans les salons.
setting-privacy = Ton palmarès
setting-privacy-about = Qui voit tes places, chiffres et replays. Qui a joué peut toujours revoir la partie.
setting-privacy-everyone = tout le monde, sur tous les serveurs
setting-privacy-server = le serveur où tu as joué
setting-privacy-nobody = toi uniquement
setting-time-zone = Fuseau horaire
setting-time-zone-about = Pour les heures ci-dessous.
press-zone-type = Saisir une ville…
zone-title = Ton fuseau horaire
zone-label = Une ville ou un fuseau
zone-about = Par exemple Paris, New York ou UTC
setting-quiet-from = Silence à partir de
setting-quiet-from-about = L’heure à partir de laquelle je ne t’envoie plus rien, sauf si tu le demandes.
setting-quiet-to = Silence jusqu’à
setting-quiet-to-about = L’heure à laquelle ça s’arrête.
setting-remind-hours = Rappels
setting-remind-hours-about = Au bout de combien de temps je te rappelle que c’est à toi.
setting-remind-hours-number = { $number ->
    [0] jamais
    [one] après { $number } heure
   *[other] après { $number } heures
}
setting-prompt = Me rappeler vite
setting-prompt-about = Si je t’envoie un message discret quand tu étais là à l’instant et que ton tour attend 2 minutes.

command-me = Voir et changer tes réglages
command-admin = Pour ceux qui gèrent ce serveur
command-admin-settings = Voir et changer les réglages de ce serveur

setting-clock = Cadence
setting-clock-about = La durée d’un tour : sans limite, quelques heures (hors la nuit), ou quelques minutes.
setting-clock-none = sans limite
setting-clock-relaxed = tranquille (heures)
setting-clock-live = en direct (minutes)
setting-clock-hours = Cadence tranquille
setting-clock-hours-about = Combien de temps peut durer un tour en cadence tranquille.
setting-clock-hours-number = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
setting-clock-minutes = Cadence en direct
setting-clock-minutes-about = Combien de temps peut durer un tour en direct.
setting-clock-minutes-number = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}

setting-season = Saison
setting-season-about = La durée d’une saison du classement. Mois et trimestres commencent à minuit UTC.
setting-season-none = aucune
setting-season-monthly = un mois
setting-season-quarterly = un trimestre

setting-rated-practice = Entraînement coté
setting-rated-practice-about = Si les parties contre l’ordinateur comptent pour la cote. Elles sont alors sans indices.

setting-card-size = Taille des cartes
setting-card-size-about = La taille des cartes dans ta main.
setting-card-size-large = grandes
setting-card-size-compact = comme le texte

setting-after-deal = Après une donne
setting-after-deal-about = Ce que montre ta main après une donne. En cadence tranquille : les cartes suivantes.
setting-after-deal-result = d’abord le résultat
setting-after-deal-cards = les cartes suivantes aussitôt

setting-card-order = Ordre des cartes
setting-card-order-about = Comment ranger les cartes hors de tes combinaisons.
setting-card-order-suit = par couleur
setting-card-order-rank = par rang

setting-colours = Teintes des cartes
setting-colours-about = Les teintes de tes cartes en privé. En texte, il n’y en a pas.
setting-colours-four = quatre teintes
setting-colours-two = noir et rouge
setting-colours-contrast = adaptées aux daltoniens
colours-coming = Ces teintes arrivent bientôt. En attendant, tu vois les teintes habituelles.

# $member is a mention.
turn-here = { $member }, à toi de jouer.
turn-here-closed = Je n’ai pas pu t’envoyer ta main. Autorise les messages privés de ce serveur, ou regarde-la ici : personne d’autre ne la voit.

refusal-not-player = { $name } ne joue pas à cette table.
refusal-two-sides-only = Plus de deux camps y jouent. Tu peux seulement annuler la partie.
decided = Décidé par ceux qui gèrent ce serveur : { $reason }
annulled = Annulée depuis par ceux qui gèrent ce serveur, ne compte pas : { $reason }

command-admin-void = Annuler une partie, en cours ou finie : elle ne compte pas
command-admin-adjudicate = Terminer une partie en cours et désigner le camp qui gagne
command-admin-unstick = Réafficher une table
command-admin-audit = Voir ce que les gestionnaires ont fait sur ce serveur
command-admin-table = Quelle table
command-admin-winner = Un membre du camp qui gagne
command-admin-reason = La raison ; les deux camps la verront

admin-void = La table { $table } est annulée : { $names }. Elle ne compte pas, et c’est écrit à la table.
admin-adjudicate = La table { $table } est finie : { $names }. La table montre qui a gagné, et pourquoi.
admin-unstick = Tous les messages de la table { $table } sont réaffichés : { $names }. Si c’est à l’ordinateur, il joue.
admin-closed = Les messages privés n’arrivent pas à { $names }. **Ma main**, à la table, montre la main.

audit-title = ### Ce que les gestionnaires ont fait
audit-none = Rien pour l’instant.
audit-page = Page { $page } sur { $pages }
audit-reason = « { $reason } »
audit-set = **{ $name }** : { $before } → { $after }
# $number is above 5.
audit-several = { $number } en tout
audit-void = Table **{ $table }** annulée
audit-adjudicate = Table **{ $table }** gagnée par { $winner }
audit-unstick = Table **{ $table }** réaffichée
audit-unknown = Un réglage que je ne connais pas
press-audit-newer = Plus récent
press-audit-older = Plus ancien
