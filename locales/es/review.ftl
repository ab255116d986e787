# Reviews of finished deals (docs/coach.md)

command-review = Ver qué decisiones tuyas en una mano terminada costaron puntos, y qué era mejor
command-review-deal = ¿Qué mano? Si no eliges, la última que jugaste
press-review = Entrenador
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }: { $points }
press-review-replay = Verlo en la repetición
review-title = El entrenador sobre la mano { $deal } · { $first } – { $second }
review-nothing = En esta mano no tuviste nada que decidir.
review-clean = **Ningún error claro.** { $decisions ->
    [one] Tu única decisión fue tan buena
   *[other] Tus { $decisions } decisiones fueron tan buenas
} como lo mejor que encontré.
review-verdict = { $mistakes ->
    [one] **Una decisión** de tus { $decisions } te costó
   *[other] **{ $mistakes } decisiones** de tus { $decisions } te costaron
} alrededor de **{ $points ->
    [one] un punto
   *[other] { $points } puntos
}**, según lo que podías ver.
# $luck is good, bad or none.
review-dealt = Las cartas que te repartieron: { $luck ->
    [good] { $points ->
        [one] 1 punto suelto
       *[other] { $points } puntos sueltos
    } mejor que la media
    [bad] { $points ->
        [one] 1 punto suelto
       *[other] { $points } puntos sueltos
    } peor que la media
   *[none] normales
}
review-drawn = { $draws ->
    [one] Tu robo
   *[other] Tus { $draws } robos
}: { $luck ->
    [good] con suerte, { $points ->
        [one] 1 punto suelto
       *[other] { $points } puntos sueltos
    } mejor que la media
    [bad] sin suerte, { $points ->
        [one] 1 punto suelto
       *[other] { $points } puntos sueltos
    } peor que la media
   *[none] suerte normal
}
# $played is one of review-did-…
review-cost = **{ $played }** Costó alrededor de **{ $points ->
    [one] un punto
   *[other] { $points } puntos
}** (± { $error }).
review-did-take = Tomaste { $card }.
review-did-stock = Robaste del mazo.
review-did-pass = Pasaste.
review-did-discard = Descartaste { $card }.
review-did-knock = Cerraste, con { $card } boca abajo.
review-did-gin = Cantaste gin, con { $card } boca abajo.
review-did-big-gin = Cantaste big gin.
review-short-take = Tomar { $card }
review-short-stock = Mazo
review-short-pass = Pasar
review-short-discard = { $card }
review-short-knock = Cierre
review-short-gin = Gin
review-short-big-gin = Big gin
review-held = Lo que tenías · { $deadwood ->
    [one] 1 punto suelto
   *[other] { $deadwood } puntos sueltos
}
review-pile = En el montón { $card } · { $stock } en el mazo
review-no-pile = Nada en el montón · { $stock } en el mazo
review-known = { $name } había tomado y aún tenía { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Mejor: { $move }.**

refusal-not-your-review = El análisis es para quienes jugaron la mano, cada cual la suya. Tú no jugaste esta.
refusal-not-weighed = Con estas reglas no sé valorar las jugadas lo bastante bien como para llamar error a alguna. Analizo manos en las que se cierra, con escaleras de un palo.
refusal-review-under-way = Aún estoy pensando en otra mano tuya. Pregunta otra vez dentro de un momento.
refusal-no-review-found = No he podido acabar este análisis. Prueba otra vez dentro de un momento.
