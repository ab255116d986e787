# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### Lo que sé de ti
privacy-kept =
    Guardo lo que hace falta para las partidas, y nada más:

    - **Tú**: el número de tu cuenta, tu nombre tal como lo vi por última vez, y tus ajustes
    - **Tus partidas**: quién se sentó dónde, y cada jugada, para que una partida sobreviva a un reinicio y se pueda volver a ver. { $played ->
        [0] Aún no ha terminado ninguna tuya.
        [one] Ha terminado una tuya.
       *[other] Han terminado { $played } tuyas.
    }
    - **Lo que sale de ellas**: tus cifras, tu rating, tus puestos en las clasificaciones
    - **Con quién juegas**: tus amigos, tus bloqueos, las reglas que has guardado
    - **Mis mensajes para ti**: cuáles son, para mantenerlos al día
privacy-others = No leo ningún mensaje tuyo, y no le paso nada a nadie. Quién más ve tu historial lo decides tú: `/gin me`.
privacy-until = Se queda hasta que lo borres. Lo de un servidor desaparece 30 días después de que me quiten de él.
press-privacy-copy = Una copia
press-privacy-delete = Borrar…
press-privacy-more = Ver todo

privacy-copied = Aquí está todo lo que guardo de ti, mesa por mesa. De las partidas en marcha contiene solo lo que tú has visto.
# The first line of the file itself.
privacy-file = Todo lo que Undercut guarda de este miembro. De las partidas en marcha contiene solo su propia parte, y ninguna semilla.

privacy-ask = ### ¿Borrar todo lo que sé de ti?
privacy-goes = **Esto desaparece**: tu número y tu nombre, tus ajustes, tus amigos y bloqueos, tus reglas guardadas, tus cifras, ratings y puestos en las clasificaciones, y los mensajes que te envié solo a ti.
privacy-stays = **Esto se queda**: las partidas que otros jugaron contigo, con «Alguien» en tu asiento. También son suyas, y ninguna de sus cifras cambia. Lo que está en los canales sigue allí, incluido tu nombre, como todo lo demás que allí se escribe.
privacy-fingerprint = Si alguien te ha bloqueado, guardo una huella del número de tu cuenta mientras dure el bloqueo, para que siga valiendo si vuelves.
privacy-given-up = - { $number ->
    [one] La partida que juegas se da por perdida.
   *[other] Las { $number } partidas que juegas se dan por perdidas.
}
privacy-taken-over = - { $number ->
    [one] En el encuentro de más de dos, la máquina ocupa tu asiento.
   *[other] En { $number } encuentros de más de dos, la máquina ocupa tu asiento.
}
privacy-sheets = - { $number ->
    [one] La hoja de cartas de verdad sigue sin ti.
   *[other] { $number } hojas de cartas de verdad siguen sin ti.
}
privacy-waiting = - { $number ->
    [one] Lo que ofreciste o a lo que te uniste, y no ha empezado, se cancela.
   *[other] Se cancelan { $number } partidas que ofreciste o a las que te uniste, y que no han empezado.
}
privacy-final = No hay vuelta atrás. Si un día vuelves a jugar, empiezas de cero.
press-privacy-forget = Borrarlo todo
press-privacy-give-up = { $number ->
    [one] Dar la partida por perdida y borrarlo todo
   *[other] Dar { $number } partidas por perdidas y borrarlo todo
}
press-privacy-keep = Conservarlo
privacy-done = ### Hecho
    Todo lo tuyo está borrado. Gracias por las partidas; si vuelves, empezamos de cero.
refusal-games-changed = Algo ha empezado o terminado desde que leíste esto. Así está ahora; échale otro vistazo.
refusal-not-your-page = Esta página es de otra persona. **Mis datos…** en `/gin me` te muestra la tuya.

## Of a whole server

command-admin-delete = Borrar todo lo que guardo de este servidor
command-admin-delete-name = El nombre del servidor, para confirmarlo
erase-ask = ### ¿Borrar todo lo que guardo de { $server }?
erase-goes = **Esto desaparece, para todo el mundo aquí**: { $played ->
    [0] cada partida
    [one] la partida que se jugó aquí
   *[other] las { $played } partidas que se jugaron aquí
}, las clasificaciones, los ratings, los ajustes, las reglas guardadas, y la lista de lo que han hecho quienes gestionan el servidor.
erase-open = { $open ->
    [one] Una partida espera o está en marcha: termina ahora, y no la gana nadie.
   *[other] { $open } partidas esperan o están en marcha: terminan ahora, y no las gana nadie.
}
erase-stays = **Esto se queda**: lo que cada miembro guarda para sí (**Mis datos…** en `/gin me`), y lo que está en los canales.
erase-how = No hay vuelta atrás. Para confirmarlo, escribe el nombre del servidor: pulsa el botón, o usa `/gin-admin delete name:`.
press-erase = Escribir el nombre…
erase-form = Borrarlo todo
erase-form-label = El nombre del servidor
erase-form-about = { $server }
erase-done = ### Hecho
    Todas las partidas de aquí han terminado. En un minuto no quedará nada de { $server } salvo lo que está en los canales.
refusal-not-owner = Eso solo puede hacerlo quien posee el servidor, o quien lo administra.
refusal-other-name = Ese no es el nombre de este servidor, así que no se ha borrado nada. Se llama { $name }.
