# Where more than two play.
refusal-already-joined = Ya tienes un asiento ahí.
refusal-plays-already = { $name } ya tiene un asiento ahí.
refusal-not-joined = No tienes ahí ningún asiento que dejar. Quien abrió la mesa la quita con *Retirar*.
refusal-side-full = Ahí ya no queda ningún asiento libre.
refusal-not-enough-players = { $needed ->
        [one] Antes tiene que unirse una persona más.
       *[other] Antes tienen que unirse { $needed } personas más.
    }
refusal-seat-taken = Ese asiento ya no está libre.
refusal-no-advice = Ahora no puedes ver las cartas de tu equipo.
refusal-sits-out = Ese jugador no tiene ninguna mano en juego. Se podrá dar por perdido su encuentro cuando reciba cartas.
refusal-only-host = Eso solo puede hacerlo { $name }, que abrió esta mesa.

## Choosing how many play

command-seats = Cuántos juegan, y cómo
choice-seats-two = Dos
choice-seats-partners-2 = Por equipos, 2 contra 2
choice-seats-partners-3 = Por equipos, 3 contra 3
choice-seats-partners-4 = Por equipos, 4 contra 4
choice-seats-partners-5 = Por equipos, 5 contra 5
choice-seats-partners-6 = Por equipos, 6 contra 6
choice-seats-round-robin = Tres o cuatro, quien pierde descansa
choice-seats-captain = Uno contra los demás, que se turnan
choice-seats-three-handed = Tres, todos en la misma mano

## A lobby

seating = { $seating ->
    [partnership] Por equipos, { $size } contra { $size }
    [round_robin] Tres o cuatro, quien pierde una mano descansa
    [captain] Uno contra los demás, que se turnan
    [three_handed] Tres, todos en la misma mano
   *[heads_up] Dos jugadores
}
lobby-head = ### { $host } abre una mesa para varios
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } te invita a esta mesa.
   *[other] { $member }: { $host } invita a ambos a esta mesa.
}
lobby-players = Jugadores
lobby-side = **{ $side }:** { $players }
lobby-free = { $free ->
    [one] 1 asiento libre
   *[other] { $free } asientos libres
}
lobby-over = { $status ->
    [playing] La partida está en marcha.
    [withdrawn] Se retiró la mesa.
   *[expired] No llegó gente suficiente a tiempo.
}
press-lobby-join0 = Unirse
press-lobby-join1 = Al bando 1
press-lobby-join2 = Al bando 2
press-lobby-leave = Levantarse
press-lobby-start = Empezar
press-lobby-withdraw = Retirar

## Who plays the deal

pairing = **{ $one }** contra **{ $two }**
pairing-waits = **{ $one }** contra **{ $two }** · después { $waiting }

## A finished round

round-table = Mesa { $table }: { $points ->
    [0] nada
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } ha dejado la mesa
left-how = ¿Y ahora? Se hará en cuanto alguien de cada bando diga lo mismo.
left-said = { $name } dice: { $choice }
left-let = { $name } ocupa el asiento
left-computer = sigue la máquina
left-forfeit = el encuentro acaba aquí, perdido para ese bando
press-left-computer = Que juegue la máquina
press-left-forfeit = Darlo por perdido
press-left-me = Me siento yo
press-left-back = { $name } ha vuelto
press-left-let = Que se siente { $name }

## A partner's hand

advice-head = ### Las cartas de tu equipo
    Puedes decir lo que tú jugarías.
advice-partner = **{ $name }** contra { $opponent }
press-advice = Cartas de mi equipo
press-advice-again = Mirar otra vez

## Leaving in the middle

quit-group-ask = ### ¿Dejar la mesa?
    Los demás dirán si por ti sigue la máquina u otro miembro, o si tu bando se rinde. Hasta entonces puedes volver.
press-quit-group = Dejarla
press-quit-group-no = Quedarme
left-yourself = Has dejado la mesa. Puedes volver mientras nadie ocupe tu asiento.
game-called = **{ $name }** te invita a una mesa para varios: { $rules }
game-lobby = Estás en una mesa para varios, { $rules }: { $players ->
        [one] de momento, 1 jugador
       *[other] de momento, { $players } jugadores
    }
