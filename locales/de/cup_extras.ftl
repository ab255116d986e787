# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Rollen und Event …
cup-extras-roles-about = Wer mitspielt, hat seine Rolle bis zum Ausstieg oder bis zum Ende des Turniers. Wer gewinnt, behält die andere, bis jemand ein neues Turnier mit dieser Rolle gewinnt.
# $role is a role, or "no role".
cup-extras-entrants = Rolle fürs Mitspielen: { $role }
cup-extras-champion = Rolle für den Sieg: { $role }
cup-extras-roles-theirs = Um hier Rollen zu wählen, brauchst du *Rollen verwalten*.
cup-menu-role-entrants = Rolle fürs Mitspielen wählen
cup-menu-role-champion = Rolle für den Sieg wählen
cup-extras-event-none = Event im Kalender des Servers: keins
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Event im Kalender des Servers, geplanter Beginn: { $when }
cup-extras-event-over = Das Event im Kalender des Servers ist vorbei.
cup-extras-event-deleted = Jemand hat das Event aus dem Kalender des Servers gelöscht. Ein neues gibt es nur, wenn du wieder einen Beginn planst.
cup-extras-event-refused = Discord hat das Event nicht angenommen. Du kannst einen anderen Beginn planen.
cup-extras-event-late = Der geplante Beginn war da, bevor ich das Event anlegen konnte.
cup-extras-event-about = Das Event beginnt und endet mit dem Turnier. Ein geplanter Beginn beginnt das Turnier nicht: Das tust du. Es gilt die Zeitzone des Servers aus `/gin-admin news`.
press-cup-event-none = Event entfernen
cup-menu-event = Beginn planen
cup-event-hour = In einer Stunde
# $hour is the time of day.
cup-event-today = Heute, { $hour }
cup-event-tomorrow = Morgen, { $hour }
cup-event-three-days = In drei Tagen, { $hour }
cup-event-week = In einer Woche, { $hour }
# $format is the cup's format.
cup-event-about = Ein Turnier im Gin Rummy ({ $format }). Mitmachen könnt ihr in { $channel }.
refusal-event-refused = { $why ->
    [hidden] Den Kanal des Turniers dürfen auf diesem Server nicht alle sehen, ein Event aber sehen alle.
    [not-theirs] Du darfst auf diesem Server keine Events anlegen: Dazu brauchst du *Events erstellen*.
   *[permission] Ich darf keine Events anlegen: Erlaub mir erst *Events erstellen*.
}
