# Lo que dice la propia página. Juegos, cartas, jugadas, puntos y negativas vienen de los archivos del servidor.

### everywhere

app-name = Metroscribe
app-title = { $page } · Metroscribe
app-skip = Saltar al contenido
app-home = Inicio
app-settings = Ajustes
app-language = Idioma
app-look = Aspecto
app-look-auto = Automático
app-look-light = Claro
app-look-dark = Oscuro
app-text = Tamaño del texto
app-text-normal = Normal
app-text-large = Grande
app-text-larger = Más grande
app-contrast = Más contraste
app-still = Sin movimiento
app-close = Cerrar
app-copy = Copiar
app-copied = Copiado
app-copy-by-hand = El enlace está seleccionado. Cópialo como sueles hacerlo en tu dispositivo.
app-wait = Un momento…
app-again = Intentarlo otra vez
app-offline = Sin conexión. Seguimos en cuanto vuelva la red.
app-restarting = El servidor se reinicia. Enseguida podrás seguir.
app-restarting-saved = El servidor se reinicia. Todo está guardado; enseguida podrás seguir.
app-unsaved = Guardado hasta aquí. Esperamos al disco del servidor; la partida seguirá sola.
app-unsaved-slow = El disco del servidor va lento. Lo que elijas tardará un momento.
app-saved = Ya se vuelve a guardar.
app-connecting = Buscando la conexión…
app-failed = No ha funcionado: no se puede conectar con el servidor.
app-lost = Final de línea
app-lost-text = En esta dirección no hay ninguna página. ¿Faltará una letra?
app-no-table = Esa mesa no existe
app-no-table-text = Aquí no hay ninguna mesa { $code }. Quizá ya la hayan recogido, o haya una letra equivocada.
app-damaged = Esta partida está dañada
app-outdated = Esta partida no puede seguir: al servidor le falta la versión { $rules } de sus reglas, o tiene otro mapa para ellas. Quien administra el servidor puede recuperarlas; mientras tanto, la partida se queda como está.
app-name-label = Tu nombre
app-name-hint = Lo ven los demás en la mesa.
app-picture = Una partida en juego
app-install = Instalar Metroscribe
app-install-text = Como aplicación se abre en su propia ventana y acepta los enlaces y códigos que compartas con ella.
app-install-by-hand = Metroscribe puede ser una aplicación de este dispositivo: elige «Añadir a pantalla de inicio» donde el navegador comparte páginas.
app-install-insecure = Esta página llegó sin https. Por eso el navegador no permite instalarla, abrirla sin red, mostrar avisos ni compartir con otras aplicaciones. Todo lo demás funciona.
app-you = tú
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
seat-number = Asiento { $seat }
bot = Bot
bot-with-points = { $points ->
    [one] { $bot } (en solitario, alrededor de { $points } punto)
   *[other] { $bot } (en solitario, unos { $points } puntos)
}
bots-warming = { $count ->
    [one] { $names } aún está calentando motores; la primera vez tarda uno o dos minutos. Hasta entonces su nivel está entre Viajero y Revisor.
   *[other] { $names } aún están calentando motores; la primera vez tardan uno o dos minutos. Hasta entonces su nivel está entre Viajero y Revisor.
}
bots-warming-short = { $count ->
    [one] { $names } calienta motores
   *[other] { $names } calientan motores
}
bots-missing = { $count ->
    [one] A este servidor le falta Numba: { $names } piensa despacio y su nivel está entre Viajero y Revisor.
   *[other] A este servidor le falta Numba: { $names } piensan despacio y su nivel está entre Viajero y Revisor.
} Si el servidor es tuyo, instala Numba y reinícialo.
bots-failed = { $count ->
    [one] La preparación ha fallado en este servidor: el nivel de { $names } está entre Viajero y Revisor.
   *[other] La preparación ha fallado en este servidor: el nivel de { $names } está entre Viajero y Revisor.
} Si el servidor es tuyo, su archivo de registro dice por qué.

### home

