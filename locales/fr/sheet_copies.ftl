# A sheet for real cards that one member alone sees.

# $why is hidden where Discord shows the sheet to nobody else.
paper-copy = { $why ->
    [hidden] Ici, personne d’autre ne voit cette feuille : dans ce salon, tu n’as pas le droit d’utiliser des applications qui ne sont pas membres du serveur. Elle est conservée : `/gin games` la montre de nouveau, à toutes les personnes qui y figurent.
   *[asked] Personne d’autre ne voit ce message. `/gin games` montre la feuille de nouveau.
}
press-paper-show = Ouvrir la feuille
