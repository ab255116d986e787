# Choosing what to play.

command-variant = ¿Qué reglas? Si no eliges, las habituales de este servidor
command-contest = ¿Una partida o varias? Si no eliges, lo que digan las reglas
command-target = ¿Cuántos puntos? Si no eliges, lo que digan las reglas
command-rules-variant = ¿Qué reglas? Si no eliges, las de tu mesa aquí

choice-variant = { $name } – { $pitch }
choice-target = { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
}

## A contest

contest-single = Una partida
contest-multi-match = Varias mangas, un solo marcador
contest-best-of = Al mejor de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
contest-hollywood = Hoja Hollywood: partidas en paralelo

## What can’t be chosen

refusal-no-such-variant = No conozco la variante «{ $name }». { $near ->
    [yes] ¿Quizá quieres decir: { $variants }?
   *[no] Hay estas: { $variants }.
}
refusal-no-such-contest = No conozco el formato «{ $name }». Con { $rules } hay estos: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] Aquí la carta descubierta fija el cierre, pero no se descubre ninguna. Que lo fije una segunda baraja, o descubre una carta.
    [no_knock_card] Aquí las picas valen doble, pero no se descubre ninguna carta que pueda serlo. Usa una segunda baraja, o descubre una carta.
    [table_melds_seating] Las combinaciones en la mesa son solo para dos jugadores.
    [hollywood_both_score] Una hoja Hollywood pide un juego en el que cada mano puntúe un solo bando; aquí pueden puntuar ambos.
    [hollywood_immediate_boxes] En una hoja Hollywood las casillas cuentan al final; aquí cuentan en el acto.
    [hollywood_games] Una hoja continua pide más partidas en total que columnas a la vez.
    [exact_margin_match] Perder por una ventaja exacta solo vale en partidas sueltas.
    [always_misdeal] Con un límite de cierre tan alto, casi toda mano se repartiría de nuevo. Bájalo, o permite cerrar de entrada.
    [seating_match] Tres o más en una mesa solo juegan partidas sueltas.
    [seating] Con estas juegan más de dos: ofrece asientos, y allí se une cada cual.
   *[other] Estas reglas aún no se pueden jugar aquí.
}
