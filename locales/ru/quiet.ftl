# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Ещё играете?**
quiet-pause-head = **Пауза ещё нужна?**
quiet-seat-head = **Место всё ещё свободно.**
quiet-own-since = Последний ход здесь — { $when }. Сейчас твой ход, { $name } { $waiting ->
    [one] ждёт
    [few] ждут
    [many] ждут
   *[other] ждут
}.
quiet-own-then = Достаточно одного хода или кнопки **Я ещё играю**. Иначе { $name } { $waiting ->
    [one] решает
    [few] решают
    [many] решают
   *[other] решают
}, как партия продолжится или закончится, — { $left } ({ $date }).
quiet-move-since = Последний ход здесь — { $when }. Ходит { $name }.
quiet-waiting-then = Делать ничего не нужно. Если хода не будет, решать, как партия продолжится или закончится, тебе — { $left } ({ $date }).
quiet-post-then = Если хода не будет, те, кто ждёт, решат, как партия продолжится или закончится, — { $left } ({ $date }).
quiet-pause-since = Пауза началась { $when }.
quiet-pause-then = Любой игрок может продолжить партию или продлить паузу. Если никто этого не сделает, когда-нибудь партия будет отменена; за неделю придёт предупреждение.
quiet-seat-since = { $name } больше не играет, и пока не решено, кто продолжит. Последний ход или голос — { $when }.
quiet-seat-then = Вопрос о месте — в канале. Если никто не решит, когда-нибудь партия будет отменена; за неделю придёт предупреждение.
quiet-off = Все хотят закончить? **Отменить партию** — и она закончится, как только согласятся все, и не будет засчитана.
press-quiet-still = Я ещё играю
press-quiet-pause = Продлить паузу
press-quiet-off = Отменить партию
quiet-played-on = { $member } ещё играет. Время пошло заново.
quiet-pause-kept = { $member } продлевает паузу.
quiet-off-asked = { $member } хочет отменить эту партию: она не будет засчитана. { $others } Отменяем?
quiet-off-there = Вопрос об отмене партии — в канале. Она закончится, как только согласятся остальные.
quiet-off-not-told = Спросить об отмене партии в канале не получилось. Напиши остальным: кто согласен, тоже нажимает **Отменить партию**.
quiet-off-done = Партия отменена. Она не засчитана.
quiet-out-head = **{ $name }: хода так и не было.**
refusal-nothing-asked = Вопроса об этой партии больше нет: она идёт дальше или уже закончилась.

# Before a game is called off, and once it is.
quiet-last-head = **Эта партия скоро будет отменена.**
quiet-last-ends = Если до тех пор ничего не произойдёт, она закончится { $left } ({ $date }) и не будет засчитана.
quiet-ends = Если ничего не произойдёт, партия будет отменена { $when }.
called-off = Игроки отменили эту партию. Она не засчитана.
outcome-called-off = Отменена
outcome-abandoned = Отменена: никто не ходил

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Здесь ничего не записывали уже { $days } дн. { $member } Продолжаете? Если ничего не появится ещё { $days } дн., я закрою лист счёта как есть; записанное останется.
press-paper-stays = Оставить открытым

# What a server sets.
setting-quiet-days = Затихшие партии
setting-quiet-days-about = Когда я спрашиваю в партии без ограничения времени, играют ли ещё.
setting-quiet-days-number = { $number ->
    [one] через { $number } день без ходов
    [few] через { $number } дня без ходов
    [many] через { $number } дней без ходов
   *[other] через { $number } дня без ходов
}
