# Where more than two play.
refusal-already-joined = У тебя там уже есть место.
refusal-plays-already = { $name } уже за этим столом.
refusal-not-joined = Твоего места там нет, освобождать нечего. Кто открыл стол, может убрать его: *Закрыть стол*.
refusal-side-full = Свободных мест там больше нет.
refusal-not-enough-players = { $needed ->
        [1] Сначала должен сесть ещё один игрок.
        [one] Сначала должен сесть ещё { $needed } игрок.
        [few] Сначала должны сесть ещё { $needed } игрока.
        [many] Сначала должны сесть ещё { $needed } игроков.
       *[other] Сначала должны сесть ещё { $needed } игрока.
    }
refusal-seat-taken = Это место уже занято.
refusal-no-advice = Карты партнёра сейчас не посмотреть.
refusal-sits-out = Этот игрок пропускает раздачу. Сдаться за него можно, только когда ему сдадут карты.
refusal-only-host = Это может только { $name }, хозяин стола.

## Choosing how many play

command-seats = Сколько игроков и как играют
choice-seats-two = Двое
choice-seats-partners-2 = Команды, 2 на 2
choice-seats-partners-3 = Команды, 3 на 3
choice-seats-partners-4 = Команды, 4 на 4
choice-seats-partners-5 = Команды, 5 на 5
choice-seats-partners-6 = Команды, 6 на 6
choice-seats-round-robin = Трое или четверо, на вылет
choice-seats-captain = Один против остальных по очереди
choice-seats-three-handed = Втроём, все в одной раздаче

## A lobby

seating = { $seating ->
    [partnership] Команды, { $size } на { $size }
    [round_robin] Трое или четверо: кто проиграл раздачу, уступает место
    [captain] Один против остальных по очереди
    [three_handed] Втроём, все в одной раздаче
   *[heads_up] Двое
}
lobby-head = ### { $host } собирает стол для компании
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } приглашает тебя за стол.
    [few] { $member }: { $host } приглашает вас за стол.
    [many] { $member }: { $host } приглашает вас за стол.
   *[other] { $member }: { $host } приглашает вас за стол.
}
lobby-players = Игроки
lobby-side = **{ $side }:** { $players }
lobby-free = { $free ->
    [one] { $free } место свободно
    [few] { $free } места свободно
    [many] { $free } мест свободно
   *[other] { $free } места свободно
}
lobby-over = { $status ->
    [playing] Игра идёт.
    [withdrawn] Стол закрыт.
   *[expired] Игроков вовремя не набралось.
}
press-lobby-join0 = Сесть
press-lobby-join1 = На сторону 1
press-lobby-join2 = На сторону 2
press-lobby-leave = Встать
press-lobby-start = Начать
press-lobby-withdraw = Закрыть стол

## Who plays the deal

pairing = Играют **{ $one }** и **{ $two }**
pairing-waits = Играют **{ $one }** и **{ $two }** · следующий — { $waiting }

## A finished round

round-table = Стол { $table }: { $points ->
    [0] ничего
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } встаёт из-за стола
left-how = Что дальше? Будет так, как скажут хотя бы по одному с каждой стороны.
left-said = { $name }: { $choice }
left-let = место займёт { $name }
left-computer = дальше играет компьютер
left-forfeit = встреча кончается поражением этой стороны
press-left-computer = Пусть играет компьютер
press-left-forfeit = Засчитать поражение
press-left-me = Сяду я
press-left-back = { $name } возвращается
press-left-let = Пустить за стол: { $name }

## A partner's hand

advice-head = ### Карты твоих партнёров
    Можно подсказать им ход.
advice-partner = **{ $name }** против { $opponent }
press-advice = Карты партнёров
press-advice-again = Обновить

## Leaving in the middle

quit-group-ask = ### Встать из-за стола?
    Остальные решат: за тебя доиграет компьютер или другой участник — или твоя сторона сдастся. До тех пор можно вернуться.
press-quit-group = Уйти
press-quit-group-no = Остаться
left-yourself = Ты не за столом. Можно вернуться, пока место никто не занял.
game-called = **{ $name }** приглашает тебя за стол: { $rules }
game-lobby = Ты за столом для компании, { $rules }: пока { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
