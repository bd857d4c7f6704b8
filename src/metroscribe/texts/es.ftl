# Mensajes generales: archivos, nombres, registros, la línea de comandos.

language-name = Español
error-in-file = { $file }: { $fault }
error-in-file-line = { $file }, línea { $line }: { $fault }
error-unknown-game = No hay ningún juego «{ $name }». Juegos conocidos: { $candidates }.
error-ambiguous-game = Hay varios juegos en «{ $name }». Di cuál: { $candidates }.
error-unknown-rules = No hay versión { $rules } de las reglas de { $game }. Versiones conocidas: { $candidates }.
error-unknown-module = { $game } no tiene el módulo «{ $name }». Tiene: { $candidates }.
error-module-twice = El módulo «{ $name }» aparece dos veces; una partida usa cada módulo una sola vez.
error-unknown-bot = No hay ningún bot «{ $name }». Bots conocidos: { $candidates }.
error-bot-options = El bot «{ $name }» no admite opciones, pero se ha indicado «{ $options }».
error-unknown-option = No hay ninguna opción de mesa «{ $name }». Opciones conocidas: { $candidates }.
error-seats = { $game } admite de { $low } a { $high } asientos, no { $seats }.
error-bots-seats = { $bots ->
    [one] { $bots } bot no encaja
   *[other] { $bots } bots no encajan
} en { $seats ->
    [one] { $seats } asiento:
   *[other] { $seats } asientos:
} nombra un bot para todos los asientos o uno para cada uno.
error-script-ended = Las cartas se acaban tras { $draws ->
    [one] { $draws } robo
   *[other] { $draws } robos
}, pero la partida sigue.
error-card-cannot-come = La carta { $card } no puede salir ahora. Posibles: { $left }.
error-map-needs-game = { $file } no está en la carpeta de ninguna ciudad: di con --game para qué ciudad es el mapa.
error-no-number = «{ $text }» no es ni un número de la lista ni una jugada.
error-saved-real = { $file } no guarda ninguna semilla, así que la partida sigue con cartas reales: añade --real-cards.

fault-cannot-read = no se puede leer ({ $reason }).
fault-cannot-write = no se puede escribir ({ $reason }).
fault-not-utf8 = no es texto UTF-8.
fault-not-toml = no es TOML válido: { $reason }.
fault-unknown-family = no hay ninguna familia «{ $family }». Familias conocidas: { $candidates }.
fault-missing-key = falta la clave «{ $key }».
fault-wrong-kind = «{ $key }» debe ser { $kind }.
fault-hidden-character = «{ $key }» contiene { $code }, un carácter invisible. Bórralo.
fault-many-marks = «{ $key }» contiene una letra con más de { $most ->
    [one] { $most } acento u otro signo
   *[other] { $most } acentos u otros signos
}.
fault-number-range = «{ $key }» debe ser un número de { $low } a { $high }.
kind-text = texto
kind-number = un número entero
kind-list = una lista
kind-table = una tabla
kind-yes-no = true o false
fault-not-a-point = «{ $name }» no es un punto de la cuadrícula; los puntos se llaman como C4, con la letra de la columna y el número de la fila.
fault-picture-head = el dibujo «{ $key }» debe empezar con una fila con las letras de las columnas: A B C, etcétera.
fault-picture-row = la fila { $row } del dibujo «{ $key }» debe empezar con su número, { $row }.
fault-picture-width = la fila { $row } del dibujo «{ $key }» debe tener { $width ->
    [one] { $width } carácter
   *[other] { $width } caracteres
} sueltos, no { $found }.
fault-picture-sizes = los dos dibujos del mapa deben tener el mismo tamaño.
fault-picture-large = el dibujo «{ $key }» es demasiado grande: solo se pueden nombrar puntos en { $columns } columnas y { $rows } filas como máximo.
fault-stations-many = hay { $found ->
    [one] { $found } estación
   *[other] { $found } estaciones
} en el mapa; como máximo puede haber { $most }.

