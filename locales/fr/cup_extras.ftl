# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Rôles et événement…
cup-extras-roles-about = Les participants gardent leur rôle jusqu’à leur départ ou jusqu’à la fin du tournoi. Le rôle du vainqueur se garde jusqu’à ce que quelqu’un d’autre gagne un tournoi avec ce même rôle.
# $role is a role, or "no role".
cup-extras-entrants = Rôle des participants : { $role }
cup-extras-champion = Rôle du vainqueur : { $role }
cup-extras-roles-theirs = Pour choisir des rôles ici, il te faut *Gérer les rôles*.
cup-menu-role-entrants = Choisir le rôle des participants
cup-menu-role-champion = Choisir le rôle du vainqueur
cup-extras-event-none = Événement au calendrier du serveur : aucun
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Événement au calendrier du serveur, début prévu : { $when }
cup-extras-event-over = L’événement au calendrier du serveur est terminé.
cup-extras-event-deleted = Quelqu’un a supprimé l’événement du calendrier du serveur. Je n’en crée un autre que si tu prévois de nouveau un début.
cup-extras-event-refused = Discord n’a pas accepté l’événement. Tu peux prévoir un autre début.
cup-extras-event-late = Le début prévu est arrivé avant que je puisse créer l’événement.
cup-extras-event-about = L’événement commence et finit avec le tournoi. Prévoir un début ne lance pas le tournoi : c’est à toi de le faire. Le fuseau horaire est celui du serveur, réglé avec `/gin-admin news`.
press-cup-event-none = Retirer l’événement
cup-menu-event = Prévoir un début
cup-event-hour = Dans une heure
# $hour is the time of day.
cup-event-today = Aujourd’hui, { $hour }
cup-event-tomorrow = Demain, { $hour }
cup-event-three-days = Dans trois jours, { $hour }
cup-event-week = Dans une semaine, { $hour }
# $format is the cup's format.
cup-event-about = Un tournoi de gin rami ({ $format }). Inscriptions dans { $channel }.
refusal-event-refused = { $why ->
    [hidden] Tout le monde ne peut pas voir le salon du tournoi sur ce serveur, alors qu’un événement est visible par tous.
    [not-theirs] Tu ne peux pas créer d’événements sur ce serveur : il te faut *Créer des événements*.
   *[permission] Je ne peux pas créer d’événements : accorde-moi d’abord *Créer des événements*.
}
