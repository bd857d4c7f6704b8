# Lo que solo dicen las páginas de reglas: los pies de sus imágenes.
book-joker = Un comodín: la sección puede llevar a cualquier estación vecina, sea cual sea su símbolo.
book-wild = La carta muestra un cuadrado. La estación comodín C3 sirve tanto como los cuadrados.
book-line = La línea azul tiene estaciones en { $districts ->
    [one] { $districts } distrito
   *[other] { $districts } distritos
}, la mayoría arriba a la izquierda.
book-river = { $crossings ->
    [one] { $crossings } sección de la línea azul cruza
   *[other] { $crossings } secciones de la línea azul cruzan
} el río; la zona de puntuación muestra cuánto suma eso.
book-joined = Las líneas verdes ya son una, y se lleva la bonificación.
book-interchanges = { $few ->
    [one] Para { $few } línea
   *[other] Paran { $few } líneas
} en E3, { $more } en D2 y { $most } en C3.
book-stamps = Hay intercambiadores en { $districts ->
    [one] { $districts } distrito exterior
   *[other] { $districts } distritos exteriores
} y en la esquina. El distrito de arriba a la izquierda no recibe sello.
book-loop-missed = Todas las estaciones de esta línea circular están conectadas, menos E3.
book-tourists = Las líneas azul y rosa paran en el lugar turístico D2; la morada, en D4. { $boxes ->
    [one] Es { $boxes } casilla
   *[other] Son { $boxes } casillas
}.
book-pad = La zona de puntuación tras la ronda { $round } y al final de la partida.
book-pad-loop = La zona de puntuación tras la ronda { $round }, cuando aún faltan estaciones de la línea circular ({ $missing } de { $stations }), y al final de la partida. En C1 paran las líneas rosa y morada; con la circular { $lines ->
    [one] es { $lines } línea
   *[other] son { $lines } líneas
}.
book-pad-joined = La zona de puntuación tras la ronda { $round }, en la que se unieron las líneas verdes, y al final de la partida. La estación enmarcada C3 cuenta como { $interchanges ->
    [one] { $interchanges } intercambiador
   *[other] { $interchanges } intercambiadores
}.
book-objectives = Un objetivo que pide una estación en cada distrito. La primera red lo cumple; a la segunda le falta el distrito de abajo a la izquierda y no da puntos.
book-recurring-switch = El desvío del turno { $turn } vuelve al mazo. En el turno { $again } sale otra vez, y la línea puede salir de nuevo desde D2.
book-recurring-double-switch = El desvío doble del turno { $turn } vuelve al mazo. En el turno { $again } sale otra vez: de nuevo una sección para cada línea.
book-effect-switch = Turno { $turn }: el círculo es especial, con el efecto «desvío». Por eso la línea puede salir desde D2.
book-effect-joker = El círculo es especial, con el efecto «comodín y vía de doble carril»: la azul puede ir a cualquier símbolo, también junto a la rosa.
book-double-station = La estación A1, a la que se llega con el círculo especial, cuenta doble: { $stations ->
    [one] { $stations } estación cuenta
   *[other] { $stations } estaciones cuentan
} como { $counted }.
book-power-second = Tras ir de B2 a A1 el poder permite una segunda sección en el mismo turno, otra vez hasta un círculo.
book-power-joker = Con el poder, la carta del círculo lleva también a un cuadrado. Una sección hasta un círculo no lo gasta.
book-power-switch = Con el poder la línea puede salir desde D2, como si la carta viniera con un desvío.
book-power-circle = La línea tiene { $stations ->
    [one] { $stations } estación
   *[other] { $stations } estaciones
} en su mejor distrito. Con el poder eso cuenta como { $counted }.
book-look-ahead = La carta con el ojo es la siguiente. Desde D2 llevará a los cuadrados C1 y E3; desde C3, también a B4.
book-triple-corners = La línea llega en F4 al distrito secundario. { $districts ->
    [one] Su { $districts } distrito cuenta
   *[other] Sus { $districts } distritos cuentan
} como { $counted }.
book-double-stations = { $stations ->
    [one] La { $stations } estación del mejor distrito cuenta
   *[other] Las { $stations } estaciones del mejor distrito cuentan
} como { $counted }.
book-double-tracks = En esta ronda la azul puede ir junto a la rosa con cualquier carta.
book-starts-two = La línea del oso va de B2 a D4 pasando por D2. Sus extremos son solo B2 y D4.
book-card-line = Una carta con el oso: solo puede crecer la línea que sale de B2.
book-joining = Una sección entre las líneas las une. Desde entonces cualquier carta alarga esa única línea, aquí en B2 o en F2.
book-double-switch = Con un desvío doble ya está dibujada la primera sección, de C3 a D4. La segunda es para la otra línea.
book-joker-frames = Con un comodín la línea ha llegado a C1: la estación se enmarca.
book-switch = Turno { $turn }, con un desvío: la línea también puede salir desde D2, donde ya tiene { $sections ->
    [one] { $sections } sección
   *[other] { $sections } secciones
}.
book-starts = Los extremos de la línea azul son E3 y su estación de salida, B2.
book-follows = La carta muestra un círculo. Hay líneas guía hasta los círculos A1, D2 y C3.
book-circle = La línea va de B2 a D2 pasando por C3 y D4. Puede crecer desde B2, pero nunca volver a C3.
book-crossing = La línea rosa es de una ronda anterior. La azul puede encontrarse con ella en una estación, pero no cruzarla.
book-one-track = Entre D2 y C3 hay una vía rosa: no queda sitio para una azul. Desde B2 el camino a C3 está libre.
book-double-track = Este comodín permite una vía de doble carril: la azul puede ir junto a la rosa. Donde ya hay { $tracks ->
    [one] { $tracks } vía
   *[other] { $tracks } vías
} no cabe otra.
book-loop = Al interior de la línea circular solo se entra por una de sus estaciones. Para ir junto a ella hace falta una vía de doble carril.
book-extension = El círculo es especial en esta ronda, con el efecto «extensión». Tras ir de B2 a C3 la línea puede seguir recta, aquí hasta D4.

