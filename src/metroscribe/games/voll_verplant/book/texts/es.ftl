# Los pies de las imágenes.
book-plan-window = Cada línea tiene sus ventanillas. En cuanto la línea B ha gastado las suyas, allí ya no se puede anotar nada.
book-plan-number = Desde el vagón se marcan estaciones libres, una tras otra.
book-plan-stop = La línea C ha marcado la estación en la que se encuentra con A. En A la serie acaba antes, y el resto del número se pierde.
book-plan-fewer = Se puede marcar menos o incluso nada, por ejemplo en una línea completa. La ventanilla se llena igualmente.
book-plan-express = El exprés salta la estación marcada y sigue detrás de ella.
book-plan-transfer = La primera estación libre desde el vagón recibe el número de líneas que paran allí.
book-plan-free-ride = Se puede marcar cualquier estación libre, esté donde esté. No se llena ninguna ventanilla.
book-plan-ring = La misma carta, una vez hacia delante y otra hacia atrás por el anillo.
book-plan-ring-end = La primera estación ya está marcada. La anotación empieza en la siguiente libre en ese sentido y acaba con el anillo.
book-plan-complete = Se marca la última estación libre de A y C, así que estas líneas quedan completas en el mismo turno.
book-plan-later = Otra persona ha completado C antes, así que para esa línea solo queda el valor posterior. Para A todavía está el primero.
book-plan-pad = La zona de puntuación se llena casilla por casilla: las líneas completas, el transbordo y la mitad de las estaciones libres, que se resta.
book-plan-repeat = La anotación en B marca la estación especial. La misma carta se anota enseguida otra vez, aquí en A.

# Lo que se ve, en una mesa de verdad, la suma.
guide-plan-heading-plan = Lo que ves
guide-plan-wagons = Cada línea empieza en su vagón, que muestra su letra y sus ventanillas. Desde allí va de estación en estación. Junto al plano están sus valores: el primero, para quien la completa antes que los demás; el posterior, para el resto.
guide-plan-shared = Las líneas comparten estaciones. Una estación marcada está marcada para todas sus líneas.
guide-plan-heading-table = En una mesa de verdad
guide-plan-table = No empieza nadie, porque todo el mundo juega a la vez. Con papel y cartas, quien ha visto un metro más recientemente hace de conductor toda la partida: baraja y voltea cada carta para todo el mundo.
guide-plan-table-aloud = Quien completa una línea antes que los demás dice su letra en voz alta y rodea el primer valor; los demás lo tachan. Aquí todo eso ocurre solo.
guide-plan-heading-total = El total
guide-plan-sum-example = Un ejemplo, casilla por casilla:
guide-plan-sum-completed = líneas completas: { $values } = { $points }
guide-plan-sum-transfers = transbordos: { $each } × ({ $values }) = { $points }
guide-plan-sum-free = estaciones libres: la mitad de { $count }, redondeada hacia abajo, es { $points }
guide-plan-heading-winner = Quién gana
guide-plan-example-expert = Por ejemplo, anotas un { $value } y marcas de paso una estación especial. Acabas esta anotación; después vuelves a anotar el { $value }, en una ventanilla libre de cualquier línea, y marcas allí hasta { $value } estaciones.

# Táctica.
guide-plan-heading-tactics = Táctica
guide-plan-tactics-values = No todas las líneas valen lo mismo, ni compensa igual en todas llegar antes. Date prisa donde el primer valor está muy por encima del posterior, y tómate tu tiempo en las demás.
guide-plan-tactics-transfer = Deja libre una estación en la que paren muchas líneas y espera un transbordo: al final su número se multiplica por { $points }.
guide-plan-tactics-crossing = Las marcas de una línea detienen a otra donde se encuentran. A veces compensa acabar antes una serie y dejar libre esa estación.
guide-plan-tactics-express = Las líneas que tienen estaciones marcadas en el camino son para el exprés. Guárdale allí una ventanilla.
guide-plan-tactics-given-up = Casi nadie marca todas las estaciones. Renuncia a una línea y llena sus ventanillas con las cartas que no encajan en ninguna parte.
guide-plan-tactics-cards = La baraja es pequeña. Recuerda qué ha salido y qué puede salir todavía antes de que se vuelva a barajar.

# Una primera partida.
guide-plan-heading-first = Tu primera partida
guide-plan-first-plain = Juega tus primeras partidas sin la regla de expertos.
guide-plan-first-ring = Este plano tiene un anillo. Para una primera partida es más fácil un plano sin anillo.
guide-plan-first-no-ring = Este plano no tiene anillo, y por eso es bueno para una primera partida.

# Cómo leemos las reglas.
guide-plan-heading-readings = Nuestra lectura
guide-readings-own-plan = El plano impreso no es público. Este es nuestro, dibujado según las líneas reales de la ciudad; también sus ventanillas y sus valores son nuestros.
guide-readings-classic-sheet = Este plano tiene los datos de una hoja de la primera edición. Lo jugamos con las reglas y la puntuación de voll verplant.
guide-plan-readings-deck-values = De las { $cards } cartas del reglamento conocemos los tipos y cuántas hay de cada uno. Los valores de los números y de las cartas exprés son nuestros.
guide-plan-readings-deck-transfers = La lista de las { $cards } cartas de una edición anterior, tal como la conocemos, tiene una carta de más. Que { $transfers } de ellas sean transbordos es una suposición nuestra.
guide-plan-readings-bands = En nuestro ejemplar del reglamento faltan algunas filas de la tabla en solitario. Hemos completado lo que queda entre las demás y por encima.
guide-plan-readings-ring = El reglamento solo dice que eliges el sentido de nuevo cada vez. Dónde empieza una anotación si la primera estación está marcada, y hasta dónde llega un exprés, es lectura nuestra.
guide-plan-readings-repeat = El reglamento dice que la misma carta se anota enseguida otra vez. Cuándo exactamente, adónde puede llevar una repetición y cuándo se pierde es lectura nuestra.
guide-plan-readings-full = El reglamento no dice qué pasa con quien acaba antes que los demás. Aquí no toma más cartas.
guide-plan-readings-left = A quien ha dejado la partida no se le espera: cada carta que se pierde cierra una de sus ventanillas.

# Las palabras que explican las reglas, en todas las formas que las reglas usan.
term-wagon = vagón, vagones
term-window = ventanilla, ventanillas
term-express = exprés, cartas exprés
term-transfer = transbordo, transbordos
term-free-ride = viaje gratis, viajes gratis
term-ring = anillo, línea circular
term-complete = completa, completas, completo
term-value = primer valor, primeros valores, valor posterior
term-special-station = estación especial, estaciones especiales
