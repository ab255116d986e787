## Pages that are turned: help, about, tips

page-next = Siguiente: { $title }
page-back = Anterior
page-help = Ayuda
page-hint = Todas las páginas
page-example = Se ve así.
page-buttons = Botones: { $names }
page-only-example = Esto era solo un ejemplo. Para jugar de verdad, `/gin play`.

# Where the examples are played.
specimen-server = Tu servidor
specimen-channel = tu-canal

# What Discord shows under the bot's name; at most 128 characters.
status = gin rummy · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = El bot se reinicia dentro de unos minutos. No se pierde nada, y los botones vuelven a funcionar enseguida.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = Ver cómo funciona todo, consejos para jugar mejor, leer sobre el juego
command-help-topic = ¿Sobre qué? Si no eliges, la primera página
help-title-start = Empieza aquí
help-start = ¿No conoces el gin? **Aprender** te guía por una primera mano, paso a paso. Ordenas diez cartas en grupos (7♦ 7♥ 7♠) y escaleras (3♣ 4♣ 5♣), y terminas la mano cuando sobra poco.
    Te basta con `/gin play`: una partida con amigos, con cualquiera o contra la máquina, donde *Pista* te dice qué jugaría ella.
    Un reto espera respuesta, como este; en **Más** está lo demás, por ejemplo, responder con otras reglas.
help-title-hand = Jugar una mano
help-hand = Tus cartas te llegan por mensaje directo; **Mis cartas**, en la mesa, también las muestra. Primero van las combinaciones; luego el resto: las cartas sueltas. Para descartar una carta, pulsa su botón; la recién robada va al final, o en su combinación. Ningún botón caduca. Mientras esperas, con **De antemano…** dejas dicho qué hacer cuando te toque.
help-title-knock = Cerrar
help-knock = Cuando fuera de tus combinaciones queda poco, puedes cerrar. Primero ves lo que mostrarías. Después tu rival coloca lo que encaje, y se cuenta la mano.
help-title-table = La mesa
help-table = El canal ve cómo va la partida, lo que hay encima del montón y el último turno de cada bando; nunca las cartas. Al final de la mano se muestran y se cuentan las de ambos. Una partida contra la máquina que lleve { $days ->
        [one] 1 día
       *[other] { $days } días
    } sin tocarse termina sola; si contaba para el rating, se da por perdida.
help-title-variants = Otras variantes
help-variants = En `/gin play` eliges entre { $variants } variantes, y cuánto jugar. `/gin rules` explica cualquiera de ellas, y con **Reglas caseras…** creas las tuyas. Donde las combinaciones van a la mesa, el bot propone algunas, o eliges tú las cartas:
help-title-more = Más de dos
help-more = **Más de dos…** en `/gin play` abre una mesa para jugar por equipos, todos contra todos o con capitanía. La máquina puede ocupar un asiento, y el que alguien deje puede tomarlo otra persona.
help-title-real = Cartas de verdad
help-real = ¿Juegas con cartas de verdad? `/gin realcards` lleva los puntos, con las reglas que sean: anota cada mano con botones. Si una se anotó mal, se corrige cuando los demás están de acuerdo.
help-title-find = Encontrar partida
help-find = - **Cualquiera…** en `/gin play` deja un asiento libre, busca a quien quiera la misma partida, y enseña asientos libres y partidas que mirar
    - **Amigos, bloqueos…** en `/gin me` recuerda con quién te gusta jugar, e impide que te rete la gente que bloquees
    - `/cup new` crea un torneo en este servidor, y `/cup list` tiene los demás
help-title-settings = Ajustes
help-settings = En `/gin me` están los tuyos: dónde te llegan las cartas, cómo se ven, **Lectura en voz alta** para lectores de pantalla, en qué idioma escribo, cuándo te aviso o te dejo en paz, quién puede retarte y quién ve tu historial.
    También allí: con **Ausencia…** tus turnos te esperan, y **Mis datos…** dice lo que guardo de ti, te da una copia y lo borra si quieres.
    En `/gin-admin settings` están los del servidor, para quienes lo gestionan: quién juega y dónde, menciones, idioma, reloj, reglas habituales. Con `/gin-admin news` tiene una página semanal.
help-title-look = Consultar
help-look = - `/gin games` enseña tus partidas, con enlaces
    - `/gin scores` muestra toda la hoja de puntos
    - `/gin history` encuentra tus partidas terminadas, y `/gin replay` vuelve a mostrar una mano, o la de un archivo
    - **Mis partidas en un archivo…** en `/gin me` te da tus resultados o los registros de tus partidas
    - `/gin rules` explica las reglas con las que juegas
    - `/gin learn` enseña el juego en una mano, y `/gin problem` te pone un problema al día
    - `/gin daily` reparte a todos las mismas tres manos al día, con un solo intento cada uno
    - `/gin standings` muestra quién va en cabeza en este servidor: por rating, neto, gines y más
    - `/gin profile` muestra lo que ha jugado alguien, y cómo van dos entre sí: **Comparar con…**
help-title-tips = Consejos para jugar mejor
help-title-about = Sobre el bot y el juego
