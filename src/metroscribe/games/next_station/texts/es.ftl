# Next Station: lo que dicen todas las ciudades de la familia.

rule-not-a-move = «{ $given }» no es una jugada. Escribe una sección como C4-E4, junto a otra vía como C4=E4, y «-» para pasar.
rule-no-station = No hay ninguna estación en { $at }.
rule-no-guide-line = Ninguna línea gris del mapa une directamente estas dos estaciones.
rule-not-on-line = { $at } no está en tu línea; una sección empieza en uno de sus extremos.
rule-not-an-end = { $at } está en medio de tu línea; solo un desvío te deja salir desde ahí, y nunca en los dos primeros turnos de una ronda.
rule-symbol = El símbolo de { $at } es «{ $symbol }» y la carta pide otro.
rule-circle = { $at } ya está en esta línea; una línea nunca vuelve a una de sus estaciones.
rule-crosses = Cruzaría la sección { $section }.
rule-crosses-loop = Cruzaría la línea circular en { $section }; solo puedes atravesarla por sus estaciones.
rule-track-taken = Ahí ya hay una vía; solo una carta de vía de doble carril te deja ir al lado.
rule-two-tracks = Ahí ya hay dos vías y no queda sitio para una tercera.
rule-straight-on = Una extensión sigue recta desde la sección que acabas de dibujar.
rule-double-sign = Ahí no hay ninguna vía al lado; escribe la sección con «-».
rule-single-sign = Va al lado de otra vía; escribe la sección con «=».

error-pencils = «{ $given }» no nombra una sola vez cada uno de los lápices { $pencils }.
error-position-dealt = A la posición le faltan o le sobran cartas de las que sus módulos reparten hasta esta ronda.
error-position-section = «{ $section }» no puede estar en una posición. { $rule }
error-position-state = «{ $state }» no puede estar en esta posición.
error-position-open = La posición acaba en mitad de un turno: falta la carta que acompaña al desvío.

fault-unknown-symbol = «{ $mark }» en { $at } no es un símbolo. Los símbolos son { $marks }; un punto indica que no hay nada.
fault-unknown-district = { $at } está en el distrito «{ $letter }», que no aparece en [districts].
fault-empty-district = el distrito «{ $letter }» no ocupa ningún punto del mapa.
fault-not-a-section = «{ $section }» no es una sección; las secciones se escriben C4-E4.
fault-missing-is-loop = { $section } es parte de la línea circular y no puede faltar.
fault-missing-is-none = { $section } no puede faltar, porque por ahí no pasa ninguna línea gris.
fault-loop-open = el recorrido de la línea circular debe acabar en la estación donde empezó.
fault-loop-crooked = la línea circular no puede ir recta de { $at } a { $end }; indica entre paréntesis la esquina de ese tramo.
fault-loop-corner = la línea circular no puede girar en ({ $at }): la esquina debe compartir fila con una de sus dos estaciones y columna con la otra.
fault-loop-twice = la línea circular para dos veces en { $at }.
fault-loop-through = la línea circular pasa por { $at } sin parar allí.
fault-no-departure = al lápiz { $colour } le falta la estación de salida.
fault-unknown-pencil = no hay ningún lápiz { $colour }. Lápices: { $pencils }.
fault-shared-departure = { $at } es la estación de salida de dos lápices.
fault-third-district = estas secciones pasan por un distrito donde no está ninguna de sus estaciones (la primera, por { $district }): ponlas como missing = [{ $sections }] o cambia los distritos.
fault-short-reach = desde su estación de salida { $at }, el lápiz { $colour } debe alcanzar al menos { $least } símbolos distintos, sin contar la línea circular; solo alcanza: { $symbol }.
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
fault-symbol-count = debe haber { $count } estaciones con el símbolo «{ $symbol }», no { $found }.
fault-loop-stations = la línea circular debe tener { $count } estaciones, no { $found }.
fault-loop-curves = al menos un tramo de la línea circular debe ser una curva.
fault-loop-district = la estación { $at } de la línea circular debe estar en un distrito del tipo «{ $kind }».
fault-loop-leaks = se puede llegar a { $at } desde el centro sin parar en la línea circular.
fault-departure-symbol = la estación de salida del lápiz { $colour } debe tener el símbolo «{ $symbol }».
fault-departure-kind = la estación de salida del lápiz { $colour } debe estar en un distrito del tipo «{ $kind }».
fault-departure-neighbour = junto a la estación de salida del lápiz { $colour } (dirección: { $heading }) debe haber una estación con el símbolo «{ $symbol }».
fault-unknown-card = «{ $card }» no es una carta de estación; las cartas se escriben como subway-circle, street-joker, street-switch.
fault-unknown-term = no hay puntuación «{ $name }». Conocidas: { $candidates }.
fault-term-parameters = «{ $name }» no se puede configurar así: { $reason }.
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

module-objectives = Objetivos compartidos: dos metas para toda la red, de 10 puntos cada una.
module-special-stations = Estaciones especiales: en cada ronda un símbolo tiene un efecto.

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
card-effect-switch = efecto desvío: puedes empezar en cualquier estación de tu línea (no en los dos primeros turnos).
card-effect-joker = efecto comodín y vía de doble carril: ve a cualquier símbolo, incluso junto a otra vía.
card-effect-extension = efecto extensión: tras tu sección puedes dibujar otra más, en línea recta, a cualquier símbolo.
card-effect-double-station = efecto estación doble: la estación a la que llegas cuenta dos veces para esta línea.

