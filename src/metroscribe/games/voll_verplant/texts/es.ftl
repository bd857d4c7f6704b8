# voll verplant: lo que dice cada plano de la familia.

rule-not-an-entry = «{ $given }» no es una anotación. Escribe línea y número de estaciones como F:3, un transbordo como F:+, el sentido en un anillo como J>:3 o J<:3, un viaje gratis como @F7, ningún viaje gratis como «-».
rule-no-line = En este plano no hay ninguna línea { $line }. Sus líneas son { $letters }.
rule-no-window = La línea { $line } no tiene ninguna ventanilla libre; elige otra línea.
rule-ring-way = { $line } es un anillo: di en qué sentido, { $line }> o { $line }<.
rule-no-ring = { $line } no es un anillo; solo se sigue desde su vagón hasta su terminal.
rule-same-way = «{ $move }» marca las mismas estaciones que el otro sentido; escríbelo con >.
rule-too-many = En la línea { $line } esta carta alcanza { $reached ->
    [one] { $reached } estación
   *[other] { $reached } estaciones
}, no { $marks }.
rule-transfer-sign = Un transbordo se escribe con un signo más: { $line }:+. Con { $line }:0 la estación queda libre.
rule-no-transfer = Solo una carta de transbordo escribe un signo más; di cuántas estaciones marcas en la línea { $line }.
rule-free-ride = Un viaje gratis no llena ninguna ventanilla: elige una sola estación libre (como @F7) o ninguna («-»).
rule-must-enter = Esta carta debe anotarse en una ventanilla: elige una línea, aunque no marques nada en ella (F:0).
rule-no-place = La línea { $line } solo tiene { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
}; no hay ninguna con ese número.
rule-place-name = «{ $move }» se llama { $name }: una estación se nombra por la primera de sus líneas en el alfabeto.
rule-marked = { $station } ya está marcada.
why-not-on-line = { $station } no está en la línea { $line }.
why-transfer-first = Un transbordo marca la primera estación libre desde el vagón; en la línea { $line } es { $first }.
why-plan-nowhere = Aquí no hay nada que marcar. Toca el vagón de una línea y después la última estación a la que debe llegar la carta.
why-way = Toca antes el vagón de la línea { $line }; después el sentido, si cambia algo.
why-ride-nowhere = Aquí no hay nada que marcar. Toca cualquier estación libre.
why-hint-first-free = La serie empieza en { $station }, la primera estación libre desde el vagón, y la carta marca como mucho { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
}.
why-hint-marked = { $station } está marcada y detiene la serie; solo un exprés la salta.

error-position-deck = No hay ninguna baraja «{ $deck }» para esta posición. Barajas: { $candidates }.
error-position-race = Las líneas completas de la posición y sus primeros valores no concuerdan: { $lines }.
error-position-framed = La posición tiene más estaciones enmarcadas que transbordos en las ventanillas.
error-position-open-card = Una posición tiene una carta volteada mientras queden ventanillas libres, y ninguna después de la última.

