cup-duplicate = Duplicado
cup-duplicate-rule = Duplicado: todas las mesas de una ronda juegan las mismas cuatro manos. En la segunda mesa de cada par (1 y 2, 3 y 4) los equipos se sientan al revés. Gana el enfrentamiento el equipo con más puntos en todas las mesas juntas. Si empatan, el enfrentamiento queda en tablas; en una eliminatoria decide el primer par de mesas con diferencia. Quien no juega una mesa hasta el final la pierde por 100 puntos como mínimo. No se muestra ninguna carta hasta que acaba toda la ronda, así que no cuentes a nadie lo que has tenido.
refusal-cards-in-play = Otros siguen jugando estas manos. Podrás ver las cartas cuando acabe toda la ronda.
refusal-in-duplicate-match = Ese equipo está jugando un enfrentamiento duplicado. Otra persona podrá ocupar el puesto cuando acabe la ronda.
refusal-not-for-duplicate = En un torneo duplicado las cartas quedan ocultas hasta que alguien cierra o hace gin. Elige reglas que lo permitan.
table-duplicate = Otras mesas juegan las mismas manos, así que aquí no se ve ninguna carta. Tras cuatro manos deciden los puntos.
won-level = La partida queda empatada: no gana nadie