fault-record-title = un registro empieza con la línea «{ $title }».
fault-record-line = «{ $text }» no es ni una cabecera ni un turno.
fault-record-header = no existe la cabecera «{ $header }».
fault-record-header-twice = la cabecera «{ $header }» aparece dos veces.
fault-record-no-header = falta la cabecera «{ $header }».
fault-record-no-result = falta la línea «result:» al final, así que el registro no está completo.
fault-record-after-result = después del resultado no puede haber nada más.
fault-record-after-open = solo el último turno puede estar sin jugadas.
fault-record-number = «{ $text }» no es un número entero.
fault-record-rules = el registro sigue la versión { $record } de las reglas, pero esta es la versión { $own }.
fault-record-map = el registro se jugó en el mapa { $record }, pero este es { $own }; indica el mapa correcto con --map.
fault-record-modules = el registro se jugó con los módulos «{ $record }», estas reglas tienen «{ $own }».
fault-record-cards = el registro tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, pero la partida necesitó { $draws }.
fault-record-name = no hay asiento { $seat } que nombrar; la partida tiene { $seats }.
fault-record-over = la partida ya ha terminado antes de este turno.
fault-record-turn = aquí debe venir el turno { $label } con { $cards }.
fault-record-seats = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} para { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}.
fault-record-step-missing = el asiento { $seat } no ha acabado este turno: falta un paso, o un «-» donde se puede renunciar.
fault-record-move = asiento { $seat }, jugada { $move }: { $rule }
fault-record-result = el resultado debe ser { $own }.
fault-record-chosen = un paso lo eligió «{ $text }», pero solo puede ser: { $candidates }.
fault-record-left-order = «{ $text }» debe contener los números de los asientos que se han ido, del menor al mayor y cada uno una vez, o ser «-».
fault-record-left-seat = no hay un asiento { $seat } que pudiera haberse ido; la partida tiene { $seats }.
fault-record-left-same = esos asientos ya se habían ido antes; la línea solo aparece donde algo cambia.
fault-record-left-turn = a la línea «left:» debe seguirle el turno desde el que vale.

rule-turn-done = Este asiento ya ha acabado el turno.
rule-turn-open = Aún faltan asientos por responder a la carta.
rule-nothing-to-take-back = En este turno no hay nada que deshacer.

