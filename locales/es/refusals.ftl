refusal-no-such-table = Esa mesa ya no está aquí. `/gin games` muestra las tuyas.
refusal-not-seated = No juegas en esta mesa, pero puedes mirar cuanto quieras.
refusal-not-yours = Eso le toca a otra persona.
refusal-own-offer = Esa oferta es tuya y espera la respuesta de { $name }. En **Más** la retiras.
refusal-own-seat = Ese es el asiento que ofreces, así que espera a otra persona. En **Más** lo retiras; hasta entonces, `/gin practice` te sienta contra la máquina.
refusal-only-host-withdraws = Solo { $name } puede retirarlo.
refusal-guest-declines = Solo { $name } puede retirarlo; tú puedes rechazarlo.
refusal-already-answered = Ese reto ya tiene respuesta, o ha caducado.
refusal-already-pending = Ya hay un reto pendiente entre ambos. Responde primero a ese, o retíralo.
refusal-yourself = Un reto es cosa de dos. `/gin practice` te encuentra rival.
refusal-one-opponent-only = Con estas reglas juegan dos: nombra a un solo miembro. De a tres se juega **Gin Jersey**, y **Más de dos…** en `/gin play` ofrece otras formas.
refusal-no-bots = Aquí los bots no juegan al gin. `/gin practice` te sienta contra la máquina.
refusal-left-server = { $name } ya no está en este servidor.
refusal-already-played = La partida ha avanzado desde ese botón. Tus cartas muestran cómo está.
refusal-not-your-turn = Aún no te toca.
refusal-illegal-move = Las reglas no lo permiten ahora. Los botones de tus cartas muestran lo que puedes hacer.
refusal-game-over = En esta mesa no hay ninguna partida en marcha.
refusal-not-over = Esta partida no ha terminado. Acábala, y luego pide la revancha.
refusal-old-button = Ese botón es de un mensaje antiguo. `/gin games` muestra tus partidas tal como están.
refusal-option-misfit = Eso no encaja en la opción «{ $name }» de este comando. Elige una de las sugerencias, o escribe algo más corto.
refusal-command-changed = Este comando ha cambiado. Reinicia Discord, o recárgalo con Ctrl+R, y verás el nuevo.
refusal-too-long = Es demasiado largo: { $most ->
    [one] un carácter
   *[other] { $most } caracteres
} como mucho.
refusal-broken = Algo ha fallado por mi parte. No se pierde nada: prueba dentro de un momento, o mira `/gin games`.
form-too-late = Ha tardado demasiado en abrirse el formulario. Pulsa otra vez el botón.
refusal-storage = Ahora no puedo guardar ni consultar nada, así que nada ha cambiado. Prueba otra vez dentro de unos minutos.

# What a member may have at once
refusal-too-many-practices = Tienes { $most } partidas abiertas contra la máquina, y ese es el máximo. Termina o abandona una primero: `/gin games` las enseña.
refusal-too-many-games = Tienes { $most } partidas con otros abiertas o en espera, y ese es el máximo. Termina una primero: `/gin games` las enseña.
refusal-their-games-full = { $name } ya tiene el máximo de partidas abiertas. Prueba cuando acabe alguna.
refusal-too-many-challenges = Tienes { $most } retos y asientos en espera, y ese es el máximo. Retira uno primero: `/gin games` los enseña.
refusal-too-many-lobbies = Tienes { $most } mesas esperando jugadores, y ese es el máximo. Empieza una o retírala primero: `/gin games` las enseña.
refusal-too-many-sheets = Tienes { $most } hojas de cartas de verdad abiertas, y ese es el máximo. Cierra una primero: `/gin games` las enseña.
refusal-too-many-wishes = Esperas en las colas de { $most } servidores, y ese es el máximo. Sal de una allí: **Cualquiera…** en `/gin play`.
refusal-too-many-followed = Sigues { $most } partidas, y ese es el máximo. Cuando acabe alguna, habrá sitio para otra.
refusal-too-many-friends = Hay { $most } amigos en tu lista, y no caben más. **Amigos, bloqueos…** en `/gin me` quita a alguien.
refusal-too-many-blocked = Has bloqueado a { $most } miembros, y ese es el máximo. **Amigos, bloqueos…** en `/gin me` desbloquea a alguien.
refusal-too-often = No tan deprisa: prueba otra vez <t:{ $when }:R>.
refusal-being-forgotten = Lo que sé de ti se está borrando ahora mismo. Prueba dentro de un momento.
