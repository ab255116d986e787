# A member's profile, and two members against one another.

command-profile = Zobacz, w co i jak ktoś gra
command-profile-member = Czyj profil? Domyślnie: twój
# At most 32 characters.
command-profile-menu = Profil gracza gina

refusal-record-hidden = Ta osoba nie pokazuje tu swoich wyników.
refusal-two-needed = Potrzeba dwóch osób: podaj kogoś do porównania.

profile-title = Profil: { $name }
profile-title-own = Twój profil
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Cały profil
profile-all = Wszystkie serwery
profile-none = { $name } nie ma tu jeszcze skończonego rozdania. Może to zmienić `/gin challenge`.
profile-none-own = Nie ma tu jeszcze czego pokazać: zacznie się od pierwszego rozdania z inną osobą. `/gin play` ci kogoś znajdzie.

## The figures (docs/profiles.md)

profile-games = Wygrane **{ $won }** z **{ $games }** { $games ->
    [one] partii
    [few] partii
    [many] partii
   *[other] partii
} · { $share }%
profile-no-games = Nie ma jeszcze skończonej partii.
profile-practised = Przeciw ludziom: na razie nic.
# $won and $lost are numbers, written out.
profile-record = { $variant }: wygrane { $won }, przegrane { $lost }
profile-record-drawn = { $variant }: wygrane { $won }, przegrane { $lost }, remisy { $drawn }
profile-games-more = i jeszcze { $games } według innych zasad
profile-deals = Wygrane **{ $won }** z **{ $deals }** { $deals ->
    [one] rozdania
    [few] rozdań
    [many] rozdań
   *[other] rozdań
} · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
profile-rates = Stukanie w **{ $knocks }%**, gin w **{ $gins }%**, podcięcie w **{ $undercuts }%** z { $deals ->
    [one] jednego rozdania
    [few] { $deals } rozdań
    [many] { $deals } rozdań
   *[other] { $deals } rozdań
} ze stukaniem
# $turn is a number to one place, written out.
profile-turn = Stukanie lub gin średnio w turze **{ $turn }**
profile-undercut-by = Podcięte **{ $share }%** z tych stukań
profile-caught = Gdy skończy kto inny, w ręce zostaje średnio **{ $deadwood }** pkt
profile-out = Układy na stole, { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdań
}: pusta ręka w { $share }%, średnio w turze **{ $turn }**
profile-never-out = Układy na stole, { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdań
}: ani razu pustej ręki przed drugą stroną
profile-pace-seconds = Typowy czas ruchu: { $count ->
    [one] **sekunda**
    [few] **{ $count } sekundy**
    [many] **{ $count } sekund**
   *[other] **{ $count } sekund**
}
profile-pace-minutes = Typowy czas ruchu: { $count ->
    [one] **minuta**
    [few] **{ $count } minuty**
    [many] **{ $count } minut**
   *[other] **{ $count } minut**
}
profile-pace-hours = Typowy czas ruchu: { $count ->
    [one] **godzina**
    [few] **{ $count } godziny**
    [many] **{ $count } godzin**
   *[other] **{ $count } godzin**
}
profile-pace-days = Typowy czas ruchu: { $count ->
    [one] **jeden dzień**
    [few] **{ $count } dni**
    [many] **{ $count } dni**
   *[other] **{ $count } dni**
}

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Trener: **{ $given }** pkt straty na decyzję w { $deals ->
    [one] jedynym omówionym rozdaniu
    [few] ostatnich { $deals } omówionych rozdaniach
    [many] ostatnich { $deals } omówionych rozdaniach
   *[other] ostatnich { $deals } omówionych rozdaniach
}
profile-trend-bars = `{ $bars }` słupek na rozdanie, ostatnie na końcu; im niżej, tym lepiej
profile-trend-luck = { $luck ->
    [good] Karty szły w nich lepiej niż średnio, o { $points } pkt na rozdanie
    [bad] Karty szły w nich gorzej niż średnio, o { $points } pkt na rozdanie
   *[none] Karty szły w nich ani dobrze, ani źle
}