home-lead =
    Voltea una carta.
    Dibuja tu línea.
    Conecta la ciudad.
home-about = Juegos de metro con cartas y lápiz, en solitario o con amigos. Sin cuenta y sin anuncios.
home-join = Unirse con un código
home-have-code = Tengo un código
home-code = Código de la mesa
home-code-hint = Nueve letras y cifras
home-join-go = Unirme
home-code-wrong = Un código tiene nueve letras y cifras, por ejemplo K7W H4M RX3.
home-resume = Seguir jugando
home-resume-go = Seguir
home-forget = Olvidar esta partida
home-phase-open = aún sin empezar
home-phase-starting = está a punto de empezar
home-phase-playing = turno { $turn }
home-phase-over = terminada
home-phase-gone = ya no está
home-phase-outdated = no puede seguir
home-learn = ¿Es tu primera vez?
home-learn-text = Juega una primera partida guiada. Dura unos cinco minutos y puedes dejarla cuando quieras.
home-learn-go = Aprender { $title }
home-learn-on = Seguir aprendiendo { $title }
home-learn-done = Aprendido. ¿Otra vez?
home-cities = Elige una ciudad
home-family = { $title }, de { $designer }
home-solo = Jugar en solitario
home-against = Contra un bot
home-level = Tu bot
home-friends = Con amigos
home-rules = Reglas
home-finished = Partidas terminadas
home-finished-more = Mostrar más
home-credits = De quién son estos juegos
home-credits-text = Metroscribe aplica las reglas de estos juegos con sus propias palabras y sus propios dibujos. Es un proyecto libre, sin relación con sus autores y editoriales. Compra los juegos: son buenos.
home-credit = { $title }: { $designer }, { $publisher } { $year }
home-finished-text = Esta lista solo está en este dispositivo.
home-watched = solo miraste

### setup

setup-page = Abrir una mesa
setup-lead = Para todo hay ya una opción razonable. Cambia lo que quieras y abre la mesa.
setup-game = Juego y ciudad
setup-modules = Módulos
setup-no-modules = Sin módulos
setup-options = Opciones
setup-seats = Asientos
setup-seats-count = ¿Cuántos juegan?
setup-seats-value = { $seats ->
    [one] en solitario
   *[other] { $seats }
}
setup-seat-who = Asiento { $seat }: ¿quién juega?
setup-seat-you = Tú
setup-seat-person = Alguien con el enlace
setup-bots-text = Los bots solo ven lo que ve cualquiera.
setup-pace = Los bots juegan
setup-pace-person = Al ritmo de una persona
setup-pace-at-once = Al instante
setup-clock = Tiempo para cada turno
setup-clock-0 = Sin reloj
setup-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
setup-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
setup-clock-text = Cuando se acaba el tiempo, vale lo dibujado y se renuncia al resto. Cualquiera puede pedir más tiempo.
setup-more = Más
setup-scores = Mostrar los puntos a todos durante la partida
setup-scores-text = Sin ellos, el final es una sorpresa.
setup-seed = Las mismas cartas para amigos
setup-seed-text = Quien escribe la misma palabra recibe las mismas cartas. Déjalo vacío para barajar de nuevo.
setup-open = Abrir la mesa
setup-start = Empezar la partida
setup-clock-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
setup-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
setup-door = Basta con el código
setup-door-text = Quien escriba el código puede sentarse enseguida. Si no, hace falta el enlace, y quien solo tenga el código debe pedir antes un asiento.
setup-patience = Cuando alguien no está
setup-patience-none = No ocurre nada por sí solo
setup-patience-finish = Terminar su turno
setup-patience-bot = Dibuja un bot hasta que vuelva
setup-patience-without = Seguir sin esa persona
setup-patience-soon = Terminar el turno o dejar que dibuje un bot: tras
setup-patience-late = Seguir sin esa persona: tras
setup-patience-text = Pasados estos tiempos, los demás siempre pueden decidirlo en la mesa. Quien vuelve sigue jugando.

### lobby

