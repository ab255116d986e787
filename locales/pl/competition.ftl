# Ligi i drabiny: zakładanie, wiadomość, strony i zapowiedzi.

command-league = Ligi na twoim serwerze, sezon po sezonie
command-league-new = Załóż ligę
command-league-list = Ligi tego serwera
command-league-show = Co słychać w lidze
command-league-which = Która liga? Bez wyboru ostatnia
command-ladder = Drabiny, na które wspinasz się wyzwaniami
command-ladder-new = Załóż drabinę
command-ladder-list = Drabiny tego serwera
command-ladder-show = Co słychać na drabinie
command-ladder-which = Która drabina? Bez wyboru ostatnia

## Słowa

league-name = Liga
league-size = Uczestnicy klasy: { $members }
league-week = Długość tygodnia: { $time }
league-at-once = Pojedynki w tygodniu: { $matches }
league-moves = Awanse i spadki po sezonie: { $members }
league-pause = Dni między sezonami: { $days }
league-seeding-rating = Pierwszy sezon: według rankingu
league-seeding-hand = Pierwszy sezon: w kolejności organizatora
league-seeding-lot = Pierwszy sezon: losowo
league-division = Klasa { $number }
league-season = Sezon { $number }
league-round = Klasa { $number }, runda { $round }
league-week-number = Tydzień { $week }
ladder-name = Drabina
ladder-reach = O tyle miejsc wyżej można wyzwać: { $places }
ladder-answer = Dni na odpowiedź: { $days }
ladder-rest = Dni odpoczynku po obronie: { $days }
ladder-idle = Dni bez gry, po których się spada: { $days }
ladder-for-place = o miejsce { $place }

## Zakładanie

competition-new-league = ### Nowa liga
competition-new-ladder = ### Nowa drabina
competition-untitled-league = Liga: { $name }
competition-untitled-ladder = Drabina: { $name }
competition-new-about = Widzisz to tylko ty. **Załóż** pokaże wszystko na tym kanale i tam może dołączyć każdy.
competition-rules-title = ### Zasady partii
competition-form-title = Nazwa
league-outlook = Uczestnicy: { $members }, klasy: { $divisions }, pojedynki każdego: { $matches }, najwyżej { $time }
league-needs = Uczestnicy sezonu: od { $fewest } do { $most }.
competition-created-league = Liga stoi na { $channel } i tam może dołączyć każdy. Gdy będzie was dość, zacznij pierwszy sezon przyciskiem **Organizacja…**.
competition-created-ladder = Drabina stoi na { $channel } i tam może dołączyć każdy. Niczego nie trzeba zaczynać: we dwoje można już rzucać wyzwania.

## Wiadomość

competition-joined-none = Nikogo jeszcze nie ma.
competition-joined = **Na razie ({ $count }):** { $names }
competition-cancelled = **Odwołane.**
league-may-join = **Dołącz**, żeby wziąć udział. Pierwszy sezon zaczyna { $name }; potrzeba co najmniej tylu uczestników: { $fewest }.
league-week-now = **Sezon { $number }, tydzień { $week } z { $weeks }** · kończy się { $when }
league-pausing = **Sezon { $number } się skończył.** Następny zaczyna się { $when }; kto dołączy do tego czasu, gra.
league-pause-few = **Sezon { $number } się skończył.** Na następny potrzeba co najmniej tylu uczestników: { $fewest }.
league-waiting = Od następnego sezonu: { $names }
league-last-season = To ostatni sezon.
league-over = **Liga się skończyła.**
ladder-ranking = **Kolejność**
ladder-challenges = **Wyzwania**
ladder-may-join = **Dołącz**, żeby wziąć udział. We dwoje można już rzucać wyzwania.
ladder-open = { $one } → { $other }: wyzwanie o miejsce { $place } · czas na odpowiedź kończy się { $when }
ladder-played = { $match } · o miejsce { $place }
ladder-taken = **{ $one }** – { $other }: miejsce { $place } zdobyte
ladder-kept = { $one } – **{ $other }**: miejsce { $place } obronione
ladder-drawn = { $one } – { $other }: remis, miejsce { $place } obronione
ladder-nothing = { $one } – { $other }: nikt nie zagrał, nic się nie zmienia
ladder-takenback = { $one } – { $other }: wyzwanie wycofane, nic się nie zmienia
press-competition-join = Dołącz
press-competition-leave = Zrezygnuj
press-competition-left = Tak, rezygnuję
press-competition-more = Więcej…
press-ladder-challenge = Rzuć wyzwanie…
press-ladder-made = Rzuć wyzwanie
press-ladder-accept = Przyjmij
press-ladder-refuse = Odmów…
press-ladder-refused = Tak, oddaję miejsce
press-ladder-takeback = Wycofaj
competition-joined-league = Bierzesz udział w **{ $title }** od następnego sezonu. Zawołam, gdy otworzy się twój pierwszy pojedynek.
competition-joined-ladder = Jesteś na **{ $title }**, na samym dole. **Rzuć wyzwanie…** i w górę.
competition-leave-ask = Zrezygnować z **{ $title }**? Możesz potem dołączyć znowu.
competition-leave-league = Zrezygnować z **{ $title }**? Poddasz partię, którą tam grasz, i przegrasz pozostałe pojedynki sezonu. Wrócić można dopiero na inny sezon.
competition-leave-ladder = Zrezygnować z **{ $title }**? Stracisz swoje miejsce, otwarte wyzwanie, jeśli jest, przepadnie, a po powrocie zaczniesz na samym dole.

## Wyzwania

