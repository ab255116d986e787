# Finished deals, looked at again

command-replay = Obejrzyj skończone rozdanie, ruch po ruchu
command-replay-deal = Które rozdanie? Domyślnie: ostatnie
press-replay = Powtórka
press-replay-first = Początek
press-replay-back = Wstecz
press-replay-next = Dalej
press-replay-last = Koniec
replay-moments = Skocz do…
replay-deals = Inne rozdanie…
replay-deal = Rozdanie { $deal }

replay-title = Rozdanie { $deal } · { $first } – { $second }
replay-step = Ruch { $step } z { $moves }
replay-hand = **{ $name }** · wolne karty { $deadwood } pkt
replay-cards = { $cards ->
    [0] **{ $name }** · bez kart
    [one] **{ $name }** · jedna karta
    [few] **{ $name }** · { $cards } karty
    [many] **{ $name }** · { $cards } kart
   *[other] **{ $name }** · { $cards } kart
}
replay-turn = ▸ { $hand }
replay-table = Na stole
replay-pile = { $stock ->
    [0] Stos, a talon pusty
    [one] Stos, a w talonie jedna karta
    [few] Stos, a w talonie { $stock } karty
    [many] Stos, a w talonie { $stock } kart
   *[other] Stos, a w talonie { $stock } kart
}
replay-no-pile = { $stock ->
    [0] Ani stosu, ani talonu
    [one] Bez stosu, w talonie jedna karta
    [few] Bez stosu, w talonie { $stock } karty
    [many] Bez stosu, w talonie { $stock } kart
   *[other] Bez stosu, w talonie { $stock } kart
}

replay-dealt = Karty po rozdaniu.
replay-pass = { $name } pasuje.
replay-take = { $name } bierze { $card }.
replay-take-several = { $name } bierze { $cards } ze stosu.
replay-stock = { $name } dobiera { $card }.
replay-discard = { $name } odrzuca { $card }.
replay-knock = { $name } stuka, odkładając zakrytą kartę, { $card }.
replay-gin = { $name } zgłasza gina, odkładając zakrytą kartę, { $card }.
replay-big-gin = { $name } zgłasza big gina.
replay-claim-knock = { $name } stuka ponad limit i odrzuca { $card }.
replay-accept = { $name } zgadza się.
replay-accept-offer = { $name } bierze { $card } z oferty.
replay-continue-exposed = { $name } gra dalej przeciw odkrytej ręce.
replay-reject = { $name } odmawia.
replay-reject-offer = { $name } odrzuca oferowaną kartę, { $card }.
replay-layoff = { $name } dokłada { $card } do układu { $target }.
replay-done = { $name } kończy dokładanie.
replay-lay = { $name } wykłada { $cards }.
replay-extend = { $name } dokłada { $card } do układu { $target }.
replay-contract = { $name } wykłada kontrakt: { $cards }.
replay-end-meld = { $name } kończy wykładanie.
replay-offer = { $name } oferuje { $card }.
replay-last-card = { $name } zatrzymuje ostatnią kartę.
replay-challenge = { $name } mówi „sprawdzam”.
replay-resign = { $name } poddaje się.
replay-forfeit = { $name } przegrywa walkowerem.
replay-void = Gra jest unieważniona.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } może stukać
moment-drop = { $step }: { $name } schodzi o { $points } pkt w jednej turze
moment-turn = { $step }: odtąd { $name } ma w ręce podcięcie
moment-knock = { $step }: { $name } stuka
moment-gin = { $step }: { $name } zgłasza gina
moment-big-gin = { $step }: { $name } zgłasza big gina
moment-claim-knock = { $step }: { $name } stuka ponad limit
moment-continue-exposed = { $step }: { $name } gra dalej
moment-contract = { $step }: { $name } wykłada kontrakt
moment-challenge = { $step }: { $name } mówi „sprawdzam”
moment-take = { $step }: { $name } bierze kilka kart
moment-resign = { $step }: { $name } poddaje się
moment-forfeit = { $step }: { $name } przegrywa walkowerem
moment-void = { $step }: gra unieważniona

refusal-no-such-deal = Przy tym stoliku nie ma takiego skończonego rozdania.
refusal-not-your-deal = Obejrzeć to mogą tylko ci, którzy w tym grali.
refusal-still-running = To rozdanie jeszcze trwa. Gdy się skończy, zobaczysz każdy ruch.