lobby-page = Mesa { $code }
lobby-invite = Invitar
lobby-invite-text = Manda el enlace o enseña el código QR: quien lo tenga puede sentarse enseguida.
lobby-code-spoken = Código de la mesa: { $letters }
lobby-link = Enlace para jugar
lobby-qr = Código QR con el enlace a esta mesa
lobby-share = Compartir
lobby-share-text = Juega conmigo a { $title }
lobby-seats = Quién está en la mesa
lobby-vacant = Libre
lobby-sit = Sentarme aquí
lobby-bot = Añadir un bot
lobby-bot-label = Bot para el asiento { $seat }
lobby-away = no está
lobby-here = está
lobby-rename = Cambiar el nombre
lobby-leave = Levantarme
lobby-start = Empezar la partida
lobby-start-vacant = { $vacant ->
    [one] Queda un asiento libre. Invita a alguien o añade un bot.
   *[other] Quedan { $vacant } asientos libres. Invita a gente o añade bots.
}
lobby-wait-host = La partida empieza cuando lo decida quien dirige la mesa.
lobby-starting = Barajando las cartas…
lobby-full = Todos los asientos están ocupados. Puedes mirar.
lobby-watch = Estás mirando. Ocupa un asiento libre para jugar.
lobby-watching = { $count ->
    [0] Nadie está mirando.
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
lobby-watch-link = Enlace solo para mirar
lobby-move = Seguir en otro dispositivo
lobby-move-text = Este enlace es solo tuyo: quien lo tiene juega en tu asiento. Ábrelo en el otro dispositivo.
lobby-move-show = Mostrar mi enlace personal
lobby-settings = Esta partida
lobby-modules = Módulos
lobby-clock = Reloj
lobby-scores = Puntos durante la partida
lobby-scores-on = a la vista
lobby-scores-off = ocultos hasta el final
lobby-pace = Bots
lobby-pace-person = al ritmo de una persona
lobby-pace-at-once = al instante
lobby-deal = Reparto
lobby-deal-known = conocido: de una palabra o de una partida anterior
lobby-deal-fresh = nuevo, y se puede comprobar que es limpio
table-given-up = { $count ->
    [one] Antes de esta partida se abandonó una en los primeros turnos.
   *[other] Antes de esta partida se abandonaron { $count } en los primeros turnos.
}
lobby-knock = { $name } quiere sentarse
lobby-knock-yes = Sí
lobby-knock-no = No
lobby-knock-yes-to = Sí: { $name } puede sentarse
lobby-knock-no-to = No: { $name } se queda sin asiento
lobby-invite-ask = Quien solo tiene el código puede pedir un asiento, y tú dices sí o no.
lobby-invite-code = O di el código: en esta mesa basta con él.
lobby-free = Asiento libre
lobby-free-both = Siéntate o añade un bot
lobby-free-bot = Invita a alguien o añade un bot
lobby-bot-choose = Elegir el bot
lobby-turn-out = Quitar el bot
lobby-remove = Expulsar a { $name }
lobby-remove-title = ¿Expulsar a { $name }?
lobby-remove-text = { $name } pierde su asiento y solo vuelve si alguien de la mesa dice que sí.
lobby-free-kept = No reservar más este asiento para { $name }
lobby-host = dirige la mesa
lobby-away-since = { $minutes ->
    [one] no está desde hace un minuto
   *[other] no está desde hace { $minutes } minutos
}
lobby-away-long = no está desde hace más de una hora
lobby-kept = { $minutes ->
    [0] aún no ha llegado; asiento reservado solo un momento más
    [one] aún no ha llegado; asiento reservado un minuto más
   *[other] aún no ha llegado; asiento reservado { $minutes } minutos más
}
lobby-kept-over = el asiento ya no está reservado: libre para cualquiera
lobby-leave-title = ¿Te levantas?
lobby-leave-text = Tu asiento queda libre y otra persona puede ocuparlo.
lobby-leave-host = { $name } pasa a dirigir la mesa.
lobby-leave-stay = Seguir en mi asiento
lobby-start-expected = { $count ->
    [one] { $names } aún no ha llegado. Puedes empezar igualmente: un bot dibuja por { $names } hasta que llegue.
   *[other] { $names } aún no han llegado. Puedes empezar igualmente: unos bots dibujan en su lugar hasta que lleguen.
}
lobby-wait-for = La partida empieza cuando lo decida { $name }.
lobby-wait-away = { $name } no está. Si tarda en volver, la siguiente persona de la mesa pasa a dirigirla y puede empezar.
lobby-host-now = Ahora diriges tú la mesa.
lobby-host-now-away = Ahora diriges tú la mesa: { $name } no está.
lobby-host-now-left = Ahora diriges tú la mesa: { $name } se ha levantado.
lobby-private = Esta mesa es privada. Pide un asiento, y alguien de la mesa dirá sí o no. Con el enlace te sientas enseguida.
lobby-ask = Pedir un asiento
lobby-asked = Has pedido un asiento. Alguien de la mesa tiene que decir que sí; entonces te sientas enseguida.
lobby-asked-nobody = Ahora mismo no hay nadie que pueda responder. Deja esta página abierta.
lobby-ask-no = Lo sentimos, esta vez no: en la mesa han dicho que no. Puedes mirar o pedirlo otra vez.
lobby-removed = { $name } te ha expulsado de la mesa. Si ha sido un error, pide un asiento.
lobby-removed-host = Quien dirige la mesa te ha expulsado de ella. Si ha sido un error, pide un asiento.
lobby-door = Sentarse
lobby-door-link = con el enlace o pidiéndolo
lobby-door-code = basta con el código
lobby-patience = Cuando alguien no está

### end

end-page = El final de { $code }
end-title-solo = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
end-title-won = ¡Has ganado!
end-title-place = Puesto { $place }
end-title-winner = Ha ganado { $name }
end-title-tie = Victoria compartida
end-title-given-up = La partida se abandonó
end-given-up-text = No tiene resultado. Lo dibujado sigue ahí.
end-outdated = Sus hojas no se pueden dibujar: al servidor le falta la versión { $rules } de sus reglas, o tiene otro mapa para ellas. El registro tiene la partida entera.
end-ranking = Clasificación
end-place = { $place }.º
end-place-spoken = Puesto { $place }
end-tied = empate
end-tie-text = Los mismos puntos, e iguales en todo lo que desempata: el puesto se comparte.
end-tie-broken = Los mismos puntos: ha decidido la regla de desempate.
end-sheets = Puntuación
end-sheet-of = Puntuación de { $name }
end-sheet-picture = La hoja terminada de { $name }
end-total = Total
end-term = Concepto
end-points = Puntos
end-again = Otra partida
end-again-go = Revancha
end-again-text = Los mismos ajustes, cartas nuevas. Se invita a quienes jugaron aquí, y su asiento queda reservado unos minutos.
end-again-join = A la revancha
end-same = Jugar otra vez estas cartas
end-look-back = Repasar la partida
end-replay = Ver otra vez la partida
end-record = Guardar el registro
end-picture = Compartir como imagen
end-picture-form = Forma de la imagen
end-picture-wide = Ancha
end-picture-square = Cuadrada
end-picture-alt = { $title }: { $result }. Con la hoja de { $name }.
end-picture-place = { $place }.º { $name } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
end-picture-share = Compartir
end-picture-save = Guardar como PNG
end-moving = Guardar la animación
end-draw = Dibujarla otra vez
end-draw-skip = Mostrar la hoja terminada
end-compared = De dónde salen los puntos
end-compared-best = el máximo
end-share = Compartir el resultado
end-share-text = { $title }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Mira la partida:
end-fair = ¿Fue limpio el reparto?
end-fair-text = Antes de la partida el servidor se comprometió con un secreto y mostró su huella. Ahora el secreto es público y cada carta se puede comprobar con él.
end-fair-known = Las cartas de esta partida se podían conocer antes, porque salieron de una palabra o de una partida anterior.
end-fair-fingerprint = Huella antes de la partida
end-fair-secret = El secreto
end-fair-record = El registro contiene todo lo necesario: «metroscribe verify» lo comprueba.
end-link = Enlace a esta partida
end-again-asked = { $name } quiere la revancha.
end-again-open = La revancha está abierta.
end-own-known = Estas cartas se podían conocer, así que el resultado no cuenta para tu récord.
end-own-first = Tu primer resultado con este juego y estos módulos.
end-own-beaten = ¡Nuevo récord! Antes era { $best }.
end-own-best = Tu récord con este juego y estos módulos es { $best }.

### history

history-title = Tus partidas
history-text = Partidas terminadas en este dispositivo, por juego y módulos. Nadie más ve esta lista.
history-none = Todavía no hay ninguna partida terminada.
history-matches = Partidas
history-best = Récord
history-mean = Media
history-trend = Totales por orden, de { $first } a { $last }. El más bajo es { $lowest }; el mejor, { $best }.
history-place = Puesto { $place } de { $count }, con { $names }
history-alone = en solitario
history-known = cartas conocidas, no cuenta
history-no-record = Ni este dispositivo ni el servidor conservan ya el registro de esa partida.
history-keep = Guardar y borrar
history-keep-text = Guarda todos los resultados y registros en un archivo y cárgalo en otro dispositivo. Las partidas que ya estén allí quedan como están.
history-save = Guardar todo
history-load = Cargar un archivo
history-load-wrong = «{ $file }» no es un archivo guardado aquí. Elige uno hecho con «Guardar todo».
history-loaded = { $fresh ->
    [0] Ninguna partida nueva
    [one] { $fresh } partida nueva
   *[other] { $fresh } partidas nuevas
}; ya estaban: { $known }.
history-forget = Borrar todo
history-forget-text = { $count ->
    [one] Se borran de este dispositivo, para siempre, el resultado y el registro de { $count } partida.
   *[other] Se borran de este dispositivo, para siempre, los resultados y registros de { $count } partidas.
} El servidor conserva sus partidas mientras quiera quien lo administra.
history-forget-sure = Borrar para siempre
history-forgotten = Este dispositivo ha olvidado todas las partidas terminadas.

### replay

replay-page = Repetición de { $code }
replay-title = Repetición
replay-of = De quién es la hoja
replay-turn-at = Turno { $label } ({ $number } de { $count })
replay-begin = Antes de la primera carta
replay-play = Reproducir
replay-pause = Pausa
replay-back = Un turno atrás
replay-on = Un turno adelante
replay-nothing = Nada
replay-chosen-clock = (se acabó el tiempo)
replay-chosen-bot = (dibujó un bot)
replay-chosen-table = (lo eligió la mesa)
replay-total = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
replay-list = Todos los turnos

### rules

rules-page = Reglas: { $title }
rules-lead = Las reglas tal como se juegan aquí, con nuestras propias palabras.
rules-contents = Contenido
rules-learn = Aprender jugando
rules-city = Ciudad
rules-wait = Buscando las reglas…
rules-print = Imprimir
rules-allowed = Permitido:
rules-refused = No permitido:
rules-words = Términos
rules-back = Volver a «{ $section }»
rules-guide = Seguir con la guía
rules-learn-apart = Partida guiada (pestaña nueva)

### imprint and privacy

legal-links = Sobre este servidor
legal-imprint = Aviso legal
legal-privacy = Privacidad

### learn

learn-page = Aprender { $title }
learn-wait = Colocando las primeras cartas…
learn-none = Este juego no tiene partida guiada.

### match

match-you = Tú
match-sheet = Tu hoja
match-sheet-of = Hoja de { $name }
match-others = Hojas de los demás
match-sheet-failed = No se pudo cargar la hoja.
match-zoom-in = Ampliar la hoja
match-zoom-whole = Ver la hoja entera
match-flip = Cartas de este turno
match-next-card = Después: { $card }
match-force-more = Lo que vale ahora: { $notes }
match-force-others = Lo que pueden hacer los otros lápices
match-force-later = En rondas posteriores
match-deck = Aún por salir
match-deck-left = { $count ->
    [one] { $card }: queda { $count }
   *[other] { $card }: quedan { $count }
}
match-deck-gone = { $card }: ya salió
match-chances = Lo que puede salir después
match-chances-of = { $count ->
    [one] Solo una carta puede ser la siguiente.
   *[other] La siguiente es una de { $count } cartas.
}
match-chance = { $percent } %
match-chances-none = Ya no sale ninguna carta.
match-turn = Turno { $label }
match-seats = En la mesa
match-seat = { $name }: { $state }{ $scored ->
    [yes] , { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[no] {""}
}. Ver la hoja
match-seat-ready = ha acabado
match-seat-drawing = está dibujando
match-seat-thinking = está pensando
match-seat-away = no está
match-seat-free = el asiento está libre
match-seat-drew = { $seat }. Último turno: { $moves }
match-total = Total
match-score = Puntos
match-score-show = Puntos: { $points }. Ver cómo se cuentan
match-score-hidden = Los puntos se muestran al final.
match-moves = Jugadas posibles
match-moves-none = En este turno no queda nada por elegir.
match-ways = { $count ->
    [one] una posibilidad
   *[other] { $count } posibilidades
}
match-gain = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
match-up-to = hasta
match-choices = Opciones
match-take-back = Deshacer
match-end-with = Terminar el turno: { $what }
match-ready = Listo
match-withdraw = Espera, aún no
match-draw-it = Hacerlo
match-touch-end = Toca la estación en la que debe empezar tu jugada.
match-why-rule = Ver la regla
match-rules = Reglas
match-back = ¿Salir de la partida?
match-back-text = Tu hoja y tu asiento se guardan. Encontrarás la partida en la página de inicio.
match-back-stay = Quedarse
match-back-go = Salir
match-menu = Menú
match-do-begin = Toca donde empieza o donde acaba tu jugada.
match-do-choice = Elige abajo.
match-do-begin-for = Ahora toca donde empieza tu jugada.
match-do-go-on = Ahora toca donde acaba tu jugada.
match-do-confirm = { $move }: toca otra vez para hacerlo.
match-do-more = Hecho hasta aquí. Queda otro paso.
match-do-ready = Hecho. Todavía puedes deshacerlo.
match-do-nothing = Con esta carta no se puede hacer nada.
match-waiting = Esperando a { $names }
match-next = Ya llega la siguiente carta.
match-watching = Estás mirando.
match-watchers = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
match-sheet-old = Como estaba al empezar el turno.
match-sheet-drew = Está resaltado lo último que se dibujó.
match-drew = Último turno: { $moves }
match-announce-drew = { $name }: { $moves }.
match-announce-turn = Turno { $label }. { $cards }.
match-announce-gain = { $points ->
    [one] Hecho: { $points } punto, { $total } en total.
   *[other] Hecho: { $points } puntos, { $total } en total.
}
match-announce-back = Deshecho. { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}.
match-announce-clock = Se acabó el tiempo.
match-announce-offline = Sin conexión.
match-announce-online = Conexión recuperada.
match-announce-moves = { $count ->
    [one] Una jugada posible.
   *[other] { $count } jugadas posibles.
}
match-offline = Sin conexión. Tu hoja está a salvo; la partida seguirá sola.
match-clock = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
match-clock-near = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}.
match-more-time = Más tiempo
match-title-yours = Te toca
match-title-waiting = Esperando a { $names }
match-title-offline = Sin conexión
match-title-restarting = Reinicio del servidor
match-setting-confirm = Preguntar antes de cada jugada
match-setting-confirm-text = La jugada se muestra primero y hay que tocar otra vez para hacerla.
match-setting-moves = Mostrar la lista de jugadas
match-setting-moves-text = Todo lo posible, en palabras, junto a la hoja.
match-setting-ready = Terminar mi turno automáticamente
match-setting-ready-text = El último paso posible lo termina.
match-setting-mirrored = Para la mano izquierda
match-setting-mirrored-text = Los botones están en el otro lado; en pantallas anchas, también la hoja.
match-setting-sounds = Sonidos suaves
match-setting-sounds-text = Un lápiz, una carta y una campanilla cuando los demás te esperan.
match-give-up = Terminar la partida
match-give-up-text = Termina para todos, sin resultado.
match-give-up-sure = Sí, terminar
match-keys = Teclas: las flechas mueven (con Mayús también a lo que ahora no se puede), Intro elige, Retroceso deshace, R pulsa «Listo», «+» y «−» cambian el tamaño.
match-lesson = Guía
match-lesson-skip = Saltar la guía
match-lesson-close = Entendido
match-own = { $player } (tú)
match-free = Asiento libre
match-free-of = El asiento de { $name } está libre.
match-cancel = Cancelar
match-seat-bot = un bot dibuja
match-seat-gone = de momento no juega
match-word-ready = ha acabado
match-word-drawing = dibuja
match-word-thinking = piensa
match-word-away = fuera
match-word-free = libre
match-word-bot = bot
match-word-gone = no juega
match-sit = Asiento libre: siéntate
match-sit-down = Sentarme
match-ask = Asiento libre: pídelo
match-ask-seat = Pedir un asiento
match-asked = Has pedido el asiento. Alguien de la mesa tiene que decir que sí.
match-add-bot = Añadir un bot
match-other-bot = Elegir otro bot
match-resting = Nadie está jugando. La partida sigue en cuanto vuelva alguien.
match-resting-sit = Nadie está jugando: siéntate para seguir.
match-title-resting = Nadie está jugando
match-away = { $name } no está
match-away-page = { $name } tiene la página abierta, pero nadie la toca
match-away-for = desde hace { $time }
match-away-soon = Si sigue así, dentro de { $time } podrás decidir cómo seguir.
match-away-later = Dentro de { $time } también podrás seguir sin { $name }.
match-away-clock = El reloj está en marcha. Cuando se acabe el tiempo, podrás decidir cómo sigue la partida.
match-away-bot = Un bot dibuja hasta que vuelva { $name }.
match-away-gone = La partida sigue sin { $name }.
match-wait = Esperar
match-finish = Terminar este turno
match-stand-in = Que dibuje un bot
match-stand-in-text = Hasta que vuelva { $name }.
match-go-on = Seguir sin { $name }
match-go-on-text = A partir de ahora ningún turno espera a { $name }. Su hoja queda como está, y { $name } puede volver cuando quiera.
match-go-on-sure = Sí, seguir
match-free-seat = Liberar el asiento
match-free-seat-text = { $name } pierde el asiento. La hoja se queda, y otra persona o un bot puede seguir con ella.
match-free-seat-sure = Sí, liberarlo
match-instead-bot = Un bot dibuja por ti
match-instead-gone = Los demás han seguido sin ti
match-instead-touch = Toca cualquier cosa para seguir jugando.
match-chosen = Este turno se ha jugado por ti.
match-missed = Jugado mientras no estabas
match-missed-bot = (por el bot)
match-missed-clock = (se acabó el tiempo)
match-missed-table = (por la mesa)
match-played-nothing = no se jugó nada en tu lugar
match-clock-out = Se acabó el tiempo: { $played }.
match-do-only = Con esta carta no se puede hacer nada.
match-do-only-more = No se puede hacer nada más.
match-nudge = Avisar a { $name }
match-nudged = Se ha avisado a { $name }.
match-nudge-from = { $name } te está esperando
match-nudge-from-table = Los demás te están esperando
match-news-stand-in = { $who ->
    [you] Dejas que un bot dibuje por { $name }.
    [table] Ahora un bot dibuja por { $name }.
   *[other] { $by } deja que un bot dibuje por { $name }.
}
match-news-stand-in-me = { $who ->
    [table] Ahora un bot dibuja por ti.
   *[other] { $by } deja que un bot dibuje por ti.
}
match-news-without = { $who ->
    [you] Has decidido seguir sin { $name }.
    [table] La partida sigue sin { $name }.
   *[other] { $by } ha decidido seguir sin { $name }.
}
match-news-without-me = { $who ->
    [table] La partida sigue sin ti.
   *[other] { $by } ha decidido seguir sin ti.
}
match-news-finished = { $who ->
    [you] Has terminado el turno en lugar de { $name }.
    [table] Se ha terminado el turno en lugar de { $name }.
   *[other] { $by } ha terminado el turno en lugar de { $name }.
}
match-news-finished-me = { $who ->
    [table] Se ha terminado el turno en tu lugar.
   *[other] { $by } ha terminado el turno en tu lugar.
}
match-news-back = { $name } ha vuelto.
match-news-back-me = Vuelves a jugar.
match-news-stood-up = { $name } se ha levantado. El asiento está libre.
match-news-freed = { $who ->
    [you] Has liberado el asiento de { $name }.
    [table] Se ha liberado el asiento de { $name }.
   *[other] { $by } ha liberado el asiento de { $name }.
}
match-news-freed-me = Tu asiento ha quedado libre.
match-news-sat = { $name } se ha sentado.
match-news-bot = { $who ->
    [you] Has añadido un bot: { $name }.
    [table] Se ha sentado un bot: { $name }.
   *[other] { $by } ha añadido un bot: { $name }.
}
match-news-host = Ahora diriges tú la mesa: puedes terminar la partida y liberar el asiento de quien no esté.
match-setting-nudges = Cuando alguien te avisa
match-setting-sound = Un sonido suave
match-setting-vibration = Vibración
match-setting-notify = Notificación
match-setting-notify-text = Cuando estás mirando otra cosa.
match-setting-notify-no = El navegador no lo permite. Puedes cambiarlo en sus ajustes.
match-leave-text = Tu hoja se queda. Tu asiento queda libre para otra persona o un bot; hasta entonces los demás siguen jugando sin ti.
match-leave-last = Tu hoja se queda y tu asiento queda libre. No juega nadie más: la partida queda en pausa hasta que alguien se siente o vuelva.
match-leave-sure = Sí, levantarme

### the table on a television

wall-page = Mesa { $code } en un televisor
wall-show = Mostrar la mesa en un televisor
wall-show-text = Muestra todas las hojas, las cartas y a quién espera la mesa, y pasa por sí solo a la partida siguiente.
wall-show-address = En el propio televisor, escribe { $address }.
wall-sheets = Todas las hojas
wall-join = Jugar también
wall-join-scan = Escanea la imagen con el móvil para sentarte enseguida. O bien:
wall-join-at = Abre { $address } y escribe el código.
wall-join-type = Abre la página de inicio de este servidor y escribe el código.
wall-join-code = Quien lo tenga puede sentarse enseguida.
wall-join-ask = Después, alguien de la mesa te deja entrar.
wall-kept = asiento reservado
wall-free = { $count ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $count } asientos libres.
}
wall-begin = Cualquiera de la mesa puede empezar la partida.
wall-next = Sigue aquí en un momento.
wall-dark = Puede que esta pantalla se apague sola: sin https, los navegadores no la mantienen encendida.

### after a round

match-setting-rounds = Comparar después de cada ronda
match-setting-rounds-text = Los puntos que ha sumado cada asiento en ella, durante unos segundos.
match-announce-ended = { $what }; { $points }.

### reactions

reaction-hello = ¡Hola!
reaction-bravo = ¡Muy bien!
reaction-thanks = ¡Gracias!
reaction-laugh = ¡Ja, ja!
reaction-oh-no = ¡Ay, no!
reaction-hmm = Mmm…
reaction-say = Decir algo
reaction-row = Lo que puedes decir a la mesa
reaction-announce = { $name } dice: { $what }
match-setting-reactions = Reacciones en la mesa
match-setting-reactions-text = Lo que dicen los demás con un signo, y lo que dices tú.
