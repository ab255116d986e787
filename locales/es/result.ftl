## A finished deal

result-deal = Mano { $deal }
result-after = Tras la mano { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · puntos sueltos { $deadwood }
side-left = **{ $name }** · en mano { $count }
side-table = En la mesa: { $melds }
side-added = Añadidas al rival: { $cards }
side-held = En mano: { $cards }
side-laid-off = Colocadas: { $cards }
side-laid-off-own = Colocadas por el bot: { $cards }
side-nothing-laid-off = Nada que colocar
laid-off = { $name } colocó { $cards } en { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = También { $cards } en { $meld }.
side-unmatched = Sueltas: { $cards }
side-rest = Sueltas

## The sum

award-difference = Puntos sueltos { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Todos tus puntos sueltos
   *[other] Todos los puntos sueltos de { $loser }
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Tus puntos sueltos
   *[other] Puntos sueltos de { $loser }
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big gin **+{ $points }**
award-undercut-bonus = Undercut **+{ $points }**
award-sequence-bonus = Escaleras largas y figuras **+{ $points }**
award-spade-double = Doble por la pica **+{ $points }**
award-left = En mano { $high } − { $low } = **{ $points }**
award-unmatched = Sueltas { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Lo que te queda
   *[other] Lo que le queda a { $loser }
} **+{ $points }**
award-held = { $you ->
    [loser] Todo lo que tienes en mano
   *[other] Todo lo que { $loser } tiene en mano
} **+{ $points }**
award-out = Por terminar **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Por terminar antes de tu contrato
   *[other] Por terminar antes del contrato de { $loser }
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · mesa { $table } − cartas { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ por terminar { $out }
} = **{ $points }**
boxes-extra = Casillas: 1 + { $extra } por { $why } = **{ $boxes }**
boxes-doubled-extra = Casillas: 1 + 2 × { $extra } por { $why } = **{ $boxes }**: la pica duplica las extra
boxes-doubled-all = Casillas: 2 × (1 + { $extra } por { $why }) = **{ $boxes }**: la pica las duplica
boxes-doubled = Casillas: 2 × 1 = **{ $boxes }**: la pica la duplica
boxes-why = { $result ->
    [undercut] el undercut
    [big_gin] el big gin
   *[gin] el gin
}
sum-nothing = Esta mano no da puntos.
sum-scores = { $you ->
    [winner] Te anotas
   *[other] { $name } se anota
} **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}**
sum-boxes = { $scores } y { $boxes ->
    [0] ninguna casilla
    [one] 1 casilla
   *[other] { $boxes } casillas
}
sum-other = { $scores }; { $you ->
    [loser] tú,
   *[other] { $name },
} **{ $points }**
sum-even = Ambos bandos se anotan **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Te quedas sin cartas
   *[other] { $winner } se queda sin cartas
}
end-exhausted = El mazo se agotó: { $you ->
    [winner] ganas la mano
   *[other] { $winner } gana la mano
}
end-exhausted-even = El mazo se agotó, y nadie va por delante
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Desafías y ganas
       *[other] { $winner } desafía y gana
    }
   *[loser] { $you ->
        [winner] { $loser } desafía, y ganas tú
        [loser] Desafías, y gana { $winner }
       *[other] { $loser } desafía, y gana { $winner }
    }
}
end-challenge-even = Desafío con cuentas iguales: nadie puntúa

## A settled game

won-target = { $you ->
    [winner] Ganas la partida
   *[other] { $winner } { $winners ->
        [one] gana
       *[other] ganan
    } la partida
}
won-shutout = { $you ->
    [winner] Ganas la partida, ¡y con zapatero!
   *[other] { $winner } { $winners ->
        [one] gana
       *[other] ganan
    } la partida, ¡y con zapatero!
}
won-resign = { $you ->
    [winner] { $loser } se rinde: ganas
    [loser] Te rindes: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
   *[other] { $loser } se rinde: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
}
won-out-of-time = { $you ->
    [winner] A { $loser } se le acabó el tiempo: ganas
    [loser] Se te acabó el tiempo: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
   *[other] A { $loser } se le acabó el tiempo: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
}
won-left = { $you ->
    [winner] { $loser } ha dejado la mesa: ganas
    [loser] Has dejado la mesa: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
   *[other] { $loser } ha dejado la mesa: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
}
won-forfeit = { $you ->
    [winner] Abandono ({ $loser }): ganas
    [loser] Tu bando pierde por abandono: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
   *[other] Abandono ({ $loser }): { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
}
won-decided = { $you ->
    [winner] Decisión de la administración del servidor: ganas
   *[other] Decisión de la administración del servidor: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
}
won-exact-margin = { $you ->
    [winner] { $loser } llegó a la meta justo con la ventaja que hace perder: ganas
    [loser] Llegaste a la meta justo con la ventaja que hace perder: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
   *[other] { $loser } llegó a la meta justo con la ventaja que hace perder: { $winners ->
        [one] gana
       *[other] ganan
    } { $winner }
}
won-nobody = La partida terminó sin ganador
settle-points = { $sign }{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
settle-shutout = { $sign }{ $points } por el zapatero (el otro bando se quedó sin casillas)
settle-game-bonus = { $sign }{ $points } por la partida
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } por { $plain ->
    [yes] { $boxes ->
        [one] 1 mano ganada (una casilla)
       *[other] { $boxes } manos ganadas (casillas)
    }
   *[no] { $boxes ->
        [one] 1 casilla
       *[other] { $boxes } casillas
    }
}
settle-total = **{ $name } { $points }** con las bonificaciones
settle-total-plain = **{ $name } { $points }**
settled-term-box = Cada mano ganada es una casilla.
settled-term-shutout = Zapatero: el otro bando se quedó sin casillas.
settled-rating = Tu rating: { $rating } ({ $change })
press-standings = Clasificación
net = **Victoria por { $net ->
    [one] 1 punto
   *[other] { $net } puntos
}**
# Where the game was resigned, or ended by a manager.
net-ahead = **Ventaja: { $net ->
    [one] 1 punto
   *[other] { $net } puntos
}**
seal-next = La próxima práctica está sellada: `{ $seal }`
press-again = Revancha
press-again-series = Revancha: al mejor de { $games }
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **Quieres
   *[other] **{ $name } quiere
} { $games ->
    [0] la revancha
   *[other] la revancha, al mejor de { $games }
}.** { $you ->
    [guest] Pulsa el botón y a jugar.
   *[other] Empieza en cuanto { $other } pulse el botón.
} La oferta caduca { $when }.
rematch-on = La revancha ya está en marcha.
rematch-waits = La revancha ya está ofrecida y espera respuesta.
