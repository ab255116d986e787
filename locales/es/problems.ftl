## The problem of the day

command-problem = Resolver el problema del día, y ver qué eligieron los demás
problem-title = Problema del día
problem-ends = termina { $when }
problem-next = el siguiente llega { $when }
problem-upcard = ¿Tomas la carta descubierta?
problem-draw = ¿La tomas, o robas?
problem-discard = ¿Cuál de estas cartas descartas?
problem-knock = ¿Cierras, o sigues?
problem-situation = Gin estándar, { $knock }, primera mano de una partida. { $dealer ->
    [you] Repartiste tú
   *[they] Repartió tu rival
}, y este es tu { $turn ->
    [1] primer turno
    [2] segundo turno
    [3] tercer turno
   *[other] turno n.º { $turn }
}.
problem-they-passed = Tu rival no quiso { $card }, la carta descubierta.
problem-they-took = Tu rival tomó { $cards }.
problem-they-threw = Tu rival descartó { $cards }.
problem-you-passed = Dejaste pasar { $card }, la carta descubierta.
problem-you-took = Tomaste { $cards }.
problem-you-threw = Descartaste { $cards }.
problem-now-drew = Ahora has robado **{ $card }**.
problem-now-took = Ahora has tomado **{ $card }**.
problem-ask = ¿Qué haces?
press-problem-knock = Cerrar: { $card } boca abajo
press-problem-discard = Seguir: descartar { $card }

# What was wrong about an answer.
problem-again = Ya respondiste, y cuenta la primera respuesta.
problem-late = Ese era el problema de otro día. El de hoy es este:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = ¡Bien!
problem-wrong = Hay algo mejor
problem-more-next = **{ $best }**: según mis cuentas, { $points } puntos (± { $error }) mejor que la segunda opción: { $other }.
problem-more-yours = **{ $best }**: según mis cuentas, { $points } puntos (± { $error }) mejor que tu elección: { $other }.
problem-answered = { $members ->
    [one] De momento, una respuesta: la tuya.
   *[other] De momento, { $members } respuestas:
}
problem-chosen = { $move }: { $members } ({ $percent } %){ $best ->
    [yes] {" "}· la mejor
   *[no] {" "}· { $less } menos
}
problem-count = Tú: { $solved } de { $answered } bien{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } días seguidos
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** lo ha resuelto{ $streak ->
        [0] {""}
        [one] {""}
       *[other] , { $streak } días seguidos
    }. ¿Qué harías tú?
   *[no] **{ $name }** ha respondido. ¿Qué harías tú?
}
press-problem-look = Probar
