refusal-cup-played-here = Этот турнир идёт здесь, и результаты записываются сами.
refusal-not-your-match = Эту встречу играют другие.
refusal-no-result-claimed = Другая сторона ещё не сообщила результат.
refusal-awaits-answer = Твоя сторона уже сообщила результат. Теперь должна ответить другая сторона.
refusal-result-disputed = Стороны не согласны насчёт этого результата, так что решает организатор.
refusal-impossible-score = Очки одной стороны — от 0 до { $most }.
