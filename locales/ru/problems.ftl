## The problem of the day

command-problem = Решить задачу дня и узнать, что выбрали другие
problem-title = Задача дня
problem-ends = закроется { $when }
problem-next = следующая — { $when }
problem-upcard = Возьмёшь открытую карту?
problem-draw = Взять её — или из колоды?
problem-discard = Какую из этих карт сбросишь?
problem-knock = Стучать или играть дальше?
problem-situation = Обычный джин, { $knock }, первая раздача партии. { $dealer ->
    [you] Сдаёшь ты
   *[they] Сдаёт соперник
}, и это твой { $turn ->
    [1] первый ход
    [2] второй ход
    [3] третий ход
   *[other] ход номер { $turn }
}.
problem-they-passed = Соперник не берёт открытую карту, { $card }.
problem-they-took = Соперник берёт { $cards }.
problem-they-threw = Соперник сбрасывает { $cards }.
problem-you-passed = Открытую карту, { $card }, ты не берёшь.
problem-you-took = Ты берёшь { $cards }.
problem-you-threw = Ты сбрасываешь { $cards }.
problem-now-drew = Сейчас ты берёшь из колоды **{ $card }**.
problem-now-took = Сейчас ты берёшь из сброса **{ $card }**.
problem-ask = Твой ход?
press-problem-knock = Стук: сбросить { $card } рубашкой вверх
press-problem-discard = Играть дальше: сбросить { $card }

# What was wrong about an answer.
problem-again = Твой ответ уже есть, и считается первый.
problem-late = Это была задача другого дня. Вот сегодняшняя:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Верно!
problem-wrong = Можно лучше
problem-more-next = **{ $best }** — по моим расчётам на { $points } очка (± { $error }) лучше, чем следующий ход: { $other }.
problem-more-yours = **{ $best }** — по моим расчётам на { $points } очка (± { $error }) лучше, чем твой выбор: { $other }.
problem-answered = { $members ->
    [1] Пока один ответ: твой.
    [one] Пока { $members } ответ:
    [few] Пока { $members } ответа:
    [many] Пока { $members } ответов:
   *[other] Пока { $members } ответа:
}
problem-chosen = { $move }: { $members } ({ $percent }%){ $best ->
    [yes] {" "}· лучший
   *[no] {" "}· на { $less } хуже
}
problem-count = У тебя верно { $solved } из { $answered }{ $streak ->
    [0] {""}
    [1] {""}
    [one] , { $streak } день подряд
    [few] , { $streak } дня подряд
    [many] , { $streak } дней подряд
   *[other] , { $streak } дня подряд
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] У игрока **{ $name }** верный ответ{ $streak ->
        [0] {""}
        [1] {""}
        [one] , { $streak } день подряд
        [few] , { $streak } дня подряд
        [many] , { $streak } дней подряд
       *[other] , { $streak } дня подряд
    }. А каким будет твой ход?
   *[no] **{ $name }** решает задачу дня. А каким будет твой ход?
}
press-problem-look = Попробовать
