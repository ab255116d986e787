# Reviews of finished deals (docs/coach.md)

command-review = Veja quais decisões suas em uma mão encerrada custaram pontos, e o que era melhor
command-review-deal = Qual mão? Se não disser, a última que você jogou
press-review = Treinador
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }: { $points }
press-review-replay = Ver no replay
review-title = O treinador sobre a mão { $deal } · { $first } – { $second }
review-nothing = Você não teve nada a decidir nesta mão.
review-clean = **Nenhum erro claro.** { $decisions ->
    [one] A única decisão que você teve foi tão boa
   *[other] Suas { $decisions } decisões foram tão boas
} quanto o melhor que achei.
review-verdict = { $mistakes ->
    [one] **{ $mistakes } decisão** das suas { $decisions } te custou
   *[other] **{ $mistakes } decisões** das suas { $decisions } te custaram
} cerca de **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}**, pelo que você podia ver.
# $luck is good, bad or none.
review-dealt = As cartas que você recebeu: { $luck ->
    [good] resto melhor que a média em { $points }
    [bad] resto pior que a média em { $points }
   *[none] na média
}
review-drawn = { $draws ->
    [one] Sua compra
   *[other] Suas { $draws } compras
}: { $luck ->
    [good] sorte de { $points } no resto
    [bad] azar de { $points } no resto
   *[none] nem sorte nem azar
}
# $played is one of review-did-…
review-cost = **{ $played }** Custou cerca de **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}**, { $error } a mais ou a menos.
review-did-take = Você pegou { $card }.
review-did-stock = Você comprou do monte.
review-did-pass = Você passou.
review-did-discard = Você descartou { $card }.
review-did-knock = Você bateu, com { $card } virada para baixo.
review-did-gin = Você fez gin, com { $card } virada para baixo.
review-did-big-gin = Você fez big gin.
review-short-take = Pegar { $card }
review-short-stock = Monte
review-short-pass = Passar
review-short-discard = { $card }
review-short-knock = Bater
review-short-gin = Gin
review-short-big-gin = Big gin
review-held = Suas cartas · resto { $deadwood }
review-pile = No lixo { $card } · { $stock } no monte
review-no-pile = Nada no lixo · { $stock } no monte
review-known = { $name } tinha pegado e ainda guardava { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Melhor: { $move }.**

refusal-not-your-review = A análise é para quem jogou a mão, cada lado com a sua. Você não jogou esta.
refusal-not-weighed = Com estas regras não sei pesar os lances bem o bastante para chamar algum de erro. Só analiso mãos em que se bate e em que as sequências são de um naipe só.
refusal-review-under-way = Ainda estou pensando em outra mão sua. Peça de novo daqui a pouco.
refusal-no-review-found = Não consegui terminar esta análise. Tente de novo daqui a pouco.
