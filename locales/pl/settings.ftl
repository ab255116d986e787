# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Nie ma takiego ustawienia albo nie może mieć tej wartości.
refusal-other-channels = Na tym serwerze gry zaczyna się tutaj: { $channels }.
refusal-other-roles = Na tym serwerze gry zaczynają osoby z jedną z tych ról: { $roles }.
refusal-not-manager = To jest dla tych, którzy mogą zarządzać tym serwerem.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = Nie ma strefy czasowej o nazwie { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Może { $near }?
}
refusal-several-zones = Ten kraj ma kilka stref czasowych. Wpisz jedno z jego miast.

settings-title-server = ### Ustawienia: { $server }
press-me = Do twoich ustawień
press-me-friends = Znajomi, blokady…
press-me-away = Nieobecność…
press-me-data = Moje dane…
press-me-export = Moje gry jako plik…
settings-title-own = ### Twoje ustawienia
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] W menu są wszystkie ustawienia. Dotąd zmienione:
   *[no] W menu są wszystkie ustawienia. Jeszcze nic nie jest zmienione.
}
settings-option = { $name }: { $value }
settings-menu = Zmień ustawienie…
settings-value = Wybierz…
settings-region = Część świata…
settings-kind = Rodzaj zasad…

setting-yes = tak
setting-no = nie
setting-no-hour = brak
setting-hour = { $hour }:00

setting-channels = Kanały
setting-channels-about = Gdzie wolno zaczynać gry, także w wątkach tych kanałów. Co już trwa, toczy się dalej.
setting-channels-all = każdy kanał
press-channels-all = Zezwól na każdy kanał
setting-roles = Role
setting-roles-about = Kto może zaczynać gry: osoby z jedną z tych ról.
setting-roles-all = wszyscy
press-roles-all = Zezwól wszystkim
setting-ping = Pingi
setting-ping-about = Kiedy pinguję ludzi na kanale.
setting-ping-turn = przy wyzwaniach i turach
setting-ping-challenge = tylko przy wyzwaniach
setting-ping-never = nigdy
setting-rooms = Pokoje
setting-rooms-about = Gdzie gra się z innymi. Po wątku zostaje na kanale jeden wiersz; trening toczy się na kanale.
setting-rooms-threads = w osobnych wątkach
setting-rooms-channel = na kanale
setting-tidy = Stare wyniki
setting-tidy-about = Kiedy usuwam dawne wyniki z kanału. Zostają na arkuszu i w powtórkach.
setting-tidy-number = { $number ->
    [0] zostają
    [one] usuwane po { $number } dniu
    [few] usuwane po { $number } dniach
    [many] usuwane po { $number } dniach
   *[other] usuwane po { $number } dniach
}
setting-language = Język
setting-language-about = W jakim języku piszę. Domyślnie: w tym, który jest ustawiony w Discordzie.
setting-language-auto = jak w Discordzie
# The language's name in the language itself.
language-name = Polski
setting-rules = Zwykłe zasady
setting-rules-about = Według jakich zasad toczy się gra, gdy nikt żadnych nie wybrał.
setting-rules-bot = Własne Undercuta ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, zmienione

setting-spoken = Czytanie na głos
setting-spoken-about = Dla czytników ekranu: pełne nazwy kart, zdania bez znaków, przyciski mówiące, co robią.
setting-confirm = Pytania
setting-confirm-about = Czy mam dopytać, zanim zastukasz, skończysz, rozbijesz układ albo przepuścisz gina.
setting-hand = Twoje karty
setting-hand-about = Gdzie dostajesz karty: w wiadomości prywatnej albo przez Moje karty przy stoliku, bez wiadomości.
setting-hand-dm = w wiadomości prywatnej
setting-hand-here = na kanale
setting-look = Karty
setting-look-about = Jak pokazuję karty tam, gdzie widzisz je tylko ty: jako obrazki czy jako tekst.
setting-look-picture = obrazki
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Karty tekstem: 7♥
press-look-picture = Karty jako obrazki
setting-look-text = tekst
setting-who-may-challenge = Wyzwania od
setting-who-may-challenge-about = Od kogo możesz dostać wyzwanie skierowane prosto do ciebie.
setting-who-may-challenge-anyone = każdego
setting-who-may-challenge-friends = znajomych
setting-who-may-challenge-nobody = nikogo
setting-celebrate = Animacje
setting-celebrate-about = Czy pokazuję na kanałach twoje giny, big giny i podcięcia jako animację.
setting-privacy = Twoje wyniki
setting-privacy-about = Kto widzi twoje miejsca, statystyki i powtórki. Kto grał, zawsze może obejrzeć grę ponownie.
setting-privacy-everyone = wszyscy, na każdym serwerze
setting-privacy-server = serwer, na którym grasz
setting-privacy-nobody = tylko ty
setting-time-zone = Strefa czasowa
setting-time-zone-about = W jakiej strefie są godziny poniżej.
press-zone-type = Wpisz miasto…
zone-title = Twoja strefa czasowa
zone-label = Miasto albo strefa
zone-about = Na przykład Warszawa, Nowy Jork albo UTC
setting-quiet-from = Cisza od
setting-quiet-from-about = Od której godziny nie wysyłam ci niczego, o co nie prosisz.
setting-quiet-to = Cisza do
setting-quiet-to-about = Do której godziny to trwa.
setting-remind-hours = Przypomnienia
setting-remind-hours-about = Ile czasu po rozpoczęciu twojej tury o niej przypominam.
setting-remind-hours-number = { $number ->
    [0] nigdy
    [one] po { $number } godzinie
    [few] po { $number } godzinach
    [many] po { $number } godzinach
   *[other] po { $number } godzinach
}
setting-prompt = Zawołaj mnie
setting-prompt-about = Czy dać ci po cichu znać, gdy w trakcie gry twój ruch czeka już dwie minuty.

