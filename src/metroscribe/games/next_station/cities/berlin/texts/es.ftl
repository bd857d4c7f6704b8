city-berlin = Berlín

# Berlín

kind-main = principal
kind-corner = secundario

card-deck-bear-circle = círculo (oso)
card-deck-bear-square = cuadrado (oso)
card-deck-bear-triangle = triángulo (oso)
card-deck-bear-pentagon = pentágono (oso)
card-deck-crown-circle = círculo (corona)
card-deck-crown-square = cuadrado (corona)
card-deck-crown-triangle = triángulo (corona)
card-deck-crown-pentagon = pentágono (corona)
card-deck-bear-joker = comodín y S-Bahn (oso)
card-deck-crown-joker = comodín y S-Bahn (corona)
card-deck-double-switch = desvío doble

objective-two-whole-districts = dos distritos enteros
objective-every-district = todos los distritos
objective-two-corner-interchanges = intercambiador en 2 esquinas
objective-six-framed-districts = S-Bahn en 6 distritos
objective-three-framed-on-a-line = línea con 3 S-Bahn
card-objective-two-whole-districts = carta de objetivo: conecta todas las estaciones de al menos { $least } distritos principales.
card-objective-every-district = carta de objetivo: conecta al menos una estación en cada uno de los { $least } distritos.
card-objective-two-corner-interchanges = carta de objetivo: crea un intercambiador en al menos { $least } distritos secundarios.
card-objective-six-framed-districts = carta de objetivo: crea una estación de S-Bahn en al menos { $least } distritos.
card-objective-three-framed-on-a-line = carta de objetivo: crea al menos { $least } estaciones de S-Bahn en una sola línea conectada.
module-name-objectives = Cartas de objetivo
module-text-objectives = { $dealt } cartas de objetivo para toda la red, de { $points } puntos cada una.
module-objectives = { module-name-objectives }: { module-text-objectives }
pile-objective = carta de objetivo
score-objective = carta de objetivo «{ $objective }» ({ $count } de { $least })
draw-pad-objective = cartas de objetivo
guide-objectives = Al principio se ponen a la vista { $dealt } de { $cards } cartas de objetivo, las mismas para todo el mundo. Cada una que cumpla al final toda tu red da { $points } puntos. Estas son las posibles:
card-round-effect-recurring-switch = efecto de ronda «desvío doble recurrente»: el desvío doble vuelve una vez al mazo.
card-round-effect-recurring-switch-short = desvío doble recurrente
guide-round-effect-recurring-switch = Desvío doble recurrente: después de su turno el desvío doble vuelve al mazo, una vez.

verdict-0 = El tren ya salió, y casi vacío. El siguiente está entrando: ¡sube!
verdict-1 = Hay vías y hay estaciones. Lo que falta es un motivo para hacer transbordo.
verdict-2 = Una parte funciona muy bien, y el resto se inaugura pronto, como dicen en esta ciudad.
verdict-3 = Los desvíos están bien puestos. Un poco más, y la gente vendrá solo a viajar en tus líneas.
verdict-4 = Va como un reloj, y hasta los domingos cada diez minutos.
verdict-5 = El oso se quita la corona ante ti: nunca ha habido una red igual.

suit-bear = oso
suit-crown = corona

guide-joker-frames = Comodines en el mazo: { $count }. Un comodín vale por cualquier símbolo, y la estación a la que llegas se convierte en estación de S-Bahn. Lo es para todas las líneas que paran allí, dibujadas antes o después. Como intercambiador cuenta por dos.
note-joker-frames = La estación a la que llegas se convierte en estación de S-Bahn.
note-joker-frames-short = Será estación de S-Bahn.
worth-bonus = las dos salidas unidas
guide-tactics-frames = Haz que la sección de un comodín acabe donde se encuentran colores, o donde se encontrarán más tarde: como intercambiador, una estación de S-Bahn cuenta el doble.
guide-table = No empieza nadie, porque todo el mundo dibuja a la vez. Con papel y cartas, alguien voltea las cartas para todo el mundo. Aquí se voltean solas.
guide-turns = Así, una ronda tiene de { $least } a { $most } turnos. Un desvío doble y la carta que lo sigue son un solo turno.
guide-round-effect-look-ahead = Mirada al futuro: la carta siguiente está a la vista antes de que dibujes. Si es el desvío doble, la carta que lo acompaña sigue oculta hasta su turno. Una carta cuenta para el final de la ronda solo en su propio turno; en el último turno no se muestra ninguna más.
term-frames = estación de S-Bahn
term-objective = carta de objetivo, cartas de objetivo
