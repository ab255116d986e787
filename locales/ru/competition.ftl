# Лиги и лестницы: создание, сообщение, страницы и объявления.

command-league = Лиги твоего сервера, сезон за сезоном
command-league-new = Создать лигу
command-league-list = Лиги этого сервера
command-league-show = Как идёт лига
command-league-which = Какая лига? Если не выбрать — последняя
command-ladder = Лестницы: вверх ведут вызовы
command-ladder-new = Создать лестницу
command-ladder-list = Лестницы этого сервера
command-ladder-show = Что на лестнице
command-ladder-which = Какая лестница? Если не выбрать — последняя

## Слова

league-name = Лига
league-size = Участников в дивизионе: { $members }
league-week = Длина недели: { $time }
league-at-once = Встреч в неделю: { $matches }
league-moves = Вверх и вниз после сезона: { $members }
league-pause = Дней между сезонами: { $days }
league-seeding-rating = Первый сезон: по рейтингу
league-seeding-hand = Первый сезон: в порядке организатора
league-seeding-lot = Первый сезон: по жребию
league-division = Дивизион { $number }
league-season = Сезон { $number }
league-round = Дивизион { $number }, тур { $round }
league-week-number = Неделя { $week }
ladder-name = Лестница
ladder-reach = На сколько мест вверх можно вызвать: { $places }
ladder-answer = Дней на ответ: { $days }
ladder-rest = Дней отдыха после защиты: { $days }
ladder-idle = Дней без игры до спуска: { $days }
ladder-for-place = за место { $place }

## Создание

competition-new-league = ### Новая лига
competition-new-ladder = ### Новая лестница
competition-untitled-league = Лига: { $name }
competition-untitled-ladder = Лестница: { $name }
competition-new-about = Это видишь только ты. **Создать** покажет всё в этом канале, и там сможет вступить каждый.
competition-rules-title = ### Правила партий
competition-form-title = Название
league-outlook = Участников: { $members }, дивизионов: { $divisions }, встреч у каждого: { $matches }, не больше { $time }
league-needs = Участники сезона: от { $fewest } до { $most }.
competition-created-league = Лига показана в { $channel }, там может вступить каждый. Когда вас станет достаточно, начни первый сезон кнопкой **Организация…**.
competition-created-ladder = Лестница показана в { $channel }, там может вступить каждый. Начинать ничего не надо: вдвоём уже можно бросать вызовы.

## Сообщение

competition-joined-none = Пока никого нет.
competition-joined = **Уже участвуют ({ $count }):** { $names }
competition-cancelled = **Отменено.**
league-may-join = Нажми **Участвовать**, чтобы вступить. Первый сезон начинает { $name }; нужно хотя бы столько участников: { $fewest }.
league-week-now = **Сезон { $number }, неделя { $week } из { $weeks }** · конец { $when }
league-pausing = **Сезон { $number } окончен.** Следующий начнётся { $when }; кто вступит до того, тот и играет.
league-pause-few = **Сезон { $number } окончен.** Для следующего нужно хотя бы столько участников: { $fewest }.
league-waiting = Со следующего сезона: { $names }
league-last-season = Этот сезон последний.
league-over = **Лига окончена.**
ladder-ranking = **Места**
ladder-challenges = **Вызовы**
ladder-may-join = Нажми **Участвовать**, чтобы вступить. Вдвоём уже можно бросать вызовы.
ladder-open = { $one } → { $other }: вызов за место { $place } · время на ответ выйдет { $when }
ladder-played = { $match } · за место { $place }
ladder-taken = **{ $one }** – { $other }: место { $place } взято
ladder-kept = { $one } – **{ $other }**: место { $place } защищено
ladder-drawn = { $one } – { $other }: ничья, место { $place } защищено
ladder-nothing = { $one } – { $other }: никто не играл, всё остаётся как есть
ladder-takenback = { $one } – { $other }: вызов отозван, всё остаётся как есть
press-competition-join = Участвовать
press-competition-leave = Выйти
press-competition-left = Да, выйти
press-competition-more = Ещё…
press-ladder-challenge = Вызвать…
press-ladder-made = Вызвать
press-ladder-accept = Принять
press-ladder-refuse = Отказаться…
press-ladder-refused = Да, отдать место
press-ladder-takeback = Отозвать вызов
competition-joined-league = Со следующего сезона ты участвуешь: **{ $title }**. Я позову, когда откроется твоя первая встреча.
competition-joined-ladder = Теперь ты участвуешь: **{ $title }**, на нижней ступени. Наверх ведёт **Вызвать…**.
competition-leave-ask = Выйти: **{ $title }**? Потом можно вступить снова.
competition-leave-league = Выйти: **{ $title }**? Партия, которую ты в ней играешь, будет сдана, остальные встречи сезона проиграны. Вернуться можно только к другому сезону.
competition-leave-ladder = Выйти: **{ $title }**? Место пропадёт, открытый вызов, если он есть, будет проигран, а вернувшись, ты начнёшь с самого низа.

