# Checking the shuffles

command-verify = Comprobar que nadie pudo elegir las cartas
press-verify = Ver el barajado
press-fairness = Cómo funciona

verified-title = El barajado es limpio
sealed-title = El barajado está sellado
sealed-how = Ya está fijado el secreto que decide, junto con los botones que se pulsan, cada barajado de esta partida. Este es su sello (SHA-256). También lo lleva el botón con el que te unes, así que nadie puede cambiar el secreto sin que se note. Cuando la partida termina, el secreto se abre, y cualquiera puede comprobar que coincide.
doubted-title = Esto no cuadra
verified-deals =
    { $deals ->
        [one] **Una mano comprobada.** Sus cartas salen de la semilla sellada antes de repartir, y de nada más.
       *[other] **{ $deals } manos comprobadas.** Las cartas de cada una salen de la semilla sellada antes de repartir, y de nada más.
    }
verified-moves =
    { $deals ->
        [one] La volví a jugar, jugada a jugada, y dio el mismo resultado.
       *[other] Las volví a jugar, jugada a jugada, y dieron los mismos resultados.
    }
verified-opened =
    Todas esas semillas salen de la semilla de la partida. Su sello tiene que ser el que te mostré:
    -# Sellado: `{ $seal }`
    -# Abierto: `{ $seed }`
verified-sealed =
    La semilla de la partida sigue sellada hasta que termine. Solo entonces puedo decir quién estaba a salvo de quien lleva el bot:
    -# `{ $seal }`
verified-running =
    { $deals ->
        [one] La mano en juego se podrá comprobar cuando termine.
       *[other] Las { $deals } manos en juego se podrán comprobar cuando terminen.
    }
verified-unfinished =
    { $deals ->
        [one] Una mano quedó a medias al acabar la partida. En el registro solo está su sello, que también se ha comprobado.
       *[other] { $deals } manos quedaron a medias al acabar la partida. En el registro solo están sus sellos, que también se han comprobado.
    }
protected-full = **{ $names }**: nadie pudo elegir las cartas.
protected-shared = **{ $names }**: nadie pudo elegir las cartas, a no ser que quien lleva el bot se pusiera de acuerdo con { $others }.
protected-none = **{ $names }**: quien lleva el bot pudo haber elegido las cartas. Nadie pulsó nada después de mostrarse el sello.
protected-computer = **{ $names }**: el registro no tiene ninguna pulsación suya, como si hubiera jugado la máquina. No es así: pregunta a quien lleva este bot.
protected-unknown = Esta partida empezó antes de que yo guardara la hora en que se mostraba un sello, así que no puedo decir quién estaba a salvo de quien lleva el bot.
protected-shown = Sello mostrado { $when }
protected-pressed = { $name } { $when }
verified-record = No hace falta que me creas: { $file } tiene cada carta y cada jugada, para comprobarlo sin mí.
doubted = El registro de la partida y sus sellos no coinciden en la línea { $line }. Esto no debería pasar nunca. Por favor, díselo a quien lleva este bot.
refusal-nothing-to-check = No hay nada que comprobar: no se repartieron cartas.
refusal-check-later = El resultado de una mesa se te oculta hasta que alguien descarte. Comprueba el barajado después.
refusal-dealt-by-hand = Eran cartas de verdad: no repartí ninguna, así que no tengo nada que comprobar.
result-seed = Mano { $deal }, abierta: `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = Para comprobar el barajado: mesa { $table } · { $several ->
        [yes] pulsaciones
       *[no] pulsación
    }{"\u00A0"}{ $presses }
    Sello{"\u00A0"}{ $seal }…
    Semilla{"\u00A0"}{ $seed }
