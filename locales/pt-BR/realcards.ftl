## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] Assim a disputa acabaria antes da mão { $name }. Corrija primeiro as mãos seguintes.
   *[players] A mão { $name } não faria mais sentido: outros estariam jogando. Corrija essa primeiro.
}
refusal-sheet-moved = A folha mudou nesse meio-tempo. É assim que ela está agora.
refusal-sheet-over = Não dá para registrar mais nada nesta folha.
refusal-entry-gone = Essa mão não está mais na folha.
refusal-entry-open = Ainda falta algo sobre esta mão.
refusal-proposal-waits = Outra mudança da folha espera resposta. Essa vem primeiro.
refusal-proposal-gone = Isso já foi respondido.
refusal-not-latest = Só a mão mais recente pode ser desfeita, por quem a registrou. *Corrigir…* pergunta aos outros.
refusal-sheet-started = Esta folha já começou, ou está fechada.
refusal-sheet-players = { $code ->
    [heads_up] Aqui jogam dois: alguém precisa entrar primeiro.
    [round_robin] Aqui jogam três ou quatro em rodízio.
    [partnership] As duas equipes precisam do mesmo número de jogadores, ao menos dois cada.
   *[captain] O capitão joga contra dois ou mais.
}
refusal-same-name = Já há alguém nesta folha com o nome { $name }.

## A sheet for real cards, in its channel

paper-rules = Cartas reais · { $rules }
paper-many = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
paper-number = Mão { $deal }
paper-round = **Rodada { $round }**
paper-round-table = Rodada { $round }, mesa { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $boxes } caixas)
}
paper-last = { $place }: { $deal }
paper-label = { $place }: { $deal }
paper-entered = { $place }: { $deal } · registro de { $name }
paper-next = **A seguir, mão { $number }:** { $one } – { $two }. { $dealer } dá as cartas.
paper-table = Mesa { $number }: { $one } – { $two }. { $dealer } dá as cartas.
paper-waiting = { $players ->
    [one] { $names } fica de fora.
   *[other] { $names } ficam de fora.
}
paper-over = **A disputa acabou.** Ainda dá para corrigir uma mão errada.
paper-closed = **Esta folha foi fechada como está.**
paper-would-change = **{ $name } quer mudar isto:** { $place }
paper-would-remove = **{ $name } quer tirar isto:** { $place }
paper-would-close = **{ $name } quer fechar a folha como está.** Aí ninguém vence.
paper-now = Agora: { $deal }
paper-then = Depois: { $deal }
paper-asks = { $waiting ->
    [one] { $names }, você concorda?
   *[other] { $names }: { $every ->
        [any] um de cada lado precisa concordar.
       *[all] todo mundo precisa concordar.
    }
}
press-paper-enter = Registrar mão
press-paper-undo = Desfazer: { $place }
press-paper-dealer = { $name } dá primeiro
press-paper-fix = Corrigir…
press-paper-close = Fechar a folha
press-agree = Concordar
press-refuse = Recusar
press-new-sheet = Nova folha

## Until everybody has come

paper-head = ### { $host } marca os pontos de cartas reais
    { $seating ->
        [partnership] Duas equipes, com quantos entrarem de cada lado
        [round_robin] Rodízio: três ou quatro, quem perde a mão sai
        [captain] Um contra os outros, que se revezam
       *[heads_up] Dois jogadores
    }