# Lo que se ve, en una mesa de verdad, la suma.
guide-heading-map = Lo que ves
guide-map = El mapa tiene { $stations } estaciones en { $districts } distritos. Las estaciones muestran un símbolo: { $first }, { $second }, { $third } o { $fourth }.
guide-map-departures = Una estación de salida tiene el color de su lápiz. Unas líneas guía finas muestran por dónde pueden ir las secciones.
guide-map-pad = Los puntos se anotan en la zona de puntuación. Cada línea tiene allí su casilla, y también todo lo demás que puntúa.
guide-heading-table = En una mesa de verdad
guide-table = No empieza nadie, porque todo el mundo dibuja a la vez. Con papel y cartas, el controlador voltea las cartas para todo el mundo. En la primera ronda es quien ha montado en metro más recientemente y, después, en cada ronda, la siguiente persona a la izquierda. Aquí las cartas se voltean solas.
guide-heading-total = El total
guide-sum-row = { $box } = { $points }
guide-sum-row-lost = { $box } = −{ $points }
guide-sum-track = { $box } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
guide-sum-track-lost = { $box } (−{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})

# Módulos, cada uno con un ejemplo.
guide-example-objectives = Quien cumple todos los objetivos que han salido suma { $points } puntos a su total.
guide-example-special-stations = Por ejemplo, han salido el símbolo del { $symbol } y el efecto «comodín y vía de doble carril». Siempre que en esta ronda se voltea una carta con un { $symbol }, puedes dibujar en su lugar hasta un { $other }, también junto a otra vía.
guide-example-powers = Por ejemplo, tu lápiz tiene el poder «comodín». Sale un { $symbol }, pero prefieres ir a un { $other }: usas el poder y dibujas hasta allí. En esta ronda ya no puedes volver a usarlo.
guide-example-round-effects = Por ejemplo, con los distritos secundarios triples, una línea con estaciones en { $districts } distritos, uno de ellos secundario, cuenta { $counted } distritos.