fault-plan-mark = «{ $mark }» en { $at } no es ni una cifra (una estación) ni una línea. Líneas: { $letters }; un punto es un lugar vacío.
fault-line-letter = «{ $letter }» no es la letra de una línea; una línea tiene una sola mayúscula.
fault-line-windows = la línea { $line } debe tener de 1 a { $most } ventanillas.
fault-line-points = el primer valor de la línea { $line } debe ser mayor que el posterior, y ambos mayores que 0.
fault-line-twice = la línea { $line } para dos veces en { $at }; solo un anillo vuelve, a su primera estación.
fault-line-colour = la línea { $line } tiene el color { $colour }, igual que la línea { $other }.
fault-path-word = «{ $word }» en el recorrido de la línea { $line } no es un punto; escribe las estaciones como C4 y las curvas como (C4).
fault-path-stop = el recorrido de la línea { $line } para en { $at }, donde no hay estación; una curva se escribe ({ $at }).
fault-path-pass = el recorrido de la línea { $line } pasa de largo la estación { $at }; una línea para en cada estación de su camino.
fault-ring-open = el anillo { $line } debe volver a su primera estación { $at }, pasando al menos por otras dos.
fault-leg-crooked = la línea { $line } no puede ir de { $start } a { $end }: cada tramo es horizontal, vertical o diagonal.
fault-leg-over = la línea { $line } no puede ir de { $start } a { $end }: en el camino está { $at }, que es una estación donde no para o parte de un vagón.
fault-leg-twice = la línea { $line } recorre dos veces el tramo de { $start } a { $end }.
fault-wagon-size = el vagón de la línea { $line } debe ocupar { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}, uno para la letra y uno por ventanilla, no { $found }.
fault-wagon-row = el vagón de la línea { $line } debe ser una fila recta, y el recorrido debe empezar en un extremo, no en { $at }.
fault-station-lines = { $at } tiene un { $count } en el dibujo, pero allí { $found ->
    [one] para { $found } línea
   *[other] paran { $found } líneas
}.
fault-special-many = estaciones especiales { $names }: un plano con tan pocas ventanillas puede tener { $most } como mucho.
fault-plan-count = { $counted }: debe haber de { $low } a { $high }, no { $found }.
counted-lines = líneas
counted-windows = ventanillas
counted-stations = estaciones
counted-special = estaciones especiales
fault-plan-rings = las líneas en anillo deben ser { $letters }, no { $found }.
fault-unknown-deck = no hay ninguna baraja «{ $name }». Barajas conocidas: { $candidates }.
fault-deck-values = en la baraja «{ $name }» el valor de una carta debe ser de 1 a { $highest }, y una cantidad de cartas de 0 a { $highest }.
fault-deck-name = «{ $name }» no puede ser el nombre de una baraja; usa minúsculas, cifras y «-».
fault-facts-range = «{ $key }» deben ser dos números, el menor y el mayor.
fault-plan-empty = un plano necesita al menos una línea.
fault-path-bend = el recorrido de la línea { $line } no puede girar en ({ $at }): una curva está en un punto vacío del dibujo.
fault-path-end = el recorrido de la línea { $line } debe acabar en una estación.
fault-deck-reshuffle = la baraja «{ $name }» no tiene la carta de número que nombra «reshuffle».
fault-deck-known = «{ $name }» es una edición del juego; da otro nombre a tu baraja.
fault-water-course = el agua «{ $name }» necesita al menos dos lugares.
fault-water-width = la anchura del agua «{ $name }» debe estar entre 0 y el tamaño del plano.
fault-station-name = «{ $name }» en { $at } no es un nombre, o lo tiene también otra estación.
fault-deck-fills = con la baraja «{ $name }» una partida no acabaría nunca, porque ninguna carta llena una ventanilla.

module-name-expert-rule = Regla de expertos
module-text-expert-rule = quien marca una estación especial anota enseguida la misma carta otra vez.
module-expert-rule = { module-name-expert-rule }: { module-text-expert-rule }
option-name-deck = Baraja
option-deck = { $deck }
deck-14 = 14 cartas: voll verplant (2021)
deck-15 = 15 cartas: MetroX (2019)
deck-20 = 20 cartas: MetroX (2018)

card-number = número { $value }
card-express = exprés { $value }
card-transfer = transbordo
card-free-ride = viaje gratis