ladder-whom = Komu chcesz rzucić wyzwanie?
ladder-menu = Komu?
ladder-nobody = Teraz nie ma komu rzucić wyzwania: tylko osobom wyżej, bez otwartego wyzwania i bez odpoczynku. Liczba miejsc w zasięgu: { $places }.
ladder-challenge-ask = Rzucić wyzwanie o miejsce { $place }: **{ $name }**? Bez odpowiedzi na czas miejsce jest twoje. Dni na odpowiedź: { $days }.
ladder-challenge-made = Wyzwanie rzucone: **{ $name }**. Czas na odpowiedź kończy się { $when }; dopóki jej nie ma, możesz je wycofać.
ladder-refuse-ask = Odmówić? Wtedy twoje miejsce bez gry zajmie **{ $name }**.
ladder-accept-done = Wyzwanie przyjęte. Twoja partia na **{ $title }** zaraz się otworzy.
ladder-refused-done = Twoje miejsce na **{ $title }** jest oddane.
ladder-takeback-done = Twoje wyzwanie na **{ $title }** jest wycofane.

## Strony

competition-page-matches = Pojedynki
competition-page-table = Tabela
competition-page-members = Uczestnicy
competition-page-past = Dawne sezony
competition-page-rules = Zasady
ladder-page-table = Kolejność
league-not-begun = Pierwszy sezon jeszcze się nie zaczął.
league-no-past = Żaden sezon jeszcze się nie skończył.
ladder-no-challenges = Nikt nie rzucił jeszcze wyzwania.
competition-seal = Pieczęć tajemnicy, z której biorą się wszystkie karty: `{ $seal }`
competition-how-league = Po każdym sezonie awansuje tylu, ilu spada. Kto dołącza, zaczyna następny sezon na samym dole; kto rezygnuje, przegrywa wszystko, co go jeszcze czeka. Kto przez cały sezon nie zagra, odpada.
competition-how-ladder = Kto rzucił wyzwanie i wygrał, zajmuje miejsce, a ci pomiędzy schodzą o jedno; w innym wypadku kolejność zostaje. Kto odmawia albo nie odpowiada, oddaje miejsce. Kto długo nie gra, spada miejsce po miejscu, a po trzykrotnie dłuższym czasie odpada.

## Organizacja

press-competition-members = Uczestnicy…
press-league-next = Następny sezon…
press-league-stop = Zakończ ligę…
press-league-stop-really = Tak, zakończ
press-league-cancel = Odwołaj ligę…
press-ladder-cancel = Odwołaj drabinę…
league-begin-ask = Uczestnicy: { $count }. Klasy: { $divisions }. Zacząć sezon? Wtedy otwierają się pierwsze pojedynki.
league-begin-few = Na sezon potrzeba co najmniej tylu uczestników: { $fewest }.
competition-menu-member = Wybierz osobę
competition-members-league = O kogo chodzi? Możesz kogoś wykluczyć z ligi albo w trakcie sezonu oddać jego miejsce komuś innemu.
competition-members-ladder = Kogo wykluczyć?
league-substitute-ask = Oddać miejsce razem z punktami: **{ $name }** → **{ $substitute }**? Trwająca partia zacznie się od nowa, z nowymi kartami.
competition-remove-ask = Usunąć: **{ $name }**? Można potem dołączyć znowu.
ladder-disqualify-ask = Zdyskwalifikować: **{ $name }**? Miejsce przepadnie, otwarte wyzwanie, jeśli jest, też, i nie ma powrotu.
league-correct-ask = Poprawić wynik: **{ $result }**? Da się to zrobić tylko do początku następnego sezonu.
league-stop-ask = Zakończyć **{ $title }**? Trwający sezon dogra się do końca, a następnego nie będzie.
competition-cancel-ask = Odwołać **{ $title }**? Koniec nastąpi od razu, trwające partie nie będą się liczyć i nie da się tego cofnąć.

## Zapowiedzi

ladder-notice-challenged = **{ $title }**: { $one } → { $other }, wyzwanie o miejsce { $place }. Czas na odpowiedź kończy się { $when }; bez niej miejsce przepada.
ladder-notice-unanswered = **{ $title }**: wyzwanie { $one } → { $other } wciąż czeka na odpowiedź. Czas kończy się { $when }, a z nim przepada miejsce.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: sezon { $number } się skończył.**
league-won = Wygrywa **{ $name }**
league-won-division = Zwycięstwo w klasie { $number }: **{ $name }**
league-up = W górę: { $names }
league-down = W dół: { $names }
competition-notice-over = **{ $title }**: to już koniec.
league-picture-alt = { $title }, sezon { $number }.

## Listy

competition-list-title-league = ### Ligi
competition-list-none-league = Nie ma tu jeszcze lig. `/league new` założy pierwszą.
competition-list-menu-league = Zobacz ligę
league-state-open = otwarta, uczestnicy: { $count }
league-state-running = trwa sezon { $number }, uczestnicy: { $count }
league-state-pause = po sezonie { $number }, uczestnicy: { $count }
competition-list-title-ladder = ### Drabiny
competition-list-none-ladder = Nie ma tu jeszcze drabin. `/ladder new` założy pierwszą.
competition-list-menu-ladder = Zobacz drabinę
ladder-state = uczestnicy: { $count }
refusal-no-leagues = Nie ma tu jeszcze lig. `/league new` założy pierwszą.
refusal-no-ladders = Nie ma tu jeszcze drabin. `/ladder new` założy pierwszą.
refusal-joined-too-often = Za dużo już było twoich wejść i wyjść.
