# Next Station: lo que dicen todas las ciudades de la familia.

rule-not-a-move = «{ $given }» no es una jugada. Escribe una sección como C4-E4, junto a otra vía como C4=E4, y «-» para pasar.
rule-no-station = No hay ninguna estación en { $at }.
rule-no-guide-line = Ninguna línea guía lleva directamente de { $start } a { $end }.
rule-not-on-line = { $at } no está en tu línea; una sección empieza en uno de sus extremos.
rule-not-an-end = { $at } está en medio de tu línea; solo un desvío te permite salir desde ahí, y no { $early ->
    [one] en el primer turno
   *[other] en los { $early } primeros turnos
} de una ronda.
rule-not-an-end-double-switch = { $at } está en medio de tu línea; solo un desvío doble te permite salir desde ahí.
rule-symbol = El símbolo de { $at } es «{ $symbol }», y la carta pide «{ $wanted }».
rule-circle = { $at } ya está en esta línea; una línea nunca vuelve a una de sus estaciones.
rule-crosses = De { $start } a { $end } cruzarías la sección { $section }.
rule-crosses-loop = De { $start } a { $end } cruzarías la línea circular en el tramo { $section }; solo por sus estaciones puedes entrar o salir.
rule-track-taken = Entre { $start } y { $end } ya hay una vía; solo puedes dibujar a su lado cuando se te permite una vía de doble carril.
rule-one-track = Entre { $start } y { $end } ya hay una vía y no queda sitio para otra.
rule-two-tracks = Entre { $start } y { $end } ya hay dos vías y no queda sitio para una tercera.
rule-closed = Esta sección está cerrada por ahora.
rule-straight-on = Una extensión sigue recta desde la sección que acabas de dibujar.
rule-double-sign = Ahí no hay ninguna vía al lado; escribe la sección con «-».
rule-single-sign = Va al lado de otra vía; escribe la sección con «=».
why-stuck = Desde { $at } esta carta no lleva a ninguna parte: ninguna estación vecina que sea nueva para tu línea tiene su símbolo.
why-nowhere = Aquí no hay nada que dibujar. Toca un extremo de tu línea o una estación a la que pueda llegar.
why-nothing = Con esta carta no puedes dibujar nada. Termina el turno.
why-power = Solo puedes dibujarla con el poder «{ $power }». Toca antes su botón.
why-hint-power = Con tu poder «{ $power }» podrías hacerlo: toca antes su botón.
why-hint-card = Con un { $symbol } o un comodín llegarías desde { $start }.
why-hint-from = Las líneas guía llevan a { $end } desde: { $stations }.
why-hint-take-back = Deshaz tu última sección si quieres dibujar otra.

error-pencils = «{ $given }» no nombra una sola vez cada uno de los lápices { $pencils }; con «choose» cada cual elige el suyo.
error-position-dealt = A la posición le faltan o le sobran cartas de las que sus módulos reparten hasta esta ronda.
error-position-section = «{ $section }» no puede estar en una posición. { $rule }
error-position-state = «{ $state }» no puede estar en esta posición.
error-position-open = La posición acaba en mitad de un turno: falta la carta que acompaña al desvío.

