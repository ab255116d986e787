# Finished deals, looked at again

command-replay = Veja de novo uma mão encerrada, lance a lance
command-replay-deal = Qual mão? Se não disser, a última
press-replay = Replay
press-replay-first = Início
press-replay-back = Voltar
press-replay-next = Avançar
press-replay-last = Fim
replay-moments = Ir para…
replay-deals = Outra mão…
replay-deal = Mão { $deal }

replay-title = Mão { $deal } · { $first } – { $second }
replay-step =
    { $moves ->
        [one] Lance { $step } de { $moves }
       *[other] Lance { $step } de { $moves }
    }
replay-hand = **{ $name }** · resto { $deadwood }
replay-cards =
    { $cards ->
        [0] **{ $name }** · sem cartas
        [one] **{ $name }** · { $cards } carta
       *[other] **{ $name }** · { $cards } cartas
    }
replay-turn = ▸ { $hand }
replay-table = Na mesa
replay-pile =
    { $stock ->
        [0] O lixo, e o monte vazio
        [one] O lixo, e { $stock } carta no monte
       *[other] O lixo, e { $stock } cartas no monte
    }
replay-no-pile =
    { $stock ->
        [0] Sem lixo, e o monte vazio
        [one] Sem lixo, e { $stock } carta no monte
       *[other] Sem lixo, e { $stock } cartas no monte
    }

replay-dealt = As cartas como foram dadas.
replay-pass = { $name } passa.
replay-take = { $name } pega { $card }.
replay-take-several = { $name } pega { $cards } do lixo.
replay-stock = { $name } compra { $card }.
replay-discard = { $name } descarta { $card }.
replay-knock = { $name } bate, com { $card } virada para baixo.
replay-gin = { $name } faz gin, com { $card } virada para baixo.
replay-big-gin = { $name } faz big gin.
replay-claim-knock = { $name } bate com resto demais e descarta { $card }.
replay-accept = { $name } aceita.
replay-accept-offer = { $name } aceita { $card }.
replay-continue-exposed = { $name } segue jogando, contra cartas abertas.
replay-reject = { $name } recusa.
replay-reject-offer = { $name } recusa { $card }.
replay-layoff = { $name } encaixa { $card } no jogo { $target }.
replay-done = { $name } termina de encaixar.
replay-lay = { $name } baixa { $cards }.
replay-extend = { $name } encaixa { $card } no jogo { $target }.
replay-contract = { $name } baixa o contrato: { $cards }.
replay-end-meld = { $name } termina de baixar.
replay-offer = { $name } oferece { $card }.
replay-last-card = { $name } fica com a última carta.
replay-challenge = { $name } desafia.
replay-resign = { $name } desiste.
replay-forfeit = { $name } perde por W.O.
replay-void = A partida é anulada.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } já podia bater
moment-drop = { $step }: { $name } derruba o resto em { $points } de uma vez
moment-turn = { $step }: daqui em diante { $name } corta
moment-knock = { $step }: { $name } bate
moment-gin = { $step }: { $name } faz gin
moment-big-gin = { $step }: { $name } faz big gin
moment-claim-knock = { $step }: { $name } bate com resto demais
moment-continue-exposed = { $step }: { $name } segue jogando
moment-contract = { $step }: { $name } baixa o contrato
moment-challenge = { $step }: { $name } desafia
moment-take = { $step }: { $name } pega várias cartas
moment-resign = { $step }: { $name } desiste
moment-forfeit = { $step }: { $name } perde por W.O.
moment-void = { $step }: a partida é anulada

refusal-no-such-deal = Não há essa mão encerrada nesta mesa.
refusal-not-your-deal = Só quem jogou pode ver de novo.
refusal-still-running = Essa mão ainda não acabou. Quando acabar, você pode ver cada lance.
