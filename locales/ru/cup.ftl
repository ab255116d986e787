# Турниры, какими их видят участники: создание, сообщение, страницы, что о них говорится.

command-cup = Турниры твоего сервера
command-cup-new = Создать турнир
command-cup-list = Турниры этого сервера
command-cup-show = Как идёт турнир
command-cup-which = Какой турнир? Если не указать — последний

## Words

cup-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
cup-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
cup-unknown = …
cup-nobody = никто
cup-and-more = { $names } и ещё { $count }
cup-format-knockout = На вылет
cup-format-double-elimination = До двух поражений
cup-format-round-robin = Круговой
cup-format-groups = Группы, затем на вылет
cup-format-swiss = Швейцарская система
cup-about-knockout = Одно поражение — и вылет.
cup-about-double-elimination = Два поражения — и вылет.
cup-about-round-robin = Каждый играет с каждым; не больше 16.
cup-about-groups = Сначала группы, затем двое первых из каждой — на вылет.
cup-about-swiss = Несколько туров с теми, у кого столько же очков; никто не вылетает.
cup-third-yes = С матчем за третье место
cup-third-no = Без матча за третье место
cup-finals-yes = Второй финал, если после первого поражений поровну
cup-finals-no = Один финал
cup-legs = { $legs ->
    [1] Все встречаются один раз
   *[other] Все встречаются дважды
}
cup-rounds = Туров: { $rounds }
cup-rounds-usual = Столько туров, сколько нужно
cup-seeding-rating = Посев по рейтингу
cup-seeding-hand = Порядок задаёт организатор
cup-seeding-lot = По жребию
cup-match-time = Время на встречу: { $time }
cup-organiser = Организатор: { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Финал
    [2] Полуфинал
    [4] Четвертьфинал
   *[other] Раунд { $round }
}
cup-round-winners = Верхняя сетка, раунд { $round }
cup-round-losers = Нижняя сетка, раунд { $round }
cup-round-final = { $round ->
    [1] Финал
   *[other] Второй финал
}
cup-round-third = За третье место
cup-round-group = Группа { $group }, тур { $round }
cup-round = Тур { $round }
cup-group = Группа { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: без игры
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (неявка)
cup-pair-ruled = { $pair } (решение организатора)
cup-pair-left = { $pair } (неявка: вне турнира)
cup-line = { $round }: { $pair }
cup-line-ends = время кончится { $when }
cup-place = { $place }. { $names }
cup-wins = Победа: { $name }
cup-out = { $name } (вне турнира)
cup-disqualified = { $name } (дисквалификация)

## The panel of a new cup

cup-new-title = ### Новый турнир
cup-new-called = Название: **{ $title }**.
cup-new-about = Это видишь только ты. **Создать** покажет турнир в этом канале, и там сможет вступить каждый.
cup-untitled = Турнир от { $name }
cup-rules-title = ### Партии турнира
cup-outlook-head = **Что предстоит**
cup-outlook = Участников { $entrants } — встреч: { $matches }, туров: { $rounds }, не дольше чем { $time }
cup-menu-format = Система
cup-menu-legs = Сколько раз встречаются
cup-menu-rounds = Туры
cup-menu-seeding = Посев
cup-menu-hours = Время на встречу
cup-menu-clock = Время на ход
cup-clock-usual = Как в правилах или на сервере
cup-form-title = Название турнира
cup-form-label = Название
press-cup-name = Название…
press-cup-rules = Правила…
press-cup-create = Создать
cup-created = Турнир показан в { $channel }, там может вступить каждый. Когда все соберутся, начни его кнопкой **Организация…**.
refusal-entries-closed = Сейчас вступить нельзя: запись закрыта.
refusal-no-cups = Здесь ещё нет турниров. `/cup new` создаст первый.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Пока никого нет.
cup-entered-count = **Уже участвуют ({ $count }):** { $names }
cup-may-enter = Чтобы участвовать, нажми **Участвовать**. Турнир начнёт { $name }.
cup-entries-closed = Запись закрыта. Турнир начнёт { $name }.
cup-waits = Если его никто не начнёт, он будет отменён { $when }.
cup-playing = **Сейчас играют**
cup-more-behind = Остальное — под кнопкой **{ $button }**
cup-pairing = Составляются пары следующего тура.
cup-still-enter = Ещё можно вступить: играть будешь со следующего тура.
cup-standings = **Таблица**
cup-points = { $place }. { $name } · { $points }
cup-won = **Турнир выигран! Победитель — { $name }**
cup-no-winner = **Турнир окончен, победителя нет.**
cup-cancelled = **Турнир отменён.**
press-cup-enter = Участвовать
press-cup-leave = Выйти
press-cup-left = Да, выйти
press-cup-more = Ещё…
press-cup-organise = Организация…
cup-entered = Ты участвуешь в турнире **{ $title }**. Позову, когда откроется твоя первая встреча.
cup-leave-ask = Выйти из турнира **{ $title }**? До начала можно вступить снова.
cup-leave-running = Выйти из турнира **{ $title }**? Партия, которую ты в нём играешь, будет сдана, остальные встречи проиграны, и вернуться нельзя.
cup-left = Ты больше не участвуешь в турнире **{ $title }**.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Встречи
cup-page-entrants = Участники
cup-page-table = Таблица
cup-page-rules = Правила
cup-not-begun = Турнир ещё не начался.
cup-no-places = Ни одно место ещё не определилось.
cup-table-row = { $place }. **{ $name }** · { $points } · побед: { $wins }, ничьих: { $draws }, поражений: { $losses }
cup-ties-figures = Зоннеборн — Бергер { $berger } · очки партий { $difference }
cup-ties-figures-swiss = Бухгольц { $buchholz } · Зоннеборн — Бергер { $berger } · очки партий { $difference }
cup-time-rule = Время на каждую встречу: { $time }, и ещё столько же, если согласны обе стороны. Когда оно вышло, проигрывает тот, чей ход; только что начавшемуся ходу дают ещё немного времени.
cup-ties-knockout = Ничья переигрывается.
cup-ties-places = Проигравшие в одном раунде делят место.
cup-ties-robin = Победа — 1 очко, ничья — ½. При равенстве решают по порядку: личные встречи, коэффициент Зоннеборна — Бергера (очки побеждённых и половина очков тех, с кем ничья), очки партий, число побед, место в посеве.
cup-ties-swiss = Победа или тур без игры — 1 очко, ничья — ½. При равенстве решают по порядку: коэффициент Бухгольца (очки соперников), коэффициент Зоннеборна — Бергера (очки побеждённых и половина очков тех, с кем ничья), личные встречи, очки партий, число побед, место в посеве.
cup-seal = Печать секрета, из которого следуют все карты турнира: `{ $seal }`
cup-seed = Секрет под печатью: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = Что нужно сделать?
cup-done = Готово.
press-cup-begin = Начать…
press-cup-start = Начать сейчас
press-cup-close = Закрыть запись
press-cup-reopen = Открыть запись
press-cup-entrants = Участники…
press-cup-matches = Встречи…
press-cup-cancel = Отменить турнир…
cup-begin-ask = Участников: { $count }. Начать? Тогда составится сетка и откроются первые встречи.
cup-begin-few = Для турнира нужны хотя бы двое.
cup-order-about = Сильнейших — вперёд: выбери имя в меню и передвинь.
press-cup-up = Выше
press-cup-down = Ниже
press-cup-first = В начало
cup-menu-entrant = Кто?
cup-entrants-about = О ком речь? Можно исключить из турнира или дать место другому участнику сервера.
cup-menu-substitute = Кто займёт место: { $name }?
cup-substitute-ask = Заменить: **{ $name }** → **{ $substitute }**? Идущая партия начнётся заново с новыми картами.
press-cup-substitute-really = Да, заменить
press-cup-remove = Убрать…
press-cup-remove-really = Да, убрать
press-cup-disqualify = Дисквалифицировать…
press-cup-disqualify-really = Да, дисквалифицировать
cup-remove-ask = Убрать из турнира: **{ $name }**? До начала можно вступить снова.
cup-disqualify-ask = Дисквалифицировать: **{ $name }**? Идущая партия будет сдана, остальные встречи проиграны, и пути назад нет.
cup-menu-match = Какая встреча?
cup-matches-about = Какая встреча? Идущую можно решить, дать ей больше времени; готовый результат — исправить.
press-cup-draw = Ничья
press-cup-neither = Никто не явился
press-cup-give-time = Больше времени
press-cup-decide = Да, решить так
cup-decide-ask = Решить так: **{ $result }**? Идущая ради этого партия не будет засчитана.
cup-correct-ask = Исправить результат: **{ $result }**? Это возможно, пока от него не зависят следующие встречи.
press-cup-cancel-really = Да, отменить
cup-cancel-ask = Отменить турнир **{ $title }**? Победителя не будет, идущие партии не засчитаются, и вернуть это нельзя.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Можно играть; время кончится { $when }.
cup-notice-late = **Время этой встречи почти вышло:** оно кончится { $when }. Проиграет тот, чей тогда будет ход.
cup-notice-asked = { $name } просит больше времени на эту встречу. Согласие есть?
cup-notice-agreed = Времени на эту встречу стало больше: оно кончится { $when }.
cup-notice-won = Турнир **{ $title }** окончен. Победитель — { $name }. Поздравляем!
cup-notice-cancelled = Турнир **{ $title }** отменён.
press-cup-time-ask = Попросить время
press-cup-time-agree = Согласие
cup-time-asked = Просьба о времени отправлена: соперник найдёт её там, где идёт встреча.

## The list

cup-list-title = ### Турниры
cup-list-none = Здесь ещё нет турниров. `/cup new` создаст первый.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Посмотреть турнир
cup-state-open = запись открыта, участников: { $count }
cup-state-running = идёт, участников: { $count }
cup-state-over = окончен
cup-state-won = победа: { $name }
cup-state-cancelled = отменён