cli-help = Jugar y estudiar juegos de metro de voltear cartas y dibujar, en el terminal o en tu propio servidor.
cli-games-help = Mostrar los juegos con sus módulos y opciones.
cli-play-help = Jugar una partida en el terminal, en solitario o contra bots.
cli-replay-help = Reproducir un registro, comprobar cada jugada y mostrar el resultado.
cli-simulate-help = Hacer que los bots jueguen muchas partidas y mostrar sus puntos.
cli-maps-check-help = Comprobar que un mapa cumple las reglas y los datos conocidos de su ciudad.
cli-maps-draw-help = Dibujar un mapa como imagen SVG.
cli-usage = Uso:
cli-usage-command = ORDEN [OPCIONES] [ARGUMENTOS]
cli-usage-options = [OPCIONES]
cli-heading-arguments = Argumentos:
cli-heading-options = Opciones:
cli-heading-example = Ejemplo:
cli-section-play = Jugar:
cli-section-records = Registros:
cli-section-bots = Bots:
cli-section-maps = Mapas:
cli-section-server = Servidor:
cli-more-help = Más sobre una orden: metroscribe ORDEN --help
cli-default = (por defecto: { $value })
cli-required = (obligatorio)
cli-version-help = Mostrar la versión
cli-help-help = Mostrar esta ayuda
cli-value-game = JUEGO
cli-value-file = ARCHIVO
cli-value-record = REGISTRO
cli-value-map = MAPA
cli-value-folder = CARPETA
cli-value-number = NÚMERO
cli-value-module = MÓDULO
cli-value-bot = BOT
cli-value-seed = SEMILLA
cli-value-option = NOMBRE=VALOR
cli-value-address = DIRECCIÓN
cli-value-name = NOMBRE
cli-unknown-command = No existe la orden «{ $name }»; «metroscribe --help» las muestra todas.
cli-unknown-command-near = No existe la orden «{ $name }». ¿Querías decir «{ $near }»?
cli-unknown-option = «{ $command }» no tiene la opción { $name }; «{ $command } --help» las muestra todas.
cli-unknown-option-near = «{ $command }» no tiene la opción { $name }. ¿Querías decir { $near }?
cli-missing = A «{ $command }» le falta { $name }; «{ $command } --help» explica más.
cli-too-many = «{ $value }» es un argumento de más para «{ $command }».
cli-value-missing = La opción { $name } necesita un valor.
cli-value-unwanted = La opción { $name } no lleva ningún valor.
cli-bad-value = { $name }: { $reason }
cli-not-a-number = «{ $value }» no es un número entero.
cli-number-low = { $value } es demasiado poco; el mínimo es { $least }.
cli-number-high = { $value } es demasiado; el máximo es { $most }.
cli-not-a-choice = «{ $value }» no es posible; elige entre: { $candidates }.
cli-configurable = Cada opción puede venir también del entorno (--keep-days como { $prefix }KEEP_DAYS) o de un archivo TOML (keep-days = 7, --limit como tabla [limits]). Lo que más cuenta es la línea de órdenes, luego el entorno, luego el archivo.
cli-config-help = Leer opciones de este archivo TOML
cli-print-config-help = Mostrar los ajustes vigentes como un archivo de este tipo, con el origen de cada valor, y terminar
cli-setting-place = { $file }, línea { $line }, «{ $key }»
cli-origin-default = por defecto
cli-origin-line = línea de órdenes ({ $name })
cli-variable-near = No existe el ajuste { $name }. ¿Querías decir { $near }? Corrige la variable o quítala.
cli-variable-unknown = La variable { $name } no tiene efecto: ninguna opción se llama así.
cli-variable-flag = { $name } no puede ser «{ $value }»; elige entre: 1, true, yes, on, 0, false, no, off.
fault-no-setting-near = no existe el ajuste «{ $key }». ¿Querías decir «{ $near }»?
cli-play-game-help = Un juego tal como lo nombra «metroscribe games», o solo su ciudad; si no se indica, eliges de una lista
cli-map-game-help = El juego al que pertenece el mapa, si el archivo no está en la carpeta de una ciudad
cli-map-file-help = El archivo de un mapa
cli-file-help = El registro de una partida
cli-play-seed-help = La misma semilla reparte las mismas cartas; si no se indica, se toma una nueva
cli-levels-matches-help = Cuántas partidas juega cada nivel en cada juego
cli-title = reglas de
cli-seats = asientos
cli-modules = módulos
cli-no-affiliation = Metroscribe es un proyecto libre e independiente, sin relación con estas editoriales.
cli-map-good = { $file } es un buen mapa para { $game } (hash { $hash }).
cli-drawn = Dibujado: { $file }
cli-simulating = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
cli-mean = media
cli-standard-error = error estándar
cli-best = mejor
cli-worst = peor
cli-speed = partidas por segundo
cli-bot = bot
cli-seat = asiento { $seat }
cli-record-good = { $file }: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, todas las jugadas son válidas.
cli-chosen = { $move } ({ $by ->
    [clock] elegida por el reloj
    [bot] elegida por un bot
   *[table] elegida por la mesa
})
cli-which-game = ¿Qué juego? Intro elige el primero.
cli-card = Carta:
cli-others = Los demás:
cli-in-deck = Quedan por salir:
cli-prompt = número o jugada, b atrás, score puntuación, save guardar, ? ayuda, q salir
cli-prompt-flip = Intro voltea la siguiente, b deshace
cli-prompt-chosen = Intro sigue, b deshace
cli-help-play = Escribe el número de una jugada o la jugada misma, tal como está en la lista. «b» deshace tu último paso, hasta que se voltee la siguiente carta. «why H3-K3» dice por qué algo no se puede, «worth H3-K3» qué daría, «left» qué queda en el mazo. «score» muestra tu zona de puntuación, «save ARCHIVO» guarda la partida para seguir más tarde con --resume y con «q» sales.
cli-why-not = Nada lo impide: ahí puedes dibujar.
cli-saved = Guardada en { $file }. Sigue con: metroscribe play --resume { $file }{ $options }
cli-left = Has dejado la partida.
cli-kept-record = El registro está en { $file }.
cli-person-flips = ¿Qué carta se ha volteado?
cli-person-deals = ¿Qué { $pile } sale ahora?
cli-total = total
cli-place = puesto { $place }: { $name }, { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
cli-winner = Victoria con { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}: { $names }.
cli-winners = Victoria compartida con { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}: { $names }.
cli-you = Tú
cli-solo-verdict = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}{ $judged ->
    [same] {""}
   *[other] , que cuentan como { $judged } tras el descuento por los módulos
}. { $verdict }
cli-seat-column = asiento
cli-lang-help = El idioma de los textos; si no se indica, el de tu sistema
cli-module-help = Añadir un módulo; repite la opción para añadir más
cli-map-help = Usar un mapa tuyo en lugar del de la ciudad
cli-json-help = Mostrar JSON para otros programas
cli-seed-help = La misma semilla reparte las mismas cartas
cli-seats-help = Número de asientos
cli-game-help = Un juego tal como lo nombra «metroscribe games», o solo su ciudad
cli-opponent-help = El bot que juega en los demás asientos
cli-resume-help = Seguir con la partida guardada en este archivo
cli-record-help = Guardar el registro de la partida en este archivo
cli-real-help = Tú volteas cartas reales y escribes lo que sale
cli-turns-help = Mostrar todos los turnos
cli-bot-help = El bot para todos los asientos; o repite la opción, una vez por asiento y en orden
cli-matches-help = Número de partidas
cli-output-help = El archivo SVG que se escribe
cli-theme-help = Colores claros u oscuros, o según el sistema de quien mire la imagen (auto)
error-unknown-theme = No hay ningún tema «{ $name }». Temas conocidos: { $candidates }.
error-no-picture = No hay ninguna imagen «{ $name }» en estas reglas.
cli-sheet-help = Dibujar en su lugar la hoja de un asiento en este archivo SVG
cli-seat-help = El asiento cuya hoja se dibuja
cli-moving-help = La hoja se dibuja sola, turno a turno
error-no-seat = No hay asiento { $seat }; la partida tiene { $seats }.
fault-unknown-key = aquí no hay clave «{ $key }». Conocidas: { $candidates }.
fault-game-twice = ya hay un juego «{ $game }», en { $other }; dale otro nombre a la carpeta.
fault-version = la carpeta de la versión { $rules } de las reglas debe decir `family = "{ $family }"` y `rules = { $rules }`, y ese número debe ser menor que { $newest }, la versión más nueva.
error-no-folder = No existe la carpeta { $folder }, que nombra METROSCRIBE_CITIES.
error-no-family = METROSCRIBE_FAMILIES nombra el módulo { $module }, que no declara ninguna familia de juegos: { $reason }.
error-family-twice = METROSCRIBE_FAMILIES nombra el módulo { $module }, pero ya hay una familia { $family }.
error-language = No hay idioma «{ $name }». Conocidos: { $candidates }.
error-other-game = { $file } es una partida de { $saved }, no de { $name }.
error-texts = { $file }: faltan estos mensajes: { $keys }.
cli-broken = Estas ciudades no se pueden usar:
cli-guests = módulos de otras ciudades
cli-mixes-named = según un reglamento
cli-mixes-possible = sin mención, posible
cli-mixes-others = las demás
cli-mixes-discouraged = desaconsejado
mix-plain = El juego básico, sin módulos.
mix-named = Figura en el reglamento de { $rulebook }.
mix-possible = Ningún reglamento menciona esta combinación. Aun así se puede jugar.
mix-discouraged = El reglamento de { $rulebook } desaconseja usar { $modules } a la vez.
mix-module = «{ $module }»
mix-and = { $some } y { $last }
fault-mix-module = aquí no hay ningún módulo «{ $name }». Conocidos: { $candidates }.
fault-mix-against = un reglamento solo puede desaconsejar al menos dos módulos juntos.
fault-mix-contradiction = ningún reglamento puede mencionar { $modules } si se desaconsejan módulos de esa combinación.
error-resume-options = Una partida guardada trae su juego, módulos, asientos y cartas: --resume va sin esas opciones.
fault-no-target = no se puede escribir aquí: la carpeta no existe, el destino es una carpeta o no tienes permiso para escribir.
error-position = «{ $position }» no es una posición de este juego.
error-position-modules = La posición se escribió con los módulos «{ $modules }», pero estas reglas tienen «{ $own }».
error-position-line = «{ $line }» no es una línea que pueda estar en una posición.
error-position-card = En esta posición ya no puede salir la carta «{ $card }».
fault-no-station = no hay ninguna estación en { $at }.
pile-deck = carta
draw-pad-total = total
error-module-elsewhere = El módulo «{ $name }» no se puede usar en { $game }. Allí puedes jugar con: { $candidates }.
cli-option-help = Elegir una opción del juego, por ejemplo deck=20; «metroscribe games» las muestra; repítela para elegir más
error-option-form = «{ $text }» no es una opción; escribe nombre y valor como deck=20.
error-unknown-choice = La opción «{ $name }» no puede ser «{ $value }». Posibles: { $candidates }.
error-unknown-chooser = «{ $name }» no puede elegir un paso. Posibles: { $candidates }.
cli-options = opciones
kind-decimal = un número
fault-not-a-place = «{ $place }» no es un lugar; escribe los lugares en unidades de la cuadrícula, como 0,3.5.
error-no-modules = { $game } no tiene módulos, así que no se puede jugar con «{ $name }».
error-option-twice = La opción «{ $name }» está elegida dos veces.

