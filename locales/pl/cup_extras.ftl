# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Role i wydarzenie…
cup-extras-roles-about = Kto gra, ma swoją rolę, dopóki nie odejdzie albo nie skończy się turniej. Kto wygra, zachowuje swoją, aż ktoś inny wygra turniej z tą samą rolą.
# $role is a role, or "no role".
cup-extras-entrants = Rola za udział: { $role }
cup-extras-champion = Rola za wygraną: { $role }
cup-extras-roles-theirs = Żeby wybierać tu role, potrzebujesz *Zarządzania rolami*.
cup-menu-role-entrants = Wybierz rolę za udział
cup-menu-role-champion = Wybierz rolę za wygraną
cup-extras-event-none = Wydarzenie w kalendarzu serwera: brak
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Wydarzenie w kalendarzu serwera, planowany początek: { $when }
cup-extras-event-over = Wydarzenie w kalendarzu serwera się skończyło.
cup-extras-event-deleted = Ktoś usunął wydarzenie z kalendarza serwera. Nowe zrobię dopiero, gdy znowu zaplanujesz początek.
cup-extras-event-refused = Discord nie przyjął wydarzenia. Możesz zaplanować inny początek.
cup-extras-event-late = Planowany początek minął, zanim udało mi się zrobić wydarzenie.
cup-extras-event-about = Wydarzenie zaczyna się i kończy razem z turniejem. Zaplanowanie początku nie zaczyna turnieju: zaczynasz go ty. Godziny są w strefie czasowej serwera z `/gin-admin news`.
press-cup-event-none = Usuń wydarzenie
cup-menu-event = Zaplanuj początek
cup-event-hour = Za godzinę
# $hour is the time of day.
cup-event-today = Dzisiaj, { $hour }
cup-event-tomorrow = Jutro, { $hour }
cup-event-three-days = Za trzy dni, { $hour }
cup-event-week = Za tydzień, { $hour }
# $format is the cup's format.
cup-event-about = Turniej remika gin ({ $format }). Dołączyć można na { $channel }.
refusal-event-refused = { $why ->
    [hidden] Nie wszyscy na tym serwerze widzą kanał turnieju, a wydarzenie widzą wszyscy.
    [not-theirs] Nie możesz tworzyć wydarzeń na tym serwerze: potrzebujesz *Tworzenia wydarzeń*.
   *[permission] Nie wolno mi tworzyć wydarzeń: zezwól mi najpierw na *Tworzenie wydarzeń*.
}
