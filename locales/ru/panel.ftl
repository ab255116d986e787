# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Домашние правила · { $step } из { $steps }: { $title }
panel-step-start = выбор
panel-step-change = правка
panel-step-use = игра
panel-label-kind = **Вид правил**
panel-label-start = **С каких правил начать**
panel-label-group = **Раздел правил**
panel-label-clock = **Время на ход**
panel-label-knob = **Правило**
panel-label-value = **Как играют**
panel-label-value-was = **Как играют** · было: { $before }
panel-label-play = **Сыграть по этим правилам**
panel-label-save = **Сохранить их**
panel-challenge = Для вызова: { $name }.
panel-open = Для места, которое займёт кто угодно.
panel-practice = Для партии с компьютером.
panel-counter = Вместо того, что сейчас предложено. Соперник: { $name }.
panel-preset = Чтобы сохранить или сразу сыграть. Видишь это только ты.
panel-start = Основа: **{ $name }**.
panel-start-own = Основа: **{ $name }**, из твоих сохранённых.
panel-start-server = Основа: **{ $name }**, из сохранённых на этом сервере.
panel-start-unreadable = **{ $name }** — правила от более новой версии, здесь их не прочесть.
panel-same = Без правок.
panel-same-offer = То же, что уже предложено.
panel-changed = **Изменено**
panel-change = - { $rule }: **{ $value }** (было: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - **{ $name }** (было: { $before })
panel-clock-change = - Часы: **{ $value }** (было: { $before })
panel-clock-about = Сколько времени даётся на ход. Кто примет вызов, тот с этим согласен.
panel-more = { $changes ->
    [one] - и ещё { $changes }
    [few] - и ещё { $changes }
    [many] - и ещё { $changes }
   *[other] - и ещё { $changes }
}
panel-many = По этим правилам играют больше двух: собери стол, и все сядут там.
panel-who = С кем хочешь сыграть?
panel-who-menu = Выбери участника
panel-delete = Удалить **{ $name }** насовсем? Идущие по этим правилам партии продолжатся.
panel-sent = ### Отправлено
    Теперь это в #{ $channel }.
panel-number = Число
panel-number-range = От { $low } до { $high }
panel-name = Как их назвать
panel-name-title = Сохранить эти правила
panel-name-server-title = Сохранить для этого сервера

panel-menu-group = Что изменить
panel-menu-knob = Выбери правило
panel-menu-value = Выбери значение
panel-menu-start = С каких правил начать
panel-menu-clock = Выбери часы

press-panel = Домашние правила…
press-panel-challenge = Вызвать: { $name }
press-panel-who = Вызвать…
press-panel-open = Ждать соперника
press-panel-practice = Тренировка…
press-panel-counter = Предложить
press-panel-over = Начать заново
press-panel-name = Сохранить…
press-panel-name-server = Для всех…
press-panel-keep = Сохранить { $name }
press-panel-delete = Удалить…
press-panel-really = Удалить
press-panel-stay = Оставить
press-panel-back = Назад
press-panel-next = Дальше
press-panel-type = Ввести…
press-rules-other = Другие правила…

## What there is to start from

start-knock = Игры со стуком
start-oklahoma = Оклахома: карта стука
start-contests = Серии и голливудские листы
start-others = Другие комбинации и столы
start-programs = Как в других программах
start-mine = Твои сохранённые правила
start-server = Сохранённые правила сервера
start-server-more = Сохранённые правила сервера, остальные
start-unreadable = { $name } (не прочесть)

## The groups

group-clock = Часы
group-deal = Раздача
group-melds = Комбинации и цена карт
group-knocking = Стук
group-table = Комбинации на столе
group-scoring = Счёт раздачи
group-game = Партия
group-contest = Встреча
group-seats = Места

## Values that many rules share

value-yes = Да
value-no = Нет
value-off = Нет
value-number = { $number }

## The deal

rule-first-dealer = Кто сдаёт первым
value-first-dealer-random = По жребию
value-first-dealer-cut-low-deals = Тянут карты: младшая сдаёт
value-first-dealer-cut-high-chooses = Тянут карты: старшая выбирает
rule-next-dealer = Кто сдаёт потом
value-next-dealer-alternate = По очереди
value-next-dealer-winner = Кто выиграл раздачу
value-next-dealer-loser = Кто проиграл раздачу
rule-draw-dealer = Кто сдаёт после ничьей
value-draw-dealer-same = Та же сторона
value-draw-dealer-rotate = Другая сторона
rule-first-turn = Первый ход
value-first-turn-offer-both = Открытую карту предлагают обоим
value-first-turn-offer-nondealer = Открытую карту предлагают одному
value-first-turn-eleven-cards = Одиннадцать карт, без открытой
value-first-turn-stock-only = Из колоды, без открытой карты
value-first-turn-normal-draw = Открытая или из колоды, как всегда
rule-immediate-knock = Сдана рука, готовая к стуку
value-immediate-knock-allow = Играют
value-immediate-knock-misdeal = Пересдают
rule-discard-visibility = Что видно в сбросе
value-discard-visibility-top-only = Верхняя карта
value-discard-visibility-full = Всё
rule-return-taken-discard = Взятую карту можно вернуть
rule-stock-end = Сколько карт остаётся в колоде
rule-wall-rule = Сброс после последней карты колоды
value-wall-rule-end-on-discard = Раздача кончается вничью
value-wall-rule-last-discard-action = Им ещё можно закончить раздачу
rule-stall-guard = Ходов без колоды до ничьей

## Melds and values

rule-sets = Сеты считаются комбинациями
rule-runs = Ряды
value-runs-suited = Одной масти
value-runs-any-suit = Любых мастей
rule-ace = Туз в рядах
value-ace-low = Младший: Т-2-3
value-ace-high = Старший: Д-К-Т
value-ace-high-or-low = Младший или старший: Т-2-3, Д-К-Т
value-ace-corner = По кругу: К-Т-2
rule-values = Сколько стоят карты
value-values-standard = Туз 1, картинки 10
value-values-ace15 = Туз 15, картинки 10
value-values-colonel = Туз 10, картинки 10
value-values-mahjong = 2–9 по 5, от десятки до короля 10, туз 15
rule-table-melds = Где лежат комбинации
value-table-melds-none = В руке до конца раздачи
value-table-melds-own-only = На столе, у каждой стороны свои
value-table-melds-shared = На столе, общие

## Knocking

rule-knock-limit = Предел стука
value-knock-limit-upcard = По карте стука
value-knock-limit-gin-only = Никто не стучит: только джин
rule-knock-limit-ace = Туз как карта стука
value-knock-limit-ace-one = Стук с 1
value-knock-limit-ace-gin-only = Только джин
rule-knock-card-source = Карта стука
value-knock-card-source-upcard = Открытая карта
value-knock-card-source-second-deck = Из второй колоды
rule-gin-compulsory = Джин объявлять обязательно
rule-final-discard = Последний сброс
value-final-discard-required = Обязателен
value-final-discard-optional = Можно обойтись
value-final-discard-none = Сброса нет
rule-knock-meld-mode = Комбинации при стуке
value-knock-meld-mode-auto = Спрашивать, только если важно
value-knock-meld-mode-manual = Всегда выбирать вручную
rule-layoff-mode = Прикладывать карты
value-layoff-mode-auto = Автоматически
value-layoff-mode-manual = Вручную
rule-layoff-on-gin = Прикладывать и к джину
rule-illegal-knock = Стук с перебором
value-illegal-knock-prevent = Не проходит
value-illegal-knock-opponent-choice = Решает другая сторона
value-illegal-knock-expose = Игра продолжается в открытую

## Playing to the table

rule-multi-take = Брать несколько карт из сброса
rule-deep-card-use = Нижняя из взятых карт
value-deep-card-use-meld-or-layoff = В новую комбинацию или к готовой
value-deep-card-use-new-meld-only = В новую комбинацию
rule-contract = Контракт: размеры комбинаций
value-contract = { $sizes }
rule-layoff-cap-per-meld = Карт за ход к одной комбинации
rule-extend-on-contract-turn = Добавлять в ход контракта
rule-ace-offer-skips-draw = Принявший туза колоду пропускает
rule-reoffer-ban = Не предлагать сразу обратно
rule-exhaust-count = Что считают, когда колода кончилась
value-exhaust-count-all-in-hand = Все карты на руках
value-exhaust-count-unmatched-only = Только вне комбинаций
rule-challenge = Вызовы: сравнить руки
rule-challenge-timing = Когда вызывать
value-challenge-timing-own-draw-phase = Пока карта не взята
value-challenge-timing-anytime = В любой момент своего хода
rule-challenge-per-turn = Вызовов за ход
rule-challenge-tie = Равные руки при вызове
value-challenge-tie-drawn = Ничья
value-challenge-tie-challenged-wins = Выигрывает тот, кого вызвали

## Scoring a deal

rule-knock-score = Стук приносит
value-knock-score-difference = Разницу
value-knock-score-loser-full = Весь остаток проигравшего
rule-gin-bonus = Бонус за джин
rule-gin-bonus-no-contract = Джин против руки без контракта
rule-big-gin = Большой джин
value-big-gin-off = Нет такого
value-big-gin-total = Столько-то очков всего
value-big-gin-extra = На столько-то больше джина
rule-big-gin-points = Очки за большой джин
rule-undercut-bonus = Бонус за подрез
rule-tie-rule = Остатки поровну
value-tie-rule-undercut = Это подрез
value-tie-rule-no-score = Очков никому
rule-exhaust-score = Колода кончилась
value-exhaust-score-void = Очков никому
value-exhaust-score-difference = У кого меньше, тому разница
value-exhaust-score-table-minus-hand = Каждой стороне: стол минус рука
rule-spade-doubles = Пики как карта стука удваивают
rule-extra-boxes-gin = Добавочные палочки за джин
rule-extra-boxes-big-gin = Добавочные палочки за большой джин
rule-extra-boxes-undercut = Добавочные палочки за подрез
rule-spade-double-boxes = Палочки при пиках
value-spade-double-boxes-none = Не удваиваются
value-spade-double-boxes-extra = Удваиваются добавочные
value-spade-double-boxes-all = Удваиваются все
rule-sequence-bonus = Ряды приносят сами по себе
value-sequence-bonus-off = Нет
value-sequence-bonus-winner = Да, ряды победителя
value-sequence-bonus-both = Да, ряды обеих сторон
rule-sequence-bonus-long-min = Сколько карт в длинном ряду
rule-sequence-bonus-long-per-card = Очков за карту длинного ряда
rule-sequence-bonus-face-per-card = Очков за картинку в ряду

## The game

rule-game-target = Партия до
rule-game-bonus = Бонус за партию
rule-line-bonus = Очков за палочку
rule-line-bonus-timing = Когда платят за палочки
value-line-bonus-timing-end = В конце партии
value-line-bonus-timing-immediate = Сразу
rule-shutout = Победа всухую
value-shutout-off = Ничего не даёт
value-shutout-double-points = Удваивает очки победителя
value-shutout-double-points-and-game = Удваивает очки и бонус за партию
value-shutout-double-total = Удваивает весь итог
value-shutout-extra = Ещё столько-то очков
rule-shutout-points = Очки за сухую
rule-exact-margin-forfeit = Проигрышный отрыв
rule-exact-margin-basis = Проигрышный отрыв считают
value-exact-margin-basis-points = В очках
value-exact-margin-basis-final = По итогам с бонусами
rule-winner-by = Партию выигрывает
value-winner-by-first-to-target = Кто дошёл до цели
value-winner-by-higher-final-total = Чей итог больше

## The contest

rule-match = Формат встречи
value-match-single = Одна партия
value-match-multi-match = Несколько матчей, общий счёт
value-match-best-of = Серия партий
value-match-hollywood = Голливудский лист
rule-best-of = Сколько партий в серии, самое большее
rule-multi-target = Все матчи до
rule-multi-hand-bonus = Очков за раздачу, после матча
rule-multi-win-bonus = Бонус за матч
rule-multi-shutout-bonus = Бонус за все раздачи матча
rule-hollywood-columns = Колонок на листе
rule-hollywood-late-entry = Колонка первой записи закрыта
value-hollywood-late-entry-next-open = Запись идёт в следующую открытую
value-hollywood-late-entry-by-count = Запись пропадает
rule-hollywood-decide = Что решает
value-hollywood-decide-net-points = Сумма по колонкам
value-hollywood-decide-columns-won = Выигранные колонки
rule-hollywood-third-double = Третья колонка вдвойне

## Seats

rule-seating = Кто играет
value-seating-heads-up = Двое
value-seating-partnership = Две команды
value-seating-round-robin = Трое или четверо, на вылет
value-seating-captain = Капитан против команды
value-seating-three-handed = Втроём, все в одной раздаче
rule-team-size = Игроков в команде
rule-team-target = Цель команд
rule-team-sweep-bonus = За победу на всех столах, на игрока
rule-opponent-rotation = Соперники меняются
value-opponent-rotation-fixed = Никогда
value-opponent-rotation-each-hand = Каждую раздачу
value-opponent-rotation-each-game = Каждую партию
rule-partner-talk = Партнёры видят карты друг друга
value-partner-talk-off = Никогда
value-partner-talk-after-own-hand = Когда доиграли свою раздачу
value-partner-talk-always = Всегда
rule-team-result-visibility = Результаты других столов
value-team-result-visibility-immediate = Видны сразу
value-team-result-visibility-after-discard = Ждут следующего сброса

## An offer of other rules

challenge-counters = { $you ->
    [host] ### Ты предлагаешь игроку { $guest } другие правила
    [guest] ### { $host } предлагает тебе другие правила
   *[other] ### { $host } предлагает игроку { $guest } другие правила
}
offer-changed = **Вместо прежнего предложения**

## What can’t be done

refusal-offer-changed = С тех пор предложены другие правила. Сначала взгляни на них.
refusal-only-they-offer = О правилах договариваются только { $name } и тот, кого позвали.
refusal-same-rules = Именно это уже и предложено. Сначала что-нибудь измени.
refusal-seats-stay = Этот вызов — на двоих. Стол для компании собирают через `/gin play`.
refusal-no-such-rule = Такого выбора в этих правилах больше нет. Что есть, видно на панели.
refusal-panel-gone = Эта панель уже не хранится. **Домашние правила…** в `/gin play` откроет новую.
refusal-panel-used = Эти правила уже отправлены. **Домашние правила…** в `/gin play` откроет новую панель.
refusal-no-name = Это название пустое на вид. Дай другое.
refusal-name-taken = Под названием «{ $name }» уже сохранены другие правила. Выбери другое — или начни с тех и сохрани их снова.
refusal-ready-made-name = «{ $name }» — название готовых правил. Выбери другое.
refusal-too-many-saved = Сохранённых правил уже { $most }, больше нельзя. Сначала удали какие-нибудь.
refusal-saved-gone = Эти правила больше не сохранены.
refusal-managers-only = Правила сервера меняют те, кто им управляет. Для себя сохранить эти правила можно.
refusal-no-number = Нужно число от { $low } до { $high }.
