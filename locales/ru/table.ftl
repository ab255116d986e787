## The public table

table-dealer = сдаёт { $name }
table-turn = **Ходит { $name }.**
table-closed = Партия окончена.
table-hands = Карты придут тебе в личные сообщения; **Мои карты** покажет их здесь, и только тебе.
turn-told = { $how ->
    [message] { $name } узнаёт об этом из личного сообщения. Любая кнопка обновит стол.
   *[looking] Здесь игроку { $name } ничего не придёт наверняка: заглядывай сюда. Любая кнопка обновит стол.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### Джин-рамми: твой вызов игроку { $guest }
    [guest] ### { $host } вызывает тебя на джин-рамми
   *[other] ### { $host } вызывает игрока { $guest } на джин-рамми
}
challenge-again = { $you ->
    [host] ### Ты предлагаешь реванш игроку { $guest }
    [guest] ### { $host } предлагает тебе реванш
   *[other] ### { $host } предлагает реванш игроку { $guest }
}
challenge-open = { $you ->
    [host] ### Ты зовёшь сыграть в джин-рамми
   *[other] ### { $host } зовёт сыграть в джин-рамми
}
    Садись, кто хочет.
offer-rated = { $rated ->
    [yes] На рейтинг
   *[no] Без рейтинга: играет компьютер
}
challenge-expires = Предложение истекает { $when }.
challenge-taken = { $you ->
    [host] ### За столом ты и { $guest }
    [guest] ### За столом ты и { $host }
   *[other] ### За столом { $host } и { $guest }
}
challenge-playing = Игра идёт.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Ты отказываешься.
   *[other] { $guest } отказывается.
}
challenge-withdrawn = { $you ->
    [host] Твой вызов отозван.
   *[other] { $host } отзывает вызов.
}
challenge-expired = Никто не ответил вовремя.
press-accept = Да
press-accept-now = Принять
press-decline = Нет
press-withdraw = Отозвать
press-sit = Сесть
press-seat-more = Ещё

## The hand, for who has just begun a game

hand-sent = Игра началась, карты у тебя в личных сообщениях.
hand-on-its-way = Игра началась, карты уже летят тебе в личные сообщения.
link-hand = К моим картам
