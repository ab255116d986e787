# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Gracie jeszcze?**
quiet-pause-head = **Nadal przerwa?**
quiet-seat-head = **Jedno miejsce wciąż jest puste.**
quiet-own-since = Ostatni ruch był tu { $when }. Twoja kolej, a { $name } { $waiting ->
    [one] czeka
    [few] czekają
    [many] czekają
   *[other] czekają
}.
quiet-own-then = Wystarczy jeden ruch albo **Gram dalej**. W przeciwnym razie { $name } { $waiting ->
    [one] zdecyduje
    [few] zdecydują
    [many] zdecydują
   *[other] zdecydują
} { $left } ({ $date }), jak gra potoczy się dalej lub się skończy.
quiet-move-since = Ostatni ruch był tu { $when }. Teraz gra { $name }.
quiet-waiting-then = Nie musisz nic robić. Jeśli ruchu nie będzie, zdecydujesz { $left } ({ $date }), jak gra potoczy się dalej lub się skończy.
quiet-post-then = Jeśli ruchu nie będzie, ci, którzy czekają, zdecydują { $left } ({ $date }), jak gra potoczy się dalej lub się skończy.
quiet-pause-since = Przerwa zaczęła się { $when }.
quiet-pause-then = Każdy gracz może wznowić grę albo przedłużyć przerwę. Jeśli nikt tego nie zrobi, gra zostanie kiedyś odwołana; dam znać tydzień wcześniej.
quiet-seat-since = { $name } już nie gra i nie wiadomo, kto zagra dalej. Ostatni ruch lub głos był { $when }.
quiet-seat-then = Pytanie o miejsce jest na kanale. Jeśli nikt nie zdecyduje, gra zostanie kiedyś odwołana; dam znać tydzień wcześniej.
quiet-off = Wszyscy wolicie skończyć? **Odwołaj grę** kończy ją, gdy zgodzą się wszyscy, i nie liczy się ona.
press-quiet-still = Gram dalej
press-quiet-pause = Przedłuż przerwę
press-quiet-off = Odwołaj grę
quiet-played-on = { $member } gra dalej. Czas biegnie od nowa.
quiet-pause-kept = { $member } przedłuża przerwę.
quiet-off-asked = { $member } chce odwołać tę grę; nie liczyłaby się. { $others } Zgoda?
quiet-off-there = Chcesz odwołać grę: pytanie jest na kanale. Gra skończy się, gdy inni się zgodzą.
quiet-off-not-told = Chcesz odwołać grę, ale pytania nie udało się wysłać na kanał. Daj znać innym: kto się zgadza, też naciska **Odwołaj grę**.
quiet-off-done = Gra jest odwołana. Nie liczy się.
quiet-out-head = **{ $name }: ruchu nie było.**
refusal-nothing-asked = O tę grę nikt już nie pyta: trwa dalej albo się skończyła.

# Before a game is called off, and once it is.
quiet-last-head = **Ta gra zostanie odwołana.**
quiet-last-ends = Jeśli do tego czasu nic się nie wydarzy, skończy się { $left } ({ $date }) i nie będzie się liczyć.
quiet-ends = Jeśli nic się nie wydarzy, ta gra zostanie odwołana { $when }.
called-off = Gracze odwołali tę grę. Nie liczy się.
outcome-called-off = Odwołana
outcome-abandoned = Odwołana: nikt nie grał

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Nikt nie wpisał tu niczego od { $days } dni. { $member } Gracie dalej? Jeśli przez kolejne { $days } dni nic nie przybędzie, zamknę arkusz tak, jak jest; wpisy zostaną.
press-paper-stays = Zostaw otwarty

# What a server sets.
setting-quiet-days = Ciche gry
setting-quiet-days-about = Kiedy w grze bez limitu czasu pytam, czy jeszcze gracie.
setting-quiet-days-number = { $number ->
    [one] po { $number } dniu bez ruchu
    [few] po { $number } dniach bez ruchu
    [many] po { $number } dniach bez ruchu
   *[other] po { $number } dniach bez ruchu
}