# Táctica.
guide-heading-tactics = Táctica
guide-tactics-factors = En una línea se multiplica, así que haz crecer ambos números: { $districts } × { $stations } es más que { $many } × { $few }.
guide-tactics-cards = Todas las cartas de la ronda están a la vista. Antes de contar con un símbolo, mira si todavía puede salir.
guide-tactics-ends = Mantén vivos los extremos de tu línea: desde uno con pocos símbolos alrededor pronto no se va a ninguna parte. A veces es mejor no dibujar nada que quedarse sin salida.
guide-tactics-room = Las secciones nunca se cruzan, así que cada línea estorba a la siguiente. Deja una salida libre a las estaciones de salida en las que aún tienes que empezar.
guide-tactics-interchanges = En las rondas posteriores lleva tu línea por estaciones que ya has conectado. Así surgen intercambiadores sin coste alguno.
guide-tactics-loop = Las estaciones de la línea circular compensan por partida doble. Cada una que dejas sin conectar cuesta puntos; y donde paras, la línea circular ya cuenta como una línea del intercambiador.
guide-tactics-corners = Un distrito secundario tiene una sola estación. Si paran en ella líneas de distintos colores, su sello turístico vale más que el de un distrito exterior.
guide-tactics-double-track = Con un comodín puedes dibujar junto a otra vía. Eso ayuda a una línea encajonada y abre el camino a lo largo de la línea circular.
guide-tactics-joining = Une tus líneas si puedes. Eso da puntos adicionales, se multiplican juntos los distritos y las estaciones de ambas, y desde entonces sirve cualquier símbolo de línea.
guide-tactics-ending = La última carta de cualquiera de los símbolos de línea pone fin a la ronda. Lleva la cuenta y no dejes para el final la unión de tus líneas.
guide-tactics-wild = Una estación comodín sirve para cualquier carta. Ten una a tu alcance para el turno en que no sirva nada más.
guide-tactics-sights = Cada una de tus líneas puede volver a parar en los mismos lugares turísticos, y cuanto más avanzas en la fila, más añade una visita.
guide-tactics-river = Cada sección bajo el río da puntos. Una línea que va y viene reúne además distritos en ambas orillas.

# Una primera partida.
guide-heading-first = Tu primera partida
guide-first-plain = Juega tus primeras partidas sin módulos. Añádelos cuando domines las reglas básicas, y no todos a la vez.
guide-first-easy = Esta ciudad es buena para empezar: una sola línea en cada ronda, ninguna línea circular que estorbe y una estación comodín que sirve para cualquier carta.
guide-first-two-lines = Un par de líneas en cada ronda requiere algo de práctica. Si no conoces la serie, es más fácil una ciudad con una sola línea en cada ronda.
guide-first-demanding = Por su línea circular, esta ciudad es la más exigente de la serie. Si no conoces la serie, empieza por otra ciudad.

