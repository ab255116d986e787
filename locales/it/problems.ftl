## The problem of the day

command-problem = Risolvi il problema del giorno, e scopri che cosa hanno scelto gli altri
problem-title = Problema del giorno
problem-ends = scade { $when }
problem-next = il prossimo arriva { $when }
problem-upcard = Prendi la carta scoperta?
problem-draw = La prendi, o peschi?
problem-discard = Quale di queste carte scarti?
problem-knock = Bussi, o continui?
problem-situation = Gin standard, { $knock }, la prima mano di una partita. { $dealer ->
    [you] Hai dato tu le carte,
   *[they] Ha dato le carte l’avversario,
} e questo è il tuo { $turn ->
    [1] primo turno
    [2] secondo turno
    [3] terzo turno
   *[other] turno n. { $turn }
}.
problem-they-passed = L’avversario non ha voluto { $card }, la carta scoperta.
problem-they-took = L’avversario ha preso { $cards }.
problem-they-threw = L’avversario ha scartato { $cards }.
problem-you-passed = Non hai preso { $card }, la carta scoperta.
problem-you-took = Hai preso { $cards }.
problem-you-threw = Hai scartato { $cards }.
problem-now-drew = Ora hai pescato **{ $card }**.
problem-now-took = Ora hai preso **{ $card }**.
problem-ask = Che cosa fai?
press-problem-knock = Bussa: { $card } coperta
press-problem-discard = Continua: scarta { $card }

# What was wrong about an answer.
problem-again = Hai già risposto, e vale la prima risposta.
problem-late = Quello era il problema di un altro giorno. Ecco quello di oggi:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Giusto!
problem-wrong = C’è di meglio
problem-more-next = Secondo i miei calcoli **{ $best }** vale { $points } punti in più (± { $error }) della seconda migliore tra queste: { $other }.
problem-more-yours = Secondo i miei calcoli **{ $best }** vale { $points } punti in più (± { $error }) della tua scelta: { $other }.
problem-answered = { $members ->
    [one] Per ora una risposta: la tua.
   *[other] { $members } risposte finora:
}
problem-chosen = { $move }: { $members } ({ $percent }%){ $best ->
    [yes] {" "}· la migliore
   *[no] {" "}· { $less } in meno
}
problem-count = Tu: { $solved } su { $answered } giuste{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } giorni di fila
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** l’ha risolto{ $streak ->
        [0] {""}
        [one] {""}
       *[other] , { $streak } giorni di fila
    }. E tu, che cosa faresti?
   *[no] **{ $name }** ha risposto. E tu, che cosa faresti?
}
press-problem-look = Provaci
