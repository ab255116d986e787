# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } сейчас не принимает вызовов. `/gin play` покажет свободные места и найдёт кого-нибудь ещё.
refusal-seat-not-free = Это место сейчас занято. `/gin play` покажет другие.
refusal-you-blocked = { $name } в твоём чёрном списке. Убрать оттуда — **Друзья и блок…** в `/gin me`.
refusal-not-oneself = Это ведь ты! Выбери кого-нибудь другого.
refusal-plays-there = Ты играешь за этим столом: твои карты покажет **Мои карты**.
refusal-not-queued = Тебя уже нет в очереди.
refusal-nobody-to-nudge = Напоминать там сейчас некому.
refusal-cheers-own-game = Ты за этим столом игрок, а хлопают зрители.
refusal-cannot-cheer = Здесь похлопать нельзя.
refusal-deal-is-past = С тех пор сыграли ещё раздачу. Хлопать можно только последней.
refusal-nudged-lately = { $name } уже знает. Напомнить снова можно <t:{ $when }:R>.
refusal-not-disturbed = { $name } просит сейчас не беспокоить. Напомнить можно с <t:{ $when }:f>.

## Free seats, and games to watch

tables-title = ### Столы здесь
tables-none = Сейчас тут тихо. Нажми **Назад**: можно занять стол и ждать соперника или встать в очередь на такую же игру.
tables-counts = { $free ->
    [0] Свободных мест нет
    [one] { $free } стол со свободным местом
    [few] { $free } стола со свободным местом
    [many] { $free } столов со свободным местом
   *[other] { $free } стола со свободным местом
} · { $running ->
    [0] никто не играет
    [one] идёт { $running } партия
    [few] идут { $running } партии
    [many] идёт { $running } партий
   *[other] идут { $running } партии
}
tables-seat = **{ $name }** ждёт соперника · { $rules }
tables-yours = **Твоё место для соперника** · { $rules }
tables-lobby = { $seating } · { $taken } из { $seats } на месте: { $names }
tables-running = Стол { $table } · раздача { $deal }
press-watch = Смотреть
press-page-back = Назад
press-page-more = Ещё

## Watching a game

watch-told = Чем кончится, я сообщу.
press-look-again = Обновить
press-follow = Сообщи, чем кончится
press-unfollow = Не сообщай
link-table = К столу
link-settlement = Итог партии
ended-followed = Партия, за которой ты следишь, окончена.

## Cheers

press-cheer = Браво!
cheers-more = { $names } и ещё { $more }

## Friends and blocks

# At most 32 characters.
command-friends-menu = В друзья по джину
friends-title = ### Твои друзья
friends-about = Это только твой список: никто не узнает, что он в нём.
friends-none = Список пуст. Выбери кого-нибудь ниже — или **В друзья по джину** в меню участника, под **Приложения**.
friends-added = { $name } теперь в твоём списке.
friends-removed = { $name } больше не в твоём списке.
friends-challenged = Вызов ниже в этом канале: { $name }.
friends-add = Добавить друга
friends-block = Заблокировать
friends-elsewhere = Чтобы кого-то выбрать, открой `/gin me` на сервере.
press-friends-friends = Друзья…
press-friends-blocked = Чёрный список…
press-friend-challenge = Вызвать
press-remove = Убрать
blocked-title = ### Чёрный список
blocked-about = Эти участники не могут вызвать тебя или сесть за твой стол — и не знают почему.
blocked-none = Здесь никого нет.
blocked-added = { $name } теперь в чёрном списке. Начатая партия между вами продолжается.
blocked-already = { $name } уже в чёрном списке. Чтобы убрать оттуда, нажми **Разблокировать**.
blocked-removed = { $name } больше не в чёрном списке.
press-unblock = Разблокировать

## The queue

queue-title = ### Ты в очереди
queue-how = Как только найдётся желающий сыграть в то же, я сдам и пришлю тебе карты.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = Пока ищу соперника с рейтингом от { $low } до { $high }. Чем дольше ждёшь, тем шире поиск, а { $when } подойдёт уже кто угодно.
queue-anybody = Подойдёт кто угодно, любой силы.
queue-until = Место в очереди пропадёт { $when }. Выйти раньше — **Покинуть очередь**, здесь или под **Кто угодно…** в `/gin play`.
queue-left = Ты больше не в очереди: { $rules }.
press-queue-leave = Покинуть очередь

## A reminder

nudge = **{ $name }** ждёт твоего хода.
nudge-channel = { $member }, **{ $name }** ждёт твоего хода.
nudge-sent = Напоминание отправлено: { $name }.
nudge-later = Discord сейчас тормозит: { $name } получит напоминание чуть позже.
press-nudge = Поторопить

## A member's games, and what comes after one

game-turn-since = Ход начался { $when }
game-asked-since = Отправлено { $when }
game-asked-until = Отправлено { $when } · истекает { $until }
series-hint = Или сыграть серию
series-of = { $games ->
    [3] До 2 побед
    [5] До 3 побед
    [7] До 4 побед
   *[other] Лучший из { $games }
}
