## About the bot and the game

about-more = Czytaj dalej

about-title-bot = Undercut
about-bot = Undercut gra w remika gin i zna { $variants ->
    [one] 1 zestaw
    [few] { $variants } zestawy
    [many] { $variants } zestawów
   *[other] { $variants } zestawów
} zasad, dla dwojga i dla większej grupy, na żywo albo przez wiele dni. Rozdaje, liczy i prowadzi wynik, a żadna gra się nie gubi.
    Wersja { $version }. Wolne oprogramowanie na licencji MIT.
about-title-history = Skąd się wziął gin
about-history = Grę wymyślił w 1909 roku Elwood T. Baker z synem, C. Grahamem Bakerem, który później pracował w filmie. Gra o nazwie rum już istniała, więc ich gra dostała nazwę innego trunku.

    Przez dwadzieścia lat prawie nie wyszła poza rodzinę. W latach trzydziestych odkryły ją kluby Nowego Jorku. Potem aktorzy w Hollywood grywali w nią między ujęciami, a w latach czterdziestych chcieli w nią grać już wszyscy; to od nich pochodzi nazwa *gin rummy*. Od tamtej pory to jedna z wielkich gier dla dwojga.

    O jej przodków toczy się spór. John Scarne widział w niej przyspieszoną odmianę whiskey pokera. David Parlett w to nie wierzy i wywodzi ją ze starej gry Conquian.
about-title-variants = Krewni gina
about-variants = Gin sekwensowy, w którym układami są tylko sekwensy, wymyślił Howard Fosdick. Skarney gin to dzieło Johna Scarne’a. George F. Hervey opisał grę Colonel, w której układy wykłada się na stół. W Oklahomie odkryta karta mówi, jak nisko stukać; Hollywood liczy się w trzech kolumnach naraz.
about-title-people = Znani gracze
about-people = - **Stu Ungar** bywa nazywany najlepszym w dziejach. W końcu nie chciano go wpuszczać na turnieje, więc przerzucił się na pokera.
    - **Oswald Jacoby**, mistrz brydża i tryktraka, pisał książki o ginie.
    - **Ernie Kovacs**, komik, napisał książkę o tym, jak przy ginie *gadać*: *How to Talk at Gin*, 1962.
    - **Auric Goldfinger** oszukuje w gina w filmie z 1964 roku: ktoś z lornetką podaje mu karty przeciwnika. W powieści gra się w kanastę. Tak czy owak: nie pokazuj nikomu swoich kart.
about-title-shuffles = Uczciwe tasowanie
about-shuffles = Kart nikt nie wybiera i możesz to sprawdzić.
    - **Zapieczętowane:** zanim ktokolwiek przyjmie wyzwanie, bot losuje tajną liczbę i pokazuje jej odcisk (SHA-256). Liczby nie da się już zmienić tak, żeby nie zmienił się odcisk.
    - **Wymieszane:** kliknięcie *Tak* dostaje od Discorda własny numer, którego bot nie wybiera. Każde tasowanie bierze się z obu liczb.
    - **Odtajnione:** tajną liczbę rozdania widać po rozdaniu, a liczbę całej gry po grze. Z nią każdy może rozdać te same karty jeszcze raz. Dokładny przepis jest w dokumentacji bota, w fairness.md.
about-title-sources = Skąd są zasady
about-sources = Z tego, co o ginie napisano: z encyklopedii, spisów zasad, stron klubów i graczy oraz z zasad innych programów. Różnią się, więc różnice są do wyboru: `/gin rules` mówi, co obowiązuje, a **Własne zasady…** w `/gin play` to zmieniają. Tam, gdzie wszystkie źródła milczą, Undercut musiał zdecydować i mówi, co robi.