paper-joined = { $side ->
    [captain] **Capitão:** { $names }
    [field] **Os outros, nesta ordem:** { $names }
    [side1] **Lado 1:** { $names }
    [side2] **Lado 2:** { $names }
   *[all] **Jogadores:** { $names }
}
paper-gone = { $status ->
    [withdrawn] A folha foi recolhida.
   *[expired] Não veio gente suficiente a tempo.
}
press-paper-join = { $side ->
    [captain] Ser capitão
    [field] Entrar nos outros
    [side1] Entrar no lado 1
    [side2] Entrar no lado 2
   *[all] Entrar
}
press-paper-guest = { $side ->
    [captain] Amigo como capitão…
    [field] Incluir amigo…
    [side1] Amigo no lado 1…
    [side2] Amigo no lado 2…
   *[all] Incluir amigo…
}
press-paper-leave = Sair
press-paper-start = Começar

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Corrigir: { $place }
entry-between = { $one } – { $two }. { $dealer } dá as cartas.
entry-missing = { $what ->
    [table] Qual mesa é?
    [who] Quem venceu?
    [knocker] Quem bateu?
    [how] Como acabou?
    [counts] Quanto resto ficou?
   *[points] Quantos pontos?
}
entry-hint = { $counts ->
    [yes] Conte só o que sobrou depois dos jogos e encaixes. Os bônus são somados para você.
   *[no] Todos os pontos da mão, bônus incluídos. Nada é registrado antes de você apertar o botão.
}
entry-table = Mesa { $table }: { $one } – { $two }
entry-which-table = Qual mesa?
entry-pair-turn = { $one } – { $two }, que jogam agora
entry-pair = { $one } – { $two }
entry-who-played = Quem jogou?
entry-won = { $name } venceu
entry-knocked = { $name } bateu ou fez gin
entry-nobody = Ninguém venceu
entry-nobody-knocked = Ninguém bateu: empate
entry-who = { $counts ->
    [yes] Quem bateu?
   *[no] Quem venceu?
}
entry-how = Como acabou?
entry-result = { $result ->
    [knock] Batida
    [gin] Gin
    [big_gin] Big gin
    [undercut] Corte
    [out] Mão zerada
    [exhausted] O monte acabou
    [challenge] Desafio
    [draw] Empate: o monte acabou
    [tie] Empate: restos iguais
    [cancelled_gin] Gin com tudo encaixado
    [misdeal] Mão refeita
   *[resign] { $name } desistiu da disputa
}
entry-number = { $kind ->
    [kept] Resto de { $name }
    [against] Resto de { $name }, após encaixes
   *[points] Pontos de { $name }
}{ $value ->
    [none] {""}
   *[other] : { $value }
}
entry-boxes = { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}
entry-how-many-boxes = Quantas caixas?
entry-which = ### Qual mão está errada?
    Os outros precisam concordar com uma correção.
entry-choose = Escolha uma mão
entry-close = Fechar a folha como está? Aí ninguém vence, e não dá para registrar mais nada. Os outros precisam concordar.
press-paper-closing = Fechar
entry-entered = Está na folha.
entry-proposed = A pergunta aos outros está na folha.
entry-moved = A folha mudou nesse meio-tempo. Confira: nada seu foi registrado ainda.
press-entry-count-on = Contar pelo resto
press-entry-count-off = Dizer os pontos
press-entry-big-on = Foi big gin
press-entry-big-off = Não foi big gin
press-entry-spade-on = Espadas dobraram
press-entry-spade-off = Sem espadas
press-entry-type = Digitar…
press-entry-enter = Registrar esta mão
press-entry-change = Pedir esta mudança
press-entry-remove = Pedir para tirar
press-entry-next = Registrar a próxima
type-points = Pontos da mão
type-number = { $numbers ->
    [one] Um número
   *[two] Dois números, com um espaço no meio
}
guest-title = Um amigo sem Discord
guest-name = Nome

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Você venceu batendo
   *[other] { $winner } venceu batendo
}
end-challenge-bare = { $you ->
    [winner] Um desafio, e você venceu
   *[other] Um desafio, e { $winner } venceu
}

## The command

command-realcards = Marque os pontos quando jogar com cartas reais
command-realcards-member = Contra quem você joga
command-realcards-friend = Contra quem você joga, pelo nome, se não estiver no Discord
refusal-too-much-typed = Esse número não cabe aqui.

## In a member's list of games

game-sheet = { $state ->
    [asks] **Uma folha de cartas reais espera a sua resposta**, { $rules }: { $score }
    [waits] Uma folha de cartas reais espera jogadores, { $rules }
   *[runs] Cartas reais, { $rules }: { $score }
}
