## The first deal, step by step; $card is what a sentence speaks of

command-learn = Zagraj pierwsze rozdanie, krok po kroku i z objaśnieniami
learn-progress = Twoje pierwsze rozdanie · krok { $step } z { $steps }
learn-computer = Komputer
learn-try-again = **Spróbuj jeszcze raz.** { $why }
press-learn-knock = Zastukaj: odrzuć { $card }, zostaje { $deadwood }
press-learn-go-on = Odrzuć { $card } i graj dalej
press-learn-again = Od początku

learn-title-goal = O co chodzi
learn-goal = Te dziesięć kart jest twoje i tylko ty je widzisz. Masz z nich zrobić **układy**:
    - **komplet**: trzy lub cztery karty tej samej wartości
    - **sekwens**: trzy lub więcej kolejnych kart jednego koloru (as jest najniższy)
learn-colours = Każdy kolor ma tu swoją barwę: ♠ czarny, ♥ czerwony, ♦ niebieski, ♣ zielony.
learn-ask-goal = Jeden układ już masz. Który?
learn-not-goal-pair = Dwie dziewiątki to dobry początek, ale komplet to trzy lub cztery.
learn-not-goal-suits = Idą po kolei, ale nie w jednym kolorze. W sekwensie wszystkie karty są tego samego koloru.

learn-title-upcard = Odkryta karta
learn-upcard = Tak, to sekwens. Od teraz twoje układy są na początku, jak w każdej grze tutaj, a inne karty pod nimi.
    Jedna karta jest **odkryta**. Rozdawał komputer, więc ty możesz ją wziąć przed innymi.
learn-ask-upcard = Czy { $card } ci pomoże? Weź ją albo spasuj.
learn-not-upcard-useless = { $card } nie pasuje do żadnej twojej karty, a jest wysoka. Trzeba by się jej tylko pozbyć.

learn-title-draw = Dobieranie
learn-draw = Komputer też jej nie chce. Zaczynamy więc: w każdej turze dobierasz jedną kartę i jedną odrzucasz. Dobierasz z **talonu**, który leży zakryty, albo bierzesz wierzchnią kartę **stosu**.
learn-ask-draw = Za pierwszym razem z talonu. Dobieraj!

learn-title-deadwood = Co to są wolne karty
learn-deadwood = { $card }: drugi sekwens! To, co zostaje poza układami, to **wolne karty**. Liczą się przeciw tobie: walet, dama i król po 10, as 1, inne tyle, ile na nich widać.
learn-ask-deadwood = Ile warte są teraz twoje wolne karty?
learn-not-deadwood-all = To wszystko, co masz w ręce. Karty w układach się nie liczą.
learn-not-deadwood-cards = Tyle kart zostało, owszem. Teraz dodaj, ile są warte: król 10, dziewiątki po 9…

learn-title-discard = Odrzucanie
learn-discard = Teraz jedna karta musi pójść, odkryta, na stos. Wyrzuć kartę, która do niczego nie pasuje, najlepiej tę najdroższą.
learn-ask-discard = Którą kartę odrzucasz?
learn-not-discard-meld = { $card } jest częścią sekwensu. Lepiej go nie rozbijać.
learn-not-discard-pair = Z dziewiątek może być komplet: dwie są jeszcze w grze. Jest karta, która do niczego nie pasuje.
learn-not-discard-low = { $card } kosztuje cię tylko { $count }. Inna karta też do niczego nie pasuje, a kosztuje więcej.

learn-title-pile = Patrz na stos
learn-pile = Komputer wziął twoją kartę { $taken }. Do sekwensu z nią brakowałoby mu { $upcard }, a ta leży w stosie. Czyli **zbiera króle**. Stosu nikt ci drugi raz nie pokaże: zapamiętuj, co przeszło.
learn-ask-pile = Którą kartę odrzucasz?
learn-not-pile-meld = { $card } jest częścią sekwensu. Lepiej go nie rozbijać.
learn-not-pile-pair = Z dziewiątek wciąż może być komplet. Jest karta, która do niczego nie pasuje.
learn-not-pile-low = { $card } kosztuje cię tylko { $count }. Inna karta też do niczego nie pasuje, a kosztuje więcej.
learn-not-pile-feeds = Liczy się najwięcej i zwykle to byłby dobry ruch. Ale { $card } to właśnie karta, na którą czeka komputer. Przytrzymaj ją turę i odrzuć coś bezpiecznego.

learn-title-take = Branie ze stosu
learn-take = Komputer odrzuca { $card }. Zamiast dobierać w ciemno, możesz ją wziąć. Druga strona widzi, co bierzesz, więc rób to, gdy powstaje układ albo gdy go wydłużasz.
learn-ask-take = Dobrać z talonu czy wziąć { $card }?
learn-not-take-set = Spójrz na dziewiątki: { $card } daje komplet. Taka karta jest lepsza niż cokolwiek z talonu.

learn-title-knock = Kiedy stukać
learn-knock = Trzy układy! Jeśli to, co zostanie po odrzuceniu, jest warte { $limit } lub mniej, możesz **zastukać**: odrzucasz kartę zakrytą i rozdanie się kończy. Im mniej zostaje, tym lepiej.
learn-ask-knock = Co robisz?
learn-not-knock-high = Można, ale zostałaby ci { $right } i liczyłaby się przeciw tobie. Odłóż zakrytą tę wyższą kartę.
learn-not-knock-wait = Można grać dalej i liczyć na **gina**, gdy nie zostaje nic. Ale komputer miałby jeszcze turę, a { $right } leżałaby na stosie. Gdy zostaje tak mało, stukaj.

learn-title-layoff = Druga strona dokłada
learn-layoff = Po zastukaniu obie ręce leżą odkryte. Zanim je policzymy, komputer może **dokładać**: dodać swoje karty do *twoich* układów, jeśli pasują, żeby się nie liczyły. Jego króle to jego własny układ.
learn-ask-layoff = Która z innych jego kart pasuje do któregoś z twoich układów?
learn-not-layoff-other = { $card } nie pasuje: masz komplet dziewiątek i sekwensy: kiery od 5 do 7 i trefle od 2 do 4.

learn-title-score = Co za to dostajesz
learn-score = Różnica należy do ciebie. Możliwe jest jeszcze:
    - **Gin**: stukasz i nie zostaje ci nic. To { $gin } więcej, a dokładać nie wolno.
    - **Podcięcie**: druga strona ma tyle co ty albo mniej. Wtedy *ona* dostaje różnicę i jeszcze { $undercut }.
    Kto pierwszy ma { $target }, wygrywa partię. Potem dochodzą premie: { $game } za partię, { $box } za każde wygrane rozdanie (**kreskę**), a punkty jeszcze raz, jeśli druga strona nie ma żadnej (wygrana **do zera**).
learn-end = **To wszystko, co trzeba wiedzieć. Teraz graj!**
    -# `/gin problem` ma co dzień małe zadanie, a `/gin help` całą resztę.
press-learn-computer = Zagraj z komputerem
press-learn-friend = Zagraj ze znajomymi…
