# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Gin rami : défier, jouer, voir sa main
command-challenge = Défier un membre au gin
command-challenge-member = Contre qui veux-tu jouer ?
command-challenge-another = Qui d’autre ? Seulement à trois ou plus
# At most 32 characters.
command-challenge-menu = Défier au gin
command-practice = Jouer contre l’ordinateur
command-hand = Voir ta main, sans la montrer à personne
command-games = Voir tes parties et tes défis
command-scores = Voir la feuille de ta partie, donne par donne
command-rules = Lire les règles de chaque variante
command-standings = Voir qui est en tête sur ce serveur
command-table = Quelle partie ? Par défaut, celle qui t’attend

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } dans #{ $channel } · table { $table }
choice-past = { $name } · table { $table }, finie

refusal-only-in-servers = Ça ne marche que sur un serveur : tape cette commande dans un salon d’un serveur où je suis.
refusal-nobody-else-here = Il n’y a personne d’autre ici. Fais-le là où sont les autres : sur un serveur, dans un groupe ou dans tes messages privés avec quelqu’un.
refusal-only-two-here = Ici, je peux seulement répondre : on y joue à deux, sans file d’attente. À plusieurs, il faut un serveur dont je suis membre.
answer-hidden = Discord ne montre ma réponse ici qu’à toi : dans ce salon, tu n’as pas le droit d’utiliser des applications qui ne sont pas membres du serveur. J’ai retiré le défi. Demande la permission « Utiliser des applications externes » à l’équipe du serveur, ou lance ton défi dans un groupe ou dans vos messages privés.
refusal-no-access = Je ne peux pas écrire dans #{ $channel }. L’équipe du serveur peut l’autoriser, ou choisis un autre salon.
refusal-no-table = Tu n’as pas de partie en cours ici. `/gin play` en commence une, et `/gin history` montre celles qui sont finies.
