# Finished deals, looked at again

command-replay = Volver a ver una mano terminada, jugada a jugada
command-replay-deal = ¿Qué mano? Si no eliges, la última
press-replay = Repetición
press-replay-first = Inicio
press-replay-back = Atrás
press-replay-next = Siguiente
press-replay-last = Final
replay-moments = Ir a…
replay-deals = Otra mano…
replay-deal = Mano { $deal }

replay-title = Mano { $deal } · { $first } – { $second }
replay-step =
    { $moves ->
        [one] Jugada { $step } de 1
       *[other] Jugada { $step } de { $moves }
    }
replay-hand = **{ $name }** · { $deadwood ->
    [one] 1 punto suelto
   *[other] { $deadwood } puntos sueltos
}
replay-cards =
    { $cards ->
        [0] **{ $name }** · sin cartas
        [one] **{ $name }** · una carta
       *[other] **{ $name }** · { $cards } cartas
    }
replay-turn = ▸ { $hand }
replay-table = En la mesa
replay-pile =
    { $stock ->
        [0] El montón, y el mazo agotado
        [one] El montón, y una carta en el mazo
       *[other] El montón, y { $stock } cartas en el mazo
    }
replay-no-pile =
    { $stock ->
        [0] Sin montón, y el mazo agotado
        [one] Sin montón, y una carta en el mazo
       *[other] Sin montón, y { $stock } cartas en el mazo
    }

replay-dealt = Las cartas, recién repartidas.
replay-pass = { $name } pasa.
replay-take = { $name } toma { $card }.
replay-take-several = { $name } toma { $cards } del montón.
replay-stock = { $name } roba { $card }.
replay-discard = { $name } descarta { $card }.
replay-knock = { $name } cierra, con { $card } boca abajo.
replay-gin = { $name } hace gin, con { $card } boca abajo.
replay-big-gin = { $name } hace big gin.
replay-claim-knock = { $name } cierra con demasiados puntos y descarta { $card }.
replay-accept = { $name } acepta.
replay-accept-offer = { $name } acepta { $card }.
replay-continue-exposed = { $name } sigue, con el rival a cartas vistas.
replay-reject = { $name } rechaza.
replay-reject-offer = { $name } rechaza { $card }.
replay-layoff = { $name } coloca { $card } en la combinación { $target }.
replay-done = { $name } no coloca más.
replay-lay = { $name } baja { $cards }.
replay-extend = { $name } añade { $card } a la combinación { $target }.
replay-contract = { $name } baja el contrato: { $cards }.
replay-end-meld = { $name } no baja más.
replay-offer = { $name } ofrece { $card }.
replay-last-card = { $name } guarda la última carta.
replay-challenge = { $name } desafía.
replay-resign = { $name } se rinde.
replay-forfeit = Se da la partida por perdida ({ $name }).
replay-void = La partida queda anulada.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } podía cerrar
moment-drop = { $step }: { $name } { $points ->
    [one] se quita 1 punto suelto
   *[other] se quita { $points } puntos sueltos
} en un turno
moment-turn = { $step }: desde aquí { $name } haría undercut
moment-knock = { $step }: { $name } cierra
moment-gin = { $step }: { $name } hace gin
moment-big-gin = { $step }: { $name } hace big gin
moment-claim-knock = { $step }: { $name } cierra con demasiados puntos
moment-continue-exposed = { $step }: { $name } sigue jugando
moment-contract = { $step }: { $name } baja el contrato
moment-challenge = { $step }: { $name } desafía
moment-take = { $step }: { $name } toma varias cartas
moment-resign = { $step }: { $name } se rinde
moment-forfeit = { $step }: se da la partida por perdida ({ $name })
moment-void = { $step }: la partida queda anulada

refusal-no-such-deal = No encuentro esa mano terminada en esta mesa.
refusal-not-your-deal = Solo puede volver a verla quien la jugó.
refusal-still-running = Esa mano no ha terminado. Cuando acabe, podrás ver cada jugada.
