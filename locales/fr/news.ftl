# Ce qu’un serveur apprend de lui-même : la page de la semaine dans un salon, et ses réglages.

command-admin-news = Une page par semaine sur les parties de ce serveur, et des rôles pour qui joue
settings-title-news = ### Nouvelles de { $server }
setting-news-channel = Salon
setting-news-channel-about = Où je raconte la semaine. Personne n’est mentionné ; sans partie, pas de page.
setting-news-channel-none = pas de page
press-news-channel-none = Plus de page
setting-news-day = Jour
setting-news-day-about = Le jour de la semaine où paraît la page.
setting-news-day-monday = lundi
setting-news-day-tuesday = mardi
setting-news-day-wednesday = mercredi
setting-news-day-thursday = jeudi
setting-news-day-friday = vendredi
setting-news-day-saturday = samedi
setting-news-day-sunday = dimanche
setting-news-hour = Heure
setting-news-hour-about = L’heure à laquelle elle paraît ce jour-là.
setting-news-hour-number = { $number }{"\u00A0"}h
setting-news-zone = Fuseau horaire
setting-news-zone-about = Pour le jour et l’heure de la page.
# $when is a day and a time, as Discord writes them.
news-next = Prochaine page : { $when }
news-off = Choisis un salon, et il recevra une page par semaine : les parties, la main de la semaine, qui monte, qui enchaîne les victoires.
# $channel is a mention.
news-lost-here = **Je n’ai rien pu publier dans { $channel }**, donc plus de page. Laisse-moi voir ce salon et y écrire, puis choisis-le à nouveau, ou prends-en un autre.
news-lost = Je n’ai pas pu publier la page de la semaine de **{ $server }** dans { $channel } : ce salon n’existe plus, ou je ne peux pas y écrire. Plus de page tant que tu n’auras pas choisi de nouveau un salon avec `/gin-admin news`.
news-quiet = Personne n’a joué contre personne ces sept derniers jours : une telle semaine n’a pas de page.
press-news-preview = Aperçu
press-news-standings = Classement

news-title = ## La semaine sur { $server }
news-played = { $games ->
    [0] aucune partie cette semaine
    [one] { $games } partie
   *[other] { $games } parties
}
news-players = { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### Au sommet : { $season }
news-champion-rating = Cote : **{ $name }** · { $figure }
news-champion-net = Points nets : **{ $name }** · { $figure }
news-champion-games-won = Parties gagnées : **{ $name }** · { $figure }
news-champion-daily = Partie du jour : **{ $name }** · { $figure }
news-hand = ### La main de la semaine
news-hand-gin = Le gin le plus rapide : **{ $name }**, au tour { $turn }
news-hand-undercut = Le plus gros undercut : **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
news-hand-points = Le plus de points en une donne : **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
news-climbs = ### Ça monte
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### En pleine série
news-row = **{ $name }** : { $number } victoires de suite
news-goals = ### À une partie près
news-goal-games = **{ $name }** : la partie numéro { $number }
news-goal-row = **{ $name }** : { $number } victoires de suite
news-goal-place = **{ $name }** : le rang { $number } à la cote, en battant { $other }
news-daily = ### Partie du jour
news-daily-first = **{ $name }** en tête de la semaine : { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Rôle du premier de la saison
setting-role-champion-about = La personne en tête à la fin de la dernière saison le garde jusqu’à la fin de la suivante.
setting-role-top-three = Rôle des trois premiers
setting-role-top-three-about = Les trois premières cotes du classement l’ont. Les cotes provisoires ne comptent pas.
setting-role-rating-low = Rôle sous 1450
setting-role-rating-low-about = L’ont celles et ceux qui ont cette cote. Je le donne et le retire sans qu’on me le demande.
setting-role-rating-middle = Rôle dès 1450
setting-role-rating-middle-about = L’ont celles et ceux qui ont cette cote. Je le donne et le retire sans qu’on me le demande.
setting-role-rating-high = Rôle dès 1550
setting-role-rating-high-about = L’ont celles et ceux qui ont cette cote. Je le donne et le retire sans qu’on me le demande.
setting-role-rating-top = Rôle dès 1650
setting-role-rating-top-about = L’ont celles et ceux qui ont cette cote. Je le donne et le retire sans qu’on me le demande.
setting-role-none = aucun rôle
press-role-none = Plus de rôle
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] Ce rôle n’existe plus : choisis-en un autre.
    [bot] C’est Discord qui donne ce rôle, je ne peux pas le faire.
    [moderates] Ce rôle permet de modérer ou de gérer quelque chose : je ne le donne pas pour des parties de cartes.
    [permission] Je ne peux pas donner de rôles : accorde-moi d’abord *Gérer les rôles*.
    [not-theirs] Tu ne peux pas donner ce rôle : il te faut *Gérer les rôles* et un rôle placé au-dessus.
   *[high] Je ne peux donner que des rôles placés sous le mien : monte le mien plus haut.
}
