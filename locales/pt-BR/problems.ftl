## The problem of the day

command-problem = Resolva o problema do dia e veja o que os outros escolheram
problem-title = Problema do dia
problem-ends = termina { $when }
problem-next = o próximo chega { $when }
problem-upcard = Você pega a carta virada?
problem-draw = Pegar ou comprar?
problem-discard = Qual destas cartas você descarta?
problem-knock = Bater ou seguir?
problem-situation = Gin padrão, { $knock }, primeira mão de uma partida. { $dealer ->
    [you] Você deu
   *[they] O outro lado deu
} as cartas, e esta é a sua { $turn ->
    [1] primeira jogada
    [2] segunda jogada
    [3] terceira jogada
   *[other] jogada nº { $turn }
}.
problem-they-passed = O outro lado não quis { $card }, a carta virada.
problem-they-took = O outro lado pegou { $cards }.
problem-they-threw = O outro lado descartou { $cards }.
problem-you-passed = Você não quis { $card }, a carta virada.
problem-you-took = Você pegou { $cards }.
problem-you-threw = Você descartou { $cards }.
problem-now-drew = Agora você comprou **{ $card }**.
problem-now-took = Agora você pegou **{ $card }**.
problem-ask = O que você faz?
press-problem-knock = Bater: { $card } para baixo
press-problem-discard = Seguir: descartar { $card }

# What was wrong about an answer.
problem-again = Você já respondeu, e vale a primeira resposta.
problem-late = Esse era o problema de outro dia. O de hoje é este:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Certo!
problem-wrong = Dava para fazer melhor
problem-more-next = **{ $best }** vale { $points } pontos a mais (± { $error }), pelas minhas contas, do que a segunda melhor destas: { $other }.
problem-more-yours = **{ $best }** vale { $points } pontos a mais (± { $error }), pelas minhas contas, do que a sua escolha: { $other }.
problem-answered = { $members ->
    [one] { $members } resposta até agora: a sua.
   *[other] { $members } respostas até agora:
}
problem-chosen = { $move }: { $members } ({ $percent }%){ $best ->
    [yes] {" "}· a melhor
   *[no] {" "}· { $less } a menos
}
problem-count = Você: { $solved } de { $answered } certas{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } dias seguidos
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** resolveu{ $streak ->
        [0] {""}
        [one] {""}
       *[other] , { $streak } dias seguidos
    }. O que você faria?
   *[no] **{ $name }** respondeu. O que você faria?
}
press-problem-look = Tentar