fault-unknown-symbol = «{ $mark }» en { $at } no es un símbolo. Los símbolos son { $marks }; un punto indica que no hay nada.
fault-unknown-district = { $at } está en el distrito «{ $letter }», que no aparece en [districts].
fault-empty-district = el distrito «{ $letter }» no ocupa ningún punto del mapa.
fault-not-a-section = «{ $section }» no es una sección; las secciones se escriben C4-E4.
fault-missing-is-loop = { $section } es parte de la línea circular y no puede faltar.
fault-missing-is-none = { $section } no puede faltar, porque por ahí no pasa ninguna línea guía.
fault-loop-open = el recorrido de la línea circular debe acabar en la estación donde empezó.
fault-loop-crooked = la línea circular no puede ir recta de { $at } a { $end }; indica entre paréntesis la esquina de ese tramo.
fault-loop-corner = la línea circular no puede girar en ({ $at }): la esquina debe compartir fila con una de sus dos estaciones y columna con la otra.
fault-loop-twice = la línea circular para dos veces en { $at }.
fault-loop-through = la línea circular pasa por { $at } sin parar allí.
fault-no-departure = al lápiz { $colour } le falta la estación de salida.
fault-unknown-pencil = no hay ningún lápiz { $colour }. Lápices: { $pencils }.
fault-shared-departure = { $at } es la estación de salida de dos lápices.
fault-third-district = estas secciones pasan por un distrito donde no está ninguna de sus estaciones (la primera, por { $district }): ponlas como missing = [{ $sections }] o cambia los distritos.
fault-short-reach = desde su estación de salida { $at }, el lápiz { $colour } debe alcanzar al menos { $least ->
    [one] { $least } símbolo
   *[other] { $least } símbolos distintos
}, sin contar la línea circular; solo alcanza: { $symbol }.
fault-unreachable = ninguna línea puede llegar a la estación { $at }.
fault-unknown-kind = no hay distritos del tipo «{ $kind }». Tipos: { $kinds }.
fault-kind-count = debe haber { $count ->
    [one] { $count } distrito
   *[other] { $count } distritos
} del tipo «{ $kind }», no { $found }.
fault-district-stations = el distrito { $district } debe tener { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
}, no { $found }.
fault-arrangement = los distritos no están situados entre sí como deben; mira: { $row }.
fault-symbol-count = debe haber { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
} con el símbolo «{ $symbol }», no { $found }.
fault-loop-stations = la línea circular debe tener { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
}, no { $found }.
fault-loop-curves = al menos un tramo de la línea circular debe ser una curva.
fault-loop-district = la estación { $at } de la línea circular debe estar en un distrito del tipo «{ $kind }».
fault-loop-leaks = se puede llegar a { $at } desde el centro sin parar en la línea circular.
fault-departure-symbol = la estación de salida del lápiz { $colour } debe tener el símbolo «{ $symbol }».
fault-departure-kind = la estación de salida del lápiz { $colour } debe estar en un distrito del tipo «{ $kind }».
fault-departure-neighbour = junto a la estación de salida del lápiz { $colour } (dirección: { $heading }) debe haber una estación con el símbolo «{ $symbol }».
fault-unknown-card = «{ $card }» no es una carta de estación; las cartas se escriben como subway-circle, street-joker, street-switch.
fault-unknown-tally = no se puede contar «{ $name }». Conocidos: { $candidates }.
fault-tally-parameter = «{ $name }» no admite «{ $parameter }».
fault-tally-lines = en «{ $name }», «lines» es un número del 1 al { $most }.
fault-module-settings = el módulo «{ $name }» no se puede configurar así: { $reason }.
fault-row-points = la fila «{ $name }» necesita «each» (puntos por cada uno) o «track» (puntos por ninguno, uno, dos, etcétera).
fault-unknown-picture = no hay ninguna imagen «{ $name }». Conocidas: { $candidates }.
fault-deck-never-ends = con estas cartas una ronda podría no acabar: de algún tipo de «closing» debe haber tantas cartas como allí se piden; los desvíos no cuentan.

heading-up = arriba
heading-down = abajo
heading-left = izquierda
heading-right = derecha

symbol-circle = círculo
symbol-square = cuadrado
symbol-triangle = triángulo
symbol-pentagon = pentágono
symbol-wild = estación comodín

colour-purple = morado
colour-blue = azul
colour-pink = rosa
colour-brown = marrón
colour-green = verde

module-text-objectives = { $dealt } objetivos para toda la red, de { $points } puntos cada uno.
module-objectives = { module-name-objectives }: { module-text-objectives }
module-text-special-stations = en cada ronda un símbolo tiene un efecto.
module-special-stations = { module-name-special-stations }: { module-text-special-stations }

card-pencil-purple = lápiz morado
card-pencil-blue = lápiz azul
card-pencil-pink = lápiz rosa
card-pencil-brown = lápiz marrón
card-pencil-green = lápiz verde
card-deck-street-circle = círculo (calle)
card-deck-street-square = cuadrado (calle)
card-deck-street-triangle = triángulo (calle)
card-deck-street-pentagon = pentágono (calle)
card-deck-street-joker = comodín (calle)
card-deck-street-switch = desvío (calle)
card-deck-subway-circle = círculo (metro)
card-deck-subway-square = cuadrado (metro)
card-deck-subway-triangle = triángulo (metro)
card-deck-subway-pentagon = pentágono (metro)
card-deck-subway-joker = comodín (metro)
card-symbol-circle = símbolo especial: círculo
card-symbol-square = símbolo especial: cuadrado
card-symbol-triangle = símbolo especial: triángulo
card-symbol-pentagon = símbolo especial: pentágono
card-effect-switch = efecto desvío: puedes empezar en cualquier estación de tu línea (no en los { $early } primeros turnos).
card-effect-joker = efecto comodín y vía de doble carril: puedes ir a cualquier símbolo, también junto a otra vía.
card-effect-extension = efecto extensión: tras tu sección puedes dibujar otra, en línea recta, hasta cualquier símbolo.
card-effect-double-station = efecto estación doble: la estación a la que llegas cuenta dos veces para esta línea.

