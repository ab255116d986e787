## The head of a hand

# $where is "here" in the server itself.
hand-place = { $where ->
    [here] Kontra { $name }
   *[elsewhere] **{ $server }** · kontra { $name }
}
hand-last = ### Ostatnie rozdanie: { $ended }
hand-deadwood = Wolne karty **{ $deadwood } pkt**
hand-left = **{ $deadwood }** po ruchu
# Melds and unmatched cards stand under these, $count is what the hand counts.
hand-melds = Układy
hand-unmatched = Poza układami · { $count }
hand-no-melds = Jeszcze bez układów · { $count }
hand-all-melds = Wszystko w układach · { $count }
hand-drawn = Z talonu: **{ $card }**.
hand-taken = Ze stosu: **{ $card }**.
hand-taken-stays = Ze stosu: **{ $card }**. W tej turze zostaje.

## A deal's end, until the next deal is asked for

deal-end-yours = Następne rozdanie: twój ruch.
deal-end-theirs = Następne rozdanie: zaczyna { $name }.
press-next-deal = Rozdaj dalej

## What to do now

prompt-wait = Teraz gra { $name }.
prompt-stock = **Twój ruch: dobierz z talonu.**
prompt-draw = **Twój ruch: dobierz z talonu albo weź { $card }.**
prompt-upcard = **Twój ruch: weź { $card } albo spasuj.**
prompt-wall = **Talon się skończył: weź { $card } i zakończ rozdanie albo spasuj, bez punktów dla nikogo.**
prompt-discard = **Twój ruch: odrzuć kartę.**
prompt-discard-knock = **Twój ruch: odrzuć albo zastukaj.**
prompt-discard-gin = **Gin! Zgłoś go albo odrzuć kartę.**
prompt-discard-big-gin = **Cała jedenastka pasuje: zgłoś big gina albo odrzuć kartę.**
prompt-gin-only = **Masz gina, a te zasady każą go zgłosić.**

## Buttons

press-stock = Dobierz
press-take = Weź { $card }
press-pass = Pas
press-resign = Poddaj…
press-hand = Moje karty
press-hand-again = Odśwież
# Under a private hand while somebody else plays.
hand-goes-on = Odświeża się samo. Gdyby się zacięło, naciśnij **{ $button }**.
press-back = Wstecz
press-knock = Zastukaj…
# Beside cards, where the hand's count says what is left.
press-knock-brief = Zastukaj
press-knock-with = Zastukaj (zostaje { $deadwood })
press-gin = Gin!
press-big-gin = Big gin!
press-ask-off = Zastukaj i więcej nie pytaj
press-other-discard = Inna karta…
press-discard-anyway = Odrzuć { $card }
press-keep = Zostaw
press-questions-off = Nie pytaj więcej
press-ask-on = Pytaj mnie przed stukaniem

## Ending the deal, step by step

ask-discard-knock = **Którą kartę odkładasz zakrytą?**
ask-discard-gin = **Którą kartę odkładasz zakrytą?** Z każdą z tych masz gina.
menu-discard = Karta do odłożenia → ile punktów zostaje
menu-discard-gin = Wybierz kartę do odłożenia zakrytej
choice-knock = { $card } → { $deadwood }
choice-gin = { $card }
ask-knock = ### Zastukać? Zostaje { $deadwood } pkt
    { $card } odkładasz zakrytą i pokazujesz:
ask-gin = ### Zgłosić gina?
    { $card } odkładasz zakrytą i pokazujesz:
ask-big-gin = ### Zgłosić big gina?
    Pokazujesz całą jedenastkę:
layout-ask = Te karty można ułożyć na kilka sposobów. Od tego zależy, co dołoży { $name }.
layout-hint = Wybierz swoje układy
layout-best = { $name } dołoży tu najmniej

## Before a discard that may be a slip

ask-discard-passes-up-gin = ### Masz gina. Mimo to odrzucić { $card }?
ask-discard-breaks-meld = ### Odrzucić { $card } z układu?
    Zostanie ci **{ $kept } pkt** zamiast **{ $best }**.
ask-discard-breaks-meld-with-drawn = ### Odrzucić kartę dobraną przed chwilą?
    { $card } należy do układu. Zostanie ci **{ $kept } pkt** zamiast **{ $best }**.

## Resigning

# $match is the kind of contest.
resign-ask = **Poddajesz grę kontra { $name }?** Przegrywasz { $match ->
    [best_of] całą serię
    [hollywood] cały arkusz ze wszystkimi kolumnami
    [multi_match] wszystkie mecze
   *[single] partię
}, a punktów już nie przybędzie.
press-resign-yes = Poddaj
press-resign-no = Graj dalej
resign-kept = Grasz dalej.
resign-done = Gra poddana.