## Вызовы

ladder-whom = Кого вызвать?
ladder-menu = Кого?
ladder-nobody = Сейчас вызвать некого: можно только тех, кто выше тебя, без открытого вызова и не на отдыхе. Сколько мест вверх можно: { $places }.
ladder-challenge-ask = Вызвать за место { $place }: **{ $name }**? Если ответа вовремя не будет, место твоё. Дней на ответ: { $days }.
ladder-challenge-made = Вызов брошен: **{ $name }**. Время на ответ выйдет { $when }; пока его нет, вызов можно отозвать.
ladder-refuse-ask = Отказаться? Тогда твоё место без игры займёт **{ $name }**.
ladder-accept-done = Вызов принят. Твоя партия вот-вот откроется: **{ $title }**.
ladder-refused-done = Место отдано: **{ $title }**.
ladder-takeback-done = Вызов отозван: **{ $title }**.

## Страницы

competition-page-matches = Встречи
competition-page-table = Таблица
competition-page-members = Участники
competition-page-past = Прошлые сезоны
competition-page-rules = Правила
ladder-page-table = Места
league-not-begun = Первый сезон ещё не начался.
league-no-past = Ни один сезон ещё не окончен.
ladder-no-challenges = Вызовов ещё не было.
competition-seal = Печать секрета, из которого следуют все карты: `{ $seal }`
competition-how-league = После каждого сезона вверх идут столько же, сколько вниз. Кто вступает, начинает следующий сезон внизу; кто выходит, проигрывает всё оставшееся. Кто за сезон ни разу не сыграл, выбывает.
competition-how-ladder = Если вызвавший выиграл, место его, а все между ними спускаются на одно; иначе порядок прежний. Кто отказался или не ответил, отдаёт место. Кто долго не играет, спускается место за местом, а через втрое больший срок выбывает.

## Организация

press-competition-members = Участники…
press-league-next = Следующий сезон…
press-league-stop = Завершить лигу…
press-league-stop-really = Да, завершить
press-league-cancel = Отменить лигу…
press-ladder-cancel = Отменить лестницу…
league-begin-ask = Участников: { $count }. Дивизионов: { $divisions }. Начать сезон? Тогда откроются первые встречи.
league-begin-few = Для сезона нужно хотя бы столько участников: { $fewest }.
competition-menu-member = Выбери участника
competition-members-league = О ком речь? Можно исключить кого-нибудь из лиги или во время сезона отдать его место другому.
competition-members-ladder = Кого исключить?
league-substitute-ask = Отдать место вместе с очками: **{ $name }** → **{ $substitute }**? Идущая партия начнётся заново с новыми картами.
competition-remove-ask = Убрать: **{ $name }**? Потом можно вступить снова.
ladder-disqualify-ask = Дисквалифицировать: **{ $name }**? Место пропадёт, открытый вызов, если он есть, будет проигран, и пути назад нет.
league-correct-ask = Исправить результат: **{ $result }**? Это возможно только до начала следующего сезона.
league-stop-ask = Завершить: **{ $title }**? Идущий сезон доиграют до конца, и больше сезонов не будет.
competition-cancel-ask = Отменить: **{ $title }**? Всё закончится сразу, идущие партии не засчитаются, и вернуть это нельзя.

## Объявления

ladder-notice-challenged = **{ $title }**: { $one } → { $other }, вызов за место { $place }. Время на ответ выйдет { $when }; без ответа место потеряно.
ladder-notice-unanswered = **{ $title }**: вызов { $one } → { $other } ещё ждёт ответа. Время выйдет { $when }, и тогда место потеряно.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: сезон { $number } окончен.**
league-won = Победа: **{ $name }**
league-won-division = Победа в дивизионе { $number }: **{ $name }**
league-up = Вверх: { $names }
league-down = Вниз: { $names }
competition-notice-over = **{ $title }**: всё окончено.
league-picture-alt = { $title }, сезон { $number }.

## Списки

competition-list-title-league = ### Лиги
competition-list-none-league = Здесь ещё нет лиг. `/league new` создаст первую.
competition-list-menu-league = Посмотреть лигу
league-state-open = открыта, участников: { $count }
league-state-running = идёт сезон { $number }, участников: { $count }
league-state-pause = сезон { $number } окончен, участников: { $count }
competition-list-title-ladder = ### Лестницы
competition-list-none-ladder = Здесь ещё нет лестниц. `/ladder new` создаст первую.
competition-list-menu-ladder = Посмотреть лестницу
ladder-state = участников: { $count }
refusal-no-leagues = Здесь ещё нет лиг. `/league new` создаст первую.
refusal-no-ladders = Здесь ещё нет лестниц. `/ladder new` создаст первую.
refusal-joined-too-often = Слишком много раз ты уже здесь вступаешь и выходишь.
