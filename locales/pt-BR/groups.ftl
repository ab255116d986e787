# Where more than two play.
refusal-already-joined = Você já tem lugar ali.
refusal-plays-already = { $name } já tem lugar ali.
refusal-not-joined = Você não tem lugar ali para deixar. Quem abriu a mesa a retira com *Retirar*.
refusal-side-full = Não há mais lugar livre ali.
refusal-not-enough-players = { $needed ->
        [one] Ainda falta { $needed } jogador.
       *[other] Ainda faltam { $needed } jogadores.
    }
refusal-seat-taken = Esse lugar não está mais livre.
refusal-no-advice = Agora você não pode ver as cartas de um colega.
refusal-sits-out = Quem tem esse lugar não está em nenhuma mão. Dá para desistir por essa pessoa quando ela receber cartas.
refusal-only-host = Só { $name }, que abriu esta mesa, pode fazer isso.

## Choosing how many play

command-seats = Quantos jogam, e como
choice-seats-two = Dois
choice-seats-partners-2 = Equipes, 2 contra 2
choice-seats-partners-3 = Equipes, 3 contra 3
choice-seats-partners-4 = Equipes, 4 contra 4
choice-seats-partners-5 = Equipes, 5 contra 5
choice-seats-partners-6 = Equipes, 6 contra 6
choice-seats-round-robin = Rodízio: três ou quatro, quem perde sai
choice-seats-captain = Um contra os outros, que se revezam
choice-seats-three-handed = Três, todos na mesma mão

## A lobby

seating = { $seating ->
    [partnership] Equipes, { $size } contra { $size }
    [round_robin] Rodízio: três ou quatro, quem perde a mão sai
    [captain] Um contra os outros, que se revezam
    [three_handed] Três, todos na mesma mão
   *[heads_up] Dois jogadores
}
lobby-head = ### { $host } abre uma mesa para vários
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } chama você para esta mesa.
   *[other] { $member }: { $host } chama vocês para esta mesa.
}
lobby-players = Jogadores
lobby-side = **{ $side }:** { $players }
lobby-free = { $free ->
    [one] { $free } lugar livre
   *[other] { $free } lugares livres
}
lobby-over = { $status ->
    [playing] A partida começou.
    [withdrawn] A mesa foi retirada.
   *[expired] Não veio gente suficiente a tempo.
}
press-lobby-join0 = Entrar
press-lobby-join1 = Entrar no lado 1
press-lobby-join2 = Entrar no lado 2
press-lobby-leave = Levantar
press-lobby-start = Começar
press-lobby-withdraw = Retirar

## Who plays the deal

pairing = **{ $one }** contra **{ $two }**
pairing-waits = **{ $one }** contra **{ $two }** · depois { $waiting }

## A finished round

round-table = Mesa { $table }: { $points ->
    [0] nada
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } deixou a mesa
left-how = E agora? Assim que alguém de cada lado disser a mesma coisa, está feito.
left-said = { $name } diz: { $choice }
left-let = { $name } fica com o lugar
left-computer = o computador segue
left-forfeit = a disputa acaba aqui, perdida para esse lado
press-left-computer = Deixar o computador jogar
press-left-forfeit = Encerrar como derrota
press-left-me = Eu fico com o lugar
press-left-back = { $name } voltou
press-left-let = Deixar { $name } sentar

## A partner's hand

advice-head = ### As cartas da sua equipe
    Você pode dizer o que jogaria.
advice-partner = **{ $name }** contra { $opponent }
press-advice = Cartas da equipe
press-advice-again = Ver de novo

## Leaving in the middle

quit-group-ask = ### Deixar a mesa?
    Os outros dizem se o computador ou outro membro segue no seu lugar, ou se o seu lado desiste. Até lá, você pode voltar.
press-quit-group = Deixar
press-quit-group-no = Ficar
left-yourself = Você deixou a mesa. Pode voltar enquanto ninguém mais tiver o seu lugar.
game-called = **{ $name }** chama você para uma mesa para vários: { $rules }
game-lobby = Você está em uma mesa para vários, { $rules }: { $players ->
        [one] { $players } jogador até agora
       *[other] { $players } jogadores até agora
    }
