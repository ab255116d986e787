# Co serwer słyszy o sobie: strona tygodnia na kanale i jej ustawienia.

command-admin-news = Co tydzień strona o grach na tym serwerze, i role dla graczy
settings-title-news = ### Wieści: { $server }
setting-news-channel = Kanał
setting-news-channel-about = Gdzie opowiadam, co działo się w tygodniu. Bez pingów, a bez gier strony nie ma.
setting-news-channel-none = bez strony
press-news-channel-none = Już bez strony
setting-news-day = Dzień
setting-news-day-about = W jaki dzień tygodnia wychodzi strona.
setting-news-day-monday = poniedziałek
setting-news-day-tuesday = wtorek
setting-news-day-wednesday = środa
setting-news-day-thursday = czwartek
setting-news-day-friday = piątek
setting-news-day-saturday = sobota
setting-news-day-sunday = niedziela
setting-news-hour = Godzina
setting-news-hour-about = O której godzinie tego dnia wychodzi.
setting-news-hour-number = { $number }:00
setting-news-zone = Strefa czasowa
setting-news-zone-about = W jakiej strefie są ten dzień i ta godzina.
# $when is a day and a time, as Discord writes them.
news-next = Następna strona: { $when }
news-off = Wybierz kanał, a co tydzień pojawi się na nim strona: gry, rozdanie tygodnia, kto idzie w górę, kto ma dobrą passę.
# $channel is a mention.
news-lost-here = **Nie udało mi się napisać na { $channel }**, więc strony nie ma. Pozwól mi widzieć ten kanał i pisać na nim, i wybierz go jeszcze raz, albo wybierz inny.
news-lost = Nie udało mi się umieścić strony tygodnia serwera **{ $server }** na { $channel }: kanału już nie ma albo nie wolno mi tam pisać. Następnej nie będzie, dopóki znów nie wybierzesz kanału przez `/gin-admin news`.
news-quiet = Przez ostatnie siedem dni nikt z nikim nie grał: taki tydzień nie ma strony.
press-news-preview = Podgląd
press-news-standings = Tabela

news-title = ## Tydzień: { $server }
news-played = { $games ->
    [0] w tym tygodniu bez partii
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
news-players = { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### Najlepsi sezonu: { $season }
news-champion-rating = Ranking: **{ $name }** · { $figure }
news-champion-net = Bilans punktów: **{ $name }** · { $figure }
news-champion-games-won = Wygrane partie: **{ $name }** · { $figure }
news-champion-daily = Partia dnia: **{ $name }** · { $figure }
news-hand = ### Rozdanie tygodnia
news-hand-gin = Najszybszy gin: **{ $name }**, w turze { $turn }
news-hand-undercut = Największe podcięcie: **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
news-hand-points = Najwięcej punktów w rozdaniu: **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
news-climbs = ### W górę rankingu
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### Dobra passa
news-row = **{ $name }** · wygrane z rzędu: { $number }
news-goals = ### O jedną partię od celu
news-goal-games = **{ $name }** · rozegrane partie: { $number }
news-goal-row = **{ $name }** · wygrane z rzędu: { $number }
news-goal-place = **{ $name }** · miejsce { $number } w rankingu, po wygranej, gdy rywalem będzie { $other }
news-daily = ### Partia dnia
news-daily-first = **{ $name }** na czele tygodnia: { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Rola za sezon
setting-role-champion-about = Ma ją ten, kto prowadził na koniec ostatniego sezonu, aż skończy się następny.
setting-role-top-three = Rola pierwszej trójki
setting-role-top-three-about = Mają ją pierwsze trzy osoby w rankingu. Ranking tymczasowy się nie liczy.
setting-role-rating-low = Rola poniżej 1450
setting-role-rating-low-about = Ma ją każdy, kto ma taki ranking. Sam ją nadaję i odbieram.
setting-role-rating-middle = Rola od 1450
setting-role-rating-middle-about = Ma ją każdy, kto ma taki ranking. Sam ją nadaję i odbieram.
setting-role-rating-high = Rola od 1550
setting-role-rating-high-about = Ma ją każdy, kto ma taki ranking. Sam ją nadaję i odbieram.
setting-role-rating-top = Rola od 1650
setting-role-rating-top-about = Ma ją każdy, kto ma taki ranking. Sam ją nadaję i odbieram.
setting-role-none = bez roli
press-role-none = Już bez roli
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] Tej roli już nie ma: wybierz inną.
    [bot] Tę rolę nadaje sam Discord, więc ja nie mogę.
    [moderates] Ta rola pozwala moderować albo czymś zarządzać, więc nie daję jej za grę w karty.
    [permission] Nie wolno mi nadawać ról: zezwól mi najpierw na *Zarządzanie rolami*.
    [not-theirs] Nie możesz nadawać tej roli: potrzebujesz *Zarządzania rolami* i roli wyżej niż ona.
   *[high] Mogę nadawać tylko role niżej niż moja: przesuń moją wyżej.
}
