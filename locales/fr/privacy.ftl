# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### Ce que je sais de toi
privacy-kept =
    Je garde ce qu’il faut pour jouer, et rien d’autre :

    - **Toi** : le numéro de ton compte, ton nom tel que je l’ai vu la dernière fois, et tes réglages
    - **Tes parties** : qui jouait à quelle place, et chaque coup, pour que la partie survive à un redémarrage et qu’on puisse la revoir. { $played ->
        [0] Aucune des tiennes n’est encore finie.
        [one] { $played } des tiennes est finie.
       *[other] { $played } des tiennes sont finies.
    }
    - **Ce qui en découle** : tes chiffres, ta cote, tes places aux classements
    - **Ceux avec qui tu joues** : tes amis, tes blocages, les règles que tu as enregistrées
    - **Mes messages pour toi** : lesquels, pour les tenir à jour
privacy-others = Je ne lis aucun de tes messages, et je ne transmets rien. À toi de choisir qui voit ton palmarès : `/gin me`.
privacy-until = Tout reste jusqu’à ce que tu l’effaces. Ce qui appartient à un serveur disparaît 30 jours après mon départ.
press-privacy-copy = Une copie
press-privacy-delete = Effacer…
press-privacy-more = Tout lire

privacy-copied = Voici tout ce que je garde sur toi, table par table. Pour les parties en cours, il n’y a que ce que tu as vu toi-même.
# The first line of the file itself.
privacy-file = Tout ce qu’Undercut garde sur ce membre. Pour les parties en cours, seulement la part du membre, et aucun secret.

privacy-ask = ### Effacer tout ce que je sais de toi ?
privacy-goes = **Ce qui disparaît** : ton numéro et ton nom, tes réglages, tes amis et blocages, tes règles enregistrées, tes chiffres, cotes et places aux classements, et les messages que je n’ai envoyés qu’à toi.
privacy-stays = **Ce qui reste** : les parties que d’autres ont jouées avec toi, avec « Quelqu’un » à ta place. Ce sont leurs parties aussi, et pas un de leurs chiffres ne change. Ce qui est dans les salons y reste, ton nom compris, comme tout ce qui s’y écrit.
privacy-fingerprint = Si quelqu’un a bloqué ton compte, je garde une empreinte de son numéro tant que dure le blocage, pour qu’il tienne si tu reviens.
privacy-given-up = - { $number ->
    [one] La partie que tu joues est abandonnée.
   *[other] Les { $number } parties que tu joues sont abandonnées.
}
privacy-taken-over = - { $number ->
    [one] Dans la rencontre à plus de deux, l’ordinateur prend ta place.
   *[other] Dans { $number } rencontres à plus de deux, l’ordinateur prend ta place.
}
privacy-sheets = - { $number ->
    [one] La feuille de vraies cartes continue sans toi.
   *[other] { $number } feuilles de vraies cartes continuent sans toi.
}
privacy-waiting = - { $number ->
    [one] Ce que tu as proposé ou rejoint, et qui n’a pas commencé, est annulé.
   *[other] { $number } parties que tu as proposées ou rejointes, et qui n’ont pas commencé, sont annulées.
}
privacy-final = C’est définitif. Si tu rejoues un jour, tu repars de zéro.
press-privacy-forget = Tout effacer
press-privacy-give-up = { $number ->
    [one] Abandonner la partie et tout effacer
   *[other] Abandonner { $number } parties et tout effacer
}
press-privacy-keep = Tout garder
privacy-done = ### C’est fait
    Tout ce qui était à toi est effacé. Merci pour les parties ; si tu reviens, on repart de zéro.
refusal-games-changed = Une partie a commencé ou s’est terminée entre-temps. Voici où on en est ; relis avant de décider.
refusal-not-your-page = Cette page est celle de quelqu’un d’autre. **Mes données…** dans `/gin me` te montre la tienne.

## Of a whole server

command-admin-delete = Effacer tout ce que je garde de ce serveur
command-admin-delete-name = Le nom du serveur, pour confirmer
erase-ask = ### Effacer tout ce que je garde de { $server } ?
erase-goes = **Ce qui disparaît, pour tout le monde ici** : { $played ->
    [0] toutes les parties
    [one] la partie jouée ici
   *[other] les { $played } parties jouées ici
}, les classements, les cotes, les réglages, les règles enregistrées, et la liste de ce qu’ont fait les gestionnaires.
erase-open = { $open ->
    [one] { $open } partie en attente ou en cours : elle s’arrête maintenant, sans vainqueur.
   *[other] { $open } parties en attente ou en cours : elles s’arrêtent maintenant, sans vainqueur.
}
erase-stays = **Ce qui reste** : ce que les membres gardent pour eux (**Mes données…** dans `/gin me`), et ce qui est dans les salons.
erase-how = C’est définitif. Pour confirmer, tape le nom du serveur : appuie sur le bouton, ou utilise `/gin-admin delete name:`.
press-erase = Taper le nom…
erase-form = Tout effacer
erase-form-label = Le nom du serveur
erase-form-about = { $server }
erase-done = ### C’est fait
    Toutes les parties d’ici sont terminées. D’ici une minute, il ne restera rien de { $server }, sauf ce qui est dans les salons.
refusal-not-owner = C’est réservé au propriétaire du serveur et à ses administrateurs.
refusal-other-name = Ce n’est pas le nom de ce serveur : rien n’a été effacé. Il s’appelle { $name }.