pile-pencil = lápiz
pile-objective = objetivo
pile-symbol = carta de símbolo
pile-effect = carta de efecto

status-next-station = Ronda { $round }, turno { $turn }. Tu color es { $colour } y sales de { $departure }.
move-pass = no dibujar nada
move-draw = de { $start } a { $end } ({ $symbol })
move-double = de { $start } a { $end } ({ $symbol }), junto a la vía que ya hay

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

draw-station = { $at } { $name }, { $symbol }, distrito { $district }
draw-departure = { $at } { $name }, { $symbol }, distrito { $district }, salida de { $colour }
draw-section = sección de { $start } a { $end }
draw-district = distrito { $name }
draw-loop = línea circular { $name }
draw-objective = { $objective }
draw-pad-line = línea { $colour }
draw-pad-line-pair = línea { $colour }
draw-pad-lines = todas las líneas
draw-pad-interchanges = intercambiadores
draw-pad-objective = objetivos
fault-third-district-loop = la línea circular pasa con { $section } por un distrito donde no está ninguna de las dos estaciones; cambia los distritos.
fault-unknown-measure = no hay medida «{ $name }». Conocidas: { $candidates }.
fault-term-fails = «{ $name }» no puede contar una hoja vacía: { $reason }.
fault-pencils = debe haber { $count } lápices distintos.
fault-bands = los límites de la tabla en solitario deben ser números crecientes.
fault-objectives-dealt = «dealt» debe estar entre 1 y el número de objetivos, que es { $count }.
fault-loop-crosses = la línea circular se cruza a sí misma en { $section }.
fault-district-pieces = el distrito { $district } está en varios trozos; los puntos de un distrito deben estar unidos.
fault-extra = el código propio de la ciudad falla: { $reason }.

rule-other-line = { $at } está en tu otra línea; esta carta alarga la que indica su símbolo.
rule-no-power = Tu lápiz no tiene el poder «{ $power }», o ya lo has gastado, o ahora no puedes usarlo.
rule-name-power = Esta sección gasta un poder; escríbelo detrás, como en C4-E4!joker.
rule-power-not-needed = Puedes dibujar esta sección sin gastar el poder «{ $power }»; escríbela sin él.
move-power = { $drawn }, con el poder «{ $power }»
power-second = segunda sección
power-joker = comodín
power-switch = desvío
power-circle = estación doble

fault-departure-count = el lápiz { $colour } debe tener { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
} de salida, una para cada línea de la ronda.
fault-departure-halves = el lápiz { $colour } debe tener una salida en la mitad izquierda del mapa y otra en la derecha, en este orden.
fault-river-no-section = por { $section } no pasa ninguna línea gris, así que ahí no se puede cruzar el río.

module-pencil-powers = Lápices de poder: cada lápiz tiene un poder; quien dibuja con él puede usarlo una vez en la ronda.
module-round-effects = Efectos de ronda: cuatro de cinco efectos, uno para cada ronda, a la vista desde el principio.
card-power-second = poder del lápiz: una segunda sección al mismo símbolo en el mismo turno.
card-power-joker = poder del lápiz: usa una carta como comodín.
card-power-switch = poder del lápiz: usa una carta como si saliera con un desvío (no cuando el desvío se ignora).
card-power-circle = poder del lápiz: una estación de la línea cuenta dos veces.
card-round-effect-look-ahead = efecto de ronda «mirada al futuro»: la carta siguiente está a la vista antes de que dibujes.
card-round-effect-recurring-switch = efecto de ronda «desvío de vuelta»: el desvío vuelve una vez al mazo.
card-round-effect-triple-corners = efecto de ronda «esquinas triples»: cada distrito de esquina cuenta como tres para la línea.
card-round-effect-double-stations = efecto de ronda «estaciones dobles»: en el mejor distrito de una línea, las estaciones cuentan dos veces.
card-round-effect-double-tracks = efecto de ronda «vías de doble carril»: puedes ir junto a vías de otros colores.
card-swap-2 = cambia de sitio con la ronda 2
card-swap-3 = cambia de sitio con la ronda 3
card-swap-4 = cambia de sitio con la ronda 4
pile-power = poder del lápiz
pile-round-effect = efecto de ronda
pile-swap = ronda de cambio
pile-preview = carta siguiente

draw-departure-line = { $at } { $name }, { $symbol }, distrito { $district }, salida de { $colour } (línea { $suit })
draw-mark = { $mark }
draw-framed = { $at } está enmarcada
draw-river = río { $name }
draw-crossing = sección de { $start } a { $end }, cruza el río { $river }
draw-pad-bonus = bonificación de la línea
note-round = Ronda { $round }: { $card }
note-power = { $colour }: { $card }
fault-deck-lines = «lines» nombra dos tipos de carta, uno para cada línea de una ronda.
fault-deck-suit = ninguna carta es del tipo «{ $suit }».
fault-district-corner = el distrito { $district } debe estar en una esquina del plano.