command-me = Zobacz i zmień swoje ustawienia
command-admin = Dla tych, którzy zarządzają tym serwerem
command-admin-settings = Zobacz i zmień ustawienia tego serwera

setting-clock = Zegar
setting-clock-about = Ile może trwać tura: bez limitu, kilka godzin (nie w nocy) albo kilka minut.
setting-clock-none = bez limitu
setting-clock-relaxed = spokojny (godziny)
setting-clock-live = na żywo (minuty)
setting-clock-hours = Zegar spokojny
setting-clock-hours-about = Ile może trwać tura przy zegarze spokojnym.
setting-clock-hours-number = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godzin
}
setting-clock-minutes = Zegar na żywo
setting-clock-minutes-about = Ile może trwać tura przy zegarze na żywo.
setting-clock-minutes-number = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minut
}

setting-season = Sezon
setting-season-about = Ile trwa sezon w tabeli. Miesiące i kwartały zaczynają się o północy UTC.
setting-season-none = brak
setting-season-monthly = miesiąc
setting-season-quarterly = kwartał

setting-rated-practice = Trening rankingowy
setting-rated-practice-about = Czy gry z komputerem zmieniają ranking. W takich nie ma podpowiedzi.

setting-card-size = Wielkość kart
setting-card-size-about = Jak duże są karty w twojej ręce.
setting-card-size-large = duże
setting-card-size-compact = jak tekst

setting-after-deal = Po rozdaniu
setting-after-deal-about = Co widzisz po rozdaniu. W grach z godzinami na ruch: następne karty.
setting-after-deal-result = najpierw wynik
setting-after-deal-cards = od razu następne karty

setting-card-order = Kolejność kart
setting-card-order-about = Jak sortuję karty poza układami.
setting-card-order-suit = według koloru
setting-card-order-rank = według wartości

setting-colours = Barwy kart
setting-colours-about = Barwy kolorów tam, gdzie widzisz je tylko ty. Karty jako tekst ich nie mają.
setting-colours-four = cztery barwy
setting-colours-two = czarne i czerwone
setting-colours-contrast = czytelne dla daltonistów
colours-coming = Te barwy są już w drodze. Zanim dotrą, widzisz zwykłe.

# $member is a mention.
turn-here = { $member }, twój ruch.
turn-here-closed = Nie udało się wysłać ci kart. Zezwól na wiadomości prywatne z tego serwera albo zobacz je tutaj: nikt inny ich nie zobaczy.

refusal-not-player = { $name } nie gra przy tamtym stoliku.
refusal-two-sides-only = Gra tam więcej niż dwie strony. Możesz tę grę unieważnić.
decided = Decyzja zarządzających tym serwerem: { $reason }
annulled = Unieważniona później przez zarządzających tym serwerem, nie liczy się: { $reason }

command-admin-void = Unieważnij grę, trwającą lub skończoną: nie będzie się liczyć
command-admin-adjudicate = Zakończ trwającą grę jako wygraną jednej strony
command-admin-unstick = Odśwież wiadomości stolika
command-admin-audit = Zobacz, co zrobiono w imieniu tego serwera
command-admin-table = Który stolik
command-admin-winner = Ktoś ze strony, która wygrywa
command-admin-reason = Dlaczego; przeczytają to obie strony

admin-void = Stolik { $table } unieważniony: { $names }. Gra się nie liczy, co widać przy stoliku.
admin-adjudicate = Stolik { $table } skończony: { $names }. Przy stoliku widać, kto wygrał i dlaczego.
admin-unstick = Wszystkie wiadomości stolika { $table } są odświeżone: { $names }. Jeśli kolej na komputer, zagra.
admin-closed = Wiadomości prywatne tu nie docierają: { $names }. Karty pokaże przycisk **Moje karty** przy stoliku.

audit-title = ### Co zrobiono w imieniu tego serwera
audit-none = Jeszcze nic.
audit-page = Strona { $page } z { $pages }
audit-reason = „{ $reason }”
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = razem { $number }
audit-void = Stolik **{ $table }** unieważniony
audit-adjudicate = Stolik **{ $table }**, wygrywa { $winner }
audit-unstick = Stolik **{ $table }** odświeżony
audit-unknown = Ustawienie, którego nie znam
press-audit-newer = Nowsze
press-audit-older = Starsze
