# El servidor: lo que rechaza, y lo que dicen sus órdenes.

error-name = Un nombre necesita al menos un carácter visible.
error-outdated = Este servidor no puede seguir con la partida: le falta la versión { $rules } de las reglas de { $game }, o tiene otro mapa para ellas.
error-log-short = El registro de esta partida se corta a mitad de un turno: faltan cartas que sus reglas reparten.
error-log-long = El registro de esta partida nombra más cartas de las que sus reglas reparten: { $cards }.
error-log-damaged = No se puede leer el registro de esta partida ({ $reason }).
error-log-gap = En el registro de esta partida faltan sucesos.
error-log-phase = El registro de esta partida se corta: faltan sus últimos sucesos.
error-log-result = El resultado en el registro de esta partida no es el que resulta de sus reglas.
error-match-over = La partida ha terminado.
error-not-over = La partida aún no ha terminado.
error-not-started = La partida aún no ha empezado.
error-started = La partida ya ha empezado.
error-no-token = Solo quien tiene una clave propia puede ocupar un asiento.
error-seated = Ya tienes el asiento { $seat }.
error-full = No queda ningún asiento libre.
error-taken = El asiento { $seat } está ocupado.
error-not-seated = No tienes ningún asiento en esta mesa.
error-not-host = Eso solo puede hacerlo quien dirige la mesa.
error-vacant = Queda un asiento libre: deja que lo ocupe alguien, o un bot.
error-knock = Esta mesa es privada. Pide un asiento, y alguien de la mesa podrá dejarte entrar.
error-invite = Este enlace de invitación no es de esta mesa. Pide uno nuevo.
error-removed = Quien dirige la mesa te ha quitado de ella. Pide un asiento, y alguien de la mesa podrá dejarte entrar.
error-reserved = Este asiento queda reservado unos minutos para { $name }.
error-knocked = Ya lo has pedido. Ahora tiene que responder alguien de la mesa.
error-many-knocks = Muchas personas están pidiendo asiento aquí. Inténtalo dentro de un momento.
error-no-knock = Esta petición ya está resuelta.
error-seat-free = El asiento { $seat } ya está libre.
error-own-seat = Ese es tu propio asiento.
error-is-here = { $name } está aquí y decide por su cuenta.
error-wait = { $name } aún no lleva fuera el tiempo suficiente. Inténtalo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-clock-first = Aquí hay un reloj en marcha. Solo podrás decidir cuando se haya acabado el tiempo.
error-done-already = Eso ya se ha hecho por { $name }.
error-not-awaited = El turno no está esperando a { $name }.
error-replaced = Un bot dibuja por ti, o los demás han seguido sin ti. Vuelve primero a la partida.
error-chosen = Este turno se ha jugado por ti, y así se queda. Con la próxima carta vuelves a jugar.
error-not-replaced = Ya estás jugando.
error-not-reached = No se puede avisar a { $name }: ahora no tiene la página abierta.
error-nudged = A { $name } se le acaba de avisar. Inténtalo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-reactions = No tantas a la vez. Inténtalo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-no-part-due = Ahora no se espera ninguna aportación tuya al reparto.
error-no-clock = No corre ningún reloj en este turno.
error-time-enough = Este turno ya ha tenido más tiempo suficientes veces.
error-other-turn = Eso era para otro turno; este muestra otras cartas.
error-out-of-order = Las órdenes de este asiento llegaron desordenadas; aceptadas hasta ahora: { $count }.
error-ready = Ya has pulsado «Listo». Para cambiar algo, pulsa antes «Espera, aún no».
error-not-ready = Todavía no has pulsado «Listo»; no hay nada que retirar.
error-step-open = Todavía no puedes pulsar «Listo»: antes da el siguiente paso de este turno o recházalo.
error-no-table = No hay ninguna mesa «{ $code }».
error-too-many-tables = Desde una misma dirección se pueden abrir como mucho { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} por hora.
error-tables-full = En este servidor ya hay { $count ->
    [one] { $count } mesa abierta
   *[other] { $count } mesas abiertas
} y por ahora no caben más. Inténtalo más tarde.
error-empty-full = En este servidor ya hay { $count ->
    [one] { $count } mesa en la que
   *[other] { $count } mesas en las que
} no se sienta nadie. Abre la tuya con un asiento para ti o inténtalo más tarde.
error-maps-full = Este servidor ya ha aceptado bastantes mapas propios por hoy. Juega en uno de los suyos o inténtalo mañana.
error-no-such-deal = «{ $code }» no es una partida terminada de este juego, así que su reparto no se puede repetir.
error-seed = Una semilla consta de caracteres visibles; solo puede haber espacios entre ellos.
error-two-deals = Una mesa tiene un solo reparto: el de una semilla o el de una partida terminada.
error-own-map = El mapa no se puede usar{ $line ->
    [0] { "" }
   *[other] , línea { $line }
}: { $fault }
fault-line-long = Una línea tiene más de { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
}.
fault-lines-many = Tiene más de { $most ->
    [one] { $most } línea
   *[other] { $most } líneas
}.
error-message = El mensaje no se puede leer: { $reason }.
error-message-long = El mensaje es demasiado largo; como mucho { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
error-hello = Una conexión empieza con un solo «hello».
error-media-type = Aquí solo se lee { $type }.
error-slow = El mensaje ha tardado demasiado en llegar.
error-too-many-sockets = Desde una misma dirección { $count ->
    [one] puede mirar como mucho { $count } persona
   *[other] pueden mirar como mucho { $count } personas
} a la vez.
error-wrong-codes = Desde tu dirección han llegado demasiados códigos que no llevan a ninguna mesa. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-codes-busy = Ahora mismo se están escribiendo muchos códigos. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-busy = El servidor está saturado. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-seat-sockets = Este asiento ya está abierto en { $count ->
    [one] { $count } página
   *[other] { $count } páginas
}. Cierra antes alguna.
error-match-long = Esta partida tiene { $count ->
    [one] { $count } suceso
   *[other] { $count } sucesos
} y no admite más. Solo se puede terminar.
error-no-room = El servidor está lleno. Inténtalo de nuevo dentro de un minuto.
error-host = Este servidor no responde al nombre { $name }. Quien lo administra puede indicarlo con --public.
error-origin = Solo las páginas de este servidor pueden abrir conexiones.
error-no-page = No hay nada en { $path }.
error-method = Eso no se puede hacer con { $path }.
error-inside = Algo ha fallado dentro del servidor. Su registro dice más.
error-store = El almacén no lo acepta ahora: { $reason }.
error-damaged = La partida { $code } está dañada y no se puede mostrar ni continuar. Las demás siguen. Quien administra este servidor puede buscarla en una copia de seguridad.
store-no-code = no queda ningún código libre
store-full = No queda espacio en el disco.
store-read-only = El disco solo se puede leer.
store-locked = Otro programa tiene bloqueado el archivo de las partidas.
store-damaged = El archivo de las partidas está dañado.
store-slow = El disco tarda mucho.
store-writer = El proceso que guarda las partidas se ha detenido y se vuelve a iniciar.
store-other = El disco no acepta nada.
error-no-secret = Falta el secreto de este reparto; la partida no puede seguir.
error-data-folder = La carpeta { $folder } no sirve para guardar partidas ({ $reason }). Elige otra con --data.
error-data-damaged = Las partidas de { $folder } están dañadas ({ $reason }). Guarda una copia de la carpeta y después restaura una copia de seguridad en una carpeta vacía.
error-no-matches = En { $folder } no hay partidas. Indica su carpeta con --data.
error-newer-data = Las partidas las guardó una versión más nueva (formato { $version }; esta conoce el { $own }).
error-port = El puerto { $port } de { $host } no se puede usar ({ $reason }). Elige otro con --port.
error-running = Un servidor está usando { $folder }. Páralo primero.
error-start = El servidor no ha podido arrancar ({ $reason }). Su registro dice más.
error-backup-target = { $file } ya existe; una copia no sobrescribe nada.
error-backup-nothing = No hay copia de { $file }: { $reason }.
error-not-a-backup = { $file } no es una copia de partidas ({ $reason }).
error-restore-target = En { $folder } ya hay partidas; restaura en una carpeta vacía.
error-record-unfinished = { $file } no ha terminado; solo se importan partidas terminadas.
error-record-unproven = { $file } no se ha importado porque la prueba de su reparto no es válida (--unproven lo acepta sin ella): { $fault }

deal-missing = El registro no demuestra su reparto: falta «deal { $name }».
deal-commitment = El secreto no corresponde al compromiso que se mostró antes de la partida.
deal-bytes = «deal { $name }» no son { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
} en hexadecimal.
deal-parts = «{ $parts }» no nombra aportaciones de asientos de esta mesa como asiento:hexadecimal, en orden.
deal-card = La carta { $number } es { $card }, pero la prueba del propio registro reparte { $due }.
deal-known = «{ $known }» no es ni una semilla ni una clave.
deal-unpublished = La partida no ha terminado: el secreto de su reparto aún no está publicado.

cli-deal-good = { $file }: todas las cartas ({ $cards }) son las que reparten el secreto y las aportaciones. El reparto fue limpio si la mesa mostró este compromiso antes de la partida: { $commitment }
cli-deal-known = { $file }: todas las cartas ({ $cards }) son las del reparto conocido.
cli-serve-help = Ofrecer partidas para navegadores y teléfonos.
cli-host-help = La dirección en la que escucha el servidor
cli-port-help = El puerto en el que escucha el servidor; con 0, uno libre
cli-data-help = La carpeta en la que se guardan las partidas (por defecto: ~/.local/share/metroscribe)
cli-lan-help = Abrir el servidor a toda la red local; para sentarse basta entonces con el código de la mesa
cli-public-help = La dirección de los enlaces, si hay un proxy delante del servidor
cli-proxy-help = La dirección o la red de un proxy de confianza, cuya cabecera X-Forwarded-For vale; se puede repetir
cli-not-an-address = «{ $value }» no es ni una dirección ni una red. Escribe, por ejemplo, 127.0.0.1, 10.0.0.0/8 o ::1.
cli-no-proxy = Todo lo que pasa por un proxy cuenta como de una sola dirección, con los límites de una sola, hasta que indiques el proxy con --proxy.
cli-limit-help = Cambiar uno de los límites de docs/security.md, por ejemplo tables_per_hour=500; se puede repetir
cli-value-limit = NOMBRE=NÚMERO
cli-log-help = Formato del registro; sin esta opción, texto legible en un terminal y JSON en los demás casos
cli-metrics-port-help = Ofrecer las métricas para Prometheus en un puerto propio en vez de en /metrics; 0 toma uno libre
cli-metrics-host-help = La dirección de ese puerto
cli-no-limit = No hay ningún límite llamado «{ $name }». Hay: { $candidates }.
cli-no-limit-near = No hay ningún límite llamado «{ $name }». ¿Querías decir «{ $near }»?
cli-limit-value = El límite { $name } no puede ser «{ $value }»: tiene que ser un número mayor que 0.
cli-keep-help = Borrar las partidas terminadas al cabo de tantos días; con 0 se guardan siempre
cli-backup-every-help = Hacer una copia con este intervalo, como 6h; si no se indica, ninguna
cli-backup-keep-help = Cuántas de estas copias se conservan; las más antiguas se borran
cli-backup-to-help = La carpeta para ellas, que no se usa para nada más (por defecto: backups en la carpeta de las partidas)
cli-value-duration = TIEMPO
cli-not-a-duration = «{ $value }» no es una duración. Escribe 90s, 30m, 6h o 1d, por ejemplo.
cli-imprint-help = Un archivo de texto que dice quién administra este servidor; la página lo enlaza
cli-privacy-help = Un archivo de texto que dice qué se guarda de la gente y para qué; la página lo enlaza
cli-verify-help = Comprobar que las cartas de un registro se repartieron limpiamente.
cli-backup-help = Copiar todas las partidas a un archivo, incluso con el servidor en marcha, y comprobarlas.
cli-restore-help = Poner las partidas de una copia de seguridad en una carpeta vacía, y comprobarlas.
cli-export-help = Escribir en una carpeta los registros de todas las partidas terminadas.
cli-import-help = Añadir partidas terminadas a partir de sus registros.
cli-backup-file-help = El archivo que se escribe; uno existente no se sobrescribe
cli-restore-file-help = Un archivo escrito por «metroscribe backup»
cli-export-folder-help = La carpeta para los registros
cli-import-files-help = Los registros de partidas terminadas
cli-unproven-help = Importar también registros con una prueba del reparto no válida, sin esa prueba
cli-serving = Metroscribe está en { $address } (partidas en { $folder }). Ctrl-C lo termina.
cli-backed-up = { $matches ->
    [one] { $matches } partida está
   *[other] { $matches } partidas están
} en { $file }.
cli-restored = { $matches ->
    [one] { $matches } partida está
   *[other] { $matches } partidas están
} en { $folder }.
cli-exported = { $matches ->
    [one] { $matches } registro está
   *[other] { $matches } registros están
} en { $folder }.
cli-not-exported = La partida { $code } se ha omitido: { $reason }
cli-checking = Se repiten las partidas
cli-left-out = La partida { $code } no se puede leer y se ha omitido: { $reason }
cli-unsound = La partida { $code } está incluida, pero no se puede repetir: { $reason }
cli-outdated = { $matches ->
    [one] Una partida incluida no se puede
   *[other] { $matches } partidas incluidas no se pueden
 } repetir aquí: { $reason }
cli-store-damaged = El archivo copiado está dañado ({ $reason }); se ha conservado todo lo que se puede leer en él.
cli-imported = { $file } es la partida { $code }.
cli-imported-unproven = { $file } es la partida { $code }, sin prueba de su reparto: la del registro no es válida.
cli-forget-help = Borrar para siempre una partida, o un nombre en todas las partidas.
cli-forget-code-help = El código de la partida que se borra con todos sus datos
cli-forget-name-help = El nombre que se sustituye por un signo neutro en todas las partidas
cli-forget-yes-help = No pedir confirmación
cli-forget-one = Indica el código de una partida, o un nombre con --name.
cli-forget-match = Se borrará esta partida con su registro, el secreto de su reparto y todos sus nombres: { $match }
cli-forget-name = En lugar del nombre { $name } quedará { $neutral }, y se olvidará desde dónde se abrió la mesa, en { $matches ->
    [one] una partida
   *[other] { $matches } partidas
 }; las cartas, las jugadas y los resultados se quedan:
cli-forget-shown = { $code } ({ $game }, { $day }: { $people })
cli-forget-sure = Esto no se puede deshacer. Escribe sí para seguir:
cli-forget-answer = sí
cli-forget-kept = No se ha cambiado nada.
cli-forgotten-match = La partida { $code } está borrada.
cli-forgotten-name = El nombre { $name } { $matches ->
    [0] no está en ninguna partida.
    [one] ha desaparecido de una partida.
   *[other] ha desaparecido de { $matches } partidas.
 }
cli-forget-elsewhere = Las copias y los registros exportados antes pueden contenerlo todavía: bórralos, o repite esto después de restaurar.
cli-forget-unreadable = La partida { $code } no se puede leer y puede contener todavía el nombre: «metroscribe forget { $code }» la borra.
cli-value-code = CÓDIGO

page-unbuilt = La página aún no está construida: ejecuta `python web/build.py` en el clon y recárgala.
error-legal-read = { $option }: no se puede leer { $file }: { $reason }.
error-legal-long = { $option }: { $file } tiene más de { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}. Acórtalo.
error-legal-encoding = { $option }: { $file } no es texto en UTF-8. Guárdalo con esa codificación.
error-legal-empty = { $option }: { $file } no dice nada. Escribe tu texto en él o quita la opción.
error-exec-bots = Quien administra este servidor no ha permitido programas de bot.
error-bot-option-most = La opción «{ $option }» del bot «{ $name }» puede ser como máximo { $most } en este servidor.

# Un bot: en una lista, lo mismo con su forma de jugar, y en la mesa.

bot-random-title = Al azar
bot-random-text = { bot-random-title }: dibuja donde le dejen
bot-random-name = Bot al azar
bot-greedy-title = Codicioso
bot-greedy-text = { bot-greedy-title }: toma enseguida los puntos que pueda
bot-greedy-name = Bot codicioso
bot-lookahead-title = Previsor
bot-lookahead-text = { bot-lookahead-title }: sopesa cada carta que puede salir
bot-lookahead-name = Bot previsor
bot-mcts-title = Búsqueda en árbol
bot-mcts-text = { bot-mcts-title }: prueba muchos caminos hasta el final
bot-mcts-name = Búsqueda en árbol (bot)
bot-learned-title = Entrenado
bot-learned-text = { bot-learned-title }: juzga por lo que ha aprendido de la ciudad
bot-learned-name = Bot entrenado
bot-exec-title = { $path }
bot-exec-text = { $path }: un programa de este servidor
bot-exec-name = { $path } (bot)
bot-beginner-title = Principiante
bot-beginner-text = { bot-beginner-title }: toma puntos, pero se le escapan muchos
bot-beginner-name = Principiante (bot)
bot-commuter-title = Viajero
bot-commuter-text = { bot-commuter-title }: juega por los puntos más cercanos
bot-commuter-name = Viajero (bot)
bot-conductor-title = Revisor
bot-conductor-text = { bot-conductor-title }: prueba muchos turnos hasta el final
bot-conductor-name = Revisor (bot)
bot-mastermind-title = Mente maestra
bot-mastermind-text = { bot-mastermind-title }: ha estudiado la ciudad
bot-mastermind-name = Mente maestra (bot)
bot-with-options = { $bot }, { $options }
bot-unknown = { $spec }

why-not-playing = Ahora no hay nada que dibujar.
why-ready = Ya has pulsado «Listo». Para cambiar algo, pulsa antes «Espera, aún no».
