## Pages that are turned: help, about, tips

page-next = Suite : { $title }
page-back = Précédent
page-help = Aide
page-hint = Toutes les pages
page-example = Voici à quoi ça ressemble.
page-buttons = Boutons : { $names }
page-only-example = Ce n’était qu’un exemple. Pour jouer pour de vrai : `/gin play`.

# Where the examples are played.
specimen-server = Ton serveur
specimen-channel = ton-salon

# What Discord shows under the bot's name; at most 128 characters.
status = gin rami · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = Le bot redémarre dans quelques minutes. Rien n’est perdu, et les boutons remarchent juste après.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = Voir comment tout fonctionne, des conseils pour mieux jouer, et l’histoire du jeu
command-help-topic = À quel sujet ? Par défaut, la première page
help-title-start = Pour commencer
help-start = Tu découvres le gin ? **Apprendre** te guide pas à pas dans une première donne. Tu ranges dix cartes en brelans ou carrés (7♦ 7♥ 7♠) et en suites (3♣ 4♣ 5♣), et tu finis la donne quand il ne te reste pas grand-chose.
    Une seule commande à retenir, `/gin play` : pour jouer avec un ami, avec qui veut, ou contre l’ordinateur, dont l’*Indice* te dit ce qu’il ferait.
    Un défi attend sa réponse, comme celui-ci ; **Plus** ouvre les autres choix, comme proposer d’autres règles.
help-title-hand = Jouer une main
help-hand = Ta main t’arrive en message privé ; **Ma main**, à la table, la montre aussi. D’abord les combinaisons, puis le reste. Le bouton d’une carte la jette ; la carte que tu viens de piocher est la dernière, ou dans sa combinaison. Les boutons n’expirent jamais. En attendant ton tour, **À l’avance…** permet de prévoir ce qui sera fait.
help-title-knock = Abattre
help-knock = Quand il te reste assez peu de points hors de tes combinaisons, tu peux abattre. Tu vois d’abord ce que tu vas montrer. Puis l’adversaire place ce qui va sur tes combinaisons, et on compte.
help-title-table = La table
help-table = Le salon voit le score, le dessus de la défausse et le dernier tour de chaque camp ; jamais une main. À la fin d’une donne, les deux mains sont étalées et comptées. Une partie contre l’ordinateur sans un seul coup pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} se termine toute seule ; si elle est cotée, elle compte alors comme abandonnée.
help-title-variants = Autres variantes
help-variants = Dans `/gin play`, tu choisis une des { $variants } variantes, et la durée. `/gin rules` les explique toutes ; avec **Règles maison…**, tu crées les tiennes. Quand les combinaisons se posent sur la table, le bot en suggère, ou tu choisis les cartes :
help-title-more = À plusieurs
help-more = **À plusieurs…** dans `/gin play` ouvre une table pour jouer à plus de deux : en équipes, en relais ou avec un capitaine. L’ordinateur peut occuper une place, et quelqu’un d’autre peut reprendre celle qu’on quitte.
help-title-real = Vraies cartes
help-real = Tu joues avec de vraies cartes ? `/gin realcards` tient la marque, quelles que soient vos règles : tu notes chaque donne avec des boutons. Une donne mal notée se corrige si les autres sont d’accord.
help-title-find = Trouver une partie
help-find = - **Ouvert à tous…** dans `/gin play` propose une place à tous, te trouve quelqu’un qui veut la même partie, et liste les places libres et les parties à regarder
    - **Amis, blocages…** dans `/gin me` retient avec qui tu aimes jouer, et empêche les membres que tu bloques de te défier
    - `/cup new` crée un tournoi pour ce serveur, et `/cup list` montre les autres
help-title-settings = Réglages
help-settings = `/gin me` regroupe les tiens : où tu reçois ta main, l’aspect des cartes, **Lecture vocale** pour lecteur d’écran, ma langue, quand te faire un rappel ou te laisser tranquille, qui peut te défier et qui voit ton palmarès.
    Au même endroit : **Absence…** met tes tours en attente, **Mes données…** dit ce que je garde sur toi, t’en donne une copie, et l’efface si tu veux.
    `/gin-admin settings` regroupe ceux du serveur, pour ceux qui le gèrent : qui joue où, les mentions, la langue, la cadence, les règles habituelles. `/gin-admin news` lui donne une page par semaine.
help-title-look = Consulter
help-look = - `/gin games` liste tes parties, avec des liens
    - `/gin scores` montre toute la feuille de marque
    - `/gin history` retrouve tes parties finies, et `/gin replay` te fait revoir une donne, même depuis un fichier
    - **Mes parties en fichier…** dans `/gin me` te donne tes résultats ou les relevés de tes parties
    - `/gin rules` explique les règles que tu joues
    - `/gin learn` t’apprend le jeu en une donne, et `/gin problem` te pose un problème par jour
    - `/gin daily` donne à tous les trois mêmes donnes par jour, avec un seul essai chacun
    - `/gin standings` montre qui est en tête sur ce serveur : cote, gain net, gins et plus encore
    - `/gin profile` montre ce qu’un membre a joué, et compare deux membres entre eux : **Comparer avec…**
help-title-tips = Conseils pour mieux jouer
help-title-about = À propos du bot et du jeu
