## About the bot and the game

about-more = Leer más

about-title-bot = Undercut
about-bot = Undercut es un bot para jugar al gin rummy: { $variants } variantes, para dos o para más, en vivo o a lo largo de varios días. Reparte, cuenta y lleva los puntos, y no se le pierde ninguna partida.

    Versión { $version }. Software libre con licencia MIT.
about-title-history = Cómo nació el gin
about-history = Elwood T. Baker inventó el juego en 1909 con su hijo, C. Graham Baker, que después trabajó en el cine. Ya había un juego llamado *rum*, así que el suyo tomó el nombre de otra bebida.

    Durante veinte años apenas se jugó fuera de la familia. En los años treinta lo descubrieron los clubes de Nueva York. Luego los actores de Hollywood lo jugaban entre toma y toma, y en los cuarenta ya quería jugarlo todo el mundo; de aquellos actores viene el nombre *gin rummy*. Desde entonces es uno de los grandes juegos para dos.

    Su origen se discute. Según John Scarne, viene del whiskey poker, en versión más rápida. David Parlett no lo cree, y ve detrás el viejo juego del conquián.
about-title-variants = Sus parientes
about-variants = El gin Sequence, donde solo las escaleras combinan, es de Howard Fosdick. El gin Skarney es de John Scarne. George F. Hervey describió el Colonel, en el que las combinaciones van a la mesa. En el Oklahoma, la carta descubierta dice con cuánto se cierra; el Hollywood se anota en tres columnas a la vez.
about-title-people = Jugadores célebres
about-people = - **Stu Ungar** es para muchos el mejor de la historia. Al final no lo querían en los torneos, y se pasó al póquer.
    - **Oswald Jacoby**, maestro del bridge y del backgammon, escribió libros sobre el gin.
    - **Ernie Kovacs**, el cómico, escribió uno sobre cómo *hablar* mientras se juega: *How to Talk at Gin*, 1962.
    - **Auric Goldfinger** hace trampas al gin en la película de 1964: alguien con prismáticos le va diciendo las cartas del otro. En la novela juegan a la canasta. En cualquier caso: que nadie vea tus cartas.
about-title-shuffles = Barajado limpio
about-shuffles = Nadie elige las cartas, y puedes comprobarlo.
    - **Sellado:** antes de que nadie acepte, el bot saca un número secreto y muestra su huella (SHA-256). El número ya no puede cambiar sin que cambie la huella.
    - **Mezclado:** Discord da un número propio a la pulsación de *Sí*, y ese el bot no puede elegirlo. Cada barajado sale de los dos.
    - **Abierto:** el secreto de cada mano se muestra tras la mano; el de la partida, tras la partida. Con él cualquiera puede volver a repartir las mismas cartas. La receta está en los documentos del bot, en fairness.md.
about-title-sources = De dónde salen las reglas
about-sources = De lo que se ha escrito sobre el gin: enciclopedias, hojas de reglas, páginas de clubes y jugadores, y las reglas de otros programas. No coinciden, así que las diferencias son opciones: `/gin rules` dice cuáles valen, y **Reglas caseras…**, en `/gin play`, las cambia. Donde todos callaban, Undercut tuvo que decidir, y dice lo que hace.