status-voll-verplant = Turno { $turn }. Te { $windows ->
    [one] queda { $windows } ventanilla libre
   *[other] quedan { $windows } ventanillas libres
}.
note-claimed = Primeros valores ya repartidos: { $lines }.
note-reshuffle = Después de este turno se barajan de nuevo todas las cartas volteadas.
note-number = Llena una ventanilla de una línea y marca en ella hasta { $count ->
    [one] { $count } seguida
   *[other] { $count } seguidas
}, desde la primera estación libre.
note-express = Llena una ventanilla de una línea y marca en ella hasta { $count }; las estaciones marcadas se saltan.
note-transfer = Llena una ventanilla de una línea; su primera estación libre desde el vagón recibe el número de líneas que paran allí.
note-free-ride = Marca una estación libre cualquiera; no se llena ninguna ventanilla.
note-claimed-short = primeros valores repartidos: { $lines }
note-number-short = Hasta { $count ->
    [one] { $count } seguida
   *[other] { $count } seguidas
} en una línea, desde su primera estación libre.
note-express-short = Hasta { $count } en una línea; las marcadas se saltan.
note-transfer-short = La primera estación libre de una línea, con su número de líneas.
note-free-ride-short = Una estación libre cualquiera, sin ventanilla.
note-reshuffle-short = Después se barajan todas las cartas.
note-flipped = { $count ->
    [one] { $count } carta desde que se barajó
   *[other] { $count } cartas desde que se barajó
}
ended-shuffle = { $count ->
    [one] Se baraja de nuevo tras una carta
   *[other] Se baraja de nuevo tras { $count } cartas
}

move-stay = ningún viaje gratis
move-stay-played = no se anotó nada por ti
finish-turn-entered = Lo que ha anotado { $name } vale. Lo que falta se anota donde menos perjudica.
move-ride = viaje gratis a { $station } ({ $line }, { $name })
move-window = { $line } ({ $name }): llenar una ventanilla, sin marcar nada
move-entry = { $line } ({ $name }): marcar { $marks ->
    [one] { $station }
   *[other] { $marks } estaciones hasta { $station }
}{ $way }
move-transfer = { $line } ({ $name }): transbordo en { $station }, { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}{ $way }
# Donde hay poco sitio: la misma jugada en una o dos palabras, bajo su clave con -short.
move-ride-short = gratis: { $station }
move-window-short = { $line }: nada
move-entry-short = { $line }: { $marks ->
    [one] { $station }
   *[other] { $marks } → { $station }
}
move-transfer-short = { $line }: ⇄ { $station }
way-on = {""}
way-forth = , hacia delante por el anillo
way-back = , hacia atrás por el anillo

score-completed = línea { $line } completa, { $place }
place-first = primer valor
place-later = valor posterior
score-transfers = transbordos: { $each } × { $sum }
score-free = estaciones libres: { $count }
worth-full = { $line } ({ $name }) ya no tiene ventanillas: { $count ->
    [one] falta { $count } estación
   *[other] faltan { $count } estaciones
}

verdict-plan-0 = Te has perdido en tu propio plano. El próximo tren es el tuyo.
verdict-plan-1 = Un horario con huecos, pero los trenes circulan.
verdict-plan-2 = Los primeros viajeros llegan a su destino, casi todos dando un rodeo.
verdict-plan-3 = Una red decente. Los viajeros llegan.
verdict-plan-4 = Los andenes se llenan: tus líneas merecen la espera.
verdict-plan-5 = Conoces la red. Otros te preguntan el camino.
verdict-plan-6 = Planificación magistral; cada ventanilla tiene su sentido.
verdict-plan-7 = Volverán a levantar la ciudad alrededor de tus líneas.

draw-plan-station = { $station }, parada de { $count ->
    [one] la línea
   *[other] las líneas
} { $lines }
draw-plan-special = { $station }, estación especial, parada de { $count ->
    [one] la línea
   *[other] las líneas
} { $lines }
draw-plan-line = línea { $line } ({ $name }), { $stations ->
    [one] { $stations } estación
   *[other] { $stations } estaciones
}
draw-plan-wagon = vagón de la línea { $line } ({ $name }), { $windows ->
    [one] { $windows } ventanilla
   *[other] { $windows } ventanillas
}
draw-plan-window = línea { $line }, ventanilla { $number }
draw-plan-end = terminal de la línea { $line } ({ $name })
draw-plan-way = anillo { $line } ({ $name }), primero hacia { $station }
draw-plan-water = { $water }
draw-plan-worth = lo que vale la línea { $line } ({ $name })
draw-plan-first = línea { $line } completada primero: { $points }
draw-plan-later = línea { $line } completada después: { $points }
draw-pad-completed = líneas completas
draw-pad-transfers = transbordos
draw-pad-free = estaciones libres
box-completed = línea { $line }
tie-free = estaciones libres: { $count }