pile-pencil = lápiz
pile-objective = objetivo
pile-symbol = carta de símbolo
pile-effect = carta de efecto

status-next-station = Ronda { $round }, turno { $turn }. Tu color es { $colour } y sales de { $departure }.
status-next-station-two = Ronda { $round }, turno { $turn }. Tu color es { $colour } y tus estaciones de salida son { $departure }.
move-pass = no dibujar nada
pass-first = no dibujar nada
pass-second = sin segunda sección
pass-extension = sin extensión
pass-other = ninguna para la otra línea
move-pass-played = no se dibujó nada por ti
finish-turn-drawn = Lo que ha dibujado { $name } vale. No se dibuja nada más.
move-draw = de { $start } a { $end } ({ $symbol })
move-double = de { $start } a { $end } ({ $symbol }), junto a la vía que ya hay
# Donde hay poco sitio: la misma jugada en una o dos palabras, bajo su clave con -short.
move-pass-short = nada
move-draw-short = { $start } – { $end }
move-double-short = { $start } – { $end }

score-line = { $colour }: { $districts ->
    [one] { $districts } distrito
   *[other] { $districts } distritos
} × { $stations ->
    [one] { $stations } estación
   *[other] { $stations } estaciones
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
score-line-pair = { $colour }, dos líneas: { $districts } × { $stations } + { $districts2 } × { $stations2 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
score-interchanges = intercambiadores de { $lines } líneas: { $count } × { $each }
score-objective = objetivo «{ $objective }» ({ $count } de { $least })
sign-joker = comodín
sign-switch = desvío
worth-districts = { $districts ->
    [one] { $districts } distrito
   *[other] { $districts } distritos
}
worth-stations = { $stations ->
    [one] { $stations } estación
   *[other] { $stations } estaciones
} en un distrito
worth-line = { $districts ->
    [one] { $districts } distrito
   *[other] { $districts } distritos
} × { $stations ->
    [one] { $stations } estación
   *[other] { $stations } estaciones
}
worth-bonus = bonificación de la línea

draw-station = { $station }, { $symbol }, distrito { $district }
draw-departure = { $station }, { $symbol }, distrito { $district }, salida del lápiz { $colour }
draw-section = sección de { $start } a { $end }
draw-district = distrito { $district }
draw-loop = línea circular { $loop }
draw-objective = { $objective }
draw-colour = { $colour }
draw-suit = { $suit }
draw-pad-line = línea de color { $colour }
draw-pad-line-pair = línea de color { $colour }
draw-pad-lines = todas las líneas
draw-pad-interchanges = intercambiadores
draw-pad-objective = objetivos
tie-best-line = mejor línea: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tie-best-colour = mejor color: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
fault-third-district-loop = la línea circular pasa con { $section } por un distrito donde no está ninguna de las dos estaciones; cambia los distritos.
fault-unknown-among = el mapa no tiene ningún «{ $name }» entre los que contar. Conocidos: { $candidates }.
fault-tally-fails = «{ $name }» no puede contar una hoja vacía: { $reason }.
fault-pencils = los lápices deben ser distintos, y debe haber { $count }.
fault-bands = los límites de la tabla en solitario deben ser números crecientes.
fault-example-lines = el ejemplo necesita una línea para cada uno de los lápices { $pencils }.
fault-example-rows = el ejemplo necesita un número para cada fila de la zona de puntuación; son { $count }.
fault-example-line = la línea { $colour } del ejemplo necesita «counts»: sus distritos y sus estaciones, o un par de tales pares; «sections» nombra las de [line].
fault-objectives-dealt = «dealt» debe estar entre 1 y el número de objetivos, que es { $count }.
fault-loop-crosses = la línea circular se cruza a sí misma en { $section }.
fault-district-pieces = el distrito { $district } está en varios trozos; los puntos de un distrito deben estar unidos.
fault-extra = el código propio de la ciudad falla: { $reason }.
fault-extra-table = { $table } tiene que ser una tabla { $table ->
    [MODULES] de módulos por nombre: cada valor es una clase que hereda de Module
   *[other] de recuentos por nombre: cada valor es un Kind
}.
fault-extra-taken = «{ $name }» en { $table } ya es un nombre de la propia familia; elige otro.
fault-extra-name = { $module } figura en MODULES como «{ $name }»; dale a su «name» el mismo valor.
fault-unknown-sections = el mapa no marca ninguna sección como «{ $name }»; ponlas en su archivo bajo [section_marks] o usa un nombre conocido. Conocidos: { $candidates }.
fault-box-taken = toda zona de puntuación tiene ya una casilla «{ $name }»; llama a esta de otra forma.
fault-stamps-count = la imagen «stamps» solo muestra «{ $count }»; cuenta eso o quita la imagen.

rule-other-line = { $at } está en tu otra línea; esta carta alarga la que indica su símbolo de línea.
rule-second-section = { $at } está en la línea para la que acabas de dibujar; la segunda sección es para la otra.
rule-no-power = Tu lápiz no tiene el poder «{ $power }», o ya lo has gastado, o ahora no puedes usarlo.
rule-name-power = Esta sección gasta un poder; escríbelo detrás, como en C4-E4!joker.
rule-power-not-needed = Puedes dibujar esta sección sin gastar el poder «{ $power }»; escríbela sin él.
move-power = { $drawn }, con el poder «{ $power }»
move-power-short = { $drawn }, { $power }
power-second = segunda sección
power-joker = comodín
power-switch = desvío
power-circle = estación rodeada

fault-departure-count = el lápiz { $colour } debe tener { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
} de salida, una para cada línea de la ronda.
fault-departure-halves = el lápiz { $colour } debe tener una salida en la mitad izquierda del mapa y otra en la derecha, en este orden.
fault-mark-taken = «{ $name }» ya tiene otro significado en el mapa; llama a estas secciones de otra forma.
fault-no-section = por { $section } no pasa ninguna línea guía.

module-text-pencil-powers = cada lápiz tiene un poder; quien dibuja con él puede usarlo una vez en la ronda.
module-pencil-powers = { module-name-pencil-powers }: { module-text-pencil-powers }
module-text-round-effects = { $dealt } de { $cards } efectos, uno para cada ronda, a la vista desde el principio.
module-round-effects = { module-name-round-effects }: { module-text-round-effects }
option-name-pencils = Lápices
option-pencils-unasked = Al azar
option-pencils = { $value ->
    [choose] { $seats ->
        [1] Elijo yo el orden
       *[other] Cada cual elige en la mesa
    }
   *[other] { $value }
}
card-power-second = poder del lápiz: una segunda sección hasta el mismo símbolo en el mismo turno.
card-power-joker = poder del lápiz: usa una carta como comodín.
card-power-switch = poder del lápiz: usa una carta como si saliera con un desvío (no cuando el desvío se ignora).
card-power-circle = poder del lápiz: una estación de la línea se rodea y cuenta dos veces.
card-round-effect-look-ahead = efecto de ronda «mirada al futuro»: la carta siguiente está a la vista antes de que dibujes.
card-round-effect-recurring-switch = efecto de ronda «desvío recurrente»: el desvío vuelve una vez al mazo.
card-round-effect-triple-corners = efecto de ronda «distritos secundarios triples»: cada distrito secundario cuenta como { $count } para la línea.
card-round-effect-double-stations = efecto de ronda «estaciones dobles»: en el mejor distrito de una línea, las estaciones cuentan dos veces.
card-round-effect-double-tracks = efecto de ronda «vías de doble carril»: puedes ir junto a vías de otros colores.
card-swap-2 = cambia de sitio con la ronda 2
card-swap-3 = cambia de sitio con la ronda 3
card-swap-4 = cambia de sitio con la ronda 4
pile-power = poder del lápiz
pile-round-effect = efecto de ronda
pile-swap = ronda de cambio
pile-preview = carta siguiente

draw-departure-line = { $station }, { $symbol }, distrito { $district }, salida del lápiz { $colour } (línea { $suit })
draw-mark = { $mark }
draw-framed = { $at } está enmarcada
draw-section-mark = { $mark }
draw-river = río { $river }
draw-crossing = sección de { $start } a { $end }, cruza el río { $river }
draw-pad-bonus = bonificación de la línea
note-round = Ronda { $round }, { $card }
note-power = { $colour }, { $card }
fault-deck-lines = «lines» nombra dos tipos de carta, uno para cada línea de una ronda.
fault-deck-suit = ninguna carta es del tipo «{ $suit }».
fault-district-corner = el distrito { $district } debe estar en una esquina del mapa.

suit-street = calle
suit-subway = metro
note-closing-short = { $suit } { $out }/{ $count }
note-closing = { $suit }: { $out } de { $count }
ended-round = Ha acabado la ronda { $round }
# Lo que está en vigor; en pocas palabras bajo la clave con -short.
note-draw = Dibuja una sección hasta un { $symbol }, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea.
note-draw-any = Dibuja una sección hasta cualquier símbolo, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea.
note-draw-line = Dibuja una sección hasta un { $symbol }, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea «{ $suit }».
note-draw-line-any = Dibuja una sección hasta cualquier símbolo, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea «{ $suit }».
note-draw-twice = Dibuja para cada una de tus dos líneas una sección hasta un { $symbol }, desde cualquiera de sus estaciones.
note-draw-twice-any = Dibuja para cada una de tus dos líneas una sección hasta cualquier símbolo, desde cualquiera de sus estaciones.
note-draw-short = Hasta un { $symbol }, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea.
note-draw-any-short = Hasta cualquier símbolo, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea.
note-draw-line-short = Hasta un { $symbol }, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea «{ $suit }».
note-draw-line-any-short = Hasta cualquier símbolo, desde { $start ->
    [anywhere] cualquier estación
   *[end] un extremo
} de tu línea «{ $suit }».
note-draw-twice-short = Una sección hasta un { $symbol } para cada línea, desde cualquiera de sus estaciones.
note-draw-twice-any-short = Una sección hasta cualquier símbolo para cada línea, desde cualquiera de sus estaciones.
note-switch-early = { $early ->
    [one] En el primer turno
   *[other] En los { $early } primeros turnos
} el desvío se ignora.
note-joker-doubles = Puede ir junto a una vía de otro color.
note-joker-doubles-short = Puede ir junto a otra vía.
note-special = Símbolo especial «{ $symbol }», { $effect }
note-special-now = { $effect }
note-special-now-short = Además: { $effect }.
note-special-short = { $symbol }: { $effect }
note-objective = { $card }
note-objective-short = { $objective }
note-round-short = { $card }
note-power-short = { $card }
card-power-second-short = poder: segunda sección
card-power-joker-short = poder: comodín
card-power-switch-short = poder: desvío
card-power-circle-short = poder: estación rodeada
card-effect-switch-short = desvío
card-effect-joker-short = comodín y doble carril
card-effect-extension-short = extensión
card-effect-double-station-short = estación doble
card-round-effect-look-ahead-short = mirada al futuro
card-round-effect-recurring-switch-short = desvío recurrente
card-round-effect-triple-corners-short = secundarios triples
card-round-effect-double-stations-short = estaciones dobles
card-round-effect-double-tracks-short = doble carril

# Lápices que se eligen antes de la primera ronda.
pile-first = quién elige primero
card-first-1 = el asiento 1 elige primero
card-first-2 = el asiento 2 elige primero
card-first-3 = el asiento 3 elige primero
card-first-4 = el asiento 4 elige primero
move-pencil = { $card }
move-chance = dejarlo al azar
move-chance-played = tu lápiz se dejó al azar
move-spare = lápiz sobrante entre el asiento { $seat } y el asiento { $next }
move-chance-short = al azar
move-spare-short = lápiz sobrante
status-choosing = Le toca elegir al asiento { $seat }.
status-choosing-you = Te toca elegir.
note-choosing = El asiento { $seat } elige un lápiz para la primera ronda o lo deja al azar.
note-choosing-alone = Elige tu lápiz para la ronda { $round } o deja al azar todos los que quedan.
note-choosing-spare = El asiento { $seat } decide entre qué dos asientos queda el lápiz sobrante.
note-pencil = Asiento { $seat }: { $card }
rule-choose-first = Primero se eligen los lápices; se dibuja cuando haya empezado la primera ronda.
rule-other-choice = Ahora no se pregunta eso. Primero cada asiento elige un lápiz; después, con tres asientos, quien ha elegido en último lugar decide dónde queda el sobrante.
rule-pencil-taken = Alguien ya ha elegido ese lápiz.
rule-not-asked = Le toca elegir al asiento { $seat }.
rule-not-choosing = Los lápices solo se eligen antes de la primera ronda, y solo si la mesa está preparada así.
rule-no-pencil = «{ $given }» no es una jugada, y ningún lápiz se llama así. Lápices: { $pencils }.
error-position-choosing = Mientras se eligen los lápices todavía no hay posición.

# Las reglas como página.
guide-suit = { $suit }
guide-heading-goal = De qué se trata
guide-goal = Planificas una red de metro. La partida tiene { $rounds } rondas, y en cada una dibujas con un lápiz distinto. Las cartas dicen adónde puede llevar tu próxima sección; tú decides qué haces con ella.
guide-together = Todo el mundo responde a la vez a la misma carta, cada cual en su hoja. Gana el total más alto.
guide-heading-rounds = Lápices y rondas
guide-pencils = En cada ronda tienes un lápiz y dibujas una línea de su color. Empieza en la estación de salida de ese color.
guide-pencils-two = En cada ronda tienes un lápiz y dibujas dos líneas de su color, «{ $first }» y «{ $second }». Cada una empieza en su propia estación de salida.
guide-ring = Los { $places } lápices forman un círculo alrededor de la mesa. Después de cada ronda cada uno pasa un puesto a la izquierda, así que al final has dibujado con todos. Si juegan tres personas, el lápiz sobrante queda entre dos de ellas; si juegan dos, queda uno a cada lado. También esos van pasando.
guide-ring-choice = En el juego impreso cada cual toma el lápiz que quiere. Aquí los lápices se reparten al azar y, si juegan tres personas, el sobrante queda entre el último asiento y el primero. O bien la mesa se prepara para elegir por turnos, y el azar dice quién empieza. Entonces, si son tres, quien elige en último lugar dice también dónde queda el sobrante. En solitario el orden de los lápices se decide al azar, o lo eliges tú.
guide-heading-turn = Un turno
guide-flip = Para cada ronda se barajan de nuevo las { $cards } cartas. Se voltea una, y dibujas una sección hasta una estación con su símbolo. Las cartas de la ronda quedan a la vista.
guide-pass = No tienes que dibujar: siempre se puede pasar.
guide-card-line = El símbolo de línea de la carta, «{ $first }» o «{ $second }», indica cuál de tus dos líneas crece.
guide-joining = Una sección puede llevar a una estación de tu otra línea, o a su estación de salida aunque allí no haya nada dibujado. Entonces las dos son una sola línea el resto de la ronda, y cada carta alarga cualquiera de sus extremos.
guide-joker = Comodines en el mazo: { $count }. Un comodín vale por cualquier símbolo.
guide-joker-doubles = Comodines en el mazo: { $count }. Un comodín vale por cualquier símbolo y permite una vía de doble carril.
guide-switch = Desvíos en el mazo: { $count }. Un desvío no tiene símbolo: se voltea enseguida la carta siguiente, y las dos forman un solo turno. En él tu sección puede empezar en cualquier estación de tu línea. En los { $early } primeros turnos de una ronda el desvío se ignora, y la otra carta se juega como siempre.
guide-double-switch = Desvíos dobles en el mazo: { $count }. Se voltea enseguida una segunda carta. Su símbolo de estación vale para tus dos líneas; su símbolo de línea no importa. Puedes dibujar una sección para «{ $first }» y otra para «{ $second }», en el orden que quieras, cada una desde cualquier estación de su línea. Puedes renunciar a cualquiera de ellas. Si las dos son una sola línea, la segunda sección empieza en cualquiera de sus estaciones y lleva a una nueva. Si la segunda carta es un comodín, lo que permite vale para las dos secciones.
guide-wild = Estaciones comodín en el mapa: { $count }. Una estación comodín sirve para cualquier carta.
guide-heading-sections = Qué puedes dibujar
guide-starts = Una sección empieza en un extremo de tu línea: una estación con una sola sección de esa línea, o ninguna. Al principio es la estación de salida, y sigue siendo un extremo hasta que se juntan en ella dos secciones.
guide-starts-two = Una sección empieza en un extremo de la línea que crece: una estación con una sola sección de esa línea, o ninguna. Al principio es su estación de salida, y sigue siendo un extremo hasta que se juntan en ella dos secciones.
guide-follows = Sigue una línea guía del mapa hasta la estación siguiente. La carta debe mostrar el símbolo de esa estación.
guide-circle = La estación debe ser nueva para la línea: una línea nunca vuelve a una de sus estaciones.
guide-crossing = No cruza ninguna sección dibujada, del color que sea. En una estación las líneas sí pueden encontrarse.
guide-one-track = Entre dos estaciones solo hay sitio para una vía.
guide-double-track = Entre dos estaciones hay sitio para una vía. Una vía de doble carril te permite dibujar junto a una vía de otro color; nunca hay más de dos.
guide-loop-way = La línea circular { $name } está impresa en el mapa. Ninguna sección la cruza: solo por sus estaciones puedes entrar o salir. De una de sus estaciones a la siguiente solo se va junto a ella, y para eso hace falta una vía de doble carril.
guide-departures = Las estaciones de salida de otros colores son estaciones como las demás.
guide-heading-end = El final de una ronda
guide-closing = La ronda acaba con el turno de la { $count }.ª carta { $closing ->
    [subway] de metro
   *[other] «{ $suit }»
}{ $kinds ->
    [1] {""}
   *[other] , si llega antes
}.
guide-turns = Así, una ronda tiene de { $least } a { $most } turnos. Un desvío y la carta que lo sigue son un solo turno.
guide-heading-line = Lo que puntúa una línea
guide-line = Cuenta los distritos en los que la línea tiene estaciones, y sus estaciones en el distrito donde tiene más. Multiplica los dos números. El mapa tiene { $count } distritos.
guide-line-example = Por ejemplo, { $districts } distritos con { $stations } estaciones en el mejor de ellos son { $points } puntos.
guide-sections-river = Cada sección que cruza el río { $river } da { $points } puntos más.
guide-line-two = Dos líneas que no están unidas puntúan cada una por su cuenta, y se suman.
guide-joined = Una línea que conecta las dos estaciones de salida de su color da { $points } puntos más.
guide-line-empty = Una línea sin secciones no puntúa. En cuanto tiene una, su estación de salida cuenta como las demás.
guide-heading-city = Qué más puntúa
guide-box-interchanges = Una estación donde paran líneas de distintos colores es un intercambiador.
guide-interchange-loop = La línea circular cuenta como una línea.
guide-box-interchanges-row = Al final cada intercambiador de exactamente { $lines } líneas vale { $each } puntos.
module-name-objectives = Objetivos compartidos
guide-objectives = Al principio se ponen a la vista { $dealt } de { $cards } objetivos, los mismos para todo el mundo. Cada uno que cumpla al final toda tu red da { $points } puntos. Estos son los posibles:
module-name-special-stations = Estaciones especiales
guide-special-stations = Al empezar cada ronda se voltean una carta de símbolo y una de efecto. Siempre que se voltea una carta con ese símbolo, también junto con un desvío, puedes usar el efecto. Con un comodín no se aplica nunca.
guide-effect-switch = Desvío: como si la carta saliera con un desvío, pero no en los { $early } primeros turnos de una ronda.
guide-effect-joker = Comodín y vía de doble carril: puedes ir a cualquier símbolo, también junto a otra vía.
guide-effect-extension = Extensión: tras tu sección puedes dibujar otra, en línea recta hasta la estación siguiente, sea cual sea su símbolo. Nunca va junto a otra vía. No se puede usar si has pasado{ $loop ->
    [0] {""}
   *[other] {" "}ni después de una curva
}.
guide-effect-double-station = Estación doble: la estación a la que llegas cuenta como dos para esta línea.
module-name-pencil-powers = Lápices de poder
guide-powers = Al principio se reparten { $count } poderes entre los { $count } lápices, a la vista de todo el mundo. Quien tiene un lápiz puede usar su poder una vez en la ronda. Una sección que ya podías dibujar nunca lo gasta.
guide-power-second = Segunda sección: tras tu sección puedes dibujar otra en el mismo turno, hasta el mismo símbolo{ $wild ->
    [0] {""}
   *[other] {" "}o hasta una estación comodín
}. Empieza en cualquier extremo de tu línea, también en el nuevo; después de un desvío, en cualquiera de sus estaciones. Después de un comodín lleva al símbolo al que acabas de llegar{ $wild ->
    [0] {""}
   *[other] ; si era una estación comodín, a cualquier símbolo
}.
guide-power-joker = Comodín: usa una carta como el comodín de esta ciudad.
guide-power-switch = Desvío: usa una carta como si saliera con un desvío, pero no en los { $early } primeros turnos de una ronda.
guide-power-circle = Estación rodeada: en el mejor distrito de la línea cuenta una estación más. No tienes que hacer nada.
module-name-round-effects = Efectos de ronda
guide-round-effects = Al principio se reparten { $dealt } de { $cards } efectos, uno para cada ronda, todos a la vista. Cada uno vale solo en su ronda.
guide-round-effect-look-ahead = Mirada al futuro: la carta siguiente está a la vista antes de que dibujes. Si es un desvío, la carta que lo acompaña sigue oculta hasta su turno. Una carta cuenta para el final de la ronda solo en su propio turno; en el último turno no se muestra ninguna más.
guide-round-effect-recurring-switch = Desvío recurrente: después de su turno el desvío vuelve al mazo, una vez.
guide-round-effect-triple-corners = Distritos secundarios triples: cada distrito secundario cuenta como { $count } distritos al puntuar el color de esta ronda, y solo entonces.
guide-round-effect-double-stations = Estaciones dobles: en el mejor distrito de una línea las estaciones cuentan dos veces al puntuar el color de esta ronda, y solo entonces.{ $lines ->
    [0] {""}
   *[other] {" "}De dos líneas que no están unidas, vale para la que más gana con ello.
}
guide-round-effect-double-tracks = Vías de doble carril: en cada turno de la ronda puedes dibujar junto a una vía de otro color. Nunca sale en la primera ronda: si se reparte ahí, cambia de sitio con otro efecto.
guide-heading-order = Varios módulos a la vez
guide-order = Primero va tu sección, después su extensión o estación doble, y luego la segunda sección de un lápiz de poder, que no activa ningún efecto.
guide-adding = Una estación rodeada (lápiz de poder) y una estación doble se suman, también en la misma estación.
guide-doubling = Si un efecto de ronda duplica las estaciones de un distrito, antes se suman las estaciones que cuentan como dos.
guide-heading-winner = Quién gana
guide-winner = Gana el total más alto. En caso de empate decide la mejor línea; si también es igual, se comparte la victoria.
guide-winner-two = Gana el total más alto. En caso de empate decide el mejor color; si también es igual, se comparte la victoria.
guide-heading-alone = En solitario
guide-alone = En solitario buscas tu total en esta tabla e intentas superarlo la próxima vez.
guide-deduction = { $module }: antes se restan { $points } puntos.
guide-deducted = La deducción solo decide el veredicto. Se guarda el total sin ella.

# Una primera partida guiada.
lesson-line-first = ¡Te damos la bienvenida! Planificas una red de metro, y tu primera línea empieza en la estación de salida que se muestra aquí. La carta tiene un cuadrado: toca la estación de salida y después un cuadrado al que lleve una línea guía.
lesson-line-staged = Todavía no hay nada definitivo. Puedes deshacer la sección y probar otra. Cuando te guste, pulsa «Listo» y se volteará la carta siguiente.
lesson-line-wild = Un círculo. La estación que se muestra aquí es comodín: sirve para cualquier carta. También es un lugar turístico, y esos dan puntos propios.
lesson-line-ends = Otra vez un círculo. Una línea crece por cualquiera de sus extremos. La estación de salida es uno de ellos hasta que se juntan allí dos secciones. ¿No sabes si algo se puede? Tócalo: la página te dice por qué no y dónde lo dicen las reglas.
lesson-line-score = Un cuadrado. Una línea puntúa sus distritos por sus estaciones en el mejor distrito. Así que llega a muchos distritos y reúne estaciones en uno de ellos, por ejemplo en el centro.
lesson-line-river = Un triángulo. Cada sección que cruza el río da puntos adicionales. Ninguna puede cruzar otra sección ni volver a una estación de la línea. Si nada encaja, o nada ayuda, termina el turno sin dibujar.
lesson-line-switch = Un desvío y con él un pentágono: los dos son un solo turno. Esta vez puedes empezar en cualquier estación de tu línea, así que puede ramificarse. Es una buena forma de llegar a un distrito nuevo.
lesson-line-closing = Mira las cartas: hay cuatro cartas de metro a la vista, y la quinta pone fin a la ronda. ¿Seguimos?
lesson-line-joker = Un comodín lleva a cualquier símbolo. También es la quinta carta de metro, así que este es el último turno de la ronda. Un distrito nuevo, un lugar turístico o cruzar el río serían un buen final.
lesson-line-power = Una ronda nueva con otro lápiz; su estación de salida se muestra aquí, y todas las cartas se han barajado de nuevo. La carta es un pentágono, pero este lápiz tiene un poder que puedes usar una vez: comodín. Toca su botón y después cualquier estación. Sin el botón no se gasta nunca.
lesson-line-interchange = Un triángulo, y una estación comodín también sirve. ¿Hay alguna a tu alcance que ya conecte tu primera línea? Donde se encuentran dos colores hay un intercambiador, y los intercambiadores puntúan.
lesson-line-alone = No necesitas más. Tienes siempre las reglas a mano, y una sección muestra lo que daría antes de dibujarla. Sigue por tu cuenta, o déjalo aquí cuando quieras.