# $family is a kind of game. The curve is a picture.
profile-rating = Ranking ({ $family }): **{ $rating }** po { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
}
profile-rating-provisional = Ranking ({ $family }): **{ $rating }?** po { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
} („?”: tymczasowy)
profile-curve-alt = Ranking ({ $family }) jako linia, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}: na początku { $first }, najwyżej { $high }, najniżej { $low }, teraz { $last }.

press-figures = Statystyki
press-badges = Odznaki
press-hands = Najlepsze ręce
profile-compare = Porównaj z…
press-you-two = Wy dwoje
press-all-servers = Wszystkie serwery
press-this-server = Ten serwer
press-profile = Profil: { $name }

## Best hands

hands-title = Rozdania, które dały najwięcej:
hands-none = Nie ma tu jeszcze rąk do pokazania: trafią tu najlepsze wygrane rozdania.
hand-best = **{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}** · { $result ->
    [knock] stukanie
    [gin] gin
    [big_gin] big gin
    [undercut] podcięcie
    [out] pusta ręka
    [exhausted] koniec talonu
    [challenge] sprawdzenie
   *[other] wygrana
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Stolik { $table }, rozdanie { $deal } · { $when }
where-table = Stolik { $table } · { $when }

## Badges: what really happened

badges-none = Jeszcze bez odznak. Pierwszą da pierwsza wygrana partia.
badges-left = { $left ->
    [one] Do zdobycia została jeszcze jedna.
    [few] Do zdobycia zostały jeszcze { $left }.
    [many] Do zdobycia zostało jeszcze { $left }.
   *[other] Do zdobycia zostało jeszcze { $left }.
}
badge-first-win = **Pierwsza wygrana** · wygrana partia
badge-ten-games = **Stały bywalec** · dziesięć rozegranych partii
badge-hundred-games = **Stary wyga** · sto rozegranych partii
badge-in-a-row = **Dobra passa** · pięć wygranych partii z rzędu
badge-shutout = **Do zera** · wygrana partia, w której druga strona nie ma kreski
badge-sweep = **Cały Hollywood** · wygrane wszystkie kolumny arkusza Hollywood
badge-upset = **Niespodzianka** · wygrana z kimś o sto punktów wyżej w rankingu
badge-gin = **Gin** · ani jednej wolnej karty
badge-big-gin = **Big gin** · cała jedenastka w układach
badge-gin-at-once = **Gin od ręki** · gin w pierwszej turze
badge-ten-gins = **Dziesięć ginów** · gin po raz dziesiąty
badge-undercut = **Podcięcie** · nie więcej wolnych kart, niż ma ten, kto stuka
badge-quick-knock = **Szybki stuk** · stukanie najdalej w drugiej turze i wygrana
badge-rich-deal = **Tłuste rozdanie** · co najmniej pięćdziesiąt punktów za jedno rozdanie gina
badge-went-out = **Wszystko na stole** · pusta ręka w grze z układami na stole

## Two against one another

versus-title = { $one } – { $other }
versus-none = Te dwie osoby jeszcze tu ze sobą nie grały. Może to zmienić `/gin challenge`.
versus-no-games = Żadna partia między nimi nie jest jeszcze skończona.
# $one and $other are numbers, written out.
versus-games = Wygrane partie: **{ $one } : { $other }**
versus-drawn = { $count ->
    [one] Jedna partia bez zwycięzcy.
    [few] { $count } partie bez zwycięzcy.
    [many] { $count } partii bez zwycięzcy.
   *[other] { $count } partii bez zwycięzcy.
}
versus-run = { $count ->
    [one] Ostatnią wygrywa { $name }.
    [few] Ostatnie { $count } wygrywa { $name }.
    [many] Ostatnie { $count } wygrywa { $name }.
   *[other] Ostatnie { $count } wygrywa { $name }.
}
versus-longest = Najwięcej z rzędu: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Wygrane rozdania: **{ $one } : { $other }**
versus-points = Punkty: **{ $one } : { $other }**
versus-gins = Giny: **{ $one } : { $other }**
versus-undercuts = Podcięcia: **{ $one } : { $other }**
versus-last = Ostatnie partie
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · stolik { $table }
versus-met-by = { $when } · { $variant } · { $name } o { $net } · stolik { $table }
versus-met-drawn = { $when } · { $variant } · remis · stolik { $table }