# Las reglas como página.
guide-plan-heading-goal = De qué se trata
guide-plan-goal = El plano tiene { $lines } líneas y { $stations } estaciones; los vagones de las líneas tienen en total { $windows } ventanillas. Anotas cartas en las ventanillas y con ellas marcas estaciones. Completa líneas, haz buenos transbordos y deja pocas estaciones libres.
guide-plan-together = Todo el mundo responde a la vez a la misma carta, cada cual en su hoja. Quien completa una línea antes que los demás obtiene más puntos por ella.
guide-plan-heading-turn = Un turno
guide-plan-turn = Se voltea una carta. Elige una línea con una ventanilla libre, anota allí la carta y marca estaciones de esa línea.
guide-plan-number = Número: marca ese número de estaciones seguidas, empezando por la primera libre desde el vagón. Una estación marcada detiene la serie, y la terminal también; lo que quede del número se pierde.
guide-plan-fewer = Puedes marcar menos estaciones, o ninguna. Pero tienes que llenar una ventanilla, aunque sea de una línea ya completa.
guide-plan-express = Exprés: como un número, pero salta las estaciones marcadas. Las libres no se pueden saltar.
guide-plan-transfer = Transbordo: anota un signo más. La primera estación libre desde el vagón recibe el número de líneas que paran allí, contando esta, y queda marcada.
guide-plan-free-ride = Viaje gratis: no se llena ninguna ventanilla. Marca una estación libre cualquiera, o ninguna.
guide-plan-heading-ring = El anillo
guide-plan-ring = La línea { $line } ({ $name }) es un anillo. Puedes seguirla en los dos sentidos, y eliges de nuevo en cada anotación. La serie empieza en la primera estación o, si está marcada, en la primera libre de tu camino.
guide-plan-ring-end = Un número acaba en cualquier estación marcada, también en la primera; un exprés da una vuelta como mucho. El anillo está completo cuando todas sus estaciones están marcadas.
guide-plan-heading-expert = Regla de expertos
guide-plan-special = Estaciones especiales ({ $count }): { $names }. Quien marca una con un número, un exprés o un transbordo anota enseguida la misma carta otra vez, en otra ventanilla de cualquier línea.
guide-plan-repeat = Antes se acaba la primera anotación. La repetición tiene el valor completo de la carta; puede no marcar nada, y puede llegar a la siguiente estación especial. Se pierde si no hay ventanillas libres. Un viaje gratis no la provoca.
guide-plan-heading-cards = Las cartas
guide-plan-deck = La baraja tiene { $cards } cartas. Números: { $numbers }. Exprés: { $express }. Transbordos: { $transfers }. Viajes gratis: { $rides }.
guide-plan-deck-other = Una mesa puede elegir en su lugar la baraja «{ $deck }». Números: { $numbers }. Exprés: { $express }. Transbordos: { $transfers }. Viajes gratis: { $rides }.
guide-plan-reshuffle = Cuando sale un { $value }, al final del turno se barajan de nuevo todas las cartas volteadas, también esa.
guide-plan-reshuffle-empty = Cuando no quedan cartas, se barajan todas de nuevo.
guide-plan-heading-race = Completar líneas
guide-plan-complete = Una línea está completa cuando todas sus estaciones están marcadas, sea como sea. En un turno se pueden completar varias líneas.
guide-plan-race = Quien completa una línea en el turno en que eso ocurre por primera vez obtiene su primer valor; vale también para varias personas en el mismo turno. Quien la completa después obtiene el valor posterior.
guide-plan-heading-lines = Las líneas de este plano
guide-plan-line = { $line } ({ $name }): { $stations ->
    [one] { $stations } estación
   *[other] { $stations } estaciones
}, { $windows ->
    [one] { $windows } ventanilla
   *[other] { $windows } ventanillas
}, primer valor { $first }, valor posterior { $later }
guide-plan-heading-end = El final
guide-plan-end = La partida acaba después del turno en que se llena la última ventanilla. Todo el mundo acaba a la vez.
guide-plan-end-expert = La partida acaba después del turno en que ya no le queda a nadie una ventanilla libre. Con la regla de expertos no se acaba a la vez: quien ya no tiene ninguna no toma más cartas, tampoco viajes gratis. Los demás siguen y aún pueden obtener primeros valores.
guide-plan-heading-score = La puntuación
guide-plan-score-lines = Suma los valores de tus líneas completas.
guide-plan-score-transfers = Añade tus números de transbordo, cada uno multiplicado por { $points }.
guide-plan-score-free = Resta la mitad de las estaciones libres, redondeando hacia abajo. Una estación cuenta una vez, por muchas líneas que paren allí.
guide-plan-winner = Gana el total más alto. En caso de empate gana quien tiene menos estaciones libres; si también son iguales, se comparte la victoria.
guide-plan-heading-alone = En solitario
guide-plan-alone = En solitario tienes siempre el primer valor, pero cada estación libre cuesta un punto entero. Después busca tu total:

# Una primera partida guiada.
lesson-plan-number = ¡Te damos la bienvenida! La carta muestra un 4. Elige una línea y anótalo en una de sus ventanillas; marca hasta cuatro estaciones, desde el vagón. Toca un vagón y después la última estación que quieras marcar. Las líneas cortas se completan pronto.
lesson-plan-staged = Todavía no hay nada definitivo. Puedes deshacer la anotación y probar otra. Cuando te guste, pulsa «Listo» y se volteará la carta siguiente.
lesson-plan-transfer = Un transbordo. Solo marca la primera estación libre desde el vagón y anota en ella cuántas líneas paran allí; al final ese número cuenta doble. En la estación que se muestra aquí paran cuatro líneas.
lesson-plan-express = Exprés 3. Marca tres estaciones libres y salta por encima de las marcadas, donde un número tendría que acabar. Úsalo en una línea que tenga delante una estación marcada. Lo que no se puede marcar te dice por qué si lo tocas.
lesson-plan-free-ride = Un viaje gratis. Marca una estación libre cualquiera sin llenar ninguna ventanilla. Toma una que compartan varias líneas, o una en la que una línea se quedaría atascada justo antes del final.
lesson-plan-complete = Un 3. Cuando todas las estaciones de una línea están marcadas, la línea está completa, y el valor junto a su vagón es tuyo. En solitario siempre es el más alto. Busca una línea a la que le falten pocas estaciones.
lesson-plan-lapse = Un 5. Puedes marcar menos estaciones de las que dice la carta. En la terminal o en una estación marcada la serie acaba de todos modos, y el resto del número se pierde. No importa si con ello se completa una línea.
lesson-plan-six = El 6 es el número más alto: úsalo en una línea con muchas estaciones libres seguidas. Después de este turno se barajan de nuevo todas las cartas volteadas.
lesson-plan-windows = Otro 5. Cada carta, menos el viaje gratis, gasta una ventanilla, ayude o no, y con la última ventanilla acaba la partida. En solitario cada estación que quede libre cuesta entonces un punto.
lesson-plan-alone = No necesitas más. Tienes siempre las reglas a mano. Sigue por tu cuenta, o déjalo aquí cuando quieras.
