# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = Weź { $card }
coach-take-several = Weź { $cards }
coach-stock = Dobierz z talonu
coach-pass = Spasuj
coach-discard = Odrzuć { $card }
coach-knock = Zastukaj, odkładając zakrytą kartę, { $card }
coach-gin = Zgłoś gina, odkładając zakrytą kartę, { $card }
coach-big-gin = Zgłoś big gina
coach-lay = Wyłóż { $cards }
coach-extend = Dołóż { $card } do układu { $target }
coach-contract = Wyłóż kontrakt: { $cards }
coach-end-meld = Nie wykładaj więcej
coach-offer = Zaoferuj { $card }
coach-last-card = Zatrzymaj ostatnią kartę
coach-accept = Zgódź się
coach-accept-offer = Weź { $card }
coach-continue-exposed = Graj dalej
coach-reject = Odmów
coach-reject-offer = Nie bierz { $card }
coach-challenge = Powiedz „sprawdzam”
coach-layoff = Dołóż { $card } do układu { $target }
coach-done = Nie dokładaj więcej

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Powstaje układ: { $cards }.
coach-melds-but = Ale przepada układ: { $cards }.
coach-breaks = { $cards } zostają razem.
coach-breaks-but = Ale rozdzielasz takie karty: { $cards }.
coach-deadwood = Zostaje ci { $number } pkt zamiast { $than }.
coach-deadwood-but = Ale zostaje ci { $number } pkt zamiast { $than }.
coach-waits = Pomoże ci więcej kart w grze: { $number } zamiast { $than }, także { $cards }.
coach-waits-many = Pomoże ci więcej kart w grze: { $number } zamiast { $than }.
coach-waits-but = Ale pomoże ci mniej kart w grze: { $number } zamiast { $than }; już nie te: { $cards }.
coach-waits-but-many = Ale pomoże ci mniej kart w grze: { $number } zamiast { $than }.
coach-readies = Więcej kart w grze pozwoli ci zastukać: { $number } zamiast { $than }, także { $cards }.
coach-readies-many = Więcej kart w grze pozwoli ci zastukać: { $number } zamiast { $than }.
coach-readies-but = Ale mniej kart w grze pozwoli ci zastukać: { $number } zamiast { $than }; już nie te: { $cards }.
coach-readies-but-many = Ale mniej kart w grze pozwoli ci zastukać: { $number } zamiast { $than }.
coach-gins = Więcej kart w grze da ci gina: { $number } zamiast { $than }, także { $cards }.
coach-gins-many = Więcej kart w grze da ci gina: { $number } zamiast { $than }.
coach-gins-but = Ale mniej kart w grze da ci gina: { $number } zamiast { $than }; już nie te: { $cards }.
coach-gins-but-many = Ale mniej kart w grze da ci gina: { $number } zamiast { $than }.
coach-ready = Schodzisz do { $number } pkt: możesz stukać.
coach-ready-but = Ale z { $number } pkt w ręce można było zastukać.
coach-feeds = Druga karta pasuje do kart, które wziął przeciwnik: { $cards }.
coach-feeds-but = Ale pasuje do kart, które wziął przeciwnik: { $cards }.
coach-danger = Przyda się przeciwnikowi w { $number }% przypadków; druga karta w { $than }%.
coach-danger-but = Ale przyda się przeciwnikowi w { $number }% przypadków; druga karta w { $than }%.
coach-dead = Nikt inny nie zrobi już z niej układu.
coach-thrown = Przeciwnik nie chciał kart, do których ta pasuje: { $cards }.
coach-shows = Nie zdradza niczego z twojej ręki.
coach-shows-but = Ale zdradza kartę z twojej ręki.
coach-denies = Zostawiona pomoże przeciwnikowi w { $number }% przypadków.
coach-denies-but = Ale zostawiona pomoże przeciwnikowi w { $number }% przypadków.
coach-blind = Talon może pomóc: dobre karty to { $number } z { $than } nieznanych.
coach-blind-but = Ale talon też może pomóc: dobre karty to { $number } z { $than } nieznanych.
coach-wins = Stukanie teraz daje około { $number ->
    [one] jednego punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktów
}.
coach-wins-but = Ale stukanie teraz daje około { $number ->
    [one] jednego punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktów
}.
coach-loses = Stukanie teraz kosztuje około { $number ->
    [one] jednego punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktów
}.
coach-loses-but = Ale stukanie teraz kosztuje około { $number ->
    [one] jednego punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktów
}.
coach-safe = Stukanie teraz kończy się podcięciem tylko w { $number }% przypadków.
coach-safe-but = Ale stukanie teraz kończy się podcięciem tylko w { $number }% przypadków.
coach-undercut = Stukanie teraz kończy się podcięciem w { $number }% przypadków.
coach-undercut-but = Ale w { $number }% przypadków kończy się podcięciem.
coach-hope = Przy dalszej grze gina { $number ->
    [one] da jedna karta
    [few] dadzą { $number } karty
    [many] da { $number } kart
   *[other] da { $number } kart
}: { $cards }.
coach-hope-none = Przy dalszej grze żadna karta nie da od razu gina.
coach-hope-but = Ale przy dalszej grze gina { $number ->
    [one] da jedna karta
    [few] dadzą { $number } karty
    [many] da { $number } kart
   *[other] da { $number } kart
}: { $cards }.
coach-hope-but-none = Ale żadna karta nie da od razu gina.
coach-stock-left = Do dobrania { $number ->
    [one] została tylko jedna karta
    [few] zostały tylko { $number } karty
    [many] zostało tylko { $number } kart
   *[other] zostało tylko { $number } kart
}.
coach-stock-left-but = Ale do dobrania { $number ->
    [one] została tylko jedna karta
    [few] zostały tylko { $number } karty
    [many] zostało tylko { $number } kart
   *[other] zostało tylko { $number } kart
}.
coach-why-gin = Gina nie da się podciąć, a do tego jest premia.
coach-why-gin-but = Ale gina nie da się podciąć, a do tego jest premia.
coach-why-big-gin = Cała jedenastka jest w układach: to więcej niż gin.
coach-why-big-gin-but = Ale cała jedenastka jest w układach: to więcej niż gin.
coach-lays = { $cards } na stole to { $number ->
    [one] jeden punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktów
}.
coach-sheds = { $cards } to { $number } pkt, a prawie do niczego nie pasuje.
coach-keeps = Z tych kart może jeszcze coś wyjść: { $cards }.
coach-fetches = Powstaje układ: { $cards }.
coach-fits = Na stół można wyłożyć: { $cards }.
