# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Image
press-film-open = Coup par coup
press-record = Relevé
film-alt = { $title }, toutes cartes visibles, coup par coup. { $end }
record-title = ### Le relevé de la table { $table }

## Anything that is shown to a channel

press-share = Partager
shown-by = montré par { $name }
refusal-nobody-there = Il n’y a personne ici à qui le montrer.
refusal-may-not-write = Tu n’as pas le droit d’écrire dans ce salon, donc je ne le fais pas à ta place.
refusal-shared-lately = Ça vient d’être montré ici.

## A record that a member sends (/gin replay file:)

command-replay-file = Un relevé à regarder, par exemple un que je t’ai donné
import-about = depuis ton fichier
import-game = Partie { $game } sur { $games }
import-deal = Partie { $game } · { $deal }
import-unreadable = ### Ce n’est pas un relevé que je peux lire
    Quelque chose cloche à la ligne { $line } :
refusal-file-too-large = Ce fichier est trop gros pour un relevé : { $most } Kio au plus.
refusal-file-gone = Discord ne m’a pas transmis ce fichier. Réessaie.
refusal-no-record = Ce n’est pas un relevé que je peux lire : la ligne { $line } est fausse.
refusal-nothing-to-open = Ce relevé ne donne les cartes d’aucune donne : il n’y a rien à regarder.
refusal-file-forgotten = Je n’ai plus ce fichier : j’oublie les fichiers au bout d’un jour, ou quand tu en envoies un autre. Renvoie-le avec `/gin replay file:`.

refusal-no-files = Je n’ai pas le droit d’envoyer des fichiers dans ce salon.
refusal-share-later = La partie n’est pas finie. Quand elle le sera, tu pourras montrer ses donnes à tout le monde.
refusal-not-for-everybody = Quelqu’un qui a joué cette donne ne montre pas ses parties à tout le monde, donc je ne peux pas la montrer non plus. **Image** te donne le fichier pour toi.

## A member's games as a file

export-page = ### Tes parties en fichier
    Pour un tableur, ou pour les regarder ailleurs.
choice-export-results = Les résultats, en tableau (CSV)
choice-export-records = Les relevés, avec chaque carte et chaque coup (texte)
refusal-nothing-to-export = Tu n’as encore rien joué à mettre dans un fichier. `/gin challenge` y remédie.
export-results = { $games ->
    [one] ### Ton résultat
   *[other] ### Tes { $games } résultats
}
export-records = { $games ->
    [one] ### Le relevé de ta partie
   *[other] ### Les relevés de tes { $games } parties
}
export-here = Tes parties sur ce serveur. Pour les avoir toutes, demande-les en message privé.
export-everywhere = Toutes tes parties, sur tous les serveurs.
export-left = { $games ->
    [one] { $games } partie plus ancienne n’a pas pu y tenir.
   *[other] { $games } parties plus anciennes n’ont pas pu y tenir.
}
export-results-about = Une ligne par partie, la plus récente d’abord ; heures en UTC.
export-records-about = `/gin replay file:` montre ce genre de fichier coup par coup. Une partie en cours s’arrête à ce que tu as le droit de voir.

## /gin history

command-history = Parcourir tes parties finies
command-history-opponent = Seulement contre ce membre
command-history-variant = Seulement avec ces règles
command-history-result = Seulement les parties gagnées, ou perdues
command-history-since = Seulement à partir de ce jour, comme 2026-01-31
press-history = Historique
press-history-won = Gagnées
press-history-lost = Perdues
history-resign = abandon
history-out-of-time = temps écoulé
history-left = table quittée
history-forfeit = par forfait
history-decided = décision des responsables
press-history-all = Toutes
history-title = ### Tes parties finies
history-none = Tu n’as pas encore fini de partie. `/gin challenge` en commence une.
history-nothing-fits = Aucune de tes parties finies ne correspond.
history-won = Gagnées
history-lost = Perdues
history-against = contre { $name }
history-since = depuis le { $date }
history-more = { $names } et { $more } de plus
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Gagnée
outcome-lost = Perdue
outcome-drawn = Nulle
outcome-annulled = Annulée
refusal-no-such-day = Je ne comprends pas cette date. Écris-la comme { $example }.