# Cómo leemos las reglas.
guide-heading-readings = Nuestra lectura
guide-readings-own-map = El mapa impreso no es público. Este es nuestro: los distritos y las estaciones de salida corresponden a lo que dice el reglamento; dónde están las estaciones y las líneas guía lo hemos decidido nosotros.
guide-readings-deck = El reglamento dice cuántas cartas hay de cada tipo. Qué símbolos muestran lo deducimos de los demás juegos de la serie.
guide-readings-bands = En la tabla en solitario del reglamento, el límite de la mejor fila pertenece también a la fila inferior. Nosotros lo contamos en la inferior.
guide-readings-no-rulebook = No tenemos el reglamento de esta ciudad. Conocemos sus reglas por lo que otros han escrito sobre ellas. El mapa es el del juego impreso, comparado con varias transcripciones.
guide-readings-pencils = Según los reglamentos, cada cual elige un lápiz. Aquí se reparten al azar, salvo que la mesa esté preparada para elegir; entonces el azar solo decide quién elige primero.
guide-readings-districts = Los reglamentos cuentan los distritos por los que pasa una línea; nosotros, aquellos en los que para. En nuestros mapas es lo mismo: ninguna sección pasa por un distrito en el que no esté ninguna de sus estaciones.
guide-readings-empty = Una línea sin secciones no puntúa y no conecta nada, ni siquiera su estación de salida.
guide-readings-early = En los { $early } primeros turnos de una ronda, en los que se ignora un desvío, tampoco se puede usar un efecto o un poder que actúe como un desvío.
guide-readings-double-section = Una sección que da puntos por sí misma los da también junto a otra vía.
guide-readings-double-station = Una estación doble cuenta como tal sin que tengas que decirlo, porque nunca perjudica.
guide-readings-extension = Una sección a lo largo de una curva no tiene extensión.
guide-readings-printed = Lo que decide sobre el efecto es el símbolo de la carta, sea cual sea la estación hasta la que dibujes.
guide-readings-double-track = El efecto «comodín y vía de doble carril» permite también aquí una vía de doble carril, aunque los comodines de esta ciudad no la permitan.
guide-readings-powers = Conocemos los lápices de poder solo por lo que otros han escrito sobre ellos. Es regla nuestra que una sección que ya podías dibujar nunca gasta el poder.
guide-readings-second = Una segunda sección necesita una primera en el mismo turno. Puede empezar en cualquier extremo, también en el nuevo, y lo que permite el turno vale para ambas.
guide-readings-second-wild = La segunda sección puede llevar siempre a una estación comodín y, después de un comodín que te haya llevado a una, a cualquier símbolo.
guide-readings-circle = La estación rodeada se suma al mejor distrito cuando se puntúa la línea.
guide-readings-circle-doubled = Donde se duplican las estaciones del mejor distrito, la rodeada se suma antes.
guide-readings-circle-station = Una estación rodeada y una estación doble se suman, aunque sean la misma.
guide-readings-joker-power = El poder «comodín» no provoca ningún efecto de una estación especial, y tampoco lo impide.
guide-readings-order = El orden de los módulos dentro de un turno es nuestro. Una extensión a la que renuncias se puede dibujar todavía como segunda sección, y eso gasta el poder.
guide-readings-better-line = Si las líneas de un color no están unidas, las estaciones dobles valen para la que más gana con ello; no se pregunta a nadie.
guide-readings-visiting = Los efectos de ronda vienen de otra ciudad. Su reglamento los admite también aquí, pero deja los detalles para una página que no tenemos. En solitario restamos por ellos { $points } puntos, como allí.
guide-readings-recurring = Un desvío recurrente vuelve también si se había ignorado, y permite una sola sección, como siempre.
guide-readings-corners = Los distritos secundarios son los que tienen una sola estación, en las esquinas del mapa.
guide-readings-beside-loop = Las vías de doble carril pueden ir también junto a la línea circular.

# Las palabras que explican las reglas, en todas las formas que las reglas usan.
term-district = distrito, distritos
term-symbol = símbolo, símbolos
term-departure = estación de salida, estaciones de salida
term-guide-line = línea guía, líneas guía
term-pencil = lápiz, lápices
term-joker = comodín, comodines
term-switch = desvío, desvíos, desvío doble, desvíos dobles
term-wild = estación comodín, estaciones comodín
term-double-track = vía de doble carril, vías de doble carril
term-loop = línea circular
term-objective = objetivo, objetivos
term-special = estaciones especiales
term-extension = extensión
term-double-station = estación doble, estaciones dobles
term-power = lápiz de poder, lápices de poder, poder, poderes
term-round-effect = efecto de ronda, efectos de ronda
term-interchanges = intercambiador, intercambiadores
