# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Roles and event…
cup-extras-roles-about = Entrants have their role until they leave or the cup ends. The champion keeps theirs until somebody else wins a cup with the same role.
# $role is a role, or "no role".
cup-extras-entrants = Role for entrants: { $role }
cup-extras-champion = Role for the champion: { $role }
cup-extras-roles-theirs = To choose roles here, you need *Manage Roles*.
cup-menu-role-entrants = Choose a role for entrants
cup-menu-role-champion = Choose a role for the champion
cup-extras-event-none = Event in the server’s calendar: none
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Event in the server’s calendar, with a planned start: { $when }
cup-extras-event-over = The event in the server’s calendar is over.
cup-extras-event-deleted = Somebody has deleted the event from the server’s calendar. I won’t make another unless you plan a start again.
cup-extras-event-refused = Discord didn’t accept the event. You can plan another start.
cup-extras-event-late = The planned start came before I could make the event.
cup-extras-event-about = The event begins and ends with the cup. Planning a start doesn’t begin the cup: you do. Times are those of the server’s time zone, set with `/gin-admin news`.
press-cup-event-none = Remove the event
cup-menu-event = Plan a start
cup-event-hour = In an hour
# $hour is the time of day.
cup-event-today = Today, { $hour }
cup-event-tomorrow = Tomorrow, { $hour }
cup-event-three-days = In three days, { $hour }
cup-event-week = In a week, { $hour }
# $format is the cup's format.
cup-event-about = A gin rummy cup ({ $format }). Enter it in { $channel }.
refusal-event-refused = { $why ->
    [hidden] Not everybody in this server may see the cup’s channel, and an event is for all to see.
    [not-theirs] You may not make events in this server: you need *Create Events*.
   *[permission] I’m not allowed to make events: grant me *Create Events* first.
}