guide-band-lowest = Menos de { $bound }: { $verdict }
guide-band = De { $from } a { $to }: { $verdict }
guide-band-highest = { $bound } o más: { $verdict }
guide-total = Total = { $sum }
guide-plus = { $sum } + { $box }
guide-minus = { $sum } − { $box }
guide-sum-example = Un ejemplo sin módulos, casilla por casilla:
guide-sum = en total: { $sum } = { $points }
guide-readings = Aquí el reglamento calla, o no lo tenemos. Así jugamos nosotros; en tu propia mesa se puede acordar otra cosa.
error-unknown-family = No hay ninguna familia de juegos «{ $name }». Conocidas: { $candidates }.
fault-hint-order = «{ $say }» aparece demasiado tarde: lo que se dice sigue el orden de la partida, una sola cosa cada vez.
fault-figure-twice = La figura «{ $name }» aparece dos veces.

error-bot-spec = «{ $spec }» no nombra ningún bot. Escribe un nombre, con opciones como greedy:miss=0.3,clave=valor.
error-bot-option = El bot «{ $name }» no tiene la opción «{ $option }». Tiene: { $candidates }.
error-bot-option-twice = La opción «{ $option }» del bot «{ $name }» aparece dos veces.
error-bot-option-value = La opción «{ $option }» del bot «{ $name }» debe ser { $kind }, no «{ $value }».
error-bot-option-missing = El bot «{ $name }» necesita su opción «{ $option }».
error-bot-option-line = La opción «{ $option }» del bot «{ $name }» debe ser una sola línea sin caracteres de control.
error-bot-program = El programa de bot «{ $path }» no puede jugar: { $reason }.
error-bot-map = El bot conoce { $game } con el mapa { $own }, pero este es el mapa { $map }.
notice-no-net = Ninguna red ha aprendido { $game } tal como está aquí; el bot simula partidas hasta el final. `metroscribe train` entrena una red.
cli-preparing-bots = Los bots se preparan (la primera vez en un equipo tarda cerca de un minuto)
cli-train-help = Entrenar la red del bot «learned» para un juego: juega contra sí misma.
cli-train-matches-help = Número de partidas contra sí misma; si no se indica, el habitual del juego
cli-train-seed-help = La misma semilla da la misma red
cli-train-out-help = El archivo de la red, si no va con las demás; la curva de aprendizaje se guarda al lado
cli-train-plain-help = Entrenar sin módulos y solo con la baraja habitual: mejor en el juego habitual, peor en los demás
cli-training = Aprendiendo
cli-trained = Aprendido: { $file } ({ $size } kB).
kind-share = un número de 0 a 1
kind-count = un número entero desde 1
fault-bot-late = tarde
fault-bot-died = terminado
fault-bot-nonsense = no permitido
error-arena-bots = Nombra los bots que se van a comparar.
error-arena-set = No hay ningún conjunto de semillas «{ $name }». Conjuntos conocidos: { $candidates }.
error-arena-seeds = «{ $name }» no puede nombrar un conjunto de semillas: usa minúsculas, cifras y «-».
error-arena-twice = El bot «{ $name }» aparece dos veces, o con dos nombres; una comparación lo tiene una vez.
error-arena-seats = { $bots ->
    [one] { $bots } bot no puede
   *[other] { $bots } bots no pueden
} rotar en { $seats ->
    [one] { $seats } asiento:
   *[other] { $seats } asientos:
} los asientos deben ser un múltiplo de los bots.
error-arena-running = Otra ejecución está escribiendo en { $folder }.
error-arena-worker = Un proceso que jugaba partidas ha terminado. Lo acabado está guardado; repite la orden para continuar.
fault-arena-row = esto no es un resultado de una arena.
fault-arena-code = estos resultados son de otra versión del código. Usa otra carpeta, o añade --mixed si no importa.
fault-arena-other = estos resultados son de otra comparación: { $names }. Usa otra carpeta.
cli-arena-help = Comparar bots con las mismas cartas e indicar con qué certeza difieren.
cli-arena-bots-help = Los bots que se comparan, como greedy, greedy:miss=0.3, beginner o exec:path=./mybot
cli-arena-set-help = Las semillas de desarrollo, o las de confirmación, con las que no se ajustó nada
cli-arena-seeds-help = Un nombre cualquiera para las semillas; otro nombre reparte otras cartas
cli-arena-jobs-help = Número de procesos que juegan en paralelo
cli-arena-out-help = Guardar resultados e informe en esta carpeta; una ejecución interrumpida continúa ahí
cli-arena-mixed-help = Continuar con resultados de otra versión del código
cli-speak-help = Ejecutar un bot que habla el protocolo de líneas por la entrada y la salida estándar.
cli-spec-help = Un bot, como greedy, greedy:miss=0.3 o beginner
cli-exec-help = Permitir que se sienten los programas de bot de esta carpeta
cli-bot-pace-help = Ritmo predeterminado de los bots: al cabo de un momento, como una persona, o enseguida
cli-bot-fault = Un bot no jugó por sí mismo el turno { $turn } ({ $fault }: { $detail }).
cli-arena-title = Bots en { $game }
cli-arena-matches = partidas
cli-arena-seeds = semillas
cli-arena-set-dev = conjunto de desarrollo
cli-arena-set-confirm = conjunto de confirmación
cli-arena-points = puntos
cli-arena-interval = intervalo del 95 %
cli-arena-win-share = proporción de victorias
cli-arena-turn-time = tiempo por turno
cli-arena-faults = turnos no jugados
cli-arena-mean = media ± error estándar
cli-arena-pair = diferencia
cli-arena-shares = mejor / igual / peor
cli-arena-milliseconds = milisegundos
cli-arena-wins = Victorias
cli-arena-differences = Diferencias pareadas
cli-arena-differences-text = Con las mismas cartas, cuántos puntos más tiene el primero que el segundo: la media con su intervalo del 95 %, sobre la franja gris en la que están nueve décimas partes de las diferencias.
cli-arena-distributions = Puntuaciones
cli-arena-distributions-text = Con qué frecuencia salió cada puntuación; la raya es la media.
cli-arena-means = Cómo se asientan las medias
cli-arena-means-text = La media tras tantas partidas, con su intervalo del 95 %.
cli-arena-times = Tiempo por turno
cli-arena-times-text = La media como punto, las nueve décimas centrales de las partidas como barra, el turno más lento como raya. Medido mientras se jugaban las demás partidas: solo una orientación.
cli-arena-kept = Resultados: { $results }. Informe: { $report }.
error-fast-missing = El motor rápido no está instalado: necesita { $packages }. Todo funciona sin él, solo que más despacio; `pip install metroscribe[fast]` lo añade.
error-not-compiled-family = El motor rápido no conoce los juegos de { $family }; el motor de referencia sigue jugando.
error-not-compiled-size = El motor rápido no tiene sitio suficiente ({ $what }: { $count }, como máximo { $most }); el motor de referencia sigue jugando.
error-not-compiled-module = El motor rápido no conoce el módulo { $name }; el motor de referencia sigue jugando.
error-not-compiled-rule = El motor rápido no conoce { $what } de { $name }; el motor de referencia sigue jugando.
error-not-compiled-tally = El motor rápido no sabe contar { $name }; el motor de referencia sigue jugando.
error-net-subject = { $file } se hizo para { $made }; hace falta una red para { $wanted }.
error-net-input = { $file } no tiene la entrada { $name }: la red se hizo para otras reglas.

cli-levels-help = Medir cuántos puntos consiguen los niveles de bots en cada juego.
cli-levels-games-help = Los juegos; si no se indica ninguno, todos
cli-levels-fit-help = Elegir de nuevo los bots de los niveles antes de medirlos
cli-levels-page-help = Guardar las cifras y escribir las tablas en esta página (docs/bots.md)
cli-levels-measuring = { $game }: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
error-levels-band = { $game }: { $level } debería conseguir de { $low } a { $high } puntos, la segunda franja más baja de la tabla en solitario. Ejecuta «metroscribe levels --fit».
error-levels-step = { $game }: { $level } debería estar al menos { $step ->
    [one] { $step } punto
   *[other] { $step } puntos
} por encima del nivel inferior. Ejecuta «metroscribe levels --fit».
error-levels-page = { $file } no tiene sitio para las tablas: le faltan las dos líneas de comentario que las rodean en docs/bots.md.

game-city = { $city }
finish-turn = Lo que ha hecho { $name } vale.
