# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = ás, dois, três, quatro, cinco, seis, sete, oito, nove, dez, valete, dama, rei
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = o ás, o dois, o três, o quatro, o cinco, o seis, o sete, o oito, o nove, o dez, o valete, a dama, o rei
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = ás, dois, três, quatro, cinco, seis, sete, oito, nove, dez, valete, dama, rei
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = paus, ouros, copas, espadas
# $rank may be several ranks, of a run.
spoken-card = { $rank } de { $suit }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" a "}

## A hand

spoken-deal-begins = Começa a mão { $deal }. { $you ->
    [winner] Você deu as cartas.
   *[other] { $name } deu as cartas.
}
spoken-melds = Seus jogos: { $melds }.
spoken-no-melds = Você não tem jogos.
spoken-run = uma sequência, { $cards }
spoken-set = uma trinca, { $cards }
spoken-unmatched = Soltas: { $cards }.
spoken-all-matched = Você não tem cartas soltas.
spoken-deadwood = Resto: { $deadwood }.
spoken-deadwood-left = Resto: { $deadwood }, ou { $left } com o melhor descarte.
spoken-discards-top = No topo do lixo: { $card }.
spoken-discards-all = O lixo, de cima para baixo: { $cards }.
spoken-discards-below = Cartas embaixo: { $cards }.
spoken-discards-empty = O lixo está vazio.
spoken-stock = Cartas no monte: { $stock }.
spoken-numbered = Jogo { $number }: { $meld }.
spoken-link-channel = Ir para o canal { $channel }
spoken-score = Placar: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, o outro lado { $points2 }
spoken-column-won = { $points } (vencida)
spoken-column-star = { $points } (vencida)
spoken-column-both = { $points1 } a { $points2 }
spoken-score-columns = { $one } contra { $two }, coluna por coluna: { $columns }
spoken-hand-drawn = Você comprou { $card }.
spoken-hand-taken = Você pegou { $card }.
spoken-hand-taken-stays = Você pegou { $card }. Nesta vez, a carta fica na mão.
spoken-melds-drawn = Você comprou { $card }.
spoken-melds-taken = Você pegou { $card }.
spoken-melds-taken-barred = Você pegou { $card }. Nesta vez, a carta fica na mão.
spoken-melds-taken-more = Você pegou do lixo: { $cards }.
spoken-limit-card = { $limit }, pela carta do limite: { $card }
spoken-limit-second = { $limit }, por uma carta do segundo baralho: { $card }
spoken-knock-card-second = Carta do limite, de um segundo baralho: { $card }.
spoken-knock-card-points = A carta do limite é de espadas: os pontos desta mão dobram.
spoken-knock-card-boxes = { $what ->
    [extra] A carta do limite é de espadas: dobram as caixas além da primeira.
   *[all] A carta do limite é de espadas: dobram as caixas da mão.
}

## What may be done

spoken-prompt-wall = Sua vez, e o monte acabou: pegue { $card } e feche a mão, ou passe, e ninguém pontua.
spoken-press-stock = Comprar do monte
spoken-press-take = Pegar { $card } do lixo
spoken-press-hand-again = Ler a mão como está agora
spoken-press-knock = Bater, e escolher o descarte
spoken-press-knock-with = Bater com { $deadwood }{ $card ->
    [none] {""}
   *[other] , descartando { $card }
}
spoken-press-gin = Fazer gin{ $card ->
    [none] {""}
   *[other] , descartando { $card }
}
spoken-press-big-gin = Fazer big gin com as onze cartas
spoken-press-other-discard = Terminar com outro descarte
spoken-press-keep = Ficar com a carta
spoken-press-questions-off = Não perguntar mais antes desses descartes
spoken-menu-discard = Escolha a carta que fica virada para baixo
spoken-menu-discard-claim = Escolha a carta que você descarta
spoken-choice-knock = Bater com { $deadwood }, descartando { $card }
spoken-choice-gin = Fazer gin, descartando { $card }
spoken-ask-knock = Bater com { $deadwood }? Você descarta { $card } com a face para baixo e mostra:
spoken-ask-gin = Fazer gin? Você descarta { $card } com a face para baixo e mostra:
spoken-ask-big-gin = Fazer big gin? Você mostra as onze:
spoken-ask-discard-breaks-meld-with-drawn = Descartar { $card }, a carta que você acabou de comprar? Ela faz parte de um jogo: seu resto fica em { $kept } em vez de { $best }.
spoken-ask-claim-knock = Bater com { $deadwood }? Passa do limite, que é { $limit }. Você descarta { $card }.
spoken-claim-shown = Descarte: { $card }. Isto está aberto:

## Laying off

spoken-press-lay-off = Encaixar { $card }
spoken-press-lay-off-several = Encaixar { $card }, e escolher o jogo
spoken-lay-off-one = { $card }, em { $meld }
spoken-lay-off-which = Em qual jogo você encaixa { $card }?
spoken-lay-off-on = Encaixar em { $meld }

## Melds on the table

spoken-deed-take-more = pegou { $count } cartas até { $card }
spoken-deed-reject = recusou { $card }
spoken-melds-owed = Você tem que baixar { $card } agora.
spoken-melds-owed-new = Você tem que baixar { $card } nesta vez, em um jogo novo.
spoken-ask-take-owed = Você tem que baixar { $card } nesta vez, em um jogo novo ou encaixada.
spoken-ask-take-owed-new = Você tem que baixar { $card } nesta vez, em um jogo novo.
spoken-ask-take-add = Por exemplo, encaixar no jogo { $number }: { $cards }.
spoken-press-hold = Escolher { $card }
spoken-press-drop = Devolver { $card }
spoken-press-lay = Baixar { $cards }
spoken-press-lay-picked = Baixar as cartas escolhidas como jogo
spoken-press-add = Encaixar { $card } no jogo { $number }, { $cards }
spoken-press-clear = Devolver todas as cartas escolhidas
spoken-press-melds-done = Terminar a vez
spoken-press-melds-done-offer = Não baixar mais, e oferecer uma carta
spoken-press-melds-done-end = Terminar a vez, e com ela a mão
spoken-press-contract = Ver o contrato que você pode baixar
spoken-press-aside = Separar as cartas escolhidas como jogo { $number } de { $of }
spoken-press-undo = Recolher { $cards }
spoken-press-offer-refuse = Recusar a carta
spoken-press-challenge = Desafiar o outro lado
spoken-coach-reject-offer = Recusar { $card }
spoken-menu-suit = Escolher cartas de um naipe: { $suit }, { $cards }
spoken-option-take = Pegar { $count } cartas, até { $card }
spoken-option-add = Jogo { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Jogo { $number }: { $cards }
spoken-replay-turn = Na vez: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Entregues mão a mão, a mais recente por último: { $bars }
spoken-board-nowhere = sem posição
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: antes, { $before }; agora, { $after }

## How a deal ended

spoken-side-left = { $name }, na mão: { $count }
spoken-award-difference = Resto, { $high } menos { $low }: { $points }
spoken-award-left = Na mão, { $high } menos { $low }: { $points }
spoken-award-unmatched = Soltas, { $high } menos { $low }: { $points }
spoken-award-table = { $name }: { $table } na mesa, menos { $hand } na mão{ $out ->
    [0] {""}
   *[other] , e { $out } por zerar
}: { $points }
