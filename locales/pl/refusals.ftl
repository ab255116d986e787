refusal-no-such-table = Tego stolika już tu nie ma. Swoje zobaczysz przez `/gin games`.
refusal-not-seated = Nie grasz przy tym stoliku, ale oglądać możesz do woli.
refusal-not-yours = O tym decyduje ktoś inny.
refusal-own-offer = To twoja oferta: odpowiada na nią { $name }. Wycofasz ją pod **Więcej**.
refusal-own-seat = To miejsce z twojej oferty, więc czeka na kogoś innego. Wycofasz ją pod **Więcej**; na razie `/gin practice` da ci grę z komputerem.
refusal-only-host-withdraws = Wycofać to może tylko { $name }.
refusal-guest-declines = Wycofać to może tylko { $name }; ty możesz odmówić.
refusal-already-answered = Na to wyzwanie jest już odpowiedź albo wygasło.
refusal-already-pending = Jedno wyzwanie między wami już czeka. Najpierw odpowiedz na nie albo je wycofaj.
refusal-yourself = Nie możesz rzucić wyzwania sobie. Przeciwnika znajdzie ci `/gin practice`.
refusal-one-opponent-only = Te zasady są dla dwojga: podaj jedną osobę. We troje gra się w **Gin Jersey**, a **Więcej graczy…** w `/gin play` ma inne sposoby.
refusal-no-bots = Boty nie grają tu w gina. `/gin practice` da ci grę z komputerem.
refusal-left-server = { $name } nie jest już na tym serwerze.
refusal-already-played = Ten przycisk jest już nieaktualny: gra poszła dalej. Zajrzyj do swoich kart.
refusal-not-your-turn = To jeszcze nie twój ruch.
refusal-illegal-move = Zasady na to teraz nie pozwalają. Przyciski pod twoimi kartami pokazują, co możesz zrobić.
refusal-game-over = Przy tym stoliku nie trwa żadna gra.
refusal-not-over = Ta gra jeszcze trwa. Najpierw ją skończ, potem proś o rewanż.
refusal-old-button = Ten przycisk jest ze starszej wiadomości. `/gin games` pokazuje, jak stoją twoje gry.
refusal-option-misfit = To nie pasuje do opcji „{ $name }” tego polecenia. Wybierz jedną z propozycji albo wpisz coś krótszego.
refusal-command-changed = To polecenie się zmieniło. Uruchom Discord ponownie albo odśwież go przez Ctrl+R, a będzie takie, jakie jest teraz.
refusal-too-long = To za długie: najwyżej { $most ->
    [one] jeden znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaków
}.
refusal-broken = Coś poszło nie tak po naszej stronie. Nic nie przepadło: spróbuj za chwilę albo zajrzyj do `/gin games`.
form-too-late = Formularz nie zdążył się otworzyć. Naciśnij przycisk jeszcze raz.
refusal-storage = Nie mogę teraz niczego zapisać ani sprawdzić, więc nic się nie zmieniło. Spróbuj za kilka minut.

# What a member may have at once
refusal-too-many-practices = Masz otwartych tyle gier z komputerem, ile się da: { $most }. Najpierw skończ albo poddaj którąś: lista jest w `/gin games`.
refusal-too-many-games = Masz tyle otwartych lub czekających gier z innymi, ile się da: { $most }. Najpierw którąś skończ: lista jest w `/gin games`.
refusal-their-games-full = { $name } ma otwartych tyle gier, ile się da. Spróbuj, gdy któraś się skończy.
refusal-too-many-challenges = Czeka tyle twoich wyzwań i wolnych miejsc, ile się da: { $most }. Najpierw któreś wycofaj: lista jest w `/gin games`.
refusal-too-many-lobbies = Na graczy czeka tyle twoich stolików, ile się da: { $most }. Najpierw przy którymś zacznij albo go wycofaj: lista jest w `/gin games`.
refusal-too-many-sheets = Masz tyle otwartych arkuszy do prawdziwych kart, ile się da: { $most }. Najpierw któryś zamknij: lista jest w `/gin games`.
refusal-too-many-wishes = Czekasz w kolejkach na tylu serwerach, na ilu się da: { $most }. Opuść którąś: **Ktokolwiek…** w `/gin play`.
refusal-too-many-followed = Obserwujesz tyle gier, ile się da: { $most }. Gdy któraś się skończy, zrobi się miejsce.
refusal-too-many-friends = Na liście masz tylu znajomych, ilu się mieści: { $most }. Usuniesz kogoś pod **Znajomi, blokady…** w `/gin me`.
refusal-too-many-blocked = Masz tyle zablokowanych osób, ile się da: { $most }. Odblokujesz kogoś pod **Znajomi, blokady…** w `/gin me`.
refusal-too-often = Nie tak szybko: spróbuj <t:{ $when }:R>.
refusal-being-forgotten = Właśnie usuwam to, co o tobie wiem. Spróbuj za chwilę.
